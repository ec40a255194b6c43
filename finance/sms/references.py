"""Numbers that name a transaction: after `Ref`, `UTR`, `Txn ID` and the like, or before `Confirmed`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from finance.sms.names import PATH

if TYPE_CHECKING:
    from finance.sms.vocabulary import Hit

_FOLLOWS = re.compile(
    r"[ .:#/*-]{0,4}(?:(?:no|num|number|nr|id|is|n°|est|de la transaction|de transaction|-)\b[ .:#-]{0,3}){0,3}"
    r"[ .:#(/*-]{0,3}(?P<value>[A-Za-z0-9][A-Za-z0-9]*(?:[-./_][A-Za-z0-9]+)*)",
    re.IGNORECASE,
)
_LEADING = re.compile(r"(?=[A-Z0-9]*\d)(?=[A-Z0-9]*[A-Z])[A-Z0-9]{7,14}(?=[ .,:]{1,2}[^\W\d_])")
_NUMBER = re.compile(r"\d{9,16}(?=[./_-][A-Za-z])")  # a name or a sentence may follow it
_LEAST = 4
_LONG = 5  # digits that may be taken for a telephone number too


class Reference(NamedTuple):
    """A transaction's number in a text; `start` is where the number itself begins."""

    start: int
    end: int
    value: str


def find_references(text: str, hits: list[Hit], taken: bytearray) -> list[Reference]:
    """Return the references of `text`, those that lead the message first."""
    found: dict[int, Reference] = {}
    leading = _LEADING.match(text)
    if leading:
        found[0] = Reference(0, leading.end(), leading.group())
    for path in PATH.finditer(text):
        start, end = path.span("number")
        found[start] = Reference(start, end, path["number"])
    for hit in hits:
        if "reference.label" not in hit.roles and "reference.channel" not in hit.roles:
            continue
        match = _FOLLOWS.match(text, hit.end)
        if match is None or _inside(found, match):
            continue
        number = _NUMBER.match(match["value"])
        value = number[0] if number else match["value"]
        digits = sum(c.isdigit() for c in value)
        channel = "reference.label" not in hit.roles
        if len(value) < _LEAST or digits < (6 if channel else 3):
            continue
        if taken[match.start("value")] and not (value.isdigit() and len(value) > _LONG):
            continue
        start = match.start("value")
        found[start] = Reference(start, start + len(value), value)
    return [found[start] for start in sorted(found)]


def _inside(found: dict[int, Reference], match: re.Match[str]) -> bool:
    """Whether a reference was found there already."""
    start, end = match.span("value")
    return any(r.start < end and start < r.end for r in found.values())

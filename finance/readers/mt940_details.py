"""The :86: field of an MT940 entry: German ?20 fields, SWIFT /NAME/ fields, or plain text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

_LINE = 65  # characters of a full line: the next one goes on in the middle of a word
_FIELD = 27  # characters of a full ?20 field
_CODED = re.compile(r"\s*(\d{3})\s?([?<>~^|@])(?=\d\d)")
_SLASHED = re.compile(
    r"/(TRTP|IBAN|BIC|NAME|REMI|EREF|MARF|CSID|CNTP|BENM|ORDP|ADDR|ISDT|UDTR|UCRD|PURP|RTRN|SVCL|"
    r"OCMT|CHGS\d?|EXCH|PREF|RREF|KREF|IREF|NRTX|ID|TRCD|BUSP|CITY|PRPL|CUST|ACCW|ADDRESS|MANDATE)/"
)
_SEPA = re.compile(r"(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP|RREF|CRED)\+")
_UNSTRUCTURED = re.compile(r"^/?(?:USTD//?|STRD/(?:CUR|ISO)?/?)")
_SPACES = re.compile(r"\s+")
_FEWEST_FIELDS = 2
_LONGEST = 4_000  # characters of a field; 390 by the book
_NAMES = ("32", "33")
_PURPOSE = (*(f"2{n}" for n in range(10)), *(f"6{n}" for n in range(4)))
_BOOKING_TEXT = "00"


class Details(NamedTuple):
    """What an entry says of its other party and purpose."""

    payee: str
    memo: str


def details(lines: Sequence[str], extra: Sequence[str]) -> Details:
    """Return payee and memo from the lines of :86: and, where they say nothing, `extra` text."""
    text = _joined(lines, _LINE, used=len(":86:"))[:_LONGEST]
    coded = _CODED.match(text)
    if coded:
        payee, memo = _from_codes(text[coded.end() - 1 :], coded[2])
    elif len(_SLASHED.findall(text)) >= _FEWEST_FIELDS:
        payee, memo = _from_slashes(text)
    else:
        payee, memo = "", _tidy(text)
    more = _tidy(" ".join(extra))
    found = list(dict.fromkeys(part for part in (payee, memo, more) if part))
    if payee or len(found) <= 1 or not memo:
        return Details(found[0] if found else "", " ".join(found[1:2]))
    return Details(memo, more)


def _from_codes(text: str, mark: str) -> tuple[str, str]:
    fields: dict[str, str] = {}
    for code, value in re.findall(rf"{re.escape(mark)}(\d\d)([^{re.escape(mark)}]*)", text):
        fields[code] = fields.get(code, "") + value
    name = _joined([fields[code] for code in _NAMES if code in fields], _FIELD)
    purpose = _joined([fields[code] for code in _PURPOSE if code in fields], _FIELD)
    tagged = _tagged(purpose)
    memo = tagged.get("SVWZ") or tagged.get("") or " ".join(tagged.values()).strip()
    payee = _tidy(name) or tagged.get("ABWA", "") or tagged.get("ABWE", "")
    booking = _tidy(fields.get(_BOOKING_TEXT, ""))
    if payee:
        return payee, memo or booking
    worded = any(c.isalpha() for c in memo)
    return (memo, booking) if worded else (booking or memo, memo if booking else "")


def _tagged(purpose: str) -> dict[str, str]:
    """The parts of a SEPA purpose by their keyword; what stands before the first one is under ""."""
    parts = _SEPA.split(purpose)
    found = {"": _tidy(parts[0])}
    for key, value in zip(parts[1::2], parts[2::2], strict=True):
        found.setdefault(key, _tidy(value))
    return found


def _from_slashes(text: str) -> tuple[str, str]:
    parts = _SLASHED.split(text)
    fields: dict[str, str] = {}
    for key, value in zip(parts[1::2], parts[2::2], strict=True):
        fields.setdefault(key, value)
    party = [part for part in fields.get("CNTP", "").split("/") if part]
    name = fields.get("NAME", "").strip("/ ") or (party[2] if len(party) > len("AB") else "")
    memo = _UNSTRUCTURED.sub("", fields.get("REMI", "")).strip("/ ")
    kind = fields.get("TRTP", "").strip("/ ")
    lead = parts[0].strip("/ ")
    return _tidy(name), _tidy(memo or kind or lead)


def _joined(lines: Sequence[str], full: int, *, used: int = 0) -> str:
    """Lines put together: a full one goes on in the next, a shorter one ended with a blank.

    The first line is full where it has `used` characters less, because a tag stands before it.
    """
    text = ""
    for i, line in enumerate(lines):
        text += line
        if (
            len(line) < full - (used if i == 0 else 0)
            and i + 1 < len(lines)
            and not _CODE_AHEAD.match(lines[i + 1])
        ):
            text += " "
    return text


_CODE_AHEAD = re.compile(r"[?<>~^|@]\d\d")


def _tidy(text: str) -> str:
    return _SPACES.sub(" ", text).strip()

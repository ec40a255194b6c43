"""Account and card tails: masks, endings and the numbers that follow an account word."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from finance.sms.vocabulary import Hit

_MASKED = re.compile(
    r"(?P<iban>[A-Z]{2}\d{2}[*xX.]{2,}(?P<t0>\d{2,6})[A-Z]{0,3}\b)"
    r"|(?<![A-Za-z\d*])(?:\d{1,8}[ -]?)?(?:[*•●#∗＊]{1,20}|[xX]{1,20}|\.{2,20}|[*xX•.]{2,24})[- ]?(?:\d{4}[- ])*(?P<t1>\d{2,8})(?![\d.,]?\d|[*xX]*\d)"
    r"|(?<![\dA-Za-z])(?P<head>\d{4,6})(?:[*•]{1,14}|[xX]{2,14})(?P<t2>\d{2,6})(?!\d)"
    r"|(?<=[aA]/[cC]|A/C|[aA]cct|[aA]\.[cC])[xX*]{1,14}(?P<t3>\d{2,8})(?!\d)"
)
_FOLLOWS = re.compile(
    r"[ :.#]*(?:(?:no|num|number|nr|n|№|ending|ends?|with|in|finishing|terminad[ao]|en|se|finissant|par|endet|auf)\b[ .:#°º]*){0,4}"
    r"[#(\[:-]*[ ]?[*xX•.]{0,16}(?P<tail>\d{3,20})(?![\d]|[.,:]\d|/\d)",
    re.IGNORECASE,
)
_LEAST, _MOST = 2, 20


class Account(NamedTuple):
    """An account's printed tail in a text."""

    start: int
    end: int
    tail: str


def find_accounts(text: str, hits: list[Hit], days: set[int]) -> list[Account]:
    """Return the account tails of `text` in order; `days` are the positions taken by dates."""
    found: dict[int, Account] = {}
    for match in _MASKED.finditer(text):
        tail = match["t0"] or match["t1"] or match["t2"] or match["t3"]
        if match.start() not in days and not _points(text, match):
            found[match.end()] = Account(match.start(), match.end(), tail)
    for hit in hits:
        if not hit.roles & {"nouns.account", "nouns.card"}:
            continue
        follows = _FOLLOWS.match(text, hit.end)
        if follows is None or follows.end() in found or follows.start("tail") in days:
            continue
        glued = follows.start("tail") == hit.end and "nouns.account" in hit.roles
        unit = text[follows.end() : follows.end() + 4].strip().lower()
        if not glued and _is_unit(unit):
            continue
        found[follows.end()] = Account(follows.start("tail"), follows.end(), follows["tail"])
    return sorted(found.values())


def _points(text: str, match: re.Match[str]) -> bool:
    """Whether dots before a number only end words or lead to an amount, as in `Rs..50`."""
    mask = text[match.start() : match.start(match.lastgroup or 0)]
    return mask == ".." and text[max(0, match.start() - 2) : match.start()].lower() in {"rs", "nr"}


def _is_unit(word: str) -> bool:
    return word[:3] in {"eur", "usd", "rub", "rur", "uah", "kzt", "byn", "gel", "inr", "руб", "грн"} or word[:1] in {"€", "₽", "$", "₴", "₸", "р", "원"}

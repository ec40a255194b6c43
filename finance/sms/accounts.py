"""Account and card tails: masks, endings and the numbers that stand beside an account word."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from finance.sms.amounts import currency_word

if TYPE_CHECKING:
    from collections.abc import Iterator

    from finance.sms.vocabulary import Hit

_MASKED = re.compile(
    r"(?P<iban>[A-Z]{2}\d{2}[*xX.]{2,}(?P<t0>\d{2,6})[A-Z]{0,3}\b)"
    r"|(?<![A-Za-z\d*])(?:\d{1,8}[ -]?)?(?:[*•●#∗＊]{1,20}|[xX]{1,20}|\.{2,20}|[*xX•.]{2,24})[- ]?"
    r"(?P<t1>\d{2,8})(?![\d.,]?\d|[*xX]*\d|#)"
    r"|(?<![\dA-Za-z])(?P<head>\d{4,6})(?:[*•]{1,14}|[xX]{2,14})(?P<t2>\d{2,6})(?!\d)"
    r"|(?<=[/. ][cC])[xX*]{1,14}(?P<t3>\d{2,8})(?!\d)"
)
_FOLLOWS = re.compile(
    r"[ :.#]*(?:(?:no|num|number|nr|n|№|ending|ends?|with|in|finishing|terminad[ao]|termina"
    r"|terminant[e]?|terminata|finalizad[ao]|che|que|which|that|en|se|finissant|par|endet|endend"
    r"|auf|final|su)\b[ .:#°º]*){0,4}"
    r"[#(\[:-]*[ ]?[*xX•.]{0,16}(?:(?:[A-Z]{1,2}|\d\.)(?=\d{4}(?!\d)))?(?P<tail>\d{3,20})(?![\d]|[.,:]\d|/\d)",
    re.IGNORECASE,
)
_MASK_ON = re.compile(r"[*xX•]{1,16}\d")
_AHEAD = re.compile(r"(?<![\d.,])(?P<tail>\d{3,8})[ ;]?$")
_BEHIND = re.compile(r" ?([^\W\d_]+|[^\w\s])")
_REACH = 12
_TOUCHING = 2
_TELEPHONE = 10  # signs of a masked telephone number, which shows its last two
_NOUNS = frozenset({"nouns.account", "nouns.card"})
_OWNERS = _NOUNS | {"nouns.own"}


class Account(NamedTuple):
    """An account's printed tail in a text."""

    start: int
    end: int
    tail: str


def find_accounts(text: str, hits: list[Hit], taken: bytearray, language: str) -> list[Account]:
    """Return the account tails of `text` in order; `taken` marks what is a date or a link."""
    found = list(_masked(text, hits, taken))
    for account in (*_ahead(text, hits), *_following(text, hits, taken, language)):
        if not any(a.start < account.end and account.start < a.end for a in found):
            found.append(account)
    return sorted(found)


def _masked(text: str, hits: list[Hit], taken: bytearray) -> Iterator[Account]:
    for match in _MASKED.finditer(text):
        tail = match["t0"] or match["t1"] or match["t2"] or match["t3"]
        telephone = len(match.group()) >= _TELEPHONE and len(tail) <= _TOUCHING
        if not (
            telephone or taken[match.start()] or _dotted(text, match) or _counts(text, match, hits)
        ):
            yield Account(match.start(), match.end(), tail)


def _ahead(text: str, hits: list[Hit]) -> Iterator[Account]:
    """Read numbers that stand before their words, as in Turkish: `8812 ile biten`."""
    for hit in hits:
        if "nouns.behind" in hit.roles:
            match = _AHEAD.search(text, max(0, hit.start - _REACH), hit.start)
            if match:
                yield Account(match.start(), match.end(), match["tail"])


def _following(text: str, hits: list[Hit], taken: bytearray, language: str) -> Iterator[Account]:
    for hit in hits:
        if not hit.roles & _NOUNS:
            continue
        match = _FOLLOWS.match(text, hit.end)
        if match is None or taken[match.start("tail")] or _MASK_ON.match(text, match.end()):
            continue
        glued = match.start("tail") == hit.end and "nouns.account" in hit.roles
        if glued or not _is_money(text, match.end(), language):
            yield Account(match.start("tail"), match.end(), match["tail"])


def _dotted(text: str, match: re.Match[str]) -> bool:
    """Whether dots before a number lead to an amount, as in `Rs..50`."""
    if text[match.start() : match.start() + _TOUCHING] != "..":
        return False
    return text[max(0, match.start() - _TOUCHING) : match.start()].lower() in {"rs", "nr"}


def _counts(text: str, match: re.Match[str], hits: list[Hit]) -> bool:
    """Whether a lone `#` numbers something else, as in `order #55012`."""
    if text[match.start()] != "#" or text.startswith("##", match.start()):
        return False
    before = text[max(0, match.start() - _TOUCHING) : match.start()].strip()
    if not before or not before[-1].isalnum():
        return False
    return not any(h.roles & _OWNERS and 0 <= match.start() - h.end <= _TOUCHING for h in hits)


def _is_money(text: str, end: int, language: str) -> bool:
    """Whether a currency stands behind a number."""
    match = _BEHIND.match(text, end)
    return match is not None and currency_word(match[1], "after", language) is not None

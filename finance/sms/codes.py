"""Codes to type in, which banks send with the amount that they are for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from finance.sms.facts import Facts
    from finance.sms.scan import Scan
    from finance.sms.vocabulary import Hit

_CODE_AFTER = re.compile(
    r"[^\n.!?]{0,28}?(?<![\d.,*xX/:-])(?P<code>\d{3,8}|\d{3}[- ]\d{3}|[A-Z]-?\d{4,8})(?![\d/:]|[.,]\d)"
)
_CODE_BEFORE = re.compile(
    r"(?<![\d.,*xX/:-])(?:\d{4,8}|\d{3}[- ]\d{3})[ :-]{0,3}"
    r"(?:is|as|:|est|ist|es|é|adalah|-)?[^\n.!?\d]{0,28}$"
)
_CODE_SAID = re.compile(
    r"\b(?:is|es|est|ist|lautet|adalah|это) (?P<code>\d{4,8})(?![\d/:-]|[.,]\d| ?%)",
    re.IGNORECASE,
)
_BEFORE = 44


def told_code(facts: Facts) -> str | None:
    """A code to type in: its name with the digits beside it, or with a warning and nothing booked."""
    hits = facts.scan.hits
    nouns = [h for h in hits if "status.otp" in h.roles]
    if any(_code_near(facts.scan.text, h) for h in nouns) or (
        nouns and not facts.balance and _code_said(facts.scan)
    ):
        return "otp"
    money = facts.moved.start if facts.moved else 0
    if not facts.done and any(h.start < money for h in nouns):
        return "otp"
    if facts.balance or not any("status.secret" in h.roles for h in hits):
        return None
    asks = any("status.request" in h.roles for h in hits)
    if nouns and (asks or not (facts.done and facts.scan.accounts)):
        return "otp"
    weak = [h for h in hits if "status.code" in h.roles]
    return "otp" if any(_code_near(facts.scan.text, h) for h in weak) else None


def _code_said(scan: Scan) -> bool:
    """Whether a sentence says what the code is: `… es 552198`."""
    known = [(a.start, a.end) for a in scan.accounts]
    known += [(r.start, r.end) for r in scan.references]
    known += [(t.start, t.end) for t in scan.money if t.currency]
    return any(
        not any(start <= m.start("code") < end for start, end in known)
        for m in _CODE_SAID.finditer(scan.text)
    )


def _code_near(text: str, hit: Hit) -> bool:
    if _CODE_AFTER.match(text, hit.end):
        return True
    return bool(_CODE_BEFORE.search(text[max(0, hit.start - _BEFORE) : hit.start]))

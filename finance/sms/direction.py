"""Which way the money went, judged by the verb beside it and by whose account is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.sms.labels import STRONG, WEAK

if TYPE_CHECKING:
    from finance.sms.amounts import MoneyToken
    from finance.sms.scan import Scan
    from finance.sms.vocabulary import Hit

OUT, IN = "expense", "income"
_TOUCHING = 2
_SOON, _PHONE = 12, 10


def kind_of(scan: Scan, moved: MoneyToken) -> str:
    """Return the kind of a movement whose amount is `moved`."""
    if scan.has("verbs.own"):
        return "transfer"
    strong = _beside(scan, moved, _native(scan, scan.having(*STRONG)))
    if any("verbs.refund" in h.roles for h in strong):
        return "refund"
    if _is_card_payment(scan, strong, moved):
        return "card_payment"
    kind = _by_sign(moved) or _by_verbs(scan, moved, strong)
    return _narrowed(scan, strong, moved) if kind == OUT else kind


def _by_sign(moved: MoneyToken) -> str | None:
    if not moved.sign:
        return None
    return OUT if moved.sign == "-" else IN


def _narrowed(scan: Scan, strong: list[Hit], moved: MoneyToken) -> str:
    if any("verbs.cash" in h.roles for h in strong) or scan.has("nouns.machine"):
        return "cash_withdrawal"
    if moved.label == "fee" or scan.has("verbs.fee"):
        return "fee"
    return "investment" if scan.has("verbs.invest") else OUT


def _by_verbs(scan: Scan, moved: MoneyToken, strong: list[Hit]) -> str:
    first = next((h for h in strong if h.roles & {"verbs.in", "verbs.out"}), None)
    if first is not None:
        return _of_verb(scan, first)
    weak = _beside(scan, moved, _native(scan, scan.having(*WEAK)))
    if any("verbs.cash" in h.roles for h in strong):
        return IN if any("verbs.weak_in" in h.roles for h in weak) else OUT
    transfer = next((h for h in strong if "verbs.transfer" in h.roles), None)
    if transfer is not None:
        return _transfer(scan, transfer)
    return OUT if not weak or "verbs.weak_out" in weak[0].roles else IN


def _of_verb(scan: Scan, verb: Hit) -> str:
    if verb.roles >= {"verbs.in", "verbs.out"}:
        return IN if _follows_from(scan, verb) else OUT
    if "verbs.in" in verb.roles:
        return OUT if _from_own(scan, verb) else IN
    return IN if _to_own(scan, verb) else OUT


def _native(scan: Scan, hits: list[Hit]) -> list[Hit]:
    own = [h for h in hits if h.language == scan.language]
    return own or hits


def _beside(scan: Scan, moved: MoneyToken, hits: list[Hit]) -> list[Hit]:
    """Return the hits of the amount's own sentence, else of the nearest one that has any."""
    if not hits:
        return hits
    here = scan.sentence(moved.start)
    nearest = min(abs(scan.sentence(h.start) - here) for h in hits)
    return [h for h in hits if abs(scan.sentence(h.start) - here) == nearest]


def _next(scan: Scan, hit: Hit) -> list[Hit]:
    return [h for h in scan.hits if 0 <= h.start - hit.end <= _TOUCHING]


def _own(hits: list[Hit]) -> bool:
    return any(h.roles & {"nouns.own", "nouns.account", "nouns.card"} for h in hits)


def _from_own(scan: Scan, verb: Hit) -> bool:
    """Whether money `received` by somebody came `from your account`."""
    if any(_own(_next(scan, h)) for h in scan.hits if _ends(scan, h, "to", "in", "into")):
        return False
    return any(
        _own(_next(scan, h)) and not _phone_behind(scan, h)
        for h in scan.hits
        if _ends(scan, h, "from") and h.start >= verb.start and not scan.in_trailer(h.start)
    )


def _phone_behind(scan: Scan, hit: Hit) -> bool:
    """Whether the account behind `from` is a whole telephone number: somebody's wallet."""
    return any(
        hit.end <= a.start <= hit.end + _SOON and len(a.tail) >= _PHONE for a in scan.accounts
    )


def _to_own(scan: Scan, verb: Hit) -> bool:
    return _ends(scan, verb, "to", "into") and _own(_next(scan, verb))


def _ends(scan: Scan, hit: Hit, *words: str) -> bool:
    return scan.text[hit.start : hit.end].lower().split()[-1] in words


def _follows_from(scan: Scan, hit: Hit) -> bool:
    """Whether the first preposition after a word of both ways names a payer."""
    for other in scan.hits:
        if other.start >= hit.start and other.roles & {"before.in", "before.out"}:
            return "before.in" in other.roles and "before.out" not in other.roles
    return False


def _transfer(scan: Scan, hit: Hit) -> str:
    if _names_source(scan):
        return OUT
    for other in scan.hits:
        if other.start < hit.start or not other.roles & {"before.in", "before.out"}:
            continue
        if any(0 <= t.start - other.end <= 1 for t in scan.money):
            continue
        own = _own(_next(scan, other))
        if "before.in" in other.roles and "before.out" not in other.roles:
            return OUT if own else IN
        if "before.out" in other.roles and "before.in" not in other.roles:
            return IN if own and scan.language == "en" else OUT
    return OUT


def _names_source(scan: Scan) -> bool:
    """Whether the first of several accounts is the one that money came from: `с карты *1 на карту *2`."""
    if len(scan.accounts) <= 1:
        return False
    first = scan.accounts[0].start
    return any(
        "before.in" in h.roles and "before.out" not in h.roles and 0 <= first - h.end <= _TOUCHING
        for h in scan.hits
    )


def _is_card_payment(scan: Scan, strong: list[Hit], moved: MoneyToken) -> bool:
    """Whether a card's bill was paid: `payment … received … card`, or words that say so at once."""
    if scan.has("verbs.card_payment"):
        return True
    if scan.language != "en" or moved.sign:
        return False
    here = scan.sentence(moved.start)
    texts = [
        (h, scan.text[h.start : h.end].lower())
        for h in scan.hits
        if abs(scan.sentence(h.start) - here) <= 1
    ]
    paid = any(text.startswith(("payment", "autopay")) for h, text in texts if h.roles & WEAK)
    taken = any("verbs.in" in h.roles for h in strong) or any(
        text.startswith("thank") for h, text in texts
    )
    card = any("nouns.card" in h.roles and "debit" not in text for h, text in texts)
    return paid and taken and card and not any("verbs.out" in h.roles for h in strong)

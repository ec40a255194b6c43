"""What each amount of a message counts: the money that moved, a balance, a limit, a fee, a due."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from decimal import Decimal

    from finance.sms.amounts import MoneyToken
    from finance.sms.scan import Scan
    from finance.sms.vocabulary import Hit

STRONG = frozenset({"verbs.out", "verbs.in", "verbs.cash", "verbs.refund", "verbs.transfer"})
WEAK = frozenset({"verbs.weak_out", "verbs.weak_in"})
LABELS = ("previous", "balance", "limit", "fee", "due", "other", "amount")
MOVED = frozenset({"", "amount", "verb"})
_CENTS = re.compile(r"\d[.,]\d\d$")
_NEAR = 3
_MARK = 2
_FAR = 64
_WORDS = 7  # letters between a label and a bare number
_CLOSE = 20  # for a bare number, which may count anything
_PLAIN = 6
_BEHIND = 14
_NEXT_MONEY = 30


def label_money(scan: Scan) -> None:
    """Fill `label` of each amount: one of LABELS, `verb` right after a verb, or nothing."""
    end = 0
    for index, token in enumerate(scan.money):
        token.label = _label_before(scan, token, end)
        if not token.label:
            following = scan.money[index + 1] if index + 1 < len(scan.money) else None
            token.label = _label_behind(scan, token, following)
        end = token.end
    balances = [t for t in scan.money if t.label == "balance"]
    if len({bool(t.sign) for t in balances}) > 1 and balances[0].sign:
        balances[0].label = ""  # `Balance of account 12 -150: balance 2 310`


def drop_marks(scan: Scan) -> None:
    """Forget `CR` and `DR` right behind a balance: they say its side, not what moved."""
    ends = {t.end for t in scan.money if t.label not in MOVED}
    scan.hits = [
        h
        for h in scan.hits
        if not (h.end - h.start <= _MARK and h.roles & STRONG and {h.start, h.start - 1} & ends)
    ]


def _label_before(scan: Scan, token: MoneyToken, region: int) -> str:
    for hit in reversed(scan.hits):
        if hit.end > token.start + 1 or hit.start < region:
            continue
        name = label_of(hit)
        if not name:
            continue
        if not _reaches(scan, hit, token):
            return ""
        if not token.currency and name == "verb" and _counted(scan, token):
            return "other"
        return name
    return ""


def _counted(scan: Scan, token: MoneyToken) -> bool:
    """Whether a number without a currency counts points: `Reward points credited: 368`."""
    sentence = scan.sentence(token.start)
    return any(
        "labels.other" in h.roles and h.end <= token.start and scan.sentence(h.start) == sentence
        for h in scan.hits
    )


def label_of(hit: Hit) -> str:
    """Return the label that a phrase gives to the amount after it."""
    for name in LABELS:
        if f"labels.{name}" in hit.roles:
            return name
    if hit.roles & STRONG or hit.roles & WEAK:
        return "verb"
    return ""


def _reaches(scan: Scan, hit: Hit, token: MoneyToken) -> bool:
    gap = scan.text[hit.end : token.start]
    if len(gap) <= _NEAR:
        return True
    if not token.currency and sum(map(str.isalpha, gap)) > _WORDS:
        return False  # `balance for order 112233`
    if len(gap) > (_FAR if token.currency else _CLOSE):
        return False
    if scan.sentence(hit.start) == scan.sentence(token.start):
        return True
    return not any(c.isalpha() for c in gap)


def _label_behind(scan: Scan, token: MoneyToken, following: MoneyToken | None) -> str:
    """Read `Rs 500 is your balance`; a label that has its own amount behind it does not count."""
    for hit in scan.hits:
        if hit.start < token.end:
            continue
        if hit.start - token.end > _BEHIND or scan.sentence(hit.start) != scan.sentence(
            token.start
        ):
            return ""
        name = label_of(hit)
        if name in {"balance", "fee", "limit", "other"}:
            if following is not None and following.start - hit.end < _NEXT_MONEY:
                return ""
            return name
        if name:
            return ""
    return ""


def moved_amount(scan: Scan) -> MoneyToken | None:
    """Return the amount that moved, if one stands out of the message."""
    return next(iter(possible_amounts(scan)), None)


def possible_amounts(scan: Scan) -> list[MoneyToken]:
    """Return the amounts that may have moved, the likeliest first: no balance, limit or due."""
    rated = [(_points(scan, token), token) for token in scan.money if token.label in MOVED]
    found = [(points, token) for points, token in rated if points > 0]
    found.sort(key=lambda pair: -pair[0])
    fee = None if found else _only_fee(scan)
    return [token for _, token in found] if fee is None else [fee]


def _only_fee(scan: Scan) -> MoneyToken | None:
    """Return a fee that is all that a message tells: `Monthly fee -R6.00`, `Fee of $5 was charged`."""
    fees = [t for t in scan.money if t.label == "fee" and t.currency and t.amount]
    told = any(h.roles & STRONG or "verbs.fee" in h.roles for h in scan.hits)
    return fees[0] if len(fees) == 1 and (fees[0].sign or told) else None


def _points(scan: Scan, token: MoneyToken) -> int:
    points = 0
    if token.currency:
        points += 3
    if token.label:
        points += 2
    if token.sign:
        points += 2
    if not token.currency and _has_cents(token.digits):
        points += 1
    sentence = scan.sentence(token.start)
    strong = [h for h in scan.hits if h.roles & STRONG and scan.sentence(h.start) == sentence]
    points += bool(strong)
    points += any(0 <= h.start - token.end <= _NEAR for h in strong)  # `Rs 500 credited`
    if not token.currency and not token.label and not token.sign:
        points -= 1 if _has_cents(token.digits) else 4
    if not token.currency and token.digits.isdigit() and len(token.digits) > _PLAIN:
        points -= 6
    if not token.currency and scan.text[token.end : token.end + 2].lower() == "cr":
        points -= 5  # crores, a count of houses or fans
    if token.amount == 0:
        points -= 3
    return points


def _has_cents(digits: str) -> bool:
    return _CENTS.search(digits) is not None


def proved_direction(scan: Scan, moved: MoneyToken) -> int:
    """Return -1 or 1 where the balances before and after prove it, else 0."""
    before = next((t for t in scan.money if t.label == "previous"), None)
    after = balance_of(scan)
    if before is None or after is None or moved.amount == 0:
        return 0
    change = signed(after) - signed(before)
    if abs(change) != abs(moved.amount):
        return 0
    return 1 if change > 0 else -1


def signed(token: MoneyToken) -> Decimal:
    """Return an amount with its printed sign."""
    return -token.amount if token.sign == "-" else token.amount


def balance_of(scan: Scan) -> MoneyToken | None:
    """Return the balance that the message states; the first one, as further ones are parts of it."""
    return next((t for t in scan.money if t.label == "balance"), None)

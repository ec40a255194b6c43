"""The number slots: bounds of an amount, a threshold to be answered yes or no, a limit."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from finance.queries.query import Intent
from nlu.engines.keyword.targets import excluded

if TYPE_CHECKING:
    from decimal import Decimal

    from nlu.amounts import Amount, Op
    from nlu.engines.keyword.cues import Cues
    from nlu.hints import Hints

_ASKED = {Intent.TOTAL, Intent.COUNT, Intent.AVERAGE, Intent.SHARE}
_HAD = {Intent.BALANCE, Intent.NET_WORTH, Intent.BUDGET, Intent.CASH_FLOW}
_ROWS = {
    Intent.LIST, Intent.LARGEST, Intent.SMALLEST, Intent.COUNT, Intent.TOTAL, Intent.LAST_TIME,
    Intent.FIRST_TIME, Intent.UNUSUAL, Intent.AVERAGE, Intent.RECURRING, Intent.UPCOMING,
    Intent.BREAKDOWN, Intent.TREND, Intent.EXTREME_PERIOD, Intent.SHARE,
}  # fmt: skip
_SIZES = {Intent.LARGEST, Intent.SMALLEST}
_ONE = {Intent.LARGEST, Intent.SMALLEST, Intent.EXTREME_PERIOD}
_LIMITED = {Intent.LIST, Intent.LARGEST, Intent.SMALLEST, Intent.BREAKDOWN, Intent.EXTREME_PERIOD,
            Intent.UPCOMING, Intent.RECURRING}  # fmt: skip
_MOST_ROWS = 1000
_OTHERWISE: dict[Op, Op] = {
    "over": "at_most", "at_most": "over", "under": "at_least", "at_least": "under",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Numbers:
    """Number slots of the query; see FinanceQuery."""

    amount_min: Decimal | None = None
    amount_max: Decimal | None = None
    amount_min_open: bool = False
    amount_max_open: bool = False
    threshold: Decimal | None = None
    threshold_op: Literal["over", "under"] | None = None
    limit: int | None = None


def numbers(intent: Intent, hints: Hints, cues: Cues) -> Numbers:
    """Sort the numbers of a question by what the intent does with them."""
    out = excluded(hints, cues)
    # "Without the rent, over 75": it is the rent that is left out.
    named = min((n.first for n in hints.names if n.first in out), default=len(hints.text.tokens))
    amounts = [_left_out(a) if a.first in out and a.first < named else a for a in hints.amounts]
    compared = [a for a in amounts if a.op != "plain" or a.money]
    limit = _limit(intent, hints, cues)
    if intent in _HAD:
        sums = compared or [a for a in hints.amounts if not a.times]
        return _held(sums[-1]) if sums else Numbers()
    if intent in _ASKED and compared and _asks_yes_no(intent, compared[0], hints, cues):
        under = compared[0].op in {"under", "at_most"}
        return Numbers(
            threshold=compared[0].value, threshold_op="under" if under else "over", limit=limit
        )
    if intent is Intent.TOTAL and hints.amounts and _reached(hints, cues):
        return Numbers(threshold=hints.amounts[0].value, threshold_op="over", limit=limit)
    if intent in _ROWS:
        filters = [a for a in compared if not a.times]
        if intent is Intent.SHARE:  # "of every 100 euros spent" is no bound
            filters = [a for a in filters if a.op in {*_OTHERWISE, "between"}]
        if filters:
            return _bounded(filters, limit)
    return Numbers(limit=limit)


def _left_out(amount: Amount) -> Amount:
    """What is kept where the rows of a bound are left out ("excluding anything over 500")."""
    return replace(amount, op=_OTHERWISE.get(amount.op, amount.op))


def _held(amount: Amount) -> Numbers:
    under = amount.op in {"under", "at_most"}
    return Numbers(threshold=amount.value, threshold_op="under" if under else "over")


def _asks_yes_no(intent: Intent, amount: Amount, hints: Hints, cues: Cues) -> bool:
    if amount.op in {"plain", "exact", "between"}:
        return False
    if amount.times:
        return True
    if intent is Intent.COUNT:  # "fewer than 5 rides?"; with "how many" a sum bounds the rows
        return not amount.money and cues.how_many.search(hints.line) is None
    if cues.yes_no.search(hints.line) is not None:
        return True
    return hints.question.rstrip().endswith("?") and cues.unsaid.search(hints.line) is not None


def _reached(hints: Hints, cues: Cues) -> bool:
    """Whether a plain sum is asked for as a mark: "have we already spent 400 on groceries?"."""
    asked = cues.yes_no.search(hints.line) is not None
    return asked and cues.reached.search(hints.line) is not None


def _bounded(amounts: list[Amount], limit: int | None) -> Numbers:
    """The first bound, with the second where it is the other end: "over 20 but under 50"."""
    first = _bounds(amounts[0], limit)
    other = _bounds(amounts[1], limit) if len(amounts) > 1 else first
    if first.amount_max is None and other.amount_min is None:
        return replace(first, amount_max=other.amount_max, amount_max_open=other.amount_max_open)
    if first.amount_min is None and other.amount_max is None:
        return replace(first, amount_min=other.amount_min, amount_min_open=other.amount_min_open)
    return first


def _bounds(amount: Amount, limit: int | None) -> Numbers:
    value = amount.value
    match amount.op:
        case "over":
            return Numbers(amount_min=value, amount_min_open=True, limit=limit)
        case "at_least":
            return Numbers(amount_min=value, limit=limit)
        case "under":
            return Numbers(amount_max=value, amount_max_open=True, limit=limit)
        case "at_most":
            return Numbers(amount_max=value, limit=limit)
        case "between":
            return Numbers(amount_min=value, amount_max=amount.high, limit=limit)
        case _:
            return Numbers(amount_min=value, amount_max=value, limit=limit)


def _limit(intent: Intent, hints: Hints, cues: Cues) -> int | None:
    if intent not in _LIMITED:
        return None
    match = cues.limit.search(hints.line)
    if match is not None:
        place = next(i for i in range(1, (match.lastindex or 0) + 1) if match.group(i))
        first, _ = hints.tagged.tokens(*match.span(place))
        amount = next((a for a in hints.amounts if a.first <= first < a.last), None)
        if (
            amount is not None
            and 0 < amount.value <= _MOST_ROWS
            and amount.op in {"plain", "exact"}
        ):
            return int(amount.value)
    if intent in _ONE:
        return None if intent in _SIZES and cues.several.search(hints.line) else 1
    if intent is Intent.LIST and cues.one.search(hints.line):
        return 1
    if intent is Intent.BREAKDOWN and cues.breakdown_one.search(hints.line):
        return 1
    return None

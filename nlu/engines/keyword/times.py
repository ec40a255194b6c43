"""The period slots: what was said, or what the product assumes where nothing was."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from finance.queries.query import Intent, Period
from nlu.engines.keyword.comparing import Times, compared, targets_compared
from nlu.engines.keyword.targets import excluded
from nlu.lexicon import lexicon
from nlu.periods.calendar import resolve
from nlu.periods.span import unit_bounds
from nlu.periods.symbol import Symbol

if TYPE_CHECKING:
    from datetime import date

    from nlu.engines.keyword.cues import Cues
    from nlu.hints import Hints, PeriodHint
    from nlu.periods.span import Span

_MONTH = {
    Intent.TOTAL, Intent.BREAKDOWN, Intent.CASH_FLOW, Intent.COMPARE_TO_USUAL, Intent.BUDGET,
    Intent.SHARE, Intent.UNUSUAL, Intent.COMPARE,
}  # fmt: skip
_YEAR = {Intent.AVERAGE, Intent.TREND, Intent.EXTREME_PERIOD}
_WHOLE = {Intent.BUDGET, Intent.UPCOMING}
_FORWARD = {Intent.BUDGET, Intent.UPCOMING, Intent.BALANCE}
_TWO = 2
_NOW = {Intent.BALANCE, Intent.NET_WORTH}
_VAGUE = {"ever", "recent", "recent_weak", "statement"}


def times(intent: Intent, hints: Hints, cues: Cues, until: int, *, weekdays: bool = False) -> Times:
    """Read the period slots of a question that stands by itself, up to token `until`.

    Where the rows are to be `weekdays`, one that is named is a row and no period.
    """
    said = [p for p in chosen(hints) if p.first < until]
    said = [p for p in said if not (weekdays and _is_days(p))]
    if intent in _NOW:  # "how much do we have these days?"
        said = [p for p in said if p.found.kind not in {"recent", "recent_weak"}]
    if intent is Intent.BUDGET:  # "how much is already gone?" is about the running one
        said = [p for p in said if p.found.kind != "ever"]
    several = len({(p.span.start, p.span.end) for p in said}) >= _TWO
    targets = targets_compared(hints, excluded(hints, cues))
    if intent is Intent.COMPARE and (several or not targets):
        return compared(said, hints, cues)
    if not said:
        return Times(assumed(intent, hints.today, hints.language), said=False)
    return Times(as_period(narrowest(said), intent, hints.today))


def _is_days(hint: PeriodHint) -> bool:
    """Whether days of the week are named: "on Fridays", "at the weekend", "in the week"."""
    return hint.found.kind == "weekday" or hint.span.unit in {"weekend", "week"}


def assumed(intent: Intent, today: date, language: str) -> Period | None:
    """What an intent covers where no period is said."""
    labels = lexicon(language).periods["labels"]
    if intent in _MONTH:
        start, end = unit_bounds("month", today)
        end = end if intent in _WHOLE else today
        return Period(start=start, end=end, label=labels["month"], assumed=True)
    if intent in _YEAR:
        span = resolve(Symbol("rolling", "year", 1), today)
        return Period(start=span.start, end=span.end, label=labels["past_year"], assumed=True)
    return None


def chosen(hints: Hints) -> list[PeriodHint]:
    """The periods to go by: "ever" and "recently" give way to dates."""
    dated = [p for p in hints.periods if p.found.kind not in _VAGUE]
    return dated or [
        p for p in hints.periods if p.found.kind != "recent_weak" or "newest" not in hints.marks
    ]


def narrowest(said: list[PeriodHint]) -> PeriodHint:
    """The period that lies within the others, else the one said last."""
    best = said[-1]
    for hint in said[:-1]:
        if _within(hint.span, best.span):
            best = hint
    return best


def _ahead(symbol: Symbol, today: date) -> Span:
    last = replace(symbol.last, ahead=True) if symbol.last is not None else None
    return resolve(replace(symbol, ahead=True, last=last), today)


def _within(inner: Span, outer: Span) -> bool:
    if inner.start is None or inner.end is None or outer.start is None or outer.end is None:
        return False
    return inner.start >= outer.start and inner.end <= outer.end


def as_period(hint: PeriodHint, intent: Intent, today: date) -> Period:
    """The hint's dates as the intent takes them."""
    span = hint.span
    start, end = span.start, span.end
    if span.whole_end is not None and intent in _WHOLE and not span.assumed:
        end = span.whole_end
    if hint.found.kind == "until" and intent in _WHOLE and not hint.found.symbol.ahead:
        span = _ahead(hint.found.symbol, today)  # "anything due before Friday?"
        return Period(start=span.start, end=span.end, label=hint.label)
    if intent is Intent.UPCOMING and span.end is not None and span.end < today:
        span = resolve(replace(hint.found.symbol, ahead=True), today)  # "due on the 1st"
        return Period(start=span.start, end=span.end, label=hint.label)
    if hint.found.symbol.ahead and hint.found.kind in {"by", "until_unit"} and intent in _FORWARD:
        start, end = today, span.end
    return Period(start=start, end=end, label=hint.label, assumed=span.assumed)

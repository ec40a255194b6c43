"""The periods of a turn that leans on the one before it."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

from finance.queries.query import FinanceQuery, Intent, Period
from nlu.engines.keyword.comparing import (
    Times,
    a_year_before,
    against_before,
    following,
    pair,
    preceding,
)
from nlu.engines.keyword.targets import ACCOUNTS_ONLY
from nlu.engines.keyword.times import as_period, assumed, chosen, narrowest
from nlu.periods.span import shift, span_of, unit_bounds
from nlu.talk import talk
from nlu.turns import TIMELESS, Turn

if TYPE_CHECKING:
    from datetime import date

    from nlu.hints import Hints, PeriodHint
    from nlu.periods.symbol import Unit

_DATED_ONCE = {Intent.LAST_TIME, Intent.FIRST_TIME}
_SHORT_SPAN = timedelta(days=8)
# What these ask about all time, so do questions about their rows.
_UNDATED = {Intent.LIST, Intent.COUNT, Intent.LARGEST, Intent.SMALLEST} | _DATED_ONCE
_OF_ROWS = {Intent.TOTAL, Intent.SHARE, Intent.BREAKDOWN, Intent.UNUSUAL}


def turn_times(state: Turn, hints: Hints, previous: FinanceQuery, *, several: bool) -> Times:
    """Return the period of a turn, kept where it names none; `several` names are compared."""
    said, kept = _said(state, hints, previous), previous.period
    if state.intent is Intent.COMPARE:
        return _compared(state, hints, previous, several=several)
    if said:
        hint = narrowest(said)
        found = as_period(hint, state.intent, hints.today)
        if kept is not None and kept.start is not None:
            found = _leaning(hint, kept, hints) or _from_then(found, kept, hints) or found
        return Times(found)
    if state.intent is not previous.intent:
        return _of_another(state, hints, previous)
    now = state.intent in ACCOUNTS_ONLY and talk(hints.language).says("present", hints.line)
    return Times(None if now else kept)


def _of_another(state: Turn, hints: Hints, previous: FinanceQuery) -> Times:
    """The period of a turn that asks something else and names none."""
    kept = previous.period
    if state.intent in TIMELESS:
        keep = state.intent in _DATED_ONCE and kept is not None and not kept.assumed
        return Times(kept if keep else None)
    if kept is None and previous.intent in _UNDATED and state.intent in _OF_ROWS:
        return Times(Period())
    if kept is None:
        return Times(assumed(state.intent, hints.today, hints.language), said=False)
    return Times(kept)


def _said(state: Turn, hints: Hints, previous: FinanceQuery) -> list[PeriodHint]:
    """The periods that a turn names, without words that only look like one."""
    said = chosen(hints)
    if previous.intent in _DATED_ONCE:  # the visit before is no period
        said = [p for p in said if p.found.kind != "before"]
    if state.intent is Intent.UPCOMING:  # nor is "the next one"
        said = [p for p in said if p.found.kind != "before" or p.found.symbol.unit]
    sums = {tag for tag in hints.line.split() if tag.startswith("@p")} == {"@pAll"}
    if state.asked == "total" or sums:  # "how much altogether?" is no new period
        said = [p for p in said if p.found.kind != "ever"]
    return said


def _from_then(said: Period, kept: Period, hints: Hints) -> Period | None:
    """The rest of what was asked about, from the words' first day on ("start in March")."""
    if not talk(hints.language).says("start", hints.line) or said.start is None:
        return None
    end = kept.end if kept.end is not None and kept.end > said.start else hints.today
    return Period(start=said.start, end=end, label=said.label)


def _leaning(hint: PeriodHint, kept: Period, hints: Hints) -> Period | None:
    """The period of words that lean on the one before: "the month before", "the same last year"."""
    symbol = hint.found.symbol
    if symbol.kind == "before":
        return _beside(kept, symbol.unit, symbol.n or -1, hint.label, hints.today)
    if symbol.kind == "same":
        earlier = a_year_before(span_of(kept.start, kept.end, hints.today))
        return Period(start=earlier.start, end=earlier.end, label=hint.label)
    return None


def _beside(kept: Period, unit: Unit | None, n: int, label: str, today: date) -> Period:
    """Return the n-th unit after the period that was asked about, before it where n is negative."""
    span = span_of(kept.start, kept.end, today)
    start, end = span.start, span.whole_end or span.end
    if unit is None or span.unit == unit:
        for _ in range(abs(n)):
            span = preceding(span) if n < 0 else following(span)
        return Period(start=span.start, end=span.end, label=label)
    if start is not None and end is not None and end - start < _SHORT_SPAN:
        start, end = unit_bounds(unit, shift(start, unit, n))
    else:
        start = shift(start, unit, n) if start else None
        end = shift(end, unit, n) if end else None
    return Period(start=start, end=end, label=label)


def _compared(state: Turn, hints: Hints, previous: FinanceQuery, *, several: bool) -> Times:
    said = [p for p in chosen(hints) if p.span.start is not None]
    kept = previous.period
    again = previous.intent is Intent.COMPARE and not (state.asked and said)
    if again and len(said) < 2:  # noqa: PLR2004
        first = as_period(said[0], state.intent, hints.today) if said else kept
        return Times(first, previous.other_period)
    if len(said) > 1:  # "what about May and June?"
        return pair(said[0].span, said[0].label, said[1].span, said[1].label)
    if kept is None or kept.start is None:
        return Times(kept)
    return _against(kept, said, hints, previous, several=several)


def _against(
    kept: Period, said: list[PeriodHint], hints: Hints, previous: FinanceQuery, *, several: bool
) -> Times:
    """What was asked about held against the period said, the one before it, or another target."""
    this = span_of(kept.start, kept.end, hints.today)
    if said:
        leaning = _leaning(said[-1], kept, hints)
        other = span_of(leaning.start, leaning.end, hints.today) if leaning else said[-1].span
        return pair(this, kept.label, other, said[-1].label)
    if (earlier := previous.earlier) is not None:  # "September? October? Compare the two."
        former = span_of(earlier.start, earlier.end, hints.today)
        return pair(former, earlier.label, this, kept.label)
    if several:
        return Times(kept)
    return against_before(replace(this, assumed=kept.assumed), kept.label)

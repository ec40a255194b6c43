"""The query of a turn that leans on the one before it."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from finance.queries.query import FinanceQuery, Intent, Measure, Period
from nlu.engines.keyword.comparing import (
    Times,
    a_year_before,
    against_before,
    following,
    pair,
    preceding,
)
from nlu.engines.keyword.cues import cues
from nlu.engines.keyword.rules import intent_alone
from nlu.engines.keyword.slots import Filled, fill, grouping
from nlu.engines.keyword.times import as_period, assumed, chosen, narrowest
from nlu.followups import filters, money
from nlu.periods.span import shift, span_of, unit_bounds
from nlu.talk import talk
from nlu.turns import TIMELESS, Turn, all_of_them, turn

if TYPE_CHECKING:
    from datetime import date
    from decimal import Decimal

    from nlu.engines.keyword.rules import Rule
    from nlu.hints import Hints, PeriodHint
    from nlu.periods.symbol import Unit

_AMOUNTS = ("amount_min", "amount_max", "amount_min_open", "amount_max_open")
_THRESHOLD = ("threshold", "threshold_op")
_SHAPE = ("limit", "order", "group_by", "unit")
_COUNTED = {Intent.LIST, Intent.LARGEST, Intent.SMALLEST, Intent.BREAKDOWN}
_DATED_ONCE = {Intent.LAST_TIME, Intent.FIRST_TIME}
_TARGETS = ("categories", "merchants", "text")
_WHO = ("members", "accounts")
_EARNED = {"salary", "interest", "transfer", None}
_SHORT_SPAN = timedelta(days=8)
# What these ask about all time, so do questions about their rows.
_UNDATED = {Intent.LIST, Intent.COUNT, Intent.LARGEST, Intent.SMALLEST} | _DATED_ONCE
_OF_ROWS = {Intent.TOTAL, Intent.SHARE, Intent.BREAKDOWN, Intent.UNUSUAL}


def follow(
    hints: Hints, rule: Rule | None, filled: Filled | None, previous: FinanceQuery
) -> Filled | None:
    """Return the previous query patched by this turn, or None when the turn stands alone."""
    state = turn(hints, rule, filled, previous)
    if state is None:
        return None
    own = rule if rule is not None and rule.intent is state.intent else intent_alone(state.intent)
    fresh = fill(own, replace(hints, amounts=()) if all_of_them(hints) else hints)
    ahead = fresh.query.intent is Intent.UPCOMING is not own.intent
    intent = own.intent if ahead else fresh.query.intent
    least = state.asked == "extreme" and cues(hints.language).least.search(hints.line)
    intent = Intent.SMALLEST if least and intent is Intent.LARGEST else intent
    state = replace(state, intent=intent)
    measure = own.measure or _measure(state, hints, fresh.query, previous)
    slots: dict[str, Any] = filters(state, hints, fresh.query, previous)
    if measure is Measure.INCOME is not previous.measure and state.other_side:
        slots.update({s: getattr(fresh.query, s) for s in _TARGETS})  # rent earns nothing
    several = any(len(slots[slot]) > 1 for slot in ("merchants", "categories", *_WHO))
    when = _times(state, hints, previous, several=several)
    if ahead and when.period and when.period.start and when.period.start > hints.today:
        state = replace(state, intent=Intent.UPCOMING)
    slots.update(_scalars(state, hints, fresh.query, previous))
    slots.update(_shape(state, hints, fresh.query, previous, slots["categories"]))
    named = any(getattr(fresh.query, slot) for slot in _TARGETS)
    query = FinanceQuery(
        intent=state.intent,
        measure=measure,
        period=when.period,
        other_period=when.other,
        match=fresh.query.match if named else previous.match,
        follow_up=True,
        earlier=_earlier(when, slots, previous),
        spoken=hints.language,
        refunds=fresh.query.refunds or (previous.refunds and measure is previous.measure),
        **slots,
    )
    assumes = when.period is not None and when.period.assumed
    notes = tuple(n for n in fresh.notes if assumes or n.code != "period_assumed")
    return replace(fresh, query=query, notes=notes)


def _measure(state: Turn, hints: Hints, fresh: FinanceQuery, previous: FinanceQuery) -> Measure:
    says_income = cues(hints.language).income_noun.search(hints.line) is not None
    spent = any(n.kind == "category" and n.concept not in _EARNED for n in hints.names)
    return money(state, fresh, previous, says_income=says_income, spent=spent)


def _earlier(when: Times, slots: dict[str, Any], previous: FinanceQuery) -> Period | None:
    """The period that this turn took the place of, if that was the last thing to change."""
    if slots["replaced"] != previous.replaced:
        return None
    same = when.other is not None or previous.period is None or when.period == previous.period
    return previous.earlier if same else previous.period


def _times(state: Turn, hints: Hints, previous: FinanceQuery, *, several: bool) -> Times:
    said, kept = chosen(hints), previous.period
    if previous.intent in _DATED_ONCE:  # the visit before is no period
        said = [p for p in said if p.found.kind != "before"]
    if state.asked == "total":  # "how much altogether?" is no new period
        said = [p for p in said if p.found.kind != "ever"]
    if state.intent is Intent.COMPARE:
        return _compared(state, hints, previous, several=several)
    if said:
        hint = narrowest(said)
        found = as_period(hint, state.intent, hints.today)
        if kept is not None and kept.start is not None:
            found = _leaning(hint, kept, hints) or _from_then(found, kept, hints) or found
        return Times(found)
    if state.intent is not previous.intent:
        if state.intent in TIMELESS:
            keep = state.intent in _DATED_ONCE and kept is not None and not kept.assumed
            return Times(kept if keep else None)
        if kept is None and previous.intent in _UNDATED and state.intent in _OF_ROWS:
            return Times(Period())
        if kept is None:
            return Times(assumed(state.intent, hints.today, hints.language), said=False)
    return Times(kept)


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
    if kept is None or kept.start is None:
        return Times(kept)
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


def _scalars(
    state: Turn, hints: Hints, fresh: FinanceQuery, previous: FinanceQuery
) -> dict[str, Any]:
    """Bounds and threshold: what the turn says, else what was said before and still applies."""
    found: dict[str, Any] = {n: getattr(fresh, n) or getattr(previous, n) for n in _AMOUNTS}
    number = _number(hints)
    if number is not None and fresh.amount_min is None and fresh.amount_max is None:
        bounds = [n for n in _AMOUNTS[:2] if getattr(previous, n) is not None]
        found.update(dict.fromkeys(bounds, number))  # "make it 200"
    for name in _THRESHOLD:
        old = getattr(previous, name) if state.intent is previous.intent else None
        found[name] = getattr(fresh, name) or old
    if previous.threshold is not None and state.intent is previous.intent:
        number = fresh.threshold or fresh.amount_min or _number(hints)
        found.update({n: getattr(previous, n) for n in _AMOUNTS})
        found["threshold"] = number or previous.threshold
    return found


def _number(hints: Hints) -> Decimal | None:
    """The one number of a turn, without one taken back ("five instead of three")."""
    if all_of_them(hints):
        return None  # "the two of them"
    match = talk(hints.language).cues["swap"].search(hints.line)
    back = hints.tagged.tokens(*match.span(1))[0] if match is not None else -1
    left = [a.value for a in hints.amounts if a.first != back]
    return left[0] if len(left) == 1 else None


def _shape(
    state: Turn,
    hints: Hints,
    fresh: FinanceQuery,
    previous: FinanceQuery,
    categories: tuple[str, ...],
) -> dict[str, Any]:
    """Limit, order, grouping and unit."""
    same = state.intent is previous.intent
    found: dict[str, Any] = {}
    for name in _SHAPE:
        said = getattr(fresh, name) if state.strong or state.asked or not same else None
        found[name] = said if said is not None or not same else getattr(previous, name)
    number = _number(hints)
    bounded = fresh.amount_min is not None or previous.amount_min or previous.amount_max
    if same and number is not None and state.intent in _COUNTED and not bounded:
        found["limit"] = int(number)
    if state.asked == "extreme":
        found.update(_extreme(state, hints, previous))
    elif state.intent is Intent.BREAKDOWN and (group := state.group_by or _shared(state, hints)):
        found["group_by"] = group
    elif state.intent is Intent.BREAKDOWN and talk(hints.language).says("category", hints.line):
        found["group_by"] = "category"
    elif state.intent is Intent.BREAKDOWN and not _names_group(hints):
        if same and previous.group_by:
            found["group_by"] = previous.group_by
        elif len(categories) == 1:
            found["group_by"] = "merchant"
    return found


def _shared(state: Turn, hints: Hints) -> str | None:
    """The kind of the names that something is to be split between."""
    kinds = [n.kind for n in hints.names]
    return next((k for k in kinds if state.asked == "breakdown" and kinds.count(k) > 1), None)


def _extreme(state: Turn, hints: Hints, previous: FinanceQuery) -> dict[str, Any]:
    """The one that stands out among the rows of the last answer."""
    number = _number(hints)
    shape: dict[str, Any] = {"limit": int(number) if number is not None else 1}
    if state.intent is Intent.EXTREME_PERIOD:
        marks = cues(hints.language)
        said = grouping(state.intent, previous.measure, hints, marks)
        named = any(pattern.search(hints.line) for _, pattern in marks.bins)
        group_by = said["group_by"] if named else previous.group_by or "month"
        shape.update(group_by=group_by, order=said["order"])
    elif state.intent is Intent.BREAKDOWN:
        shape["group_by"] = previous.group_by
        shape["order"] = "least" if cues(hints.language).least.search(hints.line) else None
    return shape


def _names_group(hints: Hints) -> bool:
    groups = cues(hints.language).group_by
    return any(pattern.search(hints.line) for value, pattern in groups if value != "category")

"""The query of a turn that leans on the one before it."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from finance.queries.query import FinanceQuery, Intent, Period
from nlu.engines.keyword.comparing import Times, a_year_before, against_before, pair, preceding
from nlu.engines.keyword.cues import cues
from nlu.engines.keyword.rules import intent_alone
from nlu.engines.keyword.slots import Filled, fill, grouping
from nlu.engines.keyword.times import as_period, assumed, chosen, narrowest
from nlu.followups import TIMELESS, Turn, filters, money, turn
from nlu.periods.span import shift, span_of, unit_bounds

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
_DAY = timedelta(days=1)


def follow(
    hints: Hints, rule: Rule | None, filled: Filled | None, previous: FinanceQuery
) -> Filled | None:
    """Return the previous query patched by this turn, or None when the turn stands alone."""
    state = turn(hints, rule, filled, previous)
    if state is None:
        return None
    marks = cues(hints.language)
    own = rule if rule is not None and rule.intent is state.intent else intent_alone(state.intent)
    fresh = fill(own, hints)
    intent = fresh.query.intent
    if state.asked == "extreme" and intent is Intent.LARGEST and marks.least.search(hints.line):
        intent = Intent.SMALLEST
    state = replace(state, intent=intent)
    slots: dict[str, Any] = filters(state, hints, fresh.query, previous)
    several = any(len(slots[slot]) > 1 for slot in ("merchants", "categories", *_WHO))
    when = _times(state, hints, previous, several=several)
    slots.update(_scalars(state, hints, fresh.query, previous))
    slots.update(_shape(state, hints, fresh.query, previous, slots["categories"]))
    says_income = marks.income_noun.search(hints.line) is not None
    spent = any(n.kind == "category" and n.concept not in _EARNED for n in hints.names)
    measure = money(state, fresh.query, previous, says_income=says_income, spent=spent)
    named = any(getattr(fresh.query, slot) for slot in _TARGETS)
    query = FinanceQuery(
        intent=state.intent,
        measure=own.measure or measure,
        period=when.period,
        other_period=when.other,
        match=fresh.query.match if named else previous.match,
        follow_up=True,
        **slots,
    )
    assumes = when.period is not None and when.period.assumed
    notes = tuple(n for n in fresh.notes if assumes or n.code != "period_assumed")
    return replace(fresh, query=query, notes=notes)


def _times(state: Turn, hints: Hints, previous: FinanceQuery, *, several: bool) -> Times:
    said, kept = chosen(hints), previous.period
    if state.asked == "total":  # "how much altogether?" is no new period
        said = [p for p in said if p.found.kind != "ever"]
    if state.intent is Intent.COMPARE:
        return _compared(state, hints, previous, several=several)
    if said:
        hint = narrowest(said)
        leaning = _leaning(hint, kept, hints.today) if kept and kept.start else None
        return Times(leaning or as_period(hint, state.intent, hints.today))
    if state.intent is not previous.intent:
        if state.intent in TIMELESS:
            keep = state.intent in _DATED_ONCE and kept is not None and not kept.assumed
            return Times(kept if keep else None)
        if kept is None:
            return Times(assumed(state.intent, hints.today, hints.language), said=False)
    return Times(kept)


def _leaning(hint: PeriodHint, kept: Period, today: date) -> Period | None:
    """The period of words that lean on the one before: "the month before", "the same last year"."""
    if hint.found.kind == "before":
        return _earlier(kept, hint.found.symbol.unit or "month", hint.label, today)
    if hint.found.kind == "same":
        earlier = a_year_before(span_of(kept.start, kept.end, today))
        return Period(start=earlier.start, end=earlier.end, label=hint.label)
    return None


def _earlier(kept: Period, unit: Unit, label: str, today: date) -> Period:
    """Return the unit before the period that was asked about ("and the month before?")."""
    span = span_of(kept.start, kept.end, today)
    if span.unit == unit:
        earlier = preceding(span)
        return Period(start=earlier.start, end=earlier.end, label=label)
    start, end = kept.start, kept.end
    if start is not None and end is not None and end - start < _SHORT_SPAN:
        start, end = unit_bounds(unit, start - _DAY)
    else:
        start = shift(start, unit, -1) if start else None
        end = shift(end, unit, -1) if end else None
    return Period(start=start, end=end, label=label)


def _compared(state: Turn, hints: Hints, previous: FinanceQuery, *, several: bool) -> Times:
    said = [p for p in chosen(hints) if p.span.start is not None]
    kept = previous.period
    if previous.intent is Intent.COMPARE and state.asked is None and len(said) < 2:  # noqa: PLR2004
        first = as_period(said[0], state.intent, hints.today) if said else kept
        return Times(first, previous.other_period)
    if kept is None or kept.start is None:
        return Times(kept)
    this = span_of(kept.start, kept.end, hints.today)
    if said:
        same = said[-1].found.kind == "same"
        other = a_year_before(this) if same else said[-1].span
        return pair(this, kept.label, other, said[-1].label)
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
    return hints.amounts[-1].value if len(hints.amounts) == 1 else None


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
    elif state.intent is Intent.BREAKDOWN and not _names_group(hints):
        if same and previous.group_by:
            found["group_by"] = previous.group_by
        elif len(categories) == 1:
            found["group_by"] = "merchant"
    return found


def _extreme(state: Turn, hints: Hints, previous: FinanceQuery) -> dict[str, Any]:
    """The one that stands out among the rows of the last answer."""
    shape: dict[str, Any] = {"limit": 1}
    if state.intent is Intent.EXTREME_PERIOD:
        marks = cues(hints.language)
        order = grouping(state.intent, previous.measure, hints, marks)["order"]
        shape.update(group_by=previous.group_by or "month", order=order)
    elif state.intent is Intent.BREAKDOWN:
        shape["group_by"] = previous.group_by
        shape["order"] = "least" if cues(hints.language).least.search(hints.line) else None
    return shape


def _names_group(hints: Hints) -> bool:
    groups = cues(hints.language).group_by
    return any(pattern.search(hints.line) for value, pattern in groups if value != "category")

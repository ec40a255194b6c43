"""The query of a turn that leans on the one before it."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING
from typing import Any

from finance.queries.query import FinanceQuery
from finance.queries.query import Intent
from finance.queries.query import Period
from nlu.engines.keyword.cues import cues
from nlu.engines.keyword.rules import Rule
from nlu.engines.keyword.slots import Filled
from nlu.engines.keyword.slots import fill
from nlu.engines.keyword.slots import grouping
from nlu.engines.keyword.times import Times
from nlu.engines.keyword.times import as_period
from nlu.engines.keyword.times import assumed
from nlu.engines.keyword.times import before
from nlu.engines.keyword.times import chosen
from nlu.engines.keyword.times import narrowest
from nlu.engines.keyword.times import pair_spans
from nlu.engines.keyword.times import preceding
from nlu.followups import TIMELESS
from nlu.followups import Turn
from nlu.followups import filters
from nlu.followups import money
from nlu.followups import turn
from nlu.periods.calendar import shift
from nlu.periods.calendar import span_of
from nlu.periods.calendar import unit_bounds

if TYPE_CHECKING:
    from datetime import date

    from nlu.hints import Hints

_SCALARS = (
    "amount_min", "amount_max", "amount_min_open", "amount_max_open", "threshold", "threshold_op",
    "limit", "order", "group_by", "unit",
)  # fmt: skip
_ROWS = {Intent.LIST, Intent.LARGEST, Intent.SMALLEST}
_GROUPED = {Intent.BREAKDOWN, Intent.TREND, Intent.EXTREME_PERIOD}
_DAY = timedelta(days=1)


def follow(
    hints: Hints, rule: Rule | None, filled: Filled | None, previous: FinanceQuery
) -> Filled | None:
    """Return the previous query patched by this turn, or None when the turn stands alone."""
    state = turn(hints, rule, filled, previous)
    if state is None:
        return None
    fresh = fill(_as_rule(state.intent, rule), hints)
    state = replace(state, intent=fresh.query.intent)
    when = _times(state, hints, previous)
    marks = cues(hints.language)
    slots: dict[str, Any] = filters(state, hints, fresh.query, previous)
    slots.update(_scalars(state, hints, fresh.query, previous, slots))
    said = marks.income_noun.search(hints.line) is not None
    measure = rule.measure if rule and rule.measure else money(state, fresh.query, previous, says_income=said)
    query = FinanceQuery(
        intent=state.intent,
        measure=measure,
        period=when.period,
        other_period=when.other,
        match=fresh.query.match if any(getattr(fresh.query, s) for s in ("categories", "merchants", "text")) else previous.match,
        follow_up=True,
        **slots,
    )
    return replace(fresh, query=query)


def _as_rule(intent: Intent, rule: Rule | None) -> Rule:
    if rule is not None and rule.intent is intent:
        return rule
    return Rule(intent, cues("en").income, None, (), None, None, weak=True)


def _times(state: Turn, hints: Hints, previous: FinanceQuery) -> Times:
    said = chosen(hints)
    kept = previous.period
    if state.intent is Intent.COMPARE:
        return _compared(state, hints, previous)
    if said:
        hint = narrowest(said)
        if hint.found.kind == "before" and kept is not None and kept.start is not None:
            return Times(_earlier(kept, hint.found.symbol.unit or "month", hint.label, hints.today))
        return Times(as_period(hint, state.intent, hints.today))
    if state.intent in TIMELESS and state.intent is not previous.intent:
        return Times(None if kept is None or kept.assumed else _kept(state, kept), said=False)
    if kept is None and state.intent is not previous.intent:
        return Times(assumed(state.intent, hints.today, hints.language), said=False)
    return Times(kept, said=kept is not None and not kept.assumed)


def _kept(state: Turn, kept: Period) -> Period | None:
    """Only questions about when something happened keep a period that was said."""
    return kept if state.intent in {Intent.LAST_TIME, Intent.FIRST_TIME} else None


def _earlier(kept: Period, unit: Any, label: str, today: date) -> Period:
    """ "And the month before?": the unit before the one that was asked about."""
    span = span_of(kept.start, kept.end, today)
    if span.unit == unit:
        earlier = preceding(span)
        return Period(start=earlier.start, end=earlier.end, label=label)
    if kept.start is not None and kept.end is not None and kept.end - kept.start < timedelta(days=8):
        start, end = unit_bounds(unit, kept.start - _DAY)
        return Period(start=start, end=end, label=label)
    start = shift(kept.start, unit, -1) if kept.start else None
    return Period(start=start, end=shift(kept.end, unit, -1) if kept.end else None, label=label)


def _compared(state: Turn, hints: Hints, previous: FinanceQuery) -> Times:
    said = [p for p in chosen(hints) if p.span.start is not None]
    kept = previous.period
    if previous.intent is Intent.COMPARE and not said:
        return Times(kept, previous.other_period)
    if kept is None or kept.start is None:
        return Times(kept)
    this = span_of(kept.start, kept.end, hints.today)
    if said:
        if state.asked is None and len(said) == 1 and previous.intent is Intent.COMPARE:
            return Times(as_period(said[0], state.intent, hints.today), previous.other_period)
        return pair_spans(this, kept.label, said[-1].span, said[-1].label)
    names = max(len(previous.merchants), len(previous.categories), len(previous.members),
                len(previous.accounts))  # fmt: skip
    if names > 1:
        return Times(kept)
    return before(this, kept.label, hints.today, assumed=kept.assumed)


def _scalars(
    state: Turn, hints: Hints, fresh: FinanceQuery, previous: FinanceQuery, slots: dict[str, Any]
) -> dict[str, Any]:
    """Numbers and grouping: what the turn says, else what was said before and still applies."""
    found = {name: getattr(previous, name) for name in _SCALARS}
    if state.intent is not previous.intent:
        found.update(limit=None, order=None, group_by=None, unit=None)
        found.update(threshold=None, threshold_op=None)
    for name in _SCALARS[:6]:
        if getattr(fresh, name):
            found[name] = getattr(fresh, name)
    number = _plain_number(hints)
    if number is not None and state.intent is previous.intent:
        if previous.threshold is not None:
            found["threshold"] = number
        elif state.intent in {*_ROWS, Intent.BREAKDOWN} and fresh.amount_min is None:
            found["limit"] = int(number)
    if state.intent is not previous.intent or state.strong:
        said = {n: getattr(fresh, n) for n in ("limit", "order", "group_by", "unit")}
        found.update({n: v for n, v in said.items() if v is not None or state.intent is not previous.intent})
    if state.intent in _GROUPED:
        found.update(_group(state, hints, previous, slots, found))
    return found


def _plain_number(hints: Hints) -> Any:
    return hints.amounts[-1].value if len(hints.amounts) == 1 else None


def _group(
    state: Turn, hints: Hints, previous: FinanceQuery, slots: dict[str, Any], found: dict[str, Any]
) -> dict[str, Any]:
    marks = cues(hints.language)
    if state.intent is Intent.EXTREME_PERIOD and state.asked == "extreme":
        least = grouping(state.intent, previous.measure, hints, marks)["order"]
        return {"group_by": previous.group_by or "month", "limit": 1, "order": least}
    if state.intent is Intent.BREAKDOWN:
        if state.asked == "extreme":
            return {"group_by": previous.group_by, "limit": 1}
        named = any(p.search(hints.line) for v, p in marks.group_by if v != "category")
        if found["group_by"] in {None, "category"} and not named and _one_category(slots):
            return {"group_by": "merchant"}
    return {}


def _one_category(slots: dict[str, Any]) -> bool:
    return len(slots["categories"]) == 1 and "category" not in slots

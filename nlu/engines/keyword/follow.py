"""The query of a turn that leans on the one before it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from finance.queries.query import FinanceQuery, Intent, Measure, Period
from nlu.engines.keyword.cues import cues
from nlu.engines.keyword.rules import intent_alone
from nlu.engines.keyword.slots import Filled, fill, grouping
from nlu.engines.keyword.turn_times import turn_times
from nlu.followups import filters, money
from nlu.talk import talk
from nlu.turns import Turn, all_of_them, several, turn

if TYPE_CHECKING:
    from decimal import Decimal

    from nlu.engines.keyword.comparing import Times
    from nlu.engines.keyword.rules import Rule
    from nlu.hints import Hints

_AMOUNTS = ("amount_min", "amount_max", "amount_min_open", "amount_max_open")
_THRESHOLD = ("threshold", "threshold_op")
_PLAIN = {"plain", "exact"}
_SHAPE = ("limit", "order", "group_by", "unit")
_COUNTED = {Intent.LIST, Intent.LARGEST, Intent.SMALLEST, Intent.BREAKDOWN}
_TARGETS = ("categories", "merchants", "text")
_WHO = ("members", "accounts")
_EARNED = {"salary", "interest", "transfer", None}


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
    least = state.asked in {"extreme", "largest"} and cues(hints.language).least.search(hints.line)
    intent = Intent.SMALLEST if least and intent is Intent.LARGEST else intent
    state = replace(state, intent=intent)
    measure = own.measure or _measure(state, hints, fresh.query, previous)
    slots: dict[str, Any] = filters(state, hints, fresh.query, previous)
    if measure is Measure.INCOME is not previous.measure and state.other_side:
        slots.update({s: getattr(fresh.query, s) for s in _TARGETS})  # rent earns nothing
    several = any(len(slots[slot]) > 1 for slot in ("merchants", "categories", *_WHO))
    when = turn_times(state, hints, previous, several=several)
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


def _scalars(
    state: Turn, hints: Hints, fresh: FinanceQuery, previous: FinanceQuery
) -> dict[str, Any]:
    """Bounds and threshold: what the turn says, else what was said before and still applies."""
    if talk(hints.language).says("unbound", hints.line):  # "never mind the 60"
        return {n: FinanceQuery.model_fields[n].default for n in (*_AMOUNTS, *_THRESHOLD)}
    found: dict[str, Any] = {n: getattr(fresh, n) or getattr(previous, n) for n in _AMOUNTS}
    number = _number(hints)
    bounds = [n for n in _AMOUNTS[:2] if getattr(previous, n) is not None]
    plain = all(a.op in _PLAIN for a in hints.amounts)
    if (
        number is not None
        and bounds
        and plain
        and not talk(hints.language).says("rows", hints.line)
    ):
        found.update({n: getattr(previous, n) for n in _AMOUNTS})
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
    counts = all(a.op in _PLAIN for a in hints.amounts)
    counts = counts and (not bounded or talk(hints.language).says("rows", hints.line))
    if same and number is not None and state.intent in _COUNTED and counts:
        found["limit"] = int(number)
    if state.asked == "largest":  # "sort by amount"
        found["limit"] = previous.limit
    elif state.asked == "extreme":
        found.update(_extreme(state, hints, previous))
    elif state.intent is Intent.BREAKDOWN:
        found["group_by"] = _group(state, hints, previous, categories) or found["group_by"]
    return found


def _group(
    state: Turn, hints: Hints, previous: FinanceQuery, categories: tuple[str, ...]
) -> str | None:
    """What a breakdown is grouped by: as said, as before, or as what was asked about tells."""
    if group := state.group_by or _shared(state, hints):
        return group
    if talk(hints.language).says("category", hints.line):
        return "category"
    if _names_group(hints):
        return None
    if state.intent is previous.intent and previous.group_by:
        return previous.group_by
    return several(previous) or ("merchant" if len(categories) == 1 else None)


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

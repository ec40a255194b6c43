"""What an answer's query may hold, and how it changes when a person sets one part of it."""

from __future__ import annotations

from enum import StrEnum

from finance.queries.query import FinanceQuery, Intent, Measure

_SPENDING = (
    Intent.TOTAL, Intent.AVERAGE, Intent.BREAKDOWN, Intent.TREND, Intent.EXTREME_PERIOD,
    Intent.COMPARE, Intent.COMPARE_TO_USUAL, Intent.SHARE, Intent.LARGEST, Intent.SMALLEST,
    Intent.BUDGET, Intent.RECURRING, Intent.UPCOMING,
)  # fmt: skip
_WHOLE_BOOKS = (Intent.BALANCE, Intent.NET_WORTH)
_TIMED = (Intent.TREND, Intent.EXTREME_PERIOD)


class Slot(StrEnum):
    """A part of a query that has its own chip."""

    INTENT = "intent"
    MEASURE = "measure"
    PERIOD = "period"
    OTHER_PERIOD = "other_period"
    CATEGORIES = "categories"
    MERCHANTS = "merchants"
    ACCOUNTS = "accounts"
    MEMBERS = "members"
    TAGS = "tags"
    TEXT = "text"
    MATCH = "match"
    AMOUNT = "amount"
    EXCLUDE_CATEGORIES = "exclude_categories"
    EXCLUDE_MERCHANTS = "exclude_merchants"
    GROUP_BY = "group_by"
    UNIT = "unit"
    ORDER = "order"
    LIMIT = "limit"
    THRESHOLD = "threshold"


NAMES = (
    Slot.CATEGORIES, Slot.MERCHANTS, Slot.ACCOUNTS, Slot.MEMBERS, Slot.TAGS,
    Slot.EXCLUDE_CATEGORIES, Slot.EXCLUDE_MERCHANTS,
)  # fmt: skip
FILTERS = (Slot.PERIOD, *NAMES[:5], Slot.TEXT, Slot.AMOUNT, *NAMES[5:])
TIME_GROUPS = ("day", "week", "month", "quarter", "year")
NAME_GROUPS = ("category", "merchant", "account", "member", "tag", "weekday")
UNITS = ("transaction", *TIME_GROUPS)

_OWN: dict[Intent, tuple[Slot, ...]] = {
    Intent.TOTAL: (Slot.THRESHOLD,),
    Intent.LIST: (Slot.LIMIT,),
    Intent.LARGEST: (Slot.LIMIT,),
    Intent.SMALLEST: (Slot.LIMIT,),
    Intent.COUNT: (Slot.THRESHOLD,),
    Intent.AVERAGE: (Slot.UNIT, Slot.THRESHOLD),
    Intent.BREAKDOWN: (Slot.GROUP_BY, Slot.LIMIT, Slot.ORDER),
    Intent.TREND: (Slot.GROUP_BY,),
    Intent.EXTREME_PERIOD: (Slot.GROUP_BY, Slot.LIMIT, Slot.ORDER),
    Intent.COMPARE: (Slot.OTHER_PERIOD,),
    Intent.BALANCE: (Slot.THRESHOLD,),
}
_FIELDS: dict[Slot, tuple[str, ...]] = {
    Slot.AMOUNT: ("amount_min", "amount_max", "amount_min_open", "amount_max_open"),
    Slot.THRESHOLD: ("threshold", "threshold_op"),
}


def groups_of(intent: Intent) -> tuple[str, ...]:
    """Return what an answer of this intent can be grouped by."""
    return TIME_GROUPS if intent in _TIMED else NAME_GROUPS


def slots_of(intent: Intent) -> tuple[Slot, ...]:
    """Return the slots that mean something for an intent, beside the intent itself."""
    measured = () if intent in _WHOLE_BOOKS else (Slot.MEASURE,)
    return (*measured, *FILTERS, *_OWN.get(intent, ()))


def value_of(query: FinanceQuery, slot: Slot) -> object:
    """Return what a slot holds; a tuple for those of several fields, None or () when empty."""
    if slot is Slot.MATCH:
        return query.match if query.match == "any" else None
    fields = _FIELDS.get(slot)
    if fields is None:
        value: object = getattr(query, slot.value)
        return value
    values = tuple(getattr(query, field) for field in fields)
    return values if any(v is not None and v is not False for v in values) else None


def is_set(query: FinanceQuery, slot: Slot) -> bool:
    """Say whether a slot holds anything."""
    return value_of(query, slot) not in {None, ()}


def with_value(query: FinanceQuery, slot: Slot, value: object) -> FinanceQuery:
    """Return the query with another value in a slot, in the form that `value_of` gives."""
    if slot is Slot.INTENT:
        return with_intent(query, Intent(str(value)))
    if slot is Slot.MATCH:
        return query.model_copy(update={"match": value or "all"})
    fields = _FIELDS.get(slot)
    if fields is None:
        return query.model_copy(update={slot.value: value})
    values = value if isinstance(value, tuple) else (None,) * len(fields)
    return query.model_copy(update=dict(zip(fields, values, strict=True)))


def without(query: FinanceQuery, slot: Slot) -> FinanceQuery:
    """Return the query with an empty slot."""
    if slot is Slot.AMOUNT:
        return with_value(query, slot, (None, None, False, False))
    return with_value(query, slot, () if slot in {*NAMES, Slot.TEXT} else None)


def with_intent(query: FinanceQuery, intent: Intent) -> FinanceQuery:
    """Return the query with another intent; what means nothing to it is dropped."""
    changed = query.model_copy(update={"intent": intent, "measure": _measure(query, intent)})
    for slot in (Slot.GROUP_BY, Slot.LIMIT, Slot.ORDER, Slot.UNIT, Slot.THRESHOLD):
        if slot not in slots_of(intent):
            changed = without(changed, slot)
    if Slot.OTHER_PERIOD not in slots_of(intent):
        changed = without(changed, Slot.OTHER_PERIOD)
    if changed.group_by is not None and changed.group_by not in groups_of(intent):
        changed = without(changed, Slot.GROUP_BY)
    return changed


def _measure(query: FinanceQuery, intent: Intent) -> Measure:
    if intent in _WHOLE_BOOKS:
        return Measure.ANY
    if intent is Intent.CASH_FLOW:
        return Measure.NET
    was_net = query.intent is Intent.CASH_FLOW
    if intent in _SPENDING and (was_net or query.measure is Measure.ANY):
        return Measure.SPENDING
    return query.measure

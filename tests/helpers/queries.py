"""Queries that a question can say in full, over a made-up household, for hypothesis."""

from __future__ import annotations

from datetime import date, timedelta
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from finance.queries.query import FinanceQuery, Intent, Measure, Period
from nlu.periods.span import unit_bounds
from tests.helpers.vocabulary import household

if TYPE_CHECKING:
    from nlu.periods.symbol import Unit

TODAYS = st.dates(date(2026, 3, 1), date(2027, 2, 27))
_DAY = timedelta(days=1)
_UNITS: tuple[Unit, ...] = ("week", "month", "quarter", "year")
_EITHER = (Measure.SPENDING, Measure.INCOME)
_ANY = (Measure.ANY, *_EITHER)
_MEASURES = {
    Intent.LIST: _ANY,
    Intent.COUNT: _ANY,
    Intent.LAST_TIME: _ANY,
    Intent.FIRST_TIME: _ANY,
    Intent.UNUSUAL: (Measure.ANY,),
    Intent.BALANCE: (Measure.ANY,),
    Intent.NET_WORTH: (Measure.ANY,),
    Intent.CASH_FLOW: (Measure.NET,),
    Intent.BUDGET: (Measure.SPENDING,),
    Intent.COMPARE: (Measure.SPENDING,),
}
# Their figures cover a period even where none was said, so one is always there.
_DATED = {
    Intent.TOTAL, Intent.BREAKDOWN, Intent.CASH_FLOW, Intent.COMPARE_TO_USUAL, Intent.BUDGET,
    Intent.SHARE, Intent.UNUSUAL, Intent.COMPARE, Intent.AVERAGE, Intent.TREND,
    Intent.EXTREME_PERIOD,
}  # fmt: skip
_BARE = {Intent.BALANCE, Intent.NET_WORTH, Intent.CASH_FLOW, Intent.BUDGET, Intent.COMPARE}
_BOUNDED = {Intent.LIST, Intent.COUNT, Intent.TOTAL, Intent.LARGEST, Intent.LAST_TIME}
_ROWS = {Intent.LIST, Intent.LARGEST, Intent.SMALLEST}
_HUNDRED, _FORTY, _MUCH = Decimal(100), Decimal(40), Decimal(1200)
_BOUNDS: tuple[dict[str, Any], ...] = (
    {"amount_min": _HUNDRED, "amount_min_open": True},
    {"amount_min": _HUNDRED},
    {"amount_max": _HUNDRED, "amount_max_open": True},
    {"amount_max": _HUNDRED},
    {"amount_min": _FORTY, "amount_max": _FORTY},
    {"amount_min": _FORTY, "amount_max": _MUCH},
)


@st.composite
def periods(draw: st.DrawFn, today: date) -> Period:
    """A unit that is over or runs, one named by its dates, a range, a day, or days up to today."""
    unit = draw(st.sampled_from(_UNITS))
    start, _ = unit_bounds(unit, today)
    back = today - timedelta(days=draw(st.integers(40, 700)))
    later = back + timedelta(days=draw(st.integers(2, 30)))
    named = unit_bounds(draw(st.sampled_from(_UNITS[1:])), back)
    days = today - timedelta(days=draw(st.sampled_from([2, 6, 9, 29])))
    spans = (
        (start, today), unit_bounds(unit, start - _DAY), named, (back, later), (back, today),
        (back, back), (days, today),
    )  # fmt: skip
    first, last = draw(st.sampled_from(spans))
    return Period(start=first, end=last)


@st.composite
def sayable(draw: st.DrawFn, language: str, today: date) -> FinanceQuery:
    """A query of any intent with slots that go together."""
    intent = draw(st.sampled_from(Intent))
    measure = draw(st.sampled_from(_MEASURES.get(intent, _EITHER)))
    slots: dict[str, Any] = {"intent": intent, "measure": measure}
    if intent in _DATED or draw(st.booleans()):
        slots["period"] = draw(periods(today))
    slots |= draw(_bare(intent, language, today) if intent in _BARE else _named(slots, language))
    if intent is Intent.UPCOMING and "period" in slots:
        start, end = unit_bounds("month", today)
        slots["period"] = draw(
            st.sampled_from([
                Period(start=start, end=end), Period(start=today, end=today + 9 * _DAY)
            ])
        )  # fmt: skip
    if intent is Intent.RECURRING:
        slots.pop("period", None)
    return FinanceQuery.model_validate(slots)


def _some(names: list[str], most: int = 2, least: int = 0) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(st.sampled_from(names), min_size=least, max_size=most, unique=True).map(tuple)


def _categories(language: str) -> list[str]:
    names = [c.name for c in household(language).categories if c.used and c.kind == "expense"]
    return [n for n in names if n not in {"Internet", "Gas", "Gaz"}]  # with others, one thing


@st.composite
def _bare(draw: st.DrawFn, intent: Intent, language: str, today: date) -> dict[str, Any]:
    """Slots of intents that take few."""
    names = household(language)
    if intent is Intent.BALANCE:
        accounts = draw(_some([a.name for a in names.accounts]))
        if draw(st.booleans()):
            return {"accounts": accounts}
        wished = Decimal(draw(st.sampled_from([5, 400, 1250])))
        return {"accounts": accounts, "threshold": wished, "threshold_op": "over", "period": None}
    if intent is Intent.BUDGET:
        start, end = unit_bounds("month", today)
        return {
            "categories": draw(_some(_categories(language))),
            "period": Period(start=start, end=end),
        }
    if intent is Intent.CASH_FLOW:
        return {"members": draw(_some(list(names.members), 1))}
    if intent is Intent.COMPARE and draw(st.booleans()):
        start, _ = unit_bounds("month", today)
        last = unit_bounds("month", start - _DAY)
        other = unit_bounds("month", last[0] - _DAY)
        return {
            "period": Period(start=last[0], end=last[1]),
            "other_period": Period(start=other[0], end=other[1]),
            "categories": draw(_some(_categories(language), 1)),
        }
    return (
        {"categories": draw(_some(_categories(language), 2, 2))} if intent is Intent.COMPARE else {}
    )


@st.composite
def _named(draw: st.DrawFn, given: dict[str, Any], language: str) -> dict[str, Any]:
    """Targets, people, accounts and numbers of the other intents."""
    intent, measure = given["intent"], given["measure"]
    spends, names = measure is not Measure.INCOME, household(language)
    members = draw(_some(list(names.members)))
    if intent is Intent.SHARE:
        return {"categories": draw(_some(_categories(language), 2, 1)), "members": members[:1]}
    slots: dict[str, Any] = {"members": members, **draw(_targets(language, spends=spends))}
    if draw(st.integers(0, 4)) == 0:
        slots["accounts"] = (draw(st.sampled_from([a.name for a in names.accounts])),)
    if draw(st.integers(0, 9)) == 0:
        slots["tags"] = ("wedding",)
    if intent in _BOUNDED and draw(st.integers(0, 3)) == 0:
        slots |= draw(st.sampled_from(_BOUNDS))
    elif intent in {Intent.TOTAL, Intent.COUNT} and draw(st.booleans()):
        slots["threshold"] = Decimal(5 if intent is Intent.COUNT else 1200)
        slots["threshold_op"] = draw(st.sampled_from(["over", "under"]))
    return slots | draw(_shape(intent, slots))


@st.composite
def _targets(draw: st.DrawFn, language: str, *, spends: bool) -> dict[str, Any]:
    """What money goes to or comes from, or is left out."""
    merchants = [m.name for m in household(language).merchants]
    match draw(st.sampled_from(["none", "categories", "merchants", "both", "text", "exclude"])):
        case "categories" if spends:
            return {"categories": draw(_some(_categories(language), 2, 1))}
        case "merchants":
            return {"merchants": draw(_some(merchants, 2, 1))}
        case "both" if spends:
            return {
                "categories": draw(_some(_categories(language), 2, 1)),
                "merchants": draw(_some(merchants, 2, 1)),
            }
        case "text" if spends:
            return {"text": (draw(st.sampled_from(["zorbing", "kite", "trombone"])),)}
        case "exclude" if spends:
            return {"exclude_categories": draw(_some(_categories(language), 2, 1))}
    return {}


@st.composite
def _shape(draw: st.DrawFn, intent: Intent, given: dict[str, Any]) -> dict[str, Any]:
    """How the answer is laid out."""
    order = draw(st.sampled_from([None, "least"]))
    if intent in _ROWS:
        few = None if intent is Intent.LIST else 1
        return {"limit": draw(st.sampled_from([few, 3, 10]))}
    if intent is Intent.AVERAGE:
        units = ["transaction", "day", "week", "month", "quarter", "year"]
        return {"unit": draw(st.sampled_from(units))}
    if intent is Intent.TREND:
        return {"group_by": draw(st.sampled_from(["day", "week", "month", "quarter", "year"]))}
    if intent is Intent.EXTREME_PERIOD:
        unit = draw(st.sampled_from(["day", "week", "month", "quarter", "year"]))
        return {"group_by": unit, "order": order, "limit": 1}
    if intent is Intent.BREAKDOWN:
        groups = ["category"] if not given.get("categories") else []
        groups += ["merchant"] if given["members"] else ["merchant", "account", "member", "tag"]
        limit = draw(st.sampled_from([None, 3, 5]))
        return {"group_by": draw(st.sampled_from(groups)), "order": order, "limit": limit}
    return {}

"""Budgets of this month that are exceeded, or will be if the month goes on as usual."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.queries.insights.fact import Fact, Kind
from finance.queries.insights.household import EARLY
from finance.queries.query import Intent, Measure, Period
from finance.queries.spans import unit_end, unit_start

if TYPE_CHECKING:
    from finance.queries.answer import AnswerRow
    from finance.queries.insights.categories import Categories
    from finance.queries.insights.household import Household

_OVER = 2  # percent of a budget that is worth a word
_AHEAD = 105  # percent of a budget that the month is going to need


def facts(home: Household, categories: Categories) -> list[Fact]:
    """Return a fact for each budget that is exceeded or about to be."""
    first = unit_start(home.today, "month")
    month = Period(start=first, end=unit_end(first, "month"))
    whole = home.request(Intent.BUDGET, Measure.SPENDING, period=month)
    found = []
    for row in home.ask(whole.query).rows:
        kind = _kind(home, categories, row)
        if kind is not None:
            fact = _asked(home, kind, month, row)
            found += [] if fact is None else [fact]
    return found


def _kind(home: Household, categories: Categories, row: AnswerRow) -> Kind | None:
    if row.value is None or row.limit is None or row.limit.minor <= 0:
        return None
    spent, limit = row.value.minor, row.limit.minor
    if (spent - limit) * 100 >= limit * _OVER:
        return Kind.BUDGET_OVER
    if home.today.day <= EARLY or spent > limit:
        return None
    rest = categories.rest(home.names.category_ids([row.label])[0])
    ahead = rest is not None and rest > 0 and (spent + rest) * 100 >= limit * _AHEAD
    return Kind.BUDGET_PACE if ahead else None


def _asked(home: Household, kind: Kind, month: Period, row: AnswerRow) -> Fact | None:
    request = home.request(Intent.BUDGET, Measure.SPENDING, period=month, categories=(row.label,))
    told = home.ask(request.query)
    if row.value is None or row.limit is None or told.value != row.limit - row.value:
        return None
    left = told.value
    return Fact(
        kind, row.label, request.query, abs(left), row.limit, day=month.end,
        transactions=told.transactions, share=home.share(left.minor),
    )  # fmt: skip

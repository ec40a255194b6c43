"""What is still to be paid before the next pay: bills expected from history, not plans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.queries.answer import Commitments
from finance.queries.query import FinanceQuery, Intent, Measure
from finance.queries.series import find_series
from finance.queries.spans import add_days, unit_end

if TYPE_CHECKING:
    from datetime import date

    from finance.queries.request import Request


def commitments(request: Request) -> Commitments:
    """Return the bills that the query's accounts expect from today to the day before payday.

    Payday is that of the largest regular income of the household; without any, the month's end
    takes its place.
    """
    payday = _payday(request)
    until = add_days(payday, -1) if payday else unit_end(request.today, "month")
    due = [
        series.amount
        for series in find_series(_asking(request, Measure.SPENDING, request.query.accounts))
        for _ in series.due(request.today, until)
    ]
    return Commitments(payday, until, len(due), request.money(sum(due)))


def _payday(request: Request) -> date | None:
    """Return the next day after today on which the largest regular income is expected."""
    incomes = find_series(_asking(request, Measure.INCOME, ()))
    if not incomes:
        return None
    return incomes[0].due(add_days(request.today, 1), None)[0]


def _asking(request: Request, measure: Measure, accounts: tuple[str, ...]) -> Request:
    query = FinanceQuery(intent=Intent.UPCOMING, measure=measure, accounts=accounts)
    return request.replaced(query)

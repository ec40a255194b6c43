"""From a typed query to its answer: which family answers which intent."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from finance.queries import (
    balances,
    breakdowns,
    budgets,
    cash_flow,
    compare,
    lists,
    recurring,
    totals,
    trends,
    unusual,
)
from finance.queries.caveats import caveats
from finance.queries.names import Names
from finance.queries.nearest import INTENTS, nearest
from finance.queries.pending import pending
from finance.queries.query import Intent
from finance.queries.request import Request
from finance.queries.series import newest_ids
from finance.queries.spans import TIME_UNITS
from finance.queries.unused import left_out

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from sqlalchemy import Connection

    from finance.queries.answer import Answer
    from finance.queries.query import FinanceQuery
    from finance.queries.selection import Selection

_ANSWERS: dict[Intent, Callable[[Request], Answer]] = {
    Intent.TOTAL: totals.total,
    Intent.LIST: lists.listing,
    Intent.LARGEST: lists.largest,
    Intent.SMALLEST: lists.smallest,
    Intent.COUNT: totals.count,
    Intent.AVERAGE: totals.average,
    Intent.BREAKDOWN: breakdowns.breakdown,
    Intent.TREND: trends.trend,
    Intent.EXTREME_PERIOD: trends.extreme_period,
    Intent.COMPARE: compare.compare,
    Intent.COMPARE_TO_USUAL: compare.compare_to_usual,
    Intent.SHARE: totals.share,
    Intent.BALANCE: balances.balance,
    Intent.NET_WORTH: balances.net_worth,
    Intent.CASH_FLOW: cash_flow.cash_flow,
    Intent.BUDGET: budgets.budget,
    Intent.RECURRING: recurring.recurring,
    Intent.UPCOMING: recurring.upcoming,
    Intent.LAST_TIME: lists.last_time,
    Intent.FIRST_TIME: lists.first_time,
    Intent.UNUSUAL: unusual.unusual,
}
# The lines behind an answer; intents whose evidence is no such selection stand below.
_LINES: dict[Intent, Callable[[Request], Selection]] = {
    Intent.TOTAL: Request.chosen,
    Intent.LIST: lists.lines,
    Intent.COUNT: partial(Request.chosen, transfers=True),
    Intent.AVERAGE: totals.average_lines,
    Intent.BREAKDOWN: Request.chosen,
    Intent.TREND: trends.trend_lines,
    Intent.EXTREME_PERIOD: trends.extreme_lines,
    Intent.COMPARE: compare.lines,
    Intent.COMPARE_TO_USUAL: compare.usual_lines,
    Intent.SHARE: totals.share_lines,
    Intent.BALANCE: partial(balances.lines, every_kind=False),
    Intent.NET_WORTH: partial(balances.lines, every_kind=True),
    Intent.CASH_FLOW: cash_flow.lines,
    Intent.BUDGET: budgets.lines,
}
# Answers about what is to come; their rows only show how regular it is.
_AHEAD = frozenset({Intent.RECURRING, Intent.UPCOMING})


def answer(connection: Connection, query: FinanceQuery, today: date, currency: str) -> Answer:
    """Compute what the books say to `query`.

    Args:
        connection: An open connection to the ledger; it is only read.
        query: What is asked, with the ledger's own names.
        today: The day on which it is asked.
        currency: The ledger's currency, an ISO 4217 code.

    Raises:
        NotFoundError: A name in the query is not in the ledger.
    """
    request = Request(connection, _settled(query), today, currency, Names(connection))
    intent = request.query.intent
    found = _ANSWERS[intent](request)
    lines = _LINES.get(intent)
    notes = (*found.notes, *left_out(request.query), *caveats(request, found, lines))
    if found.empty and intent in INTENTS:
        notes = (*notes, *nearest(request))
    elif intent not in _AHEAD:
        notes = (*notes, *pending(request, found, lines))
    return replace(found, notes=notes)


def matching_ids(
    connection: Connection, query: FinanceQuery, today: date, currency: str
) -> list[int]:
    """Return the ids of all transactions behind the answer to `query`, newest first.

    Args and errors are those of `answer`; the largest and smallest come by size.
    """
    request = Request(connection, _settled(query), today, currency, Names(connection))
    intent = request.query.intent
    if intent in _LINES:
        return list(_LINES[intent](request).ids(connection, None))
    if intent is Intent.UNUSUAL:
        return [each.id for each in unusual.odd(request)]
    if intent is Intent.RECURRING:
        return list(newest_ids(recurring.in_period(request), None))
    if intent is Intent.UPCOMING:
        return list(newest_ids(recurring.due_series(request), None))
    return list(_ANSWERS[intent](request).transactions)


def _settled(query: FinanceQuery) -> FinanceQuery:
    """Return `query` with the intent that can group as it asks: over time, or by group."""
    group = query.group_by
    if query.intent is Intent.BREAKDOWN and group in TIME_UNITS:
        return query.model_copy(update={"intent": Intent.TREND})
    by_group = group is not None and group not in TIME_UNITS
    if query.intent is Intent.TREND and by_group:
        return query.model_copy(update={"intent": Intent.BREAKDOWN})
    if query.intent is Intent.EXTREME_PERIOD and by_group:
        update = {"intent": Intent.BREAKDOWN, "limit": query.limit or 1}
        return query.model_copy(update=update)
    return query

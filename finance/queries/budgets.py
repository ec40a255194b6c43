"""How the budgets stand: what each may cost in a period, and what was spent of it."""

from __future__ import annotations

import calendar
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from sqlalchemy import select

from finance.db.tables import Budget
from finance.queries.answer import AnswerRow, Note
from finance.queries.balances import reached
from finance.queries.entries import entries
from finance.queries.query import Measure
from finance.queries.scope import of_categories
from finance.queries.selection import Selection, percent
from finance.queries.spans import Span, bins, unit_end, unit_start

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date

    from finance.queries.answer import Answer
    from finance.queries.names import Names
    from finance.queries.request import Request

_BUDGETS = select(Budget.category_id, Budget.month, Budget.amount).order_by(Budget.month)


@dataclass(frozen=True, slots=True)
class _Status:
    category_id: int
    name: str
    limit: int
    spent: int

    @property
    def left(self) -> int:
        return self.limit - self.spent


def budget(request: Request) -> Answer:
    """Return what is left of the budgets, with a row per category: spent, and its limit.

    The least left comes first. A category below another budgeted one is in that one's figures,
    so it is not added again. Yes: no budget is overspent,
    or as much is left as the question asks.
    """
    span = _span(request)
    limits = _limits(request, span)
    if not limits:
        return request.answer(count=0, notes=(Note("no_budget"),))
    chosen = _lines(request, span, limits)
    found = sorted(_statuses(request, chosen, limits), key=lambda s: (s.left, s.name))
    above = {
        s.category_id for s in found if not limits.keys() & request.names.ancestors(s.category_id)
    }
    left = sum(s.left for s in found if s.category_id in above)
    ids = request.ids(chosen)
    value, asked = request.money(left), request.query.threshold is not None
    return request.answer(
        value=value,
        count=len(found),
        yes=reached(request, value) if asked else all(s.left >= 0 for s in found),
        rows=[_row(request, status) for status in found],
        transactions=ids,
        notes=() if _whole_months(span) else (Note("budget_by_days"),),
    )


def _whole_months(span: Span) -> bool:
    if span.start is None or span.end is None:
        return True
    return span.start.day == 1 and span.end == unit_end(span.end, "month")


def lines(request: Request) -> Selection:
    """Return the spending that counts against the budgets asked for."""
    span = _span(request)
    return _lines(request, span, _limits(request, span))


def _lines(request: Request, span: Span, categories: Iterable[int]) -> Selection:
    """Return spending in `categories` and below: a budget is the household's, whoever pays."""
    ids = request.names.with_descendants(categories)
    query = request.query
    plain = request.changed(
        categories=(), merchants=(), accounts=(), members=(), tags=(), text=(), match="all",
        amount_min=None, amount_max=None, exclude_categories=query.exclude_categories,
    )  # fmt: skip
    chosen = Selection.of(plain.scope, Measure.SPENDING).within(span)
    return chosen.only(of_categories(ids, span))


def _span(request: Request) -> Span:
    """Return the period asked for; open ends are those of its month."""
    start = request.span.start or unit_start(request.span.end or request.today, "month")
    return Span(start, request.span.end or unit_end(max(start, request.today), "month"))


def _limits(request: Request, span: Span) -> dict[int, int]:
    """Return what each category asked for may cost in `span`, in minor units."""
    monthly: dict[int, list[tuple[date, int]]] = {}
    for category, month, amount in request.connection.execute(_BUDGETS):
        monthly.setdefault(category, []).append((month, amount))
    limits = {}
    for category in _asked(request, monthly.keys()):
        amount = round(_in_span(monthly[category], span))
        if amount:
            limits[category] = amount
    return limits


def _asked(request: Request, budgeted: Iterable[int]) -> set[int]:
    """Return the budgeted categories that the query means.

    Without names all; else those named and below, or the nearest one above that has a budget.
    """
    names: Names = request.names
    query = request.query
    wanted = set(budgeted)
    if query.exclude_categories:
        wanted -= set(names.with_descendants(names.category_ids(query.exclude_categories)))
    if not query.categories:
        return set() if query.merchants or query.text else wanted
    found: set[int] = set()
    for category in names.category_ids(query.categories):
        below = wanted & set(names.with_descendants([category]))
        above = [a for a in names.ancestors(category) if a in wanted]
        found |= below or set(above[:1])
    return found


def _in_span(changes: list[tuple[date, int]], span: Span) -> Fraction:
    """Return the budget of `span`: each month's, by the days of it that are inside."""
    whole = Fraction(0)
    if span.start is None or span.end is None:
        return whole
    for month in bins(span.start, span.end, "month"):
        amount = next((a for first, a in reversed(changes) if first <= month.start), 0)
        days = (min(month.end, span.end) - max(month.start, span.start)).days + 1
        whole += Fraction(
            amount * days, calendar.monthrange(month.start.year, month.start.month)[1]
        )
    return whole


def _statuses(request: Request, chosen: Selection, limits: dict[int, int]) -> list[_Status]:
    spent = {
        row[0]: row[1] for row in request.connection.execute(chosen.grouped(entries.c.category_id))
    }
    return [
        _Status(
            category,
            request.names.categories[category].name,
            limit,
            sum(spent.get(c, 0) for c in request.names.with_descendants([category])),
        )
        for category, limit in limits.items()
    ]


def _row(request: Request, status: _Status) -> AnswerRow:
    return AnswerRow(
        status.name,
        request.money(status.spent),
        percent=percent(status.spent, status.limit),
        limit=request.money(status.limit),
    )

"""How the last month ended, and how much spending has no category."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.queries.breakdowns import NONE
from finance.queries.insights.fact import Fact, Kind
from finance.queries.query import Intent, Measure, Period
from finance.queries.spans import Span, add_months, before, unit_end, unit_start

if TYPE_CHECKING:
    from finance.queries.insights.household import Household

_NEWS = 10  # days of a month in which the one before is news
_FAR = 1000  # ten-thousandths of a month's spending
_PAST = 3
_ROWS, _PERCENT = 5, 15  # rows without category, and their part of the spending


def facts(home: Household) -> list[Fact]:
    """Return how the last month ended where that is unusual, and what has no category."""
    found = (_net(home), _uncategorised(home))
    return [fact for fact in found if fact is not None]


def _net(home: Household) -> Fact | None:
    """Return that far more or less was left of the last month than of any of those before."""
    if home.today.day > _NEWS or not home.scale:
        return None
    start = add_months(unit_start(home.today, "month"), -1)
    month = Span(start, unit_end(start, "month"))
    past = before(month, home.today, _PAST)
    request = home.request(
        Intent.COMPARE_TO_USUAL, Measure.NET, period=Period(start=start, end=month.end)
    )
    if not home.known_since(past[-1].start) or not _all_there(home, month):
        return None
    this, *others = (f.minor for f in request.selection().figures(home.connection, [month, *past]))
    told = home.ask(request.query)
    usual = next((row.value for row in told.rows if row.label == "usual"), None)
    if usual is None or told.value != home.money(this) or min(others) <= this <= max(others):
        return None
    apart = this - usual.minor
    if home.share(apart) < _FAR:
        return None
    return Fact(
        Kind.MONTH_NET, "", request.query, told.value, usual, day=month.end,
        transactions=told.transactions, share=home.share(apart),
    )  # fmt: skip


def _all_there(home: Household, month: Span) -> bool:
    """Say whether every account that is in use has its rows of `month`, as far as can be seen."""
    days = [rows.latest for rows in home.rows.values()]
    used = [day for day in days if day >= add_months(month.start or day, -_PAST)]
    ended = month.end is not None and any(day >= month.end for day in used)
    return ended and all(day >= (month.start or day) for day in used)


def _uncategorised(home: Household) -> Fact | None:
    """Return that much of what was spent of late has no category."""
    lately = Period(start=home.lately.start, end=home.lately.end)
    request = home.request(Intent.BREAKDOWN, Measure.SPENDING, period=lately, group_by="category")
    told = home.ask(request.query)
    row = next((row for row in told.rows if row.label == NONE), None)
    if row is None or row.value is None or (row.count or 0) < _ROWS:
        return None
    if row.percent is None or row.percent < _PERCENT:
        return None
    return Fact(
        Kind.UNCATEGORISED, "", request.query, row.value, told.value, day=lately.start,
        transactions=told.transactions, share=home.share(row.value.minor),
    )  # fmt: skip

"""Categories that cost far more or less than usual at this point of the month.

A bill that merely comes some days earlier or later than usual never counts as more or less.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import func, select

from finance.queries.entries import entries
from finance.queries.insights.fact import Fact, Kind
from finance.queries.query import Intent, Measure
from finance.queries.spans import Span, add_days, unit_end

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date

    from finance.queries.insights.household import Household

_MOVED = 5  # days that a regular payment may move by
_ABOVE, _BELOW = 130, 60  # percent of the usual
_LOWEST = 70  # percent of the lowest month before: a mean may owe much to one month alone
_AT_LEAST = 250  # ten-thousandths of a month's spending
_HALF = 15  # day of the month before which little is no news
_HABIT = 3  # days of spending a month, without which nothing is missing


class _Line(NamedTuple):
    """What one account spent on one day in one category, in minor units."""

    date: date
    account_id: int
    minor: int


class Categories:
    """Spending by category in the month to look at and in those before it."""

    def __init__(self, household: Household) -> None:
        self._household = household

    def facts(self) -> list[Fact]:
        """Return a fact for each category that is far from its usual."""
        home = self._household
        if not home.past or not home.scale:
            return []
        found = {c: fact for c in self._lines if (fact := self._fact(c)) is not None}
        above = {a for c in found for a in home.names.ancestors(c)}
        return [fact for c, fact in found.items() if c not in above]

    def rest(self, category: int) -> int | None:
        """Return what a category usually costs in the days that are left of this month.

        In minor units; None where the months before are not all known.
        """
        if not self._household.past:
            return None
        lines, sums = self._of(category), 0
        for past in self._household.past:
            if past.end is not None:
                sums += _sum(lines, Span(add_days(past.end, 1), unit_end(past.end, "month")))
        return sums // len(self._household.past)

    @cached_property
    def _lines(self) -> dict[int, list[_Line]]:
        home = self._household
        chosen = home.request(Intent.TOTAL, Measure.SPENDING).selection()
        chosen = chosen.within(Span(home.past[-1].start, home.month.end))
        keys = (entries.c.category_id, entries.c.date, entries.c.account_id)
        sums = select(*keys, -func.sum(entries.c.amount)).select_from(chosen.source)
        sums = sums.where(*chosen.where, entries.c.category_id.is_not(None)).group_by(*keys)
        found: defaultdict[int, list[_Line]] = defaultdict(list)
        for category, day, account, minor in home.connection.execute(sums).all():
            found[category].append(_Line(day, account, minor))
        return found

    def _of(self, category: int) -> list[_Line]:
        """Return the lines of a category and of those below it."""
        below = self._household.names.with_descendants([category])
        return [line for each in below for line in self._lines.get(each, ())]

    def _fact(self, category: int) -> Fact | None:
        home, lines = self._household, self._of(category)
        this = _sum(lines, home.month)
        past = [_sum(lines, span) for span in home.past]
        usual = round(Fraction(sum(past), len(past)))
        if home.share(this - usual) < _AT_LEAST or min(past) <= 0:
            return None
        highest = max(_sum(lines, _moved(span, _MOVED)) for span in home.past)
        lowest = min(_sum(lines, _moved(span, -_MOVED)) for span in home.past)
        kind = None
        if this * 100 >= usual * _ABOVE and this > highest:
            kind = Kind.CATEGORY_HIGH
        elif this * 100 <= min(usual * _BELOW, lowest * _LOWEST) and self._is_told(lines):
            kind = Kind.CATEGORY_LOW
        return None if kind is None else self._asked(kind, category, this, usual)

    def _is_told(self, lines: list[_Line]) -> bool:
        """Say whether little is no accident, nor for want of a statement."""
        home, end = self._household, self._household.month.end or self._household.today
        often = (sum(_sum([line], span) > 0 for line in lines) for span in home.past)
        accounts = {line.account_id for line in lines}
        return (
            end.day >= _HALF
            and min(often) >= _HABIT
            and all(home.reaches(account, end) for account in accounts)
        )

    def _asked(self, kind: Kind, category: int, this: int, usual: int) -> Fact | None:
        """Return the fact as its question is answered; None where the answer is another one."""
        home = self._household
        name = home.names.categories[category].name
        request = home.request(
            Intent.COMPARE_TO_USUAL, Measure.SPENDING, period=home.period, categories=(name,)
        )
        told = home.ask(request.query)
        rows = {row.label: row.value for row in told.rows}
        value, other = home.money(this), home.money(usual)
        if told.value != value or rows.get("usual") != other:
            return None
        return Fact(
            kind, name, request.query, value, other,
            transactions=told.transactions, share=home.share(this - usual),
        )  # fmt: skip


def _sum(lines: Iterable[_Line], span: Span) -> int:
    return sum(
        line.minor
        for line in lines
        if (span.start is None or line.date >= span.start)
        and (span.end is None or line.date <= span.end)
    )


def _moved(span: Span, days: int) -> Span:
    return Span(span.start, span.end and add_days(span.end, days))

"""Trends and extreme periods."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from finance.money import Money
from finance.queries.query import FinanceQuery, GroupBy, Intent, Period
from tests.helpers import naive
from tests.helpers.asker import Asker, question
from tests.helpers.books import Books, Entry
from tests.helpers.motley import TODAY, queries

if TYPE_CHECKING:
    from collections.abc import Callable

    from finance.queries.answer import AnswerRow

UNITS: tuple[GroupBy, ...] = ("day", "week", "month", "quarter", "year")
EUR_BOOKS = {"Everyday": ("checking", "EUR")}
FOOD = {"Food": ("expense", None)}
YEAR = Period(start=date(2025, 11, 19), end=TODAY)


def _minor(row: AnswerRow) -> int:
    assert row.value is not None
    return row.value.minor


def _key(day: date, unit: str) -> tuple[int, ...]:
    if unit == "week":
        return day.isocalendar()[:2]
    if unit == "quarter":
        return (day.year, (day.month - 1) // 3)
    return {"day": (day.year, day.month, day.day), "month": (day.year, day.month)}.get(
        unit, (day.year,)
    )


@given(query=queries((Intent.TREND,)), unit=st.sampled_from(UNITS))
@settings(deadline=None)
def test_every_unit_has_its_sum(asker: Asker, query: FinanceQuery, unit: GroupBy) -> None:
    query = query.model_copy(update={"group_by": unit})
    start, end = _seen(asker, query)
    wanted = query.model_copy(update={"period": Period(start=start, end=end)})
    found = naive.rows(asker.books, wanted) if start <= end else []
    got = asker.ask(query)
    first = min(e.date for e in asker.books.entries)
    days = [start + timedelta(days=n) for n in range((end - start).days + 1)]
    keys = dict.fromkeys(_key(day, unit) for day in days)
    known = [key for key in keys if key >= _key(first, unit)] if first <= end else []
    assert [_key(row.start, unit) for row in got.rows if row.start] == known
    for row, key in zip(got.rows, known, strict=True):
        each = [r for r in found if _key(r.entry.date, unit) == key]
        assert row.value == Money(naive.total(each, query.measure), "EUR")
        assert row.count == len(set(naive.ids(each)))
        assert row.start is not None
        assert row.end is not None
        cut_off = query.period is not None and query.period.start is not None
        assert row.partial is ((cut_off and row.start < start) or row.end > end)
    assert got.value == Money(naive.total(found, query.measure), "EUR")


def _seen(asker: Asker, query: FinanceQuery) -> tuple[date, date]:
    """Return the period without the days to come; an open start is the first record's."""
    period = query.period or Period()
    ahead = period.start is not None and period.start > TODAY
    end = period.end or TODAY
    end = end if ahead else min(end, TODAY)
    return period.start or min(e.date for e in asker.books.entries), end


@given(query=queries((Intent.EXTREME_PERIOD,)), unit=st.sampled_from(UNITS), least=st.booleans())
@settings(deadline=None)
def test_the_extreme_units_are_those_of_the_trend(
    asker: Asker, query: FinanceQuery, unit: GroupBy, *, least: bool
) -> None:
    order = "least" if least else "most"
    query = query.model_copy(update={"group_by": unit, "order": order})
    trend = asker.ask(query.model_copy(update={"intent": Intent.TREND}))
    got = asker.ask(query)
    whole = [row for row in trend.rows if not row.partial] or list(trend.rows)
    values = sorted((_minor(row) for row in whole), reverse=not least)
    if trend.empty:
        assert got.empty
        return
    assert [_minor(row) for row in got.rows] == values[: query.limit or 1]
    assert asker.all_ids(query)[:1000] == list(got.transactions)
    dates = [asker.books.entries[number - 1].date for number in got.transactions]
    spans = [(row.start, row.end) for row in got.rows]
    assert all(any(a and b and a <= day <= b for a, b in spans) for day in dates)


def test_a_unit_that_is_cut_never_wins(asking: Callable[[Books], Asker]) -> None:
    books = Books(EUR_BOOKS, FOOD)
    books.entries = [
        Entry(date(2025, 11, 20), -900000, "Food"),
        Entry(date(2026, 3, 5), -5000, "Food"),
        Entry(date(2026, 11, 2), -800000, "Food"),
    ]
    asked = asking(books)
    got = asked.ask(question("extreme_period", period=YEAR))
    assert (got.value, got.date) == (Money(5000, "EUR"), date(2026, 3, 1))
    only = Period(start=date(2026, 11, 1), end=TODAY)
    assert asked.ask(question("extreme_period", period=only)).value == Money(800000, "EUR")


def test_the_least_is_an_empty_month_but_none_before_the_books(
    asking: Callable[[Books], Asker],
) -> None:
    books = Books(EUR_BOOKS, FOOD)
    books.entries = [
        Entry(date(2026, month, 1), -1000 * month, "Food") for month in (6, 7, 8, 10, 11)
    ]
    got = asking(books).ask(question("extreme_period", period=YEAR, order="least"))
    assert [row.start for row in got.rows] == [date(2026, 9, 1)]
    assert got.value == Money(0, "EUR")


def test_equal_units_are_said_and_the_earliest_comes_first(
    asking: Callable[[Books], Asker],
) -> None:
    books = Books(EUR_BOOKS, FOOD)
    books.entries = [Entry(date(2026, month, 1), -1000, "Food") for month in (6, 7, 8)]
    period = Period(start=date(2026, 6, 1), end=date(2026, 8, 31))
    got = asking(books).ask(question("extreme_period", period=period))
    assert got.date == date(2026, 6, 1)
    assert [note.code for note in got.notes] == ["tie"]


def test_a_trend_notes_where_the_books_begin(asking: Callable[[Books], Asker]) -> None:
    books = Books(EUR_BOOKS, FOOD, [Entry(date(2026, 9, 3), -1000, "Food")])
    got = asking(books).ask(question("trend", period=YEAR))
    assert [row.start for row in got.rows] == [date(2026, m, 1) for m in (9, 10, 11)]
    assert [row.partial for row in got.rows] == [False, False, True]
    assert "partial_bin" in [note.code for note in got.notes]
    assert ("short_history", (("date", "2026-09-03"),)) in [(n.code, n.data) for n in got.notes]


def test_leap_days_and_year_ends_fall_in_their_units(asking: Callable[[Books], Asker]) -> None:
    books = Books(EUR_BOOKS, FOOD)
    books.entries = [
        Entry(date(2024, 2, 29), -100, "Food"),
        Entry(date(2024, 12, 31), -200, "Food"),  # a Tuesday: its week ends in January
        Entry(date(2025, 1, 1), -400, "Food"),
    ]
    asked = asking(books)
    period = Period(start=date(2024, 2, 1), end=date(2024, 2, 29))
    february = asked.ask(question("trend", period=period, group_by="month"))
    assert [(r.end, r.partial) for r in february.rows] == [(date(2024, 2, 29), False)]
    week = Period(start=date(2024, 12, 30), end=date(2025, 1, 5))
    weeks = asked.ask(question("trend", period=week, group_by="week"))
    assert [row.value for row in weeks.rows] == [Money(600, "EUR")]


@pytest.mark.parametrize("intent", ["trend", "extreme_period"])
def test_empty_books_have_no_units(asking: Callable[[Books], Asker], intent: str) -> None:
    got = asking(Books(EUR_BOOKS, FOOD)).ask(question(intent, period=YEAR))
    assert got.empty
    assert got.rows == ()


def test_a_period_from_the_first_year_of_the_calendar_is_no_error(
    asking: Callable[[Books], Asker],
) -> None:
    asked = asking(Books(EUR_BOOKS, FOOD, [Entry(TODAY, -100, "Food")]))
    period = Period(start=date.min, end=date.max)
    for intent in ("trend", "extreme_period", "average", "compare", "compare_to_usual", "upcoming"):
        for unit in ("day", "year"):
            got = asked.ask(question(intent, period=period, group_by=unit, unit=unit))
            assert len(got.rows) < 5

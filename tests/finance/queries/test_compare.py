"""Comparisons: two periods, two targets, against the usual."""

from __future__ import annotations

from datetime import date
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from finance.money import Money
from finance.queries.query import FinanceQuery, Intent, Period
from tests.helpers import naive
from tests.helpers.asker import Asker, question
from tests.helpers.books import Books, Entry
from tests.helpers.motley import TODAY, periods, queries

if TYPE_CHECKING:
    from collections.abc import Callable

EUR_BOOKS = {"Everyday": ("checking", "EUR")}
FOOD = {"Food": ("expense", None), "Fuel": ("expense", None)}


def _money(minor: int) -> Money:
    return Money(minor, "EUR")


@given(query=queries((Intent.COMPARE,)), other=periods)
@settings(deadline=None)
def test_two_periods(asker: Asker, query: FinanceQuery, other: Period | None) -> None:
    other = other or Period()
    query = query.model_copy(update={"other_period": other, "period": query.period or Period()})
    first = naive.rows(asker.books, query)
    second = naive.rows(asker.books, query, period=other)
    values = [naive.total(each, query.measure) for each in (first, second)]
    got = asker.ask(query)
    assert [row.value for row in got.rows] == [_money(value) for value in values]
    assert [row.count for row in got.rows] == [len(set(naive.ids(e))) for e in (first, second)]
    assert got.value == _money(values[0] - values[1])
    assert got.yes is (values[0] > values[1])
    assert asker.all_ids(query) == naive.ids([*first, *second])


@given(query=queries((Intent.COMPARE,)), slot=st.sampled_from(["categories", "merchants"]))
@settings(deadline=None)
def test_two_targets(asker: Asker, query: FinanceQuery, slot: str) -> None:
    names = {"categories": ("Food", "Home"), "merchants": ("Bakers", "Ärzte")}[slot]
    nothing = dict.fromkeys(("categories", "merchants", "accounts", "members", "tags", "text"), ())
    query = query.model_copy(update={**nothing, slot: names, "match": "all"})
    sides = [naive.rows(asker.books, query.model_copy(update={slot: (name,)})) for name in names]
    got = asker.ask(query)
    values = [naive.total(side, query.measure) for side in sides]
    assert [(r.label, r.value) for r in got.rows] == [
        (name, _money(value)) for name, value in zip(names, values, strict=True)
    ]
    assert got.value == _money(values[0] - values[1])
    assert asker.all_ids(query) == naive.ids([*sides[0], *sides[1]])


def test_targets_of_two_kinds_stand_against_each_other(asking: Callable[[Books], Asker]) -> None:
    books = Books(EUR_BOOKS, FOOD)
    books.entries = [Entry(TODAY, -300, "Food", "Lidl"), Entry(TODAY, -900, "Fuel", "Shell")]
    query = question("compare", categories=("Food",), merchants=("Shell",), match="any")
    got = asking(books).ask(query)
    assert [(row.label, row.value) for row in got.rows] == [
        ("Food", _money(300)),
        ("Shell", _money(900)),
    ]
    assert got.yes is False
    assert len(got.transactions) == 2


def test_texts_to_compare_do_not_narrow_each_other(asking: Callable[[Books], Asker]) -> None:
    books = Books(EUR_BOOKS, FOOD)
    books.entries = [Entry(TODAY, -300, payee="tea and jam"), Entry(TODAY, -900, payee="jam")]
    got = asking(books).ask(question("compare", text=("tea", "jam")))
    assert [row.value for row in got.rows] == [_money(300), _money(1200)]


@pytest.mark.parametrize(
    ("start", "end", "before"),
    [
        ((2026, 11, 1), (2026, 11, 18), [(10, 1, 10, 18), (9, 1, 9, 18), (8, 1, 8, 18)]),
        ((2026, 11, 1), (2026, 11, 30), [(10, 1, 10, 18), (9, 1, 9, 18), (8, 1, 8, 18)]),
        ((2026, 10, 1), (2026, 10, 31), [(9, 1, 9, 30), (8, 1, 8, 31), (7, 1, 7, 31)]),
        ((2026, 11, 16), (2026, 11, 18), [(11, 9, 11, 11), (11, 2, 11, 4), (10, 26, 10, 28)]),
        ((2026, 11, 9), (2026, 11, 15), [(11, 2, 11, 8), (10, 26, 11, 1), (10, 19, 10, 25)]),
        ((2026, 10, 20), (2026, 11, 18), [(9, 20, 10, 19), (8, 21, 9, 19), (7, 22, 8, 20)]),
        ((2026, 10, 19), (2026, 11, 18), [(9, 19, 10, 18), (8, 19, 9, 18), (7, 19, 8, 18)]),
        ((2026, 11, 17), (2026, 11, 17), [(11, 16, 11, 16), (11, 15, 11, 15), (11, 14, 11, 14)]),
    ],
)
def test_the_usual_is_the_mean_of_three_equal_periods(
    asker: Asker,
    start: tuple[int, int, int],
    end: tuple[int, int, int],
    before: list[tuple[int, int, int, int]],
) -> None:
    query = question("compare_to_usual", period=Period(start=date(*start), end=date(*end)))
    past = [
        naive.total(
            naive.rows(
                asker.books,
                query,
                period=Period(start=date(2026, m1, d1), end=date(2026, m2, d2)),
            ),
            query.measure,
        )
        for m1, d1, m2, d2 in before
    ]
    until = Period(start=date(*start), end=min(date(*end), TODAY))
    this = naive.total(naive.rows(asker.books, query, period=until), query.measure)
    got = asker.ask(query)
    assert got.value == _money(this)
    usual = Fraction(sum(past), 3)
    assert [(row.label, row.value) for row in got.rows] == [
        ("this", _money(this)),
        ("usual", _money(round(usual))),
    ]
    assert got.yes is (this > usual)


def test_a_running_unit_says_that_the_same_days_were_compared(asker: Asker) -> None:
    running = question("compare_to_usual", period=Period(start=date(2026, 11, 1), end=TODAY))
    assert "same_days" in [note.code for note in asker.ask(running).notes]
    other = Period(start=date(2026, 10, 1), end=date(2026, 10, 18))
    months = question("compare", period=running.period, other_period=other)
    assert "same_days" in [note.code for note in asker.ask(months).notes]


def test_one_period_is_compared_with_the_one_before(asker: Asker) -> None:
    october = Period(start=date(2026, 10, 1), end=date(2026, 10, 31))
    rows = asker.ask(question("compare", period=october)).rows
    assert [(row.start, row.end) for row in rows] == [
        (date(2026, 10, 1), date(2026, 10, 31)),
        (date(2026, 9, 1), date(2026, 9, 30)),
    ]


def test_a_period_that_the_books_know_in_part_says_so(asking: Callable[[Books], Asker]) -> None:
    books = Books(EUR_BOOKS, FOOD)
    books.entries = [Entry(date(2025, 10, 1), -900, "Food"), Entry(date(2026, 5, 1), -8000, "Food")]
    year = Period(start=date(2026, 1, 1), end=date(2026, 12, 31))
    got = asking(books).ask(question("compare", period=year))
    begins = ("short_history", (("date", "2025-10-01"),))
    assert begins in [(n.code, n.data) for n in got.notes]
    before = Period(start=date(2025, 1, 1), end=date(2025, 12, 31))
    got = asking(books).ask(question("total", period=before))
    assert begins in [(n.code, n.data) for n in got.notes]


def test_the_change_is_said_in_percent(asking: Callable[[Books], Asker]) -> None:
    books = Books(EUR_BOOKS, FOOD)
    books.entries = [
        Entry(date(2026, 10, 5), -2000, "Food"),
        Entry(date(2026, 9, 5), -1600, "Food"),
    ]
    period = Period(start=date(2026, 10, 1), end=date(2026, 10, 31))
    got = asking(books).ask(question("compare", period=period))
    assert ("change", (("percent", "25.00"),)) in [(n.code, n.data) for n in got.notes]


def test_books_without_a_past_know_no_usual(asking: Callable[[Books], Asker]) -> None:
    books = Books(EUR_BOOKS, FOOD, [Entry(TODAY, -2000, "Food")])
    period = Period(start=date(2026, 11, 1), end=TODAY)
    got = asking(books).ask(question("compare_to_usual", period=period))
    assert got.value == _money(2000)
    assert got.yes is None
    assert [row.label for row in got.rows] == ["this"]
    assert "short_history" in [note.code for note in got.notes]


def test_years_before_the_books_do_not_lower_the_usual(asking: Callable[[Books], Asker]) -> None:
    books = Books(EUR_BOOKS, FOOD)
    books.entries = [
        Entry(date(2024, 12, 1), -1, "Food"),
        Entry(date(2025, 5, 1), -9000, "Food"),
        Entry(date(2026, 5, 1), -8000, "Food"),
    ]
    period = Period(start=date(2026, 1, 1), end=TODAY)
    got = asking(books).ask(question("compare_to_usual", period=period))
    assert got.rows[1].value == _money(9000)
    assert got.yes is False

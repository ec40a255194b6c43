"""Totals, counts, averages and shares, against the same worked out row by row."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from finance.money import Money
from finance.queries.query import FinanceQuery, Intent, Measure, Period
from tests.helpers import naive
from tests.helpers.asker import Asker, question
from tests.helpers.books import Books, Entry, Line
from tests.helpers.motley import TODAY, queries

if TYPE_CHECKING:
    from collections.abc import Callable

EUR_BOOKS = {"Everyday": ("checking", "EUR")}


def euros(minor: int) -> Money:
    return Money(minor, "EUR")


@given(query=queries((Intent.TOTAL,)))
@settings(deadline=None)
def test_total_is_the_sum_of_its_rows(asker: Asker, query: FinanceQuery) -> None:
    found = naive.rows(asker.books, query)
    got = asker.ask(query)
    assert got.value == euros(naive.total(found, query.measure))
    assert got.count == len(set(naive.ids(found)))
    assert list(got.transactions) == naive.ids(found)
    assert got.empty is (not found)
    assert asker.all_ids(query) == naive.ids(found)


@given(query=queries((Intent.COUNT,)))
@settings(deadline=None)
def test_count_is_the_number_of_transactions(asker: Asker, query: FinanceQuery) -> None:
    found = naive.ids(naive.rows(asker.books, query, transfers=True))
    got = asker.ask(query)
    assert got.count == len(found)
    assert list(got.transactions) == found
    assert asker.all_ids(query) == found


@given(query=queries((Intent.AVERAGE,)))
@settings(deadline=None)
def test_average_per_transaction_is_of_those_there_are(asker: Asker, query: FinanceQuery) -> None:
    clipped = _until_today(query)
    found = naive.rows(asker.books, clipped)
    got = asker.ask(query)
    if not found:
        assert got.empty
        assert got.value is None
        return
    mean = Fraction(naive.total(found, query.measure), len(set(naive.ids(found))))
    assert got.value == euros(round(mean))


def _until_today(query: FinanceQuery) -> FinanceQuery:
    period = query.period or Period()
    if period.start is not None and period.start > TODAY:
        return query
    end = min(period.end or TODAY, TODAY)
    return query.model_copy(update={"period": Period(start=period.start, end=end)})


@given(query=queries((Intent.SHARE,), (Measure.SPENDING,)))
@settings(deadline=None)
def test_share_is_part_of_the_same_period(asker: Asker, query: FinanceQuery) -> None:
    targets = ("categories", "merchants", "text", "tags")
    holders: dict[str, object] = {
        "accounts": (),
        "members": (),
        "amount_min": None,
        "amount_max": None,
    }
    named = [slot for slot in targets if getattr(query, slot)]
    without = dict.fromkeys(named, ()) or holders
    part = naive.total(naive.rows(asker.books, query), Measure.SPENDING)
    everything = naive.rows(asker.books, query.model_copy(update=without))
    whole = naive.total(everything, Measure.SPENDING)
    got = asker.ask(query)
    if whole <= 0:
        assert got.percent is None
    else:
        assert got.percent is not None
        assert abs(got.percent - Decimal(part) * 100 / whole) <= Decimal("0.005")


@pytest.mark.parametrize(
    ("unit", "start", "end", "per"),
    [
        ("month", date(2025, 11, 19), TODAY, Fraction(12)),
        ("month", date(2026, 11, 1), date(2026, 11, 30), Fraction(18, 30)),
        ("month", date(2026, 1, 1), TODAY, 10 + Fraction(18, 30)),
        ("week", date(2026, 11, 2), date(2026, 11, 15), Fraction(2)),
        ("day", date(2026, 11, 1), TODAY, Fraction(18)),
        ("quarter", date(2026, 7, 1), date(2026, 9, 30), Fraction(1)),
        ("year", date(2025, 11, 19), TODAY, Fraction(1)),
        ("year", date(2026, 1, 1), date(2026, 12, 31), Fraction(322, 365)),
    ],
)
def test_average_divides_by_units_and_counts_an_unfinished_one_by_its_days(
    asker: Asker, unit: str, start: date, end: date, per: Fraction
) -> None:
    query = question("average", period=Period(start=start, end=end), unit=unit)
    total = naive.total(naive.rows(asker.books, _until_today(query)), Measure.SPENDING)
    assert asker.ask(query).value == euros(round(total / per))


def test_average_of_all_time_begins_with_the_books(asking: Callable[[Books], Asker]) -> None:
    books = Books(EUR_BOOKS, {"Food": ("expense", None)})
    books.entries = [Entry(date(2026, 11, 9), -700, "Food"), Entry(TODAY, -300, "Food")]
    assert asking(books).ask(question("average", unit="day")).value == euros(100)


def test_a_refund_is_spending_with_a_minus(asking: Callable[[Books], Asker]) -> None:
    books = Books(EUR_BOOKS, {"Shopping": ("expense", None), "Salary": ("income", None)})
    books.entries = [
        Entry(date(2026, 11, 1), -361000, "Shopping", "Store"),
        Entry(date(2026, 11, 2), 194100, "Shopping", "Store"),
        Entry(date(2026, 11, 3), 5000, None, "Store"),  # no category, from a shop: a refund
        Entry(date(2026, 11, 4), 7000, None, "Uncle"),  # no category, from nobody one buys from
    ]
    asked = asking(books)
    assert asked.ask(question("total")).value == euros(361000 - 194100 - 5000)
    assert asked.ask(question("total", "income")).value == euros(7000)
    assert asked.ask(question("total", categories=("Shopping",))).value == euros(166900)


def test_refunds_alone_are_what_shops_gave_back(asking: Callable[[Books], Asker]) -> None:
    books = Books(EUR_BOOKS, {"Shopping": ("expense", None), "Salary": ("income", None)})
    books.entries = [
        Entry(date(2026, 11, 1), -361000, "Shopping", "Store"),
        Entry(date(2026, 11, 2), 194100, "Shopping", "Store"),
        Entry(date(2026, 11, 3), 5000, None, "Store"),
        Entry(date(2026, 11, 4), 250000, "Salary", "Works"),
    ]
    asked = asking(books)
    assert asked.ask(question("total", "income", refunds=True)).value == euros(194100 + 5000)
    listed = asked.ask(question("list", "income", merchants=("Store",), refunds=True))
    assert (listed.count, listed.value) == (2, euros(194100 + 5000))
    assert asked.ask(question("total", "income", merchants=("Store",))).empty


def test_own_transfers_are_neither_spending_nor_income(asking: Callable[[Books], Asker]) -> None:
    accounts = {"Everyday": ("checking", "EUR"), "Card": ("credit card", "EUR")}
    books = Books(accounts, {"Food": ("expense", None), "Transfer": ("transfer", None)})
    books.entries = [
        Entry(date(2026, 11, 1), -90000, "Transfer"),
        Entry(date(2026, 11, 1), 90000, "Transfer", account="Card"),
        Entry(date(2026, 11, 2), -2500, "Food", account="Card"),
    ]
    asked = asking(books)
    assert asked.ask(question("total")).value == euros(2500)
    assert asked.ask(question("total", "income")).empty
    assert asked.ask(question("total", "any")).value == euros(-2500)
    assert asked.ask(question("count", "any")).count == 3


def test_only_the_part_of_a_split_that_is_asked_for_counts(
    asking: Callable[[Books], Asker],
) -> None:
    books = Books(EUR_BOOKS, {"Food": ("expense", None), "Home": ("expense", None)})
    splits = (Line("Food", -3000), Line("Home", -1000), Line("Food", -500))
    books.entries = [Entry(TODAY, -4500, splits=splits)]
    got = asking(books).ask(question("total", categories=("Food",)))
    assert (got.value, got.count) == (euros(3500), 1)


@pytest.mark.parametrize(
    ("op", "threshold", "yes"),
    [(None, "24.99", True), ("over", "25", False), ("under", "25", False), ("under", "26", True)],
)
def test_a_threshold_is_answered_yes_or_no(
    asking: Callable[[Books], Asker], op: str | None, threshold: str, *, yes: bool
) -> None:
    books = Books(EUR_BOOKS, {"Food": ("expense", None)}, [Entry(TODAY, -2500, "Food")])
    query = question("total", threshold=Decimal(threshold), threshold_op=op)
    assert asking(books).ask(query).yes is yes


def test_a_count_answers_its_threshold(asking: Callable[[Books], Asker]) -> None:
    books = Books(EUR_BOOKS, {"Food": ("expense", None)}, [Entry(TODAY, -2500, "Food")] * 5)
    asked = asking(books)
    assert asked.ask(question("count", threshold=Decimal(4))).yes is True
    assert asked.ask(question("count", threshold=Decimal(5))).yes is False


def test_a_share_of_income_is_what_was_spent_of_it(asking: Callable[[Books], Asker]) -> None:
    kinds = {
        "Rent": ("expense", None), "Salary": ("income", None), "Gifts": ("income", None),
    }  # fmt: skip
    books = Books(EUR_BOOKS, kinds)
    books.entries = [
        Entry(date(2026, 11, 1), -118500, "Rent"),
        Entry(date(2026, 11, 2), 350000, "Salary"),
        Entry(date(2026, 11, 3), 44150, "Gifts"),
    ]
    asked = asking(books)
    rent = asked.ask(question("share", "income", categories=("Rent",)))
    assert rent.percent == Decimal("30.06")
    gifts = asked.ask(question("share", "income", categories=("Gifts",)))
    assert gifts.percent == Decimal("11.20")
    assert [row.label for row in gifts.rows] == ["part", "whole"]


def test_empty_books_answer_every_total(asking: Callable[[Books], Asker]) -> None:
    asked = asking(Books(EUR_BOOKS, {}))
    for intent in ("total", "count", "average", "share"):
        got = asked.ask(question(intent))
        assert got.empty
        assert got.count == 0

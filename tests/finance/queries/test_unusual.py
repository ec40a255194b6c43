"""Odd transactions: too large, large at a new merchant, charged twice."""

from __future__ import annotations

import random
from datetime import date, timedelta
from typing import TYPE_CHECKING

import pytest

from finance.money import Money
from finance.queries.query import Period
from tests.helpers.asker import Asker, question
from tests.helpers.books import Books, Entry
from tests.helpers.motley import TODAY

if TYPE_CHECKING:
    from collections.abc import Callable

KINDS = {"Food": ("expense", None), "Travel": ("expense", None), "Transfer": ("transfer", None)}
ACCOUNTS = {"Everyday": ("checking", "EUR"), "Card": ("credit card", "EUR")}
NOVEMBER = Period(start=date(2026, 11, 1), end=TODAY)


def _year_of_food() -> Books:
    books = Books(ACCOUNTS, KINDS)
    rng = random.Random(3)
    for n in range(60):
        day = date(2026, 10, 31) - timedelta(days=5 * n)
        books.entries.append(Entry(day, -rng.randrange(2000, 6000), "Food", "Grocer", "Card"))
    return books


def test_far_above_the_usual_is_odd(asking: Callable[[Books], Asker]) -> None:
    books = _year_of_food()
    books.entries += [
        Entry(date(2026, 11, 3), -6500, "Food", "Grocer", "Card"),
        Entry(date(2026, 11, 4), -31000, "Food", "Grocer", "Card"),
    ]
    got = asking(books).ask(question("unusual", "any", NOVEMBER))
    assert got.transactions == (62,)
    row = got.rows[0]
    assert (row.label, row.reason, row.value) == ("Grocer", "high", Money(31000, "EUR"))
    assert row.usual is not None
    assert 3000 < row.usual.minor < 5000


def test_a_large_first_payment_is_odd(asking: Callable[[Books], Asker]) -> None:
    books = _year_of_food()
    books.entries += [
        Entry(date(2026, 11, 5), -45000, "Food", "Caterer"),
        Entry(date(2026, 11, 6), -2500, "Food", "New Bakery"),
    ]
    asked = asking(books)
    got = asked.ask(question("unusual", "spending", NOVEMBER))
    assert [(row.label, row.reason) for row in got.rows] == [("Caterer", "new")]
    assert asked.all_ids(question("unusual", "spending", NOVEMBER)) == [61]


@pytest.mark.parametrize("merchant", ["Shop", None])
def test_the_same_charge_within_two_days_is_odd(
    asking: Callable[[Books], Asker], merchant: str | None
) -> None:
    books = Books(ACCOUNTS, KINDS)
    books.entries = [
        Entry(date(2026, 11, 5), -1599, "Food", merchant, payee="SHOP 1"),
        Entry(date(2026, 11, 7), -1599, "Food", merchant, payee="SHOP 1"),
        Entry(date(2026, 11, 11), -1599, "Food", merchant, payee="SHOP 1"),
        Entry(date(2026, 11, 5), -1599, "Food", merchant, "Card", payee="SHOP 1"),
        Entry(date(2026, 11, 6), -1600, "Food", merchant, payee="SHOP 1"),
        Entry(date(2026, 11, 12), -1700, "Food", merchant, payee="SHOP 2"),
        Entry(date(2026, 11, 12), -1700, "Food", merchant, payee="SHOP 2"),
    ]
    got = asking(books).ask(question("unusual", "any", NOVEMBER))
    assert [(row.reason, row.date) for row in got.rows] == [
        ("duplicate", date(2026, 11, 12)),
        ("duplicate", date(2026, 11, 7)),
    ]
    assert got.transactions == (7, 2)


def test_the_first_of_two_charges_may_lie_before_the_period(
    asking: Callable[[Books], Asker],
) -> None:
    books = Books(ACCOUNTS, KINDS)
    books.entries = [
        Entry(date(2026, 10, 31), -1599, "Food", "Shop"),
        Entry(date(2026, 11, 1), -1599, "Food", "Shop"),
    ]
    assert asking(books).ask(question("unusual", "any", NOVEMBER)).transactions == (2,)


def test_what_is_a_habit_is_not_odd(asking: Callable[[Books], Asker]) -> None:
    books = Books(ACCOUNTS, KINDS)
    for n in range(40):
        books.entries.append(Entry(TODAY - timedelta(days=n), -200, "Food", "Parking"))
    assert asking(books).ask(question("unusual", "any", NOVEMBER)).empty


def test_transfers_and_refunds_are_not_odd(asking: Callable[[Books], Asker]) -> None:
    books = _year_of_food()
    books.entries += [
        Entry(date(2026, 11, 3), -900000, "Transfer"),
        Entry(date(2026, 11, 4), 80000, "Food", "Grocer"),
    ]
    assert asking(books).ask(question("unusual", "any", NOVEMBER)).empty


def test_filters_narrow_what_is_odd(asking: Callable[[Books], Asker]) -> None:
    books = _year_of_food()
    books.entries += [
        Entry(date(2026, 11, 4), -31000, "Food", "Grocer", "Card"),
        Entry(date(2026, 11, 4), -32000, "Food", "Grocer", "Everyday"),
    ]
    asked = asking(books)
    assert asked.ask(question("unusual", "any", NOVEMBER)).count == 2
    on_card = question("unusual", "any", NOVEMBER, accounts=("Card",))
    assert asked.ask(on_card).transactions == (61,)
    nowhere = question("unusual", "any", NOVEMBER, categories=("Travel",))
    assert asked.ask(nowhere).empty


def test_income_can_be_odd_too(asking: Callable[[Books], Asker]) -> None:
    books = Books(ACCOUNTS, {"Pay": ("income", None)})
    for n in range(8):
        books.entries.append(Entry(date(2026, 3 + n, 28), 200000, "Pay", "Employer"))
    books.entries.append(Entry(date(2026, 11, 10), 900000, "Pay", "Employer"))
    got = asking(books).ask(question("unusual", "income", NOVEMBER))
    assert got.transactions == (9,)


def test_all_time_is_looked_at_when_asked(asking: Callable[[Books], Asker]) -> None:
    books = _year_of_food()
    books.entries.append(Entry(date(2026, 5, 4), -31000, "Food", "Grocer", "Card"))
    asked = asking(books)
    assert asked.ask(question("unusual", "any")).transactions == (61,)
    assert asked.ask(question("unusual", "any", NOVEMBER)).empty

"""Subscriptions and bills found from history, and what is due next."""

from __future__ import annotations

import random
from datetime import date, timedelta
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from finance.money import Money
from finance.queries.answer import Note
from finance.queries.query import Period
from finance.queries.spans import add_months
from tests.helpers.asker import Asker, question
from tests.helpers.books import Books, Entry, Line
from tests.helpers.motley import TODAY

if TYPE_CHECKING:
    from collections.abc import Callable

KINDS = {
    "Subscriptions": ("expense", None),
    "Rent": ("expense", None),
    "Power": ("expense", None),
    "Shopping": ("expense", None),
    "Insurance": ("expense", None),
    "Salary": ("income", None),
    "Transfer": ("transfer", None),
}
ACCOUNTS = {"Everyday": ("checking", "EUR"), "Card": ("credit card", "EUR")}


def _monthly(
    merchant: str, category: str, first: date, amounts: list[int], account: str = "Everyday"
) -> list[Entry]:
    return [
        Entry(add_months(first, n), amount, category, merchant, account, "Ann", merchant.upper())
        for n, amount in enumerate(amounts)
    ]


def _household() -> Books:
    books = Books(ACCOUNTS, KINDS)
    year = date(2025, 12, 1)
    books.entries += _monthly("Films", "Subscriptions", year.replace(day=15), [-1349] * 5, "Card")
    books.entries += _monthly("Films", "Subscriptions", date(2026, 5, 15), [-1599] * 7, "Card")
    books.entries += _monthly("Landlord", "Rent", year, [-115000] * 12)
    seasons = [-14000, -13000, -12000, -9000, -7000, -6000, -5500, -5600, -6500, -8000, -11000]
    books.entries += _monthly("Power Co", "Power", year.replace(day=8), seasons)
    books.entries += _monthly("Employer", "Salary", year.replace(day=28), [250000] * 11)
    books.entries += _monthly("Magazine", "Subscriptions", year.replace(day=20), [-500] * 5)
    for n in range(12):
        day = add_months(year, n)
        books.entries += [
            Entry(day, -25000, "Transfer", payee="TO SAVINGS"),
            Entry(day.replace(day=4), -799, "Shopping", "Store", payee="STORE PRIME"),
        ]
    books.entries += [Entry(date(2024, 12, 3), -40000, "Insurance", "Home Cover")]
    books.entries += [Entry(date(2025, 12, 3), -41200, "Insurance", "Home Cover")]
    rng = random.Random(5)
    for _ in range(160):
        day = TODAY - timedelta(days=rng.randrange(350))
        shop = rng.choice(["Store", "Bakers", "Grill"])
        books.entries.append(Entry(day, -rng.randrange(900, 12000), "Shopping", shop))
    return books


@pytest.fixture
def asked(asking: Callable[[Books], Asker]) -> Asker:
    return asking(_household())


def test_what_comes_back_is_found_and_nothing_else(asked: Asker) -> None:
    got = asked.ask(question("recurring"))
    assert [(r.label, str(r.value), r.unit, r.count) for r in got.rows] == [
        ("Landlord", "1150.00", "month", 12),
        ("Power Co", "110.00", "month", 11),
        ("Home Cover", "412.00", "year", 2),
        ("Films", "15.99", "month", 12),
        ("Store", "7.99", "month", 12),
    ]
    assert got.count == 5
    assert got.value == Money(115000 + 11000 + round(41200 / 12) + 1599 + 799, "EUR")
    assert len(got.transactions) == 12 + 11 + 2 + 12 + 12
    assert asked.all_ids(question("recurring")) == list(got.transactions)


def test_a_salary_is_recurring_income(asked: Asker) -> None:
    got = asked.ask(question("recurring", "income"))
    assert [(r.label, r.value, r.date) for r in got.rows] == [
        ("Employer", Money(250000, "EUR"), date(2026, 11, 28))
    ]


def test_filters_narrow_what_recurs(asked: Asker) -> None:
    by_category = asked.ask(question("recurring", categories=("Subscriptions",)))
    assert [row.label for row in by_category.rows] == ["Films"]
    by_account = asked.ask(question("recurring", accounts=("Card",)))
    assert [row.label for row in by_account.rows] == ["Films"]
    by_text = asked.ask(question("recurring", text=("landlord",)))
    assert [row.label for row in by_text.rows] == ["Landlord"]
    assert asked.ask(question("recurring", merchants=("Bakers",))).empty


def test_a_period_keeps_what_was_paid_or_is_due_in_it(asked: Asker) -> None:
    december = Period(start=date(2026, 12, 1), end=date(2026, 12, 3))
    labels = [row.label for row in asked.ask(question("recurring", period=december)).rows]
    assert labels == ["Landlord", "Home Cover"]


def test_the_next_bill_comes_first(asked: Asker) -> None:
    got = asked.ask(question("upcoming"))
    assert [(row.label, row.date) for row in got.rows] == [
        ("Landlord", date(2026, 12, 1)),
        ("Home Cover", date(2026, 12, 3)),
        ("Store", date(2026, 12, 4)),
        ("Power Co", date(2026, 12, 8)),
        ("Films", date(2026, 12, 15)),
    ]
    assert (got.date, got.value) == (date(2026, 12, 1), Money(115000, "EUR"))


def test_a_named_bill_and_payday(asked: Asker) -> None:
    films = asked.ask(question("upcoming", merchants=("Films",)))
    assert (films.date, films.value) == (date(2026, 12, 15), Money(1599, "EUR"))
    payday = asked.ask(question("upcoming", "income"))
    assert payday.date == date(2026, 11, 28)
    two = asked.ask(question("upcoming", categories=("Rent", "Power")))
    assert two.value == Money(126000, "EUR")


def test_all_that_is_due_up_to_an_end(asked: Asker) -> None:
    until = Period(start=date(2026, 11, 1), end=date(2027, 1, 1))
    got = asked.ask(question("upcoming", period=until, threshold=Decimal(2000)))
    assert [row.label for row in got.rows] == [
        "Landlord", "Home Cover", "Store", "Power Co", "Films", "Landlord",
    ]  # fmt: skip
    assert got.value == Money(2 * 115000 + 41200 + 799 + 11000 + 1599, "EUR")
    assert got.yes is True
    this_month = Period(start=date(2026, 11, 1), end=date(2026, 11, 30))
    nothing = asked.ask(question("upcoming", period=this_month))
    assert nothing.empty
    assert nothing.notes[-2:] == (
        Note("nothing_due"),
        Note("due_later", (("name", "Landlord"), ("date", "2026-12-01"))),
    )


def test_payments_without_a_merchant_are_known_by_their_payee(
    asking: Callable[[Books], Asker],
) -> None:
    books = Books(ACCOUNTS, KINDS)
    books.entries = [
        Entry(date(2026, month, 7), -2200, payee=payee)
        for month, payee in ((8, "Phone Line"), (9, "PHONE LINE"), (10, "PHONE LINE"))
    ]
    got = asking(books).ask(question("recurring"))
    assert [(row.label, row.count) for row in got.rows] == [("PHONE LINE", 3)]


def test_two_subscriptions_of_one_merchant_are_two(asking: Callable[[Books], Asker]) -> None:
    books = Books(ACCOUNTS, KINDS)
    books.entries += _monthly("Apps", "Subscriptions", date(2026, 5, 9), [-299] * 7)
    books.entries += _monthly("Apps", "Subscriptions", date(2026, 5, 23), [-1099] * 6)
    got = asking(books).ask(question("recurring"))
    assert [(row.value, row.date) for row in got.rows] == [
        (Money(1099, "EUR"), date(2026, 11, 23)),
        (Money(299, "EUR"), date(2026, 12, 9)),
    ]


def test_a_weekly_and_a_fortnightly_rhythm(asking: Callable[[Books], Asker]) -> None:
    books = Books(ACCOUNTS, KINDS)
    for n in range(8):
        books.entries += [
            Entry(TODAY - timedelta(days=7 * n + 1), -1200, "Shopping", "Piano Class"),
            Entry(TODAY - timedelta(days=14 * n + 2), 90000, "Salary", "Employer"),
        ]
    asked = asking(books)
    assert [r.unit for r in asked.ask(question("recurring")).rows] == ["week"]
    pay = asked.ask(question("recurring", "income"))
    assert [(r.unit, r.date) for r in pay.rows] == [("fortnight", TODAY + timedelta(days=12))]


def test_a_split_bill_is_one_payment(asking: Callable[[Books], Asker]) -> None:
    books = Books(ACCOUNTS, KINDS)
    halves = (Line("Rent", -50000), Line("Power", -10000))
    for month in (8, 9, 10, 11):
        books.entries.append(Entry(date(2026, month, 1), -60000, None, "Landlord", splits=halves))
    asked = asking(books)
    rows = asked.ask(question("recurring")).rows
    assert [(row.label, row.value, row.count) for row in rows] == [
        ("Landlord", Money(60000, "EUR"), 4)
    ]
    power = asked.ask(question("upcoming", categories=("Power",)))
    assert power.value == Money(10000, "EUR")


def test_nothing_recurs_in_empty_books(asking: Callable[[Books], Asker]) -> None:
    asked = asking(Books(ACCOUNTS, KINDS))
    for intent in ("recurring", "upcoming"):
        got = asked.ask(question(intent))
        assert (got.empty, got.value, got.date) == (True, None, None)
        assert asked.all_ids(question(intent)) == []

"""Balances and net worth."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from finance.money import Money
from finance.queries.query import Period
from tests.helpers import naive
from tests.helpers.asker import Asker, question
from tests.helpers.books import Books, Entry
from tests.helpers.motley import FIRST, TODAY

if TYPE_CHECKING:
    from collections.abc import Callable

ACCOUNTS = {
    "Everyday": ("checking", "EUR"),
    "Visa": ("credit card", "EUR"),
    "Mortgage": ("loan", "EUR"),
    "Funds": ("investment", "EUR"),
    "Old": ("savings", "EUR"),
}


@pytest.fixture
def asked(asking: Callable[[Books], Asker]) -> Asker:
    books = Books(ACCOUNTS, {"Food": ("expense", None), "Transfer": ("transfer", None)})
    books.openings = {
        "Everyday": (320000, None),
        "Mortgage": (-10000000, date(2026, 3, 1)),
        "Funds": (500000, None),
        "Old": (100, None),
    }
    books.archived = ("Old",)
    books.entries = [
        Entry(date(2026, 9, 30), -20000, "Food"),
        Entry(date(2026, 10, 5), -15000, "Food", account="Visa"),
        Entry(date(2026, 10, 6), 5000, "Transfer", account="Visa"),
        Entry(date(2026, 10, 6), -5000, "Transfer"),
        Entry(date(2026, 10, 7), -100, "Transfer", account="Old"),
        Entry(date(2026, 12, 24), -900, "Food"),
    ]
    return asking(books)


def test_a_balance_is_opening_and_all_rows_up_to_today(asked: Asker) -> None:
    got = asked.ask(question("balance", "any", accounts=("Everyday",)))
    assert got.value == Money(295000, "EUR")
    assert got.date == TODAY
    assert [(row.label, row.value) for row in got.rows] == [("Everyday", got.value)]


def test_a_balance_in_the_past_is_that_of_the_end_of_the_period(asked: Asker) -> None:
    september = Period(start=date(2026, 9, 1), end=date(2026, 9, 30))
    got = asked.ask(question("balance", "any", september, accounts=("Everyday",)))
    assert got.value == Money(300000, "EUR")


def test_without_a_name_the_balance_is_money_at_hand(asked: Asker) -> None:
    got = asked.ask(question("balance", "any"))
    assert [row.label for row in got.rows] == ["Everyday", "Visa"]
    assert got.value == Money(295000 - 10000, "EUR")


def test_net_worth_is_assets_less_debts(asked: Asker) -> None:
    got = asked.ask(question("net_worth", "any"))
    assert got.value == Money(295000 - 10000 - 10000000 + 500000, "EUR")
    assert [row.label for row in got.rows] == ["Funds", "Everyday", "Visa", "Mortgage"]
    before = Period(start=date(2025, 1, 1), end=date(2025, 12, 31))
    assert asked.ask(question("net_worth", "any", before)).value == Money(820100, "EUR")


def test_an_archived_account_shows_when_named_or_while_it_holds_something(asked: Asker) -> None:
    september = Period(start=date(2026, 9, 1), end=date(2026, 9, 30))
    rows = asked.ask(question("balance", "any", september)).rows
    assert "Old" in [row.label for row in rows]
    named = asked.ask(question("balance", "any", accounts=("Old",)))
    assert named.value == Money(0, "EUR")
    assert not named.empty


@pytest.mark.parametrize(
    ("threshold", "op", "yes"),
    [
        ("2950", None, True),
        ("2950.01", None, False),
        ("3000", "under", True),
        ("9", "under", False),
    ],
)
def test_enough_for_a_wish(asked: Asker, threshold: str, op: str | None, *, yes: bool) -> None:
    query = question(
        "balance", "any", accounts=("Everyday",), threshold=Decimal(threshold), threshold_op=op
    )
    got = asked.ask(query)
    assert got.yes is yes
    assert (got.ahead is None) is (op == "under")


def test_a_word_that_is_no_account_has_no_balance(asked: Asker) -> None:
    got = asked.ask(question("balance", "any", text=("mastercard",)))
    assert got.empty
    assert got.value is None
    assert asked.ask(question("balance", "any", text=("visa",))).value == Money(-10000, "EUR")


def test_the_rows_behind_a_balance_are_those_of_its_accounts(asked: Asker) -> None:
    assert asked.all_ids(question("balance", "any", accounts=("Visa",))) == [3, 2]
    assert asked.all_ids(question("net_worth", "any")) == [5, 4, 3, 2, 1]


@given(end=st.dates(FIRST, TODAY))
@settings(deadline=None)
def test_balances_add_up_day_by_day(asker: Asker, end: date) -> None:
    query = question("balance", "any", Period(end=end), accounts=("Everyday",))
    rows = naive.rows(asker.books, query, transfers=True)
    assert asker.ask(query).value == Money(sum(r.line.amount for r in rows), "EUR")


def test_no_accounts_no_balance(asking: Callable[[Books], Asker]) -> None:
    empty = asking(Books({}, {}))
    for intent in ("balance", "net_worth"):
        got = empty.ask(question(intent, "any"))
        assert (got.empty, got.value) == (True, None)


def _noted(asked: Asker, intent: str, code: str, **slots: object) -> list[dict[str, str]]:
    notes = asked.ask(question(intent, "any", **slots)).notes  # type: ignore[arg-type]
    return [dict(note.data) for note in notes if note.code == code]


def test_loans_and_investments_that_a_balance_leaves_out_are_named(asked: Asker) -> None:
    assert _noted(asked, "balance", "not_at_hand") == [{"accounts": "Mortgage, Funds"}]
    assert _noted(asked, "balance", "not_at_hand", accounts=("Visa",)) == []
    assert _noted(asked, "net_worth", "not_at_hand") == []


def test_an_account_without_an_opening_balance_is_named(asked: Asker) -> None:
    assert _noted(asked, "balance", "no_opening") == [{"accounts": "Visa"}]
    assert _noted(asked, "balance", "no_opening", accounts=("Everyday",)) == []


def test_a_day_before_the_opening_balance_is_told_to_be_unknown(asked: Asker) -> None:
    early = Period(start=date(2026, 1, 1), end=date(2026, 1, 31))
    assert _noted(asked, "net_worth", "opened_later", period=early) == [{"accounts": "Mortgage"}]
    assert _noted(asked, "net_worth", "opened_later") == []


def test_an_account_that_fell_silent_has_its_last_day_said(
    asking: Callable[[Books], Asker],
) -> None:
    books = Books(ACCOUNTS, {"Food": ("expense", None)})
    books.entries = [
        Entry(date(2026, 4, 6), 500, "Food", account="Old"),
        Entry(date(2026, 11, 1), -500, "Food"),
    ]
    silent = asking(books)
    assert _noted(silent, "balance", "silent") == [{"account": "Old", "date": "2026-04-06"}]
    may = Period(start=date(2026, 8, 1), end=date(2026, 8, 31))
    assert _noted(silent, "balance", "silent", period=may) == []


def test_a_wish_that_is_not_met_speaks_of_no_bills(asked: Asker) -> None:
    assert _noted(asked, "balance", "affordability", threshold=Decimal(100)) == [{}]
    assert _noted(asked, "balance", "affordability", threshold=Decimal(90000)) == []

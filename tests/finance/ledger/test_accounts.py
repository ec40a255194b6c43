from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from finance.errors import InvalidEntryError, NotFoundError
from finance.money import Money

if TYPE_CHECKING:
    from tests.helpers.small_books import Books


def test_a_balance_is_the_opening_and_all_rows(books: Books) -> None:
    books.ledger.accounts.set(
        "Everyday", opening=Money(10_000, "EUR"), opening_date=date(2026, 1, 1)
    )
    books.add("2026-01-02", "-25.50")
    books.add("2026-01-03", "5")
    account = books.ledger.accounts.get("everyday")
    assert account.balance == Money(7_950, "EUR")
    assert account.count == 2


def test_merging_keeps_every_row_and_both_openings(books: Books) -> None:
    books.ledger.accounts.add("Old Bank", "checking", opening=Money(500, "EUR"))
    books.add("2026-01-02", "-1", account="Old Bank")
    books.add("2026-01-03", "-2")
    books.ledger.accounts.merge("Old Bank", "Everyday")
    (account,) = books.ledger.accounts.all()
    assert account.balance == Money(200, "EUR")


def test_accounts_of_two_currencies_do_not_merge(books: Books) -> None:
    books.ledger.accounts.add("Dollars", "checking", currency="USD")
    with pytest.raises(InvalidEntryError, match="different currencies"):
        books.ledger.accounts.merge("Dollars", "Everyday")
    with pytest.raises(InvalidEntryError, match="kept in USD"):
        books.ledger.accounts.set("Dollars", opening=Money(1, "EUR"))


def test_archived_accounts_are_hidden_not_lost(books: Books) -> None:
    books.add("2026-01-02", "-1")
    books.ledger.accounts.set("Everyday", archived=True)
    assert books.ledger.accounts.all() == []
    assert books.ledger.accounts.all(archived=True)[0].count == 1


def test_names_are_unique_whatever_their_case(books: Books) -> None:
    with pytest.raises(InvalidEntryError, match="already"):
        books.ledger.accounts.add(" EVERYDAY ")
    with pytest.raises(InvalidEntryError, match="needs a name"):
        books.ledger.accounts.add("  ")
    with pytest.raises(NotFoundError, match="There are: Everyday"):
        books.ledger.accounts.get("Evryday")
    with pytest.raises(InvalidEntryError, match="no kind of account"):
        books.ledger.accounts.add("Odd", "piggy bank")


def test_a_default_member_goes_to_new_rows(books: Books) -> None:
    books.ledger.members.add("Sam")
    books.ledger.accounts.set("Everyday", member="Sam")
    number = books.add("2026-01-02", "-1")
    assert books.ledger.transactions.get(number).member == "Sam"
    books.ledger.members.delete("Sam")
    assert books.ledger.transactions.get(number).member is None
    assert books.ledger.accounts.get("Everyday").member is None

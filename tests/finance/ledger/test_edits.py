"""Edits that a dialog or a selection makes are one action each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from finance.errors import InvalidEntryError
from finance.ledger.edits import Change, SplitLine
from finance.money import Money

if TYPE_CHECKING:
    from tests.helpers.small_books import Books


def euros(minor: int) -> Money:
    return Money(minor, "EUR")


def test_amount_and_parts_change_together_and_are_undone_together(books: Books) -> None:
    number = books.add("2026-10-01", "-30.00", "SHOP", "Groceries")
    before = books.state()
    parts = [SplitLine(euros(-2500), "Groceries"), SplitLine(euros(-1500), "Household", "soap")]
    books.ledger.transactions.edit(number, Change(amount=euros(-4000), payee="MARKET"), parts)
    row = books.ledger.transactions.get(number)
    assert (row.payee, row.amount) == ("MARKET", euros(-4000))
    assert [s.note for s in row.splits] == ["", "soap"]
    books.ledger.undo()
    assert books.state() == before


def test_parts_that_do_not_add_up_change_nothing(books: Books) -> None:
    number = books.add("2026-10-01", "-30.00", "SHOP", "Groceries")
    before = books.state()
    with pytest.raises(InvalidEntryError):
        books.ledger.transactions.edit(
            number, Change(payee="MARKET"), [SplitLine(euros(-100)), SplitLine(euros(-100))]
        )
    assert books.state() == before


def test_tags_are_put_on_and_taken_off_without_touching_others(books: Books) -> None:
    one = books.add("2026-10-01", "-1.00", "A")
    two = books.add("2026-10-02", "-2.00", "B")
    books.ledger.transactions.tag([one], ["Sea"])
    books.ledger.transactions.tag([one, two], ["Holiday"])
    rows = books.ledger.transactions.rows([one, two])
    assert [t.tags for t in rows] == [("Holiday", "Sea"), ("Holiday",)]
    books.ledger.transactions.tag([one, two], remove=["holiday"])
    rows = books.ledger.transactions.rows([one, two])
    assert [t.tags for t in rows] == [("Sea",), ()]
    books.ledger.undo()
    assert books.ledger.transactions.get(two).tags == ("Holiday",)

"""What a model made of a message stays beside it until a person decides, and undo brings it back."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from finance.imports.pipeline import accept_review
from finance.ledger.second_readings import SecondReading
from finance.readers.model import ParsedRow
from tests.helpers.messages import BODY, wait

if TYPE_CHECKING:
    from pathlib import Path

    from tests.helpers.small_books import Books

READ = SecondReading(
    "Scripted", "read", "payment", Decimal("62.75"), "EUR", -1, "STATION", "4821", "KX12345"
)
ROW = ParsedRow(1, date(2026, 11, 2), Decimal("7.00"), payee="Shop", text=BODY, sure=False)


@pytest.fixture
def waiting(books: Books, tmp_path: Path) -> Books:
    """Give books with two messages that wait."""
    wait(books.ledger, tmp_path, BODY, "Paid 5.00 EUR at ZWIRN")
    return books


def kept(books: Books) -> list[SecondReading | None]:
    return [item.second for item in books.ledger.reviews.all()]


def test_a_reading_is_kept_and_a_later_one_takes_its_place(waiting: Books) -> None:
    first, _ = waiting.ledger.reviews.all()
    assert waiting.ledger.reviews.keep({first.id: replace(READ, payee="S")}) == 1
    waiting.ledger.reviews.keep({first.id: READ})
    assert kept(waiting) == [READ, None]
    assert not waiting.ledger.reviews.all()[0].unread_by("Scripted")
    assert waiting.ledger.reviews.all()[0].unread_by("Another")
    waiting.ledger.undo()
    waiting.ledger.undo()
    assert kept(waiting) == [None, None]
    waiting.ledger.redo()
    waiting.ledger.redo()
    assert kept(waiting) == [READ, None]


def test_it_goes_with_the_decision_and_comes_back_with_undo(waiting: Books) -> None:
    first, second = waiting.ledger.reviews.all()
    waiting.ledger.reviews.keep({first.id: READ, second.id: READ})
    accept_review(waiting.ledger, first.id)
    assert kept(waiting) == [READ]
    waiting.ledger.reviews.dismiss(second.id)
    assert kept(waiting) == []
    waiting.ledger.undo()
    waiting.ledger.undo()
    assert kept(waiting) == [READ, READ]


def test_what_was_decided_meanwhile_is_passed_over(waiting: Books) -> None:
    first, second = waiting.ledger.reviews.all()
    accept_review(waiting.ledger, first.id)
    assert waiting.ledger.reviews.keep({first.id: READ, second.id: READ}) == 1
    assert kept(waiting) == [READ]


def test_it_changes_what_it_read_and_nothing_else() -> None:
    row = READ.applied(ROW)
    assert row is not None
    assert (row.amount, row.payee, row.bank_id) == (Decimal("-62.75"), "STATION", "KX12345")
    assert (row.date, row.text) == (ROW.date, ROW.text)
    open_ = replace(READ, direction=0, payee="", reference=None).applied(ROW)
    assert open_ is not None
    assert (open_.amount, open_.payee, open_.bank_id) == (Decimal("62.75"), "Shop", None)
    assert SecondReading("Scripted", "no payment").applied(ROW) is None


def test_the_account_is_the_only_one_with_that_tail(books: Books) -> None:
    accounts = books.ledger.accounts
    accounts.add("Card", "credit card", number="****4821")
    assert READ.account(accounts.all()) == "Card"
    assert replace(READ, tail="9").account(accounts.all()) is None
    assert replace(READ, tail=None).account(accounts.all()) is None
    accounts.add("Other card", "credit card", number="5555664821")
    assert READ.account(accounts.all()) is None

"""Transactions to choose from stand in columns, and each line is read aloud as one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.widgets.candidates import Candidates
from tests.helpers.window import TODAY

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from finance.ledger.rows import TransactionInfo
    from tests.helpers.small_books import Books


@pytest.fixture
def shown(qtbot: QtBot) -> Candidates:
    """Give an empty list."""
    made = Candidates("Purchases", 4, TODAY)
    qtbot.addWidget(made)
    made.show()
    return made


def found(books: Books) -> list[TransactionInfo]:
    ids = [books.add("2026-11-12", "-18.40", "Cafe Amelie"), books.add("2025-01-02", "7", "Back")]
    return books.ledger.transactions.rows(ids)


def test_a_line_says_day_whom_account_and_amount(shown: Candidates, books: Books) -> None:
    shown.offer(found(books))
    assert [shown.line(row) for row in range(shown.count())] == [
        "12 Nov · Cafe Amelie · Everyday · −€18.40",
        "2 Jan 2025 · Back · Everyday · +€7.00",
    ]


def test_the_first_is_chosen_and_another_by_keys(
    shown: Candidates, books: Books, qtbot: QtBot
) -> None:
    first, second = found(books)
    shown.offer([first, second])
    assert shown.chosen() == first.id
    QTest.keyClick(shown, Qt.Key.Key_Down)
    assert shown.chosen() == second.id
    with qtbot.waitSignal(shown.taken):
        QTest.keyClick(shown, Qt.Key.Key_Return)


def test_the_last_line_may_stand_for_none(shown: Candidates, books: Books) -> None:
    shown.offer(found(books), "None of these")
    shown.selectRow(2)
    assert (shown.count(), shown.chosen()) == (3, None)
    shown.offer([])
    assert (shown.count(), shown.chosen()) == (0, None)

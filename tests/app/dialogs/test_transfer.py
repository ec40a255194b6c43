"""The other side of an own transfer is found and offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.dialogs.transfer import TransferDialog
from app.operations import transactions
from tests.helpers.accessible import unnamed
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.context import Context
    from tests.helpers.small_books import Books


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """Give a window to stand over."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def test_only_what_can_be_the_other_side_is_offered(books: Books) -> None:
    books.ledger.accounts.add("Savings", "savings")
    books.ledger.accounts.add("Dollars", currency="USD")
    one = books.add("2026-10-10", "-100.00", "TO SAVINGS")
    near = books.add("2026-10-11", "100.00", "FROM EVERYDAY", account="Savings")
    far = books.add("2026-10-03", "100.00", "FROM EVERYDAY", account="Savings")
    books.add("2026-10-11", "100.00", "same account")
    books.add("2026-10-11", "99.00", "another amount", account="Savings")
    books.add("2026-10-11", "100.00", "another currency", account="Dollars")
    books.add("2026-12-11", "100.00", "too late", account="Savings")
    assert [t.id for t in transactions.other_sides(books.ledger, one)] == [near, far]


def test_the_one_chosen_is_paired(
    books: Books, context: Context, parent: QWidget, qtbot: QtBot
) -> None:
    books.ledger.accounts.add("Savings", "savings")
    one = books.add("2026-10-10", "-100.00", "TO SAVINGS")
    other = books.add("2026-10-11", "100.00", "FROM EVERYDAY", account="Savings")
    made = TransferDialog(context, one, transactions.other_sides(books.ledger, one), parent)
    made.open()
    assert unnamed(made) == []
    QTest.mouseClick(made.apply, Qt.MouseButton.LeftButton)
    settle(qtbot, context.tasks)
    assert books.ledger.transactions.get(one).other_side == other
    assert books.ledger.transactions.get(one).category == "Transfer"


def test_one_side_alone_is_marked_where_no_other_is_found(
    books: Books, context: Context, parent: QWidget, qtbot: QtBot
) -> None:
    one = books.add("2026-10-10", "-100.00", "TO SAVINGS")
    made = TransferDialog(context, one, [], parent)
    made.open()
    QTest.mouseClick(made.apply, Qt.MouseButton.LeftButton)
    settle(qtbot, context.tasks)
    row = books.ledger.transactions.get(one)
    assert (row.category, row.other_side) == ("Transfer", None)

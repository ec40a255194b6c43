"""The dialog of one transaction: what is typed is what the books get, or a plain word why not."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.dialogs.transaction import TransactionDialog
from app.operations import transactions
from finance.money import Money
from tests.helpers.accessible import unnamed
from tests.helpers.window import TODAY, settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.context import Context
    from finance.ledger.rows import TransactionInfo
    from tests.helpers.small_books import Books


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """Give a window to stand over."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def dialog(context: Context, parent: QWidget, info: TransactionInfo | None) -> TransactionDialog:
    names = transactions.names(context.ledger)
    made = TransactionDialog(context, names, context.ledger.accounts.all(), info, parent)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    made.open()
    return made


def press(made: TransactionDialog, context: Context, qtbot: QtBot) -> None:
    QTest.mouseClick(made.apply, Qt.MouseButton.LeftButton)
    settle(qtbot, context.tasks)


def test_a_new_transaction_is_money_out_of_today(
    context: Context, parent: QWidget, qtbot: QtBot
) -> None:
    made = dialog(context, parent, None)
    assert unnamed(made) == []
    made.payee.setText("Market")
    made.amount.setText("12,50")
    made.category.set_name("groceries")
    made.tags.setText("Holiday, Sea side")
    press(made, context, qtbot)
    assert not made.isVisible()
    (row,) = context.ledger.transactions.rows(context.ledger.transactions.ids())
    assert (row.date, row.payee, row.amount) == (TODAY, "Market", Money(-1250, "EUR"))
    assert (row.category, row.tags) == ("Groceries", ("Holiday", "Sea side"))


def test_what_is_missing_is_said_and_nothing_is_written(
    context: Context, parent: QWidget, qtbot: QtBot
) -> None:
    made = dialog(context, parent, None)
    press(made, context, qtbot)
    assert made.isVisible()
    assert "amount" in made.problem.text()
    made.amount.setText("5")
    made.category.set_name("No such thing")
    press(made, context, qtbot)
    assert "No such thing" in made.problem.text()
    assert context.ledger.transactions.count() == 0


def test_an_edit_is_one_step_of_undo(
    books: Books, context: Context, parent: QWidget, qtbot: QtBot
) -> None:
    number = books.add("2026-10-01", "-30.00", "SHOP", "Groceries")
    before = books.state()
    made = dialog(context, parent, books.ledger.transactions.get(number))
    assert (made.amount.text(), made.direction.currentIndex()) == ("30.00", 0)
    made.date.set_day(date(2026, 10, 2))
    made.amount.setText("40")
    made.is_split.setChecked(True)
    made.splits.rows[0].amount.setText("25")
    made.splits.rows[1].amount.setText("15")
    made.splits.rows[1].category.set_name("Household")
    press(made, context, qtbot)
    row = books.ledger.transactions.get(number)
    assert (row.date, row.amount) == (date(2026, 10, 2), Money(-4000, "EUR"))
    parts = [(s.category, s.amount.minor) for s in row.splits]
    assert parts == [("Groceries", -2500), ("Household", -1500)]
    books.ledger.undo()
    assert books.state() == before


def test_parts_must_add_up(books: Books, context: Context, parent: QWidget, qtbot: QtBot) -> None:
    number = books.add("2026-10-01", "-30.00", "SHOP", "Groceries")
    made = dialog(context, parent, books.ledger.transactions.get(number))
    made.is_split.setChecked(True)
    made.splits.rows[0].amount.setText("10")
    made.splits.rows[1].amount.setText("5")
    assert made.splits.left.text() == "Left: €15.00"
    assert unnamed(made) == []
    press(made, context, qtbot)
    assert "€15.00" in made.problem.text()
    QTest.mouseClick(made.splits.add_button, Qt.MouseButton.LeftButton)
    assert made.splits.left.text() == "Nothing left"
    press(made, context, qtbot)
    assert len(books.ledger.transactions.get(number).splits) == 3


def test_a_split_can_be_joined_again(
    books: Books, context: Context, parent: QWidget, qtbot: QtBot
) -> None:
    number = books.add("2026-10-01", "-30.00", "SHOP", "Groceries")
    first = dialog(context, parent, books.ledger.transactions.get(number))
    first.is_split.setChecked(True)
    first.splits.rows[0].amount.setText("10")
    first.splits.rows[1].amount.setText("20")
    press(first, context, qtbot)
    second = dialog(context, parent, books.ledger.transactions.get(number))
    assert second.is_split.isChecked()
    second.is_split.setChecked(False)
    second.category.set_name("Fuel")
    press(second, context, qtbot)
    assert books.ledger.transactions.get(number).category == "Fuel"


def test_what_the_books_refuse_is_said_in_the_dialog(
    books: Books, context: Context, parent: QWidget, qtbot: QtBot
) -> None:
    number = books.add("2026-10-01", "-30.00", "SHOP", "Groceries")
    books.ledger.accounts.add("Dollars", currency="USD")
    made = dialog(context, parent, books.ledger.transactions.get(number))
    made.account.setCurrentText("Dollars")
    press(made, context, qtbot)
    assert made.isVisible()
    assert "USD" in made.problem.text()
    assert books.ledger.transactions.get(number).account == "Everyday"

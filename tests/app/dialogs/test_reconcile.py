"""Stated balances stand beside the books; a gap names its days and leads to their transactions."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from app.dialogs.reconcile import ReconcileDialog, open_reconcile
from finance.ledger.filters import Filter
from tests.helpers.accessible import unnamed
from tests.helpers.imported import bring
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


def opened(context: Context, parent: QWidget, qtbot: QtBot) -> ReconcileDialog:
    open_reconcile(context, "Everyday", parent)
    settle(qtbot, context.tasks)
    made = parent.findChild(ReconcileDialog)
    assert isinstance(made, ReconcileDialog)
    assert unnamed(made) == []
    return made


def texts(made: QWidget) -> str:
    return " ".join(w.text() for w in made.findChildren(QLabel) if w.isVisible())


def month(books: Books, number: int, amount: str, closing: str) -> None:
    day = f"2026-{number:02}"
    bring(
        books.ledger,
        (f"{day}-10", amount, f"SHOP {number}"),
        closing=(f"{day}-28", closing),
        file=f"{number}.ofx",
    )


def test_an_account_without_statements_says_what_will_be_here(
    context: Context, parent: QWidget, qtbot: QtBot
) -> None:
    assert "No statement has told a balance yet" in texts(opened(context, parent, qtbot))


def test_all_that_agree(books: Books, context: Context, parent: QWidget, qtbot: QtBot) -> None:
    month(books, 1, "100", "100")
    month(books, 2, "-30", "70")
    made = opened(context, parent, qtbot)
    assert "All 2 stated balances agree" in texts(made)
    assert made.model.index(0, 2).data() == "€70.00", "the newest first"
    assert made.model.index(0, 4).data() == "agrees"


def test_a_gap_names_its_days_and_leads_to_them(
    books: Books, context: Context, parent: QWidget, qtbot: QtBot
) -> None:
    month(books, 1, "100", "100")
    month(books, 2, "-30", "58")
    month(books, 3, "-8", "50")
    made = opened(context, parent, qtbot)
    said = texts(made)
    assert "The statement of 28 February 2026 is the first that does not agree" in said
    assert "€12.00 more" in said
    assert "28 January 2026 still agreed" in said
    with qtbot.waitSignal(context.page_wanted) as told:
        QTest.mouseClick(made.show_span, Qt.MouseButton.LeftButton)
    span = Filter(account="Everyday", start=date(2026, 1, 29), end=date(2026, 2, 28))
    assert told.args == ["transactions", span]


def test_a_first_statement_that_is_off_points_at_the_opening_balance(
    books: Books, context: Context, parent: QWidget, qtbot: QtBot
) -> None:
    month(books, 1, "100", "100")
    books.add("2026-01-11", "5.00")
    made = opened(context, parent, qtbot)
    assert "opening balance" in texts(made)
    with qtbot.waitSignal(context.page_wanted) as told:
        QTest.keyClick(made.table, Qt.Key.Key_Return)
    assert told.args == ["transactions", Filter(account="Everyday", end=date(2026, 1, 28))]

"""Budgets are set where they are read, month by month."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from app.views.budgets.view import BudgetsView
from finance.ledger.filters import Filter
from tests.helpers.accessible import unnamed
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.context import Context
    from tests.helpers.small_books import Books
    from tests.helpers.window import Show


@pytest.fixture
def view(books: Books, context: Context, show: Show) -> BudgetsView:
    """Give the page over four months of groceries, and fuel in one."""
    for month, amount in ((8, "-90"), (9, "-100"), (10, "-125"), (11, "-80")):
        books.add(f"2026-{month:02d}-05", amount, "LIDL", "Groceries")
    books.add("2026-11-06", "-40", "SHELL", "Fuel")
    return show(BudgetsView(context))


def texts(view: BudgetsView) -> list[str]:
    return [w.text() for w in view.findChildren(QLabel) if w.isVisible()]


def type_budget(view: BudgetsView, category: str, amount: str, qtbot: QtBot) -> None:
    edit = view.rows[category].amount
    edit.setText(amount)
    QTest.keyClick(edit, Qt.Key.Key_Return)
    settle(qtbot, view.context.tasks)


def test_without_budgets_the_usual_month_is_suggested(view: BudgetsView, qtbot: QtBot) -> None:
    assert set(view.rows) == {"Groceries", "Fuel"}
    assert unnamed(view) == []
    (take,) = [b for b in view.findChildren(QPushButton) if b.text() == "Set €110"]
    QTest.mouseClick(take, Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)
    assert view.context.ledger.budgets.of(date(2026, 11, 1))["Groceries"].minor == 11_000
    assert "€30.00 left" in texts(view)


def test_an_amount_that_is_typed_is_a_budget_from_this_month_on(
    view: BudgetsView, qtbot: QtBot
) -> None:
    type_budget(view, "Groceries", "75", qtbot)
    type_budget(view, "Fuel", "60", qtbot)
    assert {"€5.00 over", "€20.00 left", "€15.00 left"} <= set(texts(view))
    assert "€120.00 of €135.00 spent" in texts(view)
    assert "Groceries" not in view.context.ledger.budgets.of(date(2026, 10, 1))
    type_budget(view, "Fuel", "", qtbot)
    assert "Fuel" not in view.context.ledger.budgets.of(date(2026, 11, 1))


def test_what_is_no_amount_changes_nothing(view: BudgetsView, qtbot: QtBot) -> None:
    type_budget(view, "Groceries", "a lot", qtbot)
    assert view.rows["Groceries"].amount.text() == ""
    assert view.context.ledger.budgets.all() == []


def test_another_month_has_its_own_figures(view: BudgetsView, qtbot: QtBot) -> None:
    QTest.mouseClick(view.earlier, Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)
    assert view.shown_month.text() == "October 2026"
    assert "€125.00 spent" in texts(view)
    QTest.mouseClick(view.later, Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)
    assert view.shown_month.text() == "November 2026"


def test_a_category_leads_to_its_transactions_of_the_month(view: BudgetsView, qtbot: QtBot) -> None:
    (button,) = [b for b in view.findChildren(QPushButton) if b.text() == "Fuel"]
    with qtbot.waitSignal(view.context.page_wanted) as told:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    month = Filter(category="Fuel", start=date(2026, 11, 1), end=date(2026, 11, 30))
    assert told.args == ["transactions", month]


def test_empty_books_say_what_will_be_here(context: Context, show: Show, qtbot: QtBot) -> None:
    view = show(BudgetsView(context))
    assert "Nothing to budget yet" in texts(view)
    assert unnamed(view) == []

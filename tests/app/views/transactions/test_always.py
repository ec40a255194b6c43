"""After a category given by hand, a rule is offered that keeps out of the way of the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from app.dialogs.rule import RuleDialog
from app.views.transactions import actions
from app.views.transactions.view import TransactionsView
from finance.rules import Conditions, Outcome, RuleInfo
from tests.helpers.accessible import unnamed
from tests.helpers.imported import bring
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.context import Context
    from tests.helpers.small_books import Books
    from tests.helpers.window import Show

Key = Qt.Key


@pytest.fixture
def view(books: Books, context: Context, show: Show) -> TransactionsView:
    """Give the page over three rows of an import, newest first."""
    bring(
        books.ledger,
        ("2026-10-03", "-10", "QUIRKY QUAY 1"),
        ("2026-10-02", "-20", "QUIRKY QUAY 2"),
        ("2026-10-01", "-30", "ODD ORCHARD"),
    )
    return show(TransactionsView(context))


def type_category(view: TransactionsView, row: int, qtbot: QtBot) -> None:
    view.table.selectRow(row)
    QTest.keyClick(view.table, Key.Key_F)
    editor = view.table.indexWidget(view.table.currentIndex())
    assert isinstance(editor, QLineEdit)
    QTest.keyClicks(editor, "uel")
    QTest.keyClick(editor, Key.Key_Return)
    settle(qtbot, view.context.tasks)


def test_an_edit_offers_a_rule_and_typing_goes_on(view: TransactionsView, qtbot: QtBot) -> None:
    assert not view.offer.isVisible()
    type_category(view, 0, qtbot)
    assert view.offer.isVisible()
    assert view.offer.text() == "Always Fuel?"
    assert unnamed(view) == []
    assert view.table.currentIndex().row() == 1, "the next row is there to be typed on"
    QTest.mouseClick(view.offer, Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)
    (made,) = view.findChildren(RuleDialog)
    assert made.conditions.text.text() == "Quirky Quay"
    assert made.outcome.category.name() == "Fuel"
    assert not view.offer.isVisible()


def test_nothing_is_offered_where_a_rule_does_it(
    view: TransactionsView, books: Books, qtbot: QtBot
) -> None:
    rule = RuleInfo("Quay", Conditions(text="quay"), Outcome(category="Fuel"))
    books.ledger.rules.add(rule)
    settle(qtbot, view.context.tasks)
    type_category(view, 0, qtbot)
    assert not view.offer.isVisible()


def test_several_are_offered_a_rule_when_one_fits_all(view: TransactionsView, qtbot: QtBot) -> None:
    ids = view.model.ids
    view.bar.set_selection(ids[:2], view.model.info(0))
    view.bar.category.picked.emit(["Fuel"])
    settle(qtbot, view.context.tasks)
    assert view.offer.isVisible()
    view.bar.set_selection(ids, view.model.info(0))
    view.bar.category.picked.emit(["Rent"])
    settle(qtbot, view.context.tasks)
    assert not view.offer.isVisible()


def test_the_menu_makes_a_rule_of_any_row(view: TransactionsView, qtbot: QtBot) -> None:
    view.table.selectRow(2)
    menu = actions.menu(view)
    next(a for a in menu.actions() if a.text() == "Make a rule…").trigger()
    settle(qtbot, view.context.tasks)
    (made,) = view.findChildren(RuleDialog)
    assert made.conditions.text.text() == "Odd Orchard"

"""Rules are ordered, applied and removed from their list, each with a way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.dialogs.rule import RuleDialog
from app.views.accounts.rules_pane import RulesPane
from app.views.accounts.view import AccountsView
from finance.rules import Conditions, Outcome, RuleInfo
from tests.helpers.accessible import unnamed
from tests.helpers.imported import bring
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.context import Context
    from tests.helpers.small_books import Books
    from tests.helpers.window import Show

EDIT, UP, DOWN, APPLY, DELETE = range(5)


@pytest.fixture
def view(books: Books, context: Context, show: Show, qtbot: QtBot) -> AccountsView:
    """Give the page over two rules and an import."""
    bring(books.ledger, ("2026-10-01", "-10", "CORNER SHOP"), ("2026-10-02", "-20", "CORNER SHOP"))
    for name, category in (("First", "Gifts"), ("Second", "Rent")):
        rule = RuleInfo(name, Conditions(text="corner"), Outcome(category=category))
        books.ledger.rules.add(rule)
    return rules_of(show(AccountsView(context)), qtbot)


def rules_of(made: AccountsView, qtbot: QtBot) -> AccountsView:
    made.show_section(len(made.chips) - 1)
    settle(qtbot, made.context.tasks)
    return made


def pane(view: AccountsView) -> RulesPane:
    found = view.stack.currentWidget()
    assert isinstance(found, RulesPane)
    return found


def do(view: AccountsView, name: str, verb: int, qtbot: QtBot) -> None:
    pane(view).choose(name)
    QTest.mouseClick(pane(view).chips[verb], Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)


def test_rules_stand_in_their_order_and_can_change_it(view: AccountsView, qtbot: QtBot) -> None:
    assert pane(view).model.names() == ["First", "Second"]
    assert pane(view).model.item(0, 1).text() == "“corner”"
    assert pane(view).model.item(0, 2).text() == "Gifts"
    assert unnamed(view) == []
    do(view, "Second", UP, qtbot)
    assert pane(view).model.names() == ["Second", "First"]
    assert pane(view).chosen() == "Second", "it stays chosen, to be moved on"
    do(view, "Second", UP, qtbot)
    assert [rule.name for rule in view.context.ledger.rules.all()] == ["Second", "First"]
    do(view, "Second", DOWN, qtbot)
    assert pane(view).model.names() == ["First", "Second"]


def test_a_rule_works_on_what_is_there_and_is_undone(view: AccountsView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.context.said) as said:
        do(view, "First", APPLY, qtbot)
    assert said.args == ["2 transactions changed", True]
    ledger = view.context.ledger
    assert {t.category for t in ledger.transactions.rows(ledger.transactions.ids())} == {"Gifts"}
    with qtbot.waitSignal(view.context.said) as said:
        do(view, "First", APPLY, qtbot)
    assert said.args is not None
    assert said.args[1] is False, "nothing was done, so nothing is to undo"
    ledger.undo()
    assert {t.category for t in ledger.transactions.rows(ledger.transactions.ids())} == {
        "Groceries"
    }


def test_a_rule_is_removed_and_comes_back(view: AccountsView, qtbot: QtBot) -> None:
    do(view, "First", DELETE, qtbot)
    assert pane(view).model.names() == ["Second"]
    view.context.ledger.undo()
    qtbot.waitUntil(lambda: pane(view).model.names() == ["First", "Second"])


def test_return_opens_the_rule(view: AccountsView, qtbot: QtBot) -> None:
    pane(view).choose("First")
    QTest.keyClick(pane(view).list, Qt.Key.Key_Return)
    settle(qtbot, view.context.tasks)
    (made,) = view.findChildren(RuleDialog)
    assert made.name.text() == "First"
    made.reject()  # before its preview starts
    settle(qtbot, view.context.tasks)


def test_without_a_rule_the_first_one_is_offered(
    context: Context, show: Show, qtbot: QtBot
) -> None:
    view = rules_of(show(AccountsView(context)), qtbot)
    assert pane(view).stack.currentWidget() is pane(view).empty
    QTest.mouseClick(pane(view).empty.button, Qt.MouseButton.LeftButton)
    settle(qtbot, context.tasks)
    (made,) = view.findChildren(RuleDialog)
    assert made.known is None

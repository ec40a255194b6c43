"""The question box remembers, keeps what is being typed, and is one key away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tests.helpers.asking import GROCERIES, ask, card
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.views.ask.view import AskView


def test_up_and_down_walk_through_what_was_asked(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    ask(view, "what is our net worth?", qtbot)
    view.box.clear()
    QTest.keyClicks(view.box, "zz")
    for key, text in (
        (Qt.Key.Key_Up, "what is our net worth?"),
        (Qt.Key.Key_Up, GROCERIES),
        (Qt.Key.Key_Up, GROCERIES),
        (Qt.Key.Key_Down, "what is our net worth?"),
        (Qt.Key.Key_Down, "zz"),
    ):
        QTest.keyClick(view.box, key)
        assert view.box.text() == text
    QTest.keyClick(view.box, Qt.Key.Key_Escape)
    assert view.box.text() == ""


def test_questions_are_remembered_in_the_ledger(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    assert view.context.ledger.asked.latest() == [GROCERIES]


def test_what_is_being_typed_is_not_overwritten(view: AskView, qtbot: QtBot) -> None:
    view.conversation.ask(GROCERIES)
    QTest.keyClicks(view.box, "what is our")
    settle(qtbot, view.context.tasks)
    assert view.box.text() == "what is our"
    assert "€100.10" in card(view).sentence.accessibleName()


def test_keys_lead_to_the_box(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    card(view).chips.add.setFocus()
    QTest.keyClick(view, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert view.box.hasFocus()
    assert view.box.selectedText() == GROCERIES
    card(view).chips.add.setFocus()
    QTest.keyClicks(view, "/")
    assert view.box.hasFocus()


def test_pasted_lines_are_one_question(view: AskView, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setText("how much did we spend\n  on groceries last month?\n")
    view.box.paste()
    QTest.keyClick(view.box, Qt.Key.Key_Return)
    settle(qtbot, view.context.tasks)
    assert view.box.text() == GROCERIES
    assert view.context.ledger.asked.latest() == [GROCERIES]
    assert "€100.10" in card(view).sentence.accessibleName()

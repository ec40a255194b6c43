"""Answers of a conversation stay at hand until a new one begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.views.ask.refusal_card import RefusalCard
from tests.helpers.asking import GROCERIES, ask, card
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.views.ask.view import AskView


def test_earlier_answers_come_back_with_a_click(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    ask(view, "how much did we spend on fuel last month?", qtbot)
    QTest.mouseClick(view.earlier.buttons[0], Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)
    assert "€100.10" in card(view).sentence.accessibleName()
    assert view.box.text() == GROCERIES
    assert len(view.conversation.earlier) == 1


def test_a_new_conversation_stands_alone(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    QTest.mouseClick(view.earlier.anew, Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)
    assert view.card is None
    assert view.beginning.isVisible()
    assert view.box.text() == ""
    assert view.box.hasFocus()
    ask(view, "and last year?", qtbot)
    assert isinstance(view.card, RefusalCard)


def test_a_new_conversation_keeps_a_question_that_is_being_typed(
    view: AskView, qtbot: QtBot
) -> None:
    ask(view, GROCERIES, qtbot)
    view.box.selectAll()
    QTest.keyClicks(view.box, "how much for rent")
    QTest.mouseClick(view.earlier.anew, Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)
    assert view.box.text() == "how much for rent"


def test_the_answer_before_stays_until_the_next_is_there(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    before = view.card
    view.conversation.ask("what is our net worth?")
    assert view.card is before
    settle(qtbot, view.context.tasks)
    assert view.card is not before

"""Answers of a conversation stay at hand until a new one begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
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


def test_escape_lets_the_question_under_way_go(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    before = view.card
    view.box.setText("what is our net worth?")
    QTest.keyClick(view.box, Qt.Key.Key_Return)
    QTest.keyClick(view.box, Qt.Key.Key_Escape)
    settle(qtbot, view.context.tasks)
    assert view.card is before
    assert not view.busy.isVisible()
    assert view.box.text() == ""
    ask(view, "and this month?", qtbot)
    assert "Groceries" in card(view).sentence.accessibleName()


def test_an_answer_is_copied_by_key_and_its_numbers_hold_together(
    view: AskView, qtbot: QtBot
) -> None:
    view.show_argument("combien avons-nous dépensé cette année ?")
    settle(qtbot, view.context.tasks)
    sentence = card(view).sentence
    QTest.keyClick(sentence, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(sentence, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text()
    assert "10\u202f556,00" in copied, "a narrow space that no line ends at"
    assert copied == sentence.accessibleName().replace("\u00a0", " ")


def test_a_conversation_survives_that_a_name_in_it_is_changed(view: AskView, qtbot: QtBot) -> None:
    ask(view, "how much did we spend on rent last month?", qtbot)
    ask(view, GROCERIES, qtbot)
    failed: list[Exception] = []
    view.context.tasks.failed.connect(failed.append)
    view.context.write(lambda ledger: ledger.categories.translate("fr"))
    qtbot.waitUntil(lambda: "Courses" in {chip.text() for chip in card(view).chips.chips.values()})
    settle(qtbot, view.context.tasks)
    assert "€100.10" in card(view).sentence.accessibleName()
    ask(view, "and in september?", qtbot)
    assert "September" in card(view).sentence.accessibleName()
    QTest.mouseClick(view.earlier.buttons[-1], Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)
    assert not failed

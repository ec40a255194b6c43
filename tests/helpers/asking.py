"""Asking on the page: type, press Return, and look at the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.views.ask.answer_card import AnswerCard
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.views.ask.view import AskView

GROCERIES = "how much did we spend on groceries last month?"


def ask(view: AskView, question: str, qtbot: QtBot) -> None:
    view.box.selectAll()
    QTest.keyClicks(view.box, question)
    QTest.keyClick(view.box, Qt.Key.Key_Return)
    settle(qtbot, view.context.tasks)


def card(view: AskView) -> AnswerCard:
    assert isinstance(view.card, AnswerCard)
    return view.card

"""A question that can be read in two ways asks which one is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.views.ask.conversation import Turn
from app.views.ask.refusal_card import RefusalCard
from finance.queries.query import FinanceQuery, Intent, Measure
from nlu.assistant import Reply
from nlu.reading import Choice, Reading
from nlu.vocabulary import Vocabulary
from tests.helpers.accessible import unnamed
from tests.helpers.window import TODAY

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_readings_are_buttons(qtbot: QtBot) -> None:
    queries = [FinanceQuery(intent=i, measure=Measure.ANY) for i in (Intent.TOTAL, Intent.BALANCE)]
    choices = (Choice("Spent with A & B", queries[0]), Choice("In the account", queries[1]))
    reading = Reading("needs_choice", "en", "keyword", choices=choices)
    reply = Reply("amazon card", "needs_choice", reading, None, None, 1.0)
    card = RefusalCard(
        Turn(
            "amazon card",
            reply,
            TODAY,
            frozenset(),
            (),
            None,
            ("An example?",),
            Vocabulary(),
            reply.reading,
        )
    )
    qtbot.addWidget(card)
    card.show()
    assert "more than one way" in card.sentence.text()
    assert [button.accessibleName() for button in card.buttons] == [
        "Spent with A & B",
        "In the account",
    ]
    assert unnamed(card) == []
    with qtbot.waitSignal(card.meant) as meant:
        QTest.mouseClick(card.buttons[1], Qt.MouseButton.LeftButton)
    assert meant.args == [queries[1]]

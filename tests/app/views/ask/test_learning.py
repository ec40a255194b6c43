"""A change by hand can be made to last, and what was learnt can be forgotten in the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from app.views.settings.learnt import LearntCard
from tests.helpers.accessible import unnamed
from tests.helpers.asking import GROCERIES, ask, card
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.views.ask.view import AskView


def _change(view: AskView, qtbot: QtBot, *slots: str, **values: object) -> None:
    query = view.conversation.current.query if view.conversation.current else None
    assert query is not None
    view.conversation.change(query.model_copy(update=values), *(slots or values))
    settle(qtbot, view.context.tasks)


def _teach(view: AskView, qtbot: QtBot) -> None:
    button = card(view).teach
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)


def test_a_change_is_kept_for_the_next_time(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    assert card(view).teach is None
    _change(view, qtbot, categories=("Fuel",))
    _teach(view, qtbot)
    assert card(view).teach is None
    view.conversation.start_anew()
    ask(view, GROCERIES.upper(), qtbot)
    assert "€55.50" in card(view).sentence.accessibleName()
    assert "Read as you corrected it before." in [
        shown.text() for shown in card(view).findChildren(QLabel)
    ]


def test_a_changed_period_is_nothing_to_keep(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    _change(view, qtbot, period=None)
    assert card(view).teach is None


def test_searched_words_become_a_nickname(view: AskView, qtbot: QtBot) -> None:
    ask(view, "how much did we spend at Bigeye in October?", qtbot)
    _change(view, qtbot, text=(), merchants=("Shell",))
    button = card(view).teach
    assert button is not None
    assert "Shell" in button.text()
    _teach(view, qtbot)
    ask(view, "Bigeye this year", qtbot)
    query = view.conversation.current.query if view.conversation.current else None
    assert query is not None
    assert query.merchants == ("Shell",)


def test_the_settings_list_it_and_forget_it(view: AskView, qtbot: QtBot) -> None:
    view.context.ledger.learnt.call("corner shop", "merchant", "Lidl")
    view.context.ledger.learnt.correct("food", "Food?", {"categories": ["Groceries"]})
    made = LearntCard(view.context)
    qtbot.addWidget(made)
    made.refresh()
    settle(qtbot, view.context.tasks)
    assert not unnamed(made)
    buttons = made.findChildren(QPushButton)
    assert [b.accessibleDescription() for b in buttons] == [
        "“corner shop” means Lidl",
        "“Food?” is read as you corrected it",
    ]
    for _ in buttons:  # the list is drawn anew after each
        QTest.mouseClick(made.findChildren(QPushButton)[0], Qt.MouseButton.LeftButton)
        settle(qtbot, view.context.tasks)
    assert view.context.ledger.learnt.nicknames() == []
    assert view.context.ledger.learnt.corrections() == []

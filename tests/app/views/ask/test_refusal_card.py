"""Where there is no one answer, buttons say what is meant, what to ask and where it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from app.views.ask.refusal_card import RefusalCard
from app.views.settings.learnt import LearntCard
from tests.helpers.accessible import unnamed
from tests.helpers.asking import ask, card
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.views.ask.view import AskView
    from tests.helpers.small_books import Books


def refused(view: AskView) -> RefusalCard:
    assert isinstance(view.card, RefusalCard)
    return view.card


def press(view: AskView, text: str, qtbot: QtBot) -> None:
    button = next(b for b in refused(view).buttons if b.accessibleName() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)


@pytest.fixture
def fuel(household: Books) -> Books:
    """Give the household a shop that is called as a category is."""
    household.add("2026-10-20", "-7.00", "FUEL BAR", "Restaurants", merchant="Fuel")
    household.add("2026-10-21", "-8.00", "FUEL BAR", "Restaurants", merchant="Fuel")
    household.add("2026-10-22", "-8.00", "FUEL BAR", "Restaurants", merchant="Fuel")
    return household


@pytest.mark.usefixtures("fuel")
def test_a_pick_is_answered_and_kept_and_followed_up(view: AskView, qtbot: QtBot) -> None:
    ask(view, "fuel in october", qtbot)
    assert "more than one way" in refused(view).sentence.text()
    assert [b.accessibleName() for b in refused(view).buttons] == [
        "Fuel (category)",
        "Fuel (merchant)",
    ]
    assert unnamed(refused(view)) == []
    press(view, "Fuel (merchant)", qtbot)
    assert "€23.00" in card(view).sentence.accessibleName()
    assert card(view).teach is None
    ask(view, "and in September?", qtbot)
    query = view.conversation.current.query if view.conversation.current else None
    assert query is not None
    assert query.merchants == ("Fuel",)
    view.conversation.start_anew()
    ask(view, "Fuel in October?", qtbot)
    assert "€23.00" in card(view).sentence.accessibleName()


@pytest.mark.usefixtures("fuel")
def test_the_settings_forget_a_pick(view: AskView, qtbot: QtBot) -> None:
    ask(view, "fuel in october", qtbot)
    press(view, "Fuel (category)", qtbot)
    made = LearntCard(view.context)
    qtbot.addWidget(made)
    made.refresh()
    settle(qtbot, view.context.tasks)
    (forget,) = made.findChildren(QPushButton)
    assert "fuel in october" in forget.accessibleDescription()
    QTest.mouseClick(forget, Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)
    view.conversation.start_anew()
    ask(view, "fuel in october", qtbot)
    refused(view)


def test_a_question_that_works_is_asked_with_a_click(view: AskView, qtbot: QtBot) -> None:
    ask(view, "should I buy a new car", qtbot)
    assert "gives no advice" in refused(view).sentence.text()
    offers = [b.accessibleName() for b in refused(view).buttons]
    assert len(offers) == 3
    press(view, offers[0], qtbot)
    assert card(view).sentence.accessibleName()


def test_a_deed_opens_the_page_that_does_it(view: AskView, qtbot: QtBot) -> None:
    ask(view, "delete the last transaction", qtbot)
    with qtbot.waitSignal(view.context.page_wanted) as wanted:
        press(view, "Open Transactions", qtbot)
    assert wanted.args[0] == "transactions"


def test_a_name_spelt_like_it_is_asked_with_a_click(view: AskView, qtbot: QtBot) -> None:
    ask(view, "how much at Carfor in October?", qtbot)
    offers = {chip.text(): chip for chip in card(view).offers}
    assert "Carrefour" in offers
    QTest.mouseClick(offers["Carrefour"], Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)
    assert "€60.00" in card(view).sentence.accessibleName()

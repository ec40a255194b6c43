"""Cards of what stands out: there at once, asked with a click, hidden for good, still when looked at."""

from __future__ import annotations

import json
from datetime import date
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from app import settings
from app.operations import history
from app.views.ask.view import AskView
from app.views.settings.insights import InsightsCard
from finance.money import Money
from finance.queries.insights.fact import Kind
from nlu.engines.scripted import ScriptedDecoder
from tests.helpers.accessible import unnamed
from tests.helpers.asking import GROCERIES, ask, card
from tests.helpers.window import TODAY, opened, settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.context import Context
    from app.tasks import TaskRunner
    from app.views.ask.insights import InsightCard
    from finance.queries.insights.fact import Fact
    from tests.helpers.small_books import Books

Left = Qt.MouseButton.LeftButton
ALL = ["Cinema", "Fuel", "Netflix", "Gym"]  # in the order of code


@pytest.fixture
def view(household: Books, context: Context, qtbot: QtBot) -> AskView:
    """Give the page of books in which four things stand out."""
    for month in range(2, 12):
        price = "-15.99" if month >= 10 else "-13.49"
        household.add(f"2026-{month:02d}-15", price, "NETFLIX.COM", merchant="Netflix")
    for month in (9, 10, 11):
        household.add(f"2026-{month:02d}-06", "-39.00", "CITY GYM", merchant="Gym")
    for _ in range(2):
        household.add("2026-11-09", "-36.00", "CINEMA LUX", merchant="Cinema")
    household.ledger.budgets.set("Fuel", Money(5000, "EUR"), TODAY.replace(day=1))
    return shown(context, qtbot)


def shown(context: Context, qtbot: QtBot) -> AskView:
    made = AskView(context)
    qtbot.addWidget(made)
    made.resize(1000, 800)
    made.show()
    made.shown()
    settle(qtbot, context.tasks)
    return made


def cards(view: AskView) -> list[InsightCard]:
    return view.beginning.insights.cards


def subjects(view: AskView) -> list[str]:
    return [each.insight.fact.subject for each in cards(view)]


def menu(found: InsightCard) -> QMenu:
    made = found.more.menu()
    assert isinstance(made, QMenu)
    return made


def test_what_stands_out_is_shown_above_the_questions(view: AskView) -> None:
    assert subjects(view) == ALL[:3]
    assert all(each.isVisible() for each in cards(view))
    names = [each.sheet.accessibleName() for each in cards(view)]
    assert "Netflix costs €2.50 more since 15 October: €15.99 instead of €13.49." in names[2]
    assert unnamed(view) == []


def test_a_click_asks_the_question_behind_a_card(view: AskView, qtbot: QtBot) -> None:
    found = cards(view)[2]
    QTest.mouseClick(found.sheet, Left)
    settle(qtbot, view.context.tasks)
    assert "€2.50" in card(view).sentence.accessibleName()
    assert "Netflix" in card(view).sentence.accessibleName()
    assert view.box.text() == found.insight.question
    assert not view.beginning.isVisible()
    assert view.conversation.current is not None
    assert view.conversation.current.query == found.insight.fact.query


def test_the_keyboard_reaches_a_card_and_its_menu(view: AskView, qtbot: QtBot) -> None:
    found = cards(view)[0]
    found.sheet.setFocus()
    assert found.sheet.hasFocus()
    QTest.keyClick(found.sheet, Qt.Key.Key_Tab)
    assert found.more.hasFocus()
    QTest.keyClick(found.sheet, Qt.Key.Key_Space)
    settle(qtbot, view.context.tasks)
    assert "Cinema" in card(view).sentence.accessibleName()


def test_a_name_or_a_kind_is_hidden_and_undo_brings_it_back(view: AskView, qtbot: QtBot) -> None:
    about, kind = menu(cards(view)[0]).actions()
    with qtbot.waitSignal(view.context.said) as said:
        about.trigger()
    assert said.args == ["Nothing more is shown about Cinema.", True]
    settle(qtbot, view.context.tasks)
    assert subjects(view) == ALL[1:]
    history.undo(view.context)
    settle(qtbot, view.context.tasks)
    assert subjects(view) == ALL[:3]
    _, kind = menu(cards(view)[2]).actions()
    kind.trigger()
    settle(qtbot, view.context.tasks)
    assert subjects(view) == ["Cinema", "Fuel", "Gym"]
    assert view.context.ledger.insights.hidden()[0].kind is Kind.PRICE_RISE


def test_what_is_hidden_stands_in_the_settings(view: AskView, qtbot: QtBot) -> None:
    ledger = view.context.ledger
    ledger.insights.hide(subject="Cinema")
    ledger.insights.hide(Kind.PRICE_RISE)
    made = InsightsCard(view.context)
    qtbot.addWidget(made)
    made.refresh()
    settle(qtbot, view.context.tasks)
    assert made.words == ["Nothing about Cinema", "No “Price rise”"]
    QTest.mouseClick(made.buttons[0], Left)
    settle(qtbot, view.context.tasks)
    assert made.words == ["No “Price rise”"]
    assert [h.subject for h in ledger.insights.hidden()] == [""]
    assert unnamed(made) == []


def test_turned_off_nothing_is_looked_for(view: AskView, qtbot: QtBot) -> None:
    settings.change(insights=False)
    view.refresh()
    settle(qtbot, view.context.tasks)
    assert cards(view) == []
    assert not view.beginning.insights.isVisible()


def test_books_where_nothing_stands_out_show_no_cards(
    books: Books, tasks: TaskRunner, qtbot: QtBot
) -> None:
    books.add("2026-11-09", "-36.00", "CINEMA LUX", "Entertainment")
    with opened(books.ledger, tasks) as context:
        view = shown(context, qtbot)
        assert view.beginning.isVisible()
        assert not view.beginning.insights.isVisible()


def test_on_a_narrow_page_the_cards_stand_below_each_other(view: AskView, qtbot: QtBot) -> None:
    places = {}
    for width in (1000, 560):
        view.resize(width, 900)
        settle(qtbot, view.context.tasks)
        places[width] = len({each.y() for each in cards(view)})
        right = max(each.geometry().right() for each in cards(view))
        assert right <= view.beginning.insights.width()
    assert places == {1000: 1, 560: 3}


def test_out_of_sight_the_books_are_looked_at_only_once_it_matters(
    view: AskView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[date] = []

    def facts(today: date) -> list[Fact]:
        looked.append(today)
        return []

    monkeypatch.setattr(view.context.ledger.insights, "facts", facts)
    view.hide()
    for _ in range(3):
        view.context.write(lambda ledger: ledger.insights.hide(subject="Gym"))
        settle(qtbot, view.context.tasks)
        view.context.write(lambda ledger: ledger.undo())
        settle(qtbot, view.context.tasks)
    assert looked == []
    view.show()
    settle(qtbot, view.context.tasks)
    assert looked == [TODAY]
    assert cards(view) == []


def test_the_next_day_the_books_are_looked_at_again(view: AskView, qtbot: QtBot) -> None:
    (before,) = [each.insight for each in cards(view) if each.insight.fact.subject == "Fuel"]
    view.context.today = lambda: date(2026, 12, 9)
    reopen(view, qtbot)
    (after,) = [each.insight for each in cards(view) if each.insight.fact.subject == "Fuel"]
    assert (before.fact.day, after.fact.day) == (date(2026, 11, 30), date(2026, 12, 31))


def use(context: Context, *texts: str) -> ScriptedDecoder:
    decoder = ScriptedDecoder(texts)
    context.model.client.use(decoder)
    return decoder


def said(*numbers: str) -> str:
    return json.dumps({"show": list(numbers)})


@pytest.mark.models_on
def test_a_model_chooses_for_the_next_time_the_cards_are_opened(
    view: AskView, qtbot: QtBot
) -> None:
    decoder = use(view.context, said("4", "3", "1"))
    reopen(view, qtbot)
    assert len(decoder.tasks) == 1
    assert subjects(view) == ALL[:3]  # nothing moves while it is looked at
    reopen(view, qtbot)
    assert subjects(view) == ["Gym", "Netflix", "Cinema"]
    reopen(view, qtbot)
    assert len(decoder.tasks) == 1  # the same facts are chosen from once
    view.context.write(lambda ledger: ledger.insights.hide(subject="Gym"))
    settle(qtbot, view.context.tasks)
    settle(qtbot, view.context.tasks)
    assert subjects(view) == ALL[:3]  # other facts are in the order of code again


def reopen(view: AskView, qtbot: QtBot) -> None:
    """Turn to another page and back."""
    view.hide()
    view.show()
    settle(qtbot, view.context.tasks)


@pytest.mark.models_on
def test_a_question_does_not_wait_for_the_cards(view: AskView, qtbot: QtBot) -> None:
    decoder = use(view.context, said("4", "3", "1"))
    view.hide()
    view.show()
    ask(view, GROCERIES, qtbot)
    assert "€100.10" in card(view).sentence.accessibleName()
    view.conversation.start_anew()
    settle(qtbot, view.context.tasks)
    assert len(decoder.tasks) <= 2


def test_with_models_off_none_is_asked(view: AskView, qtbot: QtBot) -> None:
    settings.change(ai=False)
    decoder = use(view.context, said("4", "3", "1"))
    reopen(view, qtbot)
    reopen(view, qtbot)
    assert (decoder.loads, decoder.tasks) == (0, [])
    assert subjects(view) == ALL[:3]

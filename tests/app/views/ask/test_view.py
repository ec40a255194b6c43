"""A person asks, sees the answer and what was understood, and mends it with a click."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from app.context import Matching
from app.views.ask.answer_card import AnswerCard
from app.views.ask.refusal_card import RefusalCard
from app.views.ask.slots import Slot
from app.views.ask.view import AskView
from app.widgets.charts import ChartPanel
from app.widgets.picker import Picker
from finance.queries.query import Intent
from nlu.reading import Disagreement
from tests.helpers.accessible import unnamed
from tests.helpers.asking import GROCERIES, ask, card
from tests.helpers.window import opened, settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.tasks import TaskRunner
    from app.widgets.chip import Chip
    from tests.helpers.small_books import Books


def texts(view: AskView) -> str:
    assert view.card is not None
    return "\n".join(label.text() for label in view.card.findChildren(QLabel))


def click(widget: Chip, qtbot: QtBot, view: AskView) -> Picker:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    pickers = widget.findChildren(Picker)
    assert pickers
    qtbot.waitUntil(pickers[-1].isVisible)
    return pickers[-1]


def pick(picker: Picker, words: str) -> None:
    picker.search.setText(words)
    QTest.keyClick(picker.search, Qt.Key.Key_Return)


def test_an_answer_is_a_sentence_with_its_number_and_rows(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    shown = card(view)
    assert "€100.10" in shown.sentence.accessibleName()
    assert "Groceries" in shown.sentence.accessibleName()
    assert shown.rows is not None
    assert shown.rows.model().rowCount() == 2
    assert "Counted from your records" in texts(view)
    assert view.findChildren(ChartPanel)


def test_a_narrow_page_keeps_the_amounts(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    rows = card(view).rows
    assert rows is not None
    hidden = {}
    for width in (1000, 620):
        view.resize(width, 800)
        qtbot.waitUntil(lambda: rows.width() < width)  # noqa: B023 - called at once
        settle(qtbot, view.context.tasks)
        names = [rows.model().headerData(c, Qt.Orientation.Horizontal) for c in range(6)]
        hidden[width] = {n for c, n in enumerate(names) if rows.isColumnHidden(c)}
    assert hidden == {1000: {"Member"}, 620: {"Member", "Account"}}


def test_chips_say_what_was_understood(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    chips = card(view).chips.chips
    assert chips[Slot.CATEGORIES].text() == "Groceries"
    assert chips[Slot.PERIOD].text() == "October 2026"
    assert not chips[Slot.PERIOD].property("assumed")


def test_an_assumed_period_is_dashed_and_said(view: AskView, qtbot: QtBot) -> None:
    ask(view, "how much did we spend on groceries?", qtbot)
    chip = card(view).chips.chips[Slot.PERIOD]
    assert chip.property("assumed")
    assert chip.accessibleName().endswith("assumed")


def test_a_chip_is_changed_with_a_click(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    picker = click(card(view).chips.chips[Slot.PERIOD], qtbot, view)
    pick(picker, "this year")
    settle(qtbot, view.context.tasks)
    assert "€1,001.00" in card(view).sentence.accessibleName()
    assert not card(view).chips.chips[Slot.PERIOD].property("assumed")


def test_the_keyboard_stays_on_the_chip_that_was_changed(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    pick(click(card(view).chips.chips[Slot.PERIOD], qtbot, view), "last year")
    settle(qtbot, view.context.tasks)
    assert view.focusWidget() is card(view).chips.chips[Slot.PERIOD]
    QTest.keyClick(card(view).chips.chips[Slot.PERIOD], Qt.Key.Key_Backspace)
    settle(qtbot, view.context.tasks)
    assert view.focusWidget() is card(view).chips.add


def test_another_name_is_ticked_in_a_list(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    picker = click(card(view).chips.chips[Slot.CATEGORIES], qtbot, view)
    model = picker.list.model()
    rows = {model.index(row, 0).data(): row for row in range(model.rowCount())}
    checked = Qt.CheckState.Checked.value
    model.setData(model.index(rows["Fuel"], 0), checked, Qt.ItemDataRole.CheckStateRole)
    QTest.keyClick(picker.list, Qt.Key.Key_Return)
    settle(qtbot, view.context.tasks)
    assert card(view).chips.chips[Slot.CATEGORIES].text() == "Groceries, Fuel"
    assert "€155.60" in card(view).sentence.accessibleName()


def test_delete_takes_a_chip_away(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    QTest.keyClick(card(view).chips.chips[Slot.CATEGORIES], Qt.Key.Key_Delete)
    settle(qtbot, view.context.tasks)
    assert Slot.CATEGORIES not in card(view).chips.chips
    assert "€1,055.60" in card(view).sentence.accessibleName()


def test_the_question_itself_cannot_be_taken_away(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    QTest.keyClick(card(view).chips.chips[Slot.INTENT], Qt.Key.Key_Delete)
    settle(qtbot, view.context.tasks)
    assert Slot.INTENT in card(view).chips.chips


def test_a_filter_is_added(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    adding = card(view).chips.add
    pick(click(adding, qtbot, view), "Merchant")
    names = [p for p in adding.findChildren(Picker) if p.isVisible()]
    model = names[0].list.model()
    row = next(r for r in range(model.rowCount()) if model.index(r, 0).data() == "Lidl")
    checked = Qt.CheckState.Checked.value
    model.setData(model.index(row, 0), checked, Qt.ItemDataRole.CheckStateRole)
    QTest.keyClick(names[0].list, Qt.Key.Key_Return)
    settle(qtbot, view.context.tasks)
    assert card(view).chips.chips[Slot.MERCHANTS].text() == "Lidl"
    assert "€40.10" in card(view).sentence.accessibleName()


def test_a_question_of_another_kind_keeps_the_filters(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    pick(click(card(view).chips.chips[Slot.INTENT], qtbot, view), "breakdown")
    settle(qtbot, view.context.tasks)
    query = card(view).turn.query
    assert query is not None
    assert (query.intent, query.categories) == (Intent.BREAKDOWN, ("Groceries",))


@pytest.mark.parametrize("question", ["asdf qwer zxcv", "will it rain tomorrow?"])
def test_a_question_without_an_answer_gets_three_that_work(
    view: AskView, qtbot: QtBot, question: str
) -> None:
    ask(view, question, qtbot)
    refused = view.card
    assert isinstance(refused, RefusalCard)
    assert len(refused.buttons) == 3
    assert unnamed(view) == []
    QTest.mouseClick(refused.buttons[0], Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)
    assert isinstance(view.card, AnswerCard)


def test_follow_ups_ask_with_what_came_before(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    assert len(view.next.chips) == 3
    ask(view, "and last year?", qtbot)
    query = card(view).turn.query
    assert query is not None
    assert query.categories == ("Groceries",)
    assert [turn.question for turn in view.conversation.earlier] == [GROCERIES]


def test_all_rows_are_shown_on_the_page_of_transactions(view: AskView, qtbot: QtBot) -> None:
    ask(view, "show the transactions at Lidl", qtbot)
    shown = card(view).show_all
    assert shown is not None
    with qtbot.waitSignal(view.context.page_wanted) as wanted:
        QTest.mouseClick(shown, Qt.MouseButton.LeftButton)
    page, matching = wanted.args or (None, None)
    assert page == "transactions"
    assert isinstance(matching, Matching)
    assert len(view.context.ledger.matching(matching.query, matching.today)) == 10


def test_an_answer_is_counted_anew_when_the_books_change(
    view: AskView, household: Books, qtbot: QtBot
) -> None:
    ask(view, GROCERIES, qtbot)
    household.add("2026-10-20", "-9.90", "LIDL 204", "Groceries", merchant="Lidl")
    qtbot.waitUntil(lambda: "€110.00" in card(view).sentence.accessibleName())
    assert view.conversation.earlier == []


def test_names_are_text_and_never_markup(view: AskView, household: Books, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    household.add("2026-10-20", "-5.00", "x", "Groceries", merchant="<b>A & B</b>")
    query = card(view).turn.query
    assert query is not None
    view.conversation.change(query.model_copy(update={"merchants": ("<b>A & B</b>",)}))
    settle(qtbot, view.context.tasks)
    assert "<b>A & B</b>" in card(view).sentence.accessibleName()
    assert "&lt;b&gt;A &amp; B&lt;/b&gt;" in card(view).sentence.text()
    assert card(view).chips.chips[Slot.MERCHANTS].text() == "<b>A && B</b>"


def test_suggestions_use_the_names_of_the_household(view: AskView) -> None:
    assert view.beginning.isVisible()
    offered = " ".join(button.accessibleName() for button in view.beginning.buttons)
    assert "Groceries" in offered


def test_everything_has_a_name(view: AskView, qtbot: QtBot) -> None:
    assert unnamed(view) == []
    for question in (GROCERIES, "where did the money go this year?", "what are our subscriptions?"):
        ask(view, question, qtbot)
        assert unnamed(view) == []


def test_empty_books_lead_to_the_import(books: Books, tasks: TaskRunner, qtbot: QtBot) -> None:
    with opened(books.ledger, tasks) as context:
        view = AskView(context)
        qtbot.addWidget(view)
        view.show()
        settle(qtbot, tasks)
        assert view.empty.isVisible()
        with qtbot.waitSignal(context.page_wanted) as wanted:
            QTest.mouseClick(view.empty.button, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
        assert wanted.args is not None
        assert wanted.args[0] == "import"


def test_a_chip_that_was_read_otherwise_says_so(view: AskView, qtbot: QtBot) -> None:
    ask(view, GROCERIES, qtbot)
    turn = view.conversation.current
    assert turn is not None
    other = (
        Disagreement("intent", "keyword", "list"),
        Disagreement("categories", "llamacpp", ""),
    )
    reading = replace(turn.reply.reading, disagreements=other)
    shown = AnswerCard(replace(turn, reply=replace(turn.reply, reading=reading)), "en")
    qtbot.addWidget(shown)
    chips = shown.chips.chips
    assert shown.chips.doubts.text().splitlines() == [
        "Total: the rules read “Transactions” here",
        "Groceries: the model read nothing here",
    ]
    assert not shown.chips.doubts.isHidden()
    assert chips[Slot.CATEGORIES].text() == "Groceries"
    assert chips[Slot.CATEGORIES].accessibleName().endswith("the model read nothing here")
    assert not chips[Slot.PERIOD].toolTip()
    assert card(view).chips.doubts.isHidden()

"""Suggested categories and refunds on the page: marked, settled with a key, linked by hand."""

from __future__ import annotations

from threading import Event
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from app.dialogs.refund import RefundDialog
from app.dialogs.transaction import TransactionDialog
from app.models.transactions_model import Column
from app.views.transactions import actions
from app.views.transactions.view import TransactionsView
from finance.ledger.edits import Change
from finance.ledger.filters import Filter
from finance.sentence import Sentence
from nlu.engines.decoding import Broken
from nlu.engines.scripted import ScriptedDecoder
from tests.helpers.accessible import unnamed
from tests.helpers.imported import bring
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.context import Context
    from tests.helpers.small_books import Books
    from tests.helpers.window import Show


@pytest.fixture
def view(books: Books, context: Context, show: Show) -> TransactionsView:
    """Give the page over three suggestions for two payees, and a purchase with its refund."""
    taught = bring(
        books.ledger, ("2026-09-01", "-40", "MURMEL OST"), ("2026-09-02", "-40", "MURMEL WEST")
    )
    for number in taught:
        books.ledger.transactions.set([number], Change(category="Childcare"))
    bring(
        books.ledger,
        ("2026-10-12", "-49.90", "QUOKKA 12"),
        ("2026-10-13", "-41", "MURMEL NORD"),
        ("2026-10-14", "-41", "MURMEL NORD"),
        ("2026-10-15", "-43", "MURMEL SEE"),
        ("2026-10-30", "20", "QUOKKA 12"),
        file="october.ofx",
    )
    return show(TransactionsView(context))


def cells(view: TransactionsView, column: Column) -> list[str]:
    return [str(view.model.index(row, column).data()) for row in range(view.model.rowCount())]


def suggested(view: TransactionsView) -> list[int]:
    return view.context.ledger.transactions.ids(Filter(suggested=True))


def press_on(view: TransactionsView, row: int, qtbot: QtBot, *, shift: bool = False) -> None:
    view.table.selectRow(row)
    settle(qtbot, view.context.tasks)
    modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(view.table, Qt.Key.Key_Space, modifier)
    settle(qtbot, view.context.tasks)


def test_a_suggestion_is_marked_and_has_a_queue_of_its_own(
    view: TransactionsView, qtbot: QtBot
) -> None:
    assert cells(view, Column.CATEGORY).count("Childcare ?") == 3
    assert view.filters.suggested.text() == "Suggested · 3"
    assert view.filters.accept_all.isHidden()
    QTest.mouseClick(view.filters.suggested, Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)
    assert view.model.rowCount() == 3
    assert view.filters.accept_all.isVisible()
    assert unnamed(view) == []


def test_the_word_suggested_searches_for_them(view: TransactionsView, qtbot: QtBot) -> None:
    view.search.set_query("suggested")
    settle(qtbot, view.context.tasks)
    assert view.model.rowCount() == 3


def test_space_accepts_and_the_payee_is_settled(view: TransactionsView, qtbot: QtBot) -> None:
    press_on(view, cells(view, Column.PAYEE).index("Murmel Nord"), qtbot)
    assert len(suggested(view)) == 1
    assert cells(view, Column.CATEGORY).count("Childcare") == 4


def test_shift_and_space_reject(view: TransactionsView, qtbot: QtBot) -> None:
    press_on(view, cells(view, Column.PAYEE).index("Murmel See"), qtbot, shift=True)
    assert cells(view, Column.CATEGORY).count("Childcare ?") == 2
    assert view.filters.uncategorised.text() == "Uncategorised · 3"


def test_all_that_are_shown_are_accepted_at_once(view: TransactionsView, qtbot: QtBot) -> None:
    view.show_argument(Filter(suggested=True))
    settle(qtbot, view.context.tasks)
    QTest.mouseClick(view.filters.accept_all, Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)
    assert suggested(view) == []
    assert view.stack.currentWidget() is view.empty[3]
    view.context.ledger.undo()
    assert len(suggested(view)) == 3


def test_the_chips_of_the_selection_settle_it_too(view: TransactionsView, qtbot: QtBot) -> None:
    view.table.selectRow(cells(view, Column.PAYEE).index("Quokka"))
    settle(qtbot, view.context.tasks)
    assert view.bar.accept.isHidden()
    view.table.selectRow(cells(view, Column.PAYEE).index("Murmel See"))
    settle(qtbot, view.context.tasks)
    QTest.mouseClick(view.bar.accept, Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)
    assert len(suggested(view)) == 2


def test_typing_the_same_category_accepts_it(view: TransactionsView, qtbot: QtBot) -> None:
    row = cells(view, Column.PAYEE).index("Murmel See")
    view.model.setData(view.model.index(row, Column.CATEGORY), "Childcare")
    settle(qtbot, view.context.tasks)
    assert len(suggested(view)) == 2


def test_both_sides_of_a_refund_are_said(view: TransactionsView, qtbot: QtBot) -> None:
    tips = [
        str(view.model.index(row, Column.PAYEE).data(Qt.ItemDataRole.ToolTipRole))
        for row, payee in enumerate(cells(view, Column.PAYEE))
        if payee == "Quokka"
    ]
    assert "Refund of 12 Oct, €49.90" in tips[0]
    assert "Refunded €20.00 on 30 Oct" in tips[1]
    view.table.selectRow(0)
    view.edit()
    settle(qtbot, view.context.tasks)
    (dialog,) = view.findChildren(TransactionDialog)
    texts = [w.text() for w in dialog.findChildren(QLabel)]
    assert "Refund of 12 Oct, €49.90" in texts


def test_a_refund_is_unlinked_and_linked_by_hand(view: TransactionsView, qtbot: QtBot) -> None:
    view.table.selectRow(0)
    settle(qtbot, view.context.tasks)
    verbs = {a.text(): a for a in actions.menu(view).actions()}
    verbs["Unlink from its purchase"].trigger()
    settle(qtbot, view.context.tasks)
    number = view.model.ids[0]
    transactions = view.context.ledger.transactions
    assert transactions.get(number).refund_of is None
    verbs = {a.text(): a for a in actions.menu(view).actions()}
    assert "Unlink from its purchase" not in verbs
    verbs["Refund of…"].trigger()
    settle(qtbot, view.context.tasks)
    (dialog,) = view.findChildren(RefundDialog)
    assert unnamed(dialog) == []
    assert "Quokka" in dialog.list.line(0)
    dialog.search.set_query("murmel see")
    settle(qtbot, view.context.tasks)
    assert dialog.list.count() == 1
    dialog.submit()
    settle(qtbot, view.context.tasks)
    linked = transactions.get(number).refund_of
    assert linked is not None
    assert linked.title == "Murmel See"


def test_words_that_no_purchase_holds_offer_nothing(view: TransactionsView, qtbot: QtBot) -> None:
    info = view.model.info(0)
    assert info is not None
    dialog = RefundDialog(view.context, info, view)
    dialog.open()
    dialog.search.set_query("nothing like it")
    settle(qtbot, view.context.tasks)
    assert not dialog.apply.isEnabled()
    assert dialog.none.isVisible()
    dialog.submit()
    assert dialog.isVisible()


_ONE_OF_TWO = ('{"category": "Childcare"}', '{"category": "none"}')  # money out, money in


@pytest.mark.models_on
def test_the_model_may_be_asked_for_what_nothing_is_known_of(
    view: TransactionsView, qtbot: QtBot
) -> None:
    filters, ledger = view.filters, view.context.ledger
    view.show_argument(Filter(uncategorised=True))
    settle(qtbot, view.context.tasks)
    assert filters.ask_model.isHidden(), "there is no model"
    view.context.model.client.use(ScriptedDecoder(_ONE_OF_TWO))
    qtbot.waitUntil(lambda: not filters.ask_model.isHidden())
    assert filters.ask_model.text() == "Ask the model for the category of 1 payee"
    before = len(suggested(view))
    said: list[str] = []
    view.context.said.connect(lambda text, _: said.append(text))
    QTest.mouseClick(filters.ask_model, Qt.MouseButton.LeftButton)
    assert view.asking.isVisible()
    settle(qtbot, view.context.tasks)
    assert said == ["Category suggested for 1 payee"]
    assert view.asking.isHidden()
    assert len(suggested(view)) == before + 1
    ledger.undo()
    assert len(suggested(view)) == before


@pytest.mark.models_on
def test_a_model_that_is_stopped_keeps_what_it_found(view: TransactionsView, qtbot: QtBot) -> None:
    bring(view.context.ledger, ("2026-11-02", "-8", "ZYXO"), file="november.ofx")
    view.show_argument(Filter(uncategorised=True))
    settle(qtbot, view.context.tasks)
    answers = iter(['{"category": "Childcare"}', '{"category": "Childcare"}'])
    asked, go_on = Event(), Event()

    def at_second(_: str) -> None:
        if decoder.tasks[1:]:
            asked.set()
            go_on.wait(20)

    decoder = ScriptedDecoder(answers, on_piece=at_second)
    view.context.model.client.use(decoder)
    before = len(suggested(view))
    view.asking.begin()
    qtbot.waitUntil(asked.is_set, timeout=20_000)
    QTest.mouseClick(view.asking.cancel, Qt.MouseButton.LeftButton)
    go_on.set()
    settle(qtbot, view.context.tasks)
    assert view.asking.isHidden()
    assert len(suggested(view)) == before + 1


@pytest.mark.models_on
def test_a_model_that_breaks_down_is_said(view: TransactionsView, qtbot: QtBot) -> None:
    failed: list[Exception] = []
    view.context.tasks.failed.connect(failed.append)
    view.context.model.client.use(ScriptedDecoder([Broken("failed", Sentence("It stopped."))]))
    view.asking.begin()
    settle(qtbot, view.context.tasks)
    assert [str(error) for error in failed] == ["It stopped."]
    assert view.asking.isHidden()

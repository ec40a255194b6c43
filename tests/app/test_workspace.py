"""The side bar says what waits, and Tab goes through the page in the order in which it is read."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.views.ask.answer_card import AnswerCard
from app.views.ask.view import AskView
from app.workspace import Workspace
from finance.imports.pipeline import import_parsed
from finance.imports.source import Source
from finance.readers.model import ParsedFile, ParsedRow, ParsedStatement
from tests.helpers.window import opened, settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.tasks import TaskRunner
    from tests.helpers.small_books import Books


def test_what_waits_is_counted_beside_the_pages(
    books: Books, tasks: TaskRunner, qtbot: QtBot
) -> None:
    books.add("2026-10-01", "-5.00", "SOMEWHERE")
    row = ParsedRow(1, date(2026, 10, 2), Decimal(-7), text="Paid 7", sure=False)
    parsed = ParsedFile("m.xml", "sms", statements=(ParsedStatement(),), rows=(row,))
    import_parsed(books.ledger, [parsed], [Source(books.ledger.path, "Everyday")])
    with opened(books.ledger, tasks) as context:
        workspace = Workspace(context)
        qtbot.addWidget(workspace)
        settle(qtbot, tasks)
        texts = {key: button.text().split() for key, button in workspace.side_bar.buttons.items()}
        assert texts["transactions"] == ["Transactions", "1"]
        assert texts["import"] == ["Import", "1"]
        assert texts["accounts"] == ["Accounts"]
        (waiting,) = books.ledger.reviews.all()
        books.ledger.reviews.dismiss(waiting.id)
        button = workspace.side_bar.buttons["import"]
        qtbot.waitUntil(lambda: button.text().split() == ["Import"])


def test_tab_goes_through_an_answer_as_it_is_read(
    books: Books, tasks: TaskRunner, qtbot: QtBot
) -> None:
    books.add("2026-10-03", "-40.10", "LIDL", "Groceries", merchant="Lidl")
    with opened(books.ledger, tasks) as context:
        workspace = Workspace(context)
        qtbot.addWidget(workspace)
        workspace.show()
        workspace.show_page("ask", "how much on groceries last month?")
        settle(qtbot, tasks)
        ask = workspace.pages["ask"]
        assert isinstance(ask, AskView)
        assert isinstance(ask.card, AnswerCard)
        chips = ask.card.chips
        way = [ask.box, *ask.tries.chips, ask.card.sentence, *chips.chips.values(), chips.add]
        ask.box.setFocus()
        for before, after in pairwise(way):
            QTest.keyClick(before, Qt.Key.Key_Tab)
            assert workspace.focusWidget() is after
        for after, before in pairwise(reversed(way)):
            QTest.keyClick(after, Qt.Key.Key_Backtab)
            assert workspace.focusWidget() is before
        ask.earlier.anew.setFocus()
        QTest.keyClick(ask.earlier.anew, Qt.Key.Key_Tab)
        assert workspace.focusWidget() is workspace.side_bar.buttons["ask"]

"""The side bar says what waits: transactions without a category, and messages to decide on."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

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

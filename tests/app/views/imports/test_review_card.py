"""What is not sure waits for a person, who takes it in or leaves it out."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from app.views.imports.view import ImportView
from finance.imports.pipeline import Source, import_parsed
from finance.readers.model import ParsedFile, ParsedRow, ParsedStatement
from tests.helpers.accessible import unnamed
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from app.context import Context
    from tests.helpers.small_books import Books


@pytest.fixture
def view(books: Books, context: Context, tmp_path: Path, qtbot: QtBot) -> ImportView:
    """Give the page with two messages that wait."""
    rows = tuple(
        ParsedRow(
            number, date(2026, 10, number), Decimal(-number), payee=f"Shop {number}",
            text=f"You paid {number} at Shop {number}", sure=False,
        )
        for number in (1, 2)
    )  # fmt: skip
    parsed = ParsedFile("messages.xml", "sms", statements=(ParsedStatement(),), rows=rows)
    import_parsed(books.ledger, [parsed], [Source(tmp_path / "messages.xml", "Everyday")])
    made = ImportView(context)
    qtbot.addWidget(made)
    made.resize(1000, 800)
    made.show()
    made.shown()
    settle(qtbot, context.tasks)
    return made


def press(view: ImportView, name: str, qtbot: QtBot) -> None:
    buttons = view.start.reviews.findChildren(QPushButton)
    (button,) = [b for b in buttons if b.accessibleName() == name]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle(qtbot, view.context.tasks)


def test_one_is_taken_in_and_the_other_left_out(view: ImportView, qtbot: QtBot) -> None:
    assert view.start.reviews.isVisible()
    assert unnamed(view) == []
    press(view, "Take in: Shop 1", qtbot)
    (number,) = view.context.ledger.transactions.ids()
    assert view.context.ledger.transactions.get(number).payee == "Shop 1"
    press(view, "Leave out: Shop 2", qtbot)
    assert view.context.ledger.reviews.count() == 0
    assert not view.start.reviews.isVisible()
    view.context.ledger.undo()
    assert view.context.ledger.reviews.count() == 1

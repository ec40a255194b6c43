"""Exports and backups land where they were sent, and a word says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.dialogs import export
from finance.ledger.ledger import Ledger
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from app.context import Context
    from tests.helpers.small_books import Books


def test_an_export_is_written_and_said(
    books: Books, context: Context, tmp_path: Path, qtbot: QtBot
) -> None:
    books.add("2026-10-01", "-30.00", "SHOP", "Groceries")
    parent = QWidget()
    qtbot.addWidget(parent)
    said: list[str] = []
    context.said.connect(lambda text, _: said.append(text))
    target = tmp_path / "all.csv"
    target.write_text("old", encoding="utf-8")
    export.write(context, target, parent)
    settle(qtbot, context.tasks)
    assert "SHOP" in target.read_text(encoding="utf-8-sig")
    assert said == ["Written to all.csv: 1 transaction"]


def test_a_backup_opens_and_may_replace_an_older_one(
    books: Books, context: Context, tmp_path: Path, qtbot: QtBot
) -> None:
    target = tmp_path / "copy.coffer"
    for count in (1, 2):
        books.add("2026-10-01", "-30.00", "SHOP", "Groceries")
        export.back_up(context, target, context)
        settle(qtbot, context.tasks)
        with Ledger.open(target) as copy:
            assert copy.transactions.count() == count


def test_a_backup_never_overwrites_the_ledger_itself(
    books: Books, context: Context, qtbot: QtBot
) -> None:
    books.add("2026-10-01", "-30.00", "SHOP", "Groceries")
    told: list[Exception] = []
    context.tasks.failed.connect(told.append)
    export.back_up(context, books.ledger.path, context)
    settle(qtbot, context.tasks)
    assert "is the ledger itself" in str(told[0])
    assert books.ledger.transactions.count() == 1

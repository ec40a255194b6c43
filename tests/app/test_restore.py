"""A backup takes the place of the open ledger, and the window shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QMessageBox

from app.main_window import MainWindow
from finance.ledger import backups
from tests.helpers.small_books import Books
from tests.helpers.window import TODAY, settle

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from app.tasks import TaskRunner


@pytest.fixture
def ledger(tmp_path: Path) -> Path:
    """Give a ledger with a backup of one transaction, and a second one made since."""
    path = tmp_path / "own.coffer"
    with Books.new(path) as made:
        made.add("2026-10-03", "-40.10", "LIDL", "Groceries")
        made.ledger.backup()
        made.add("2026-10-05", "-12.00", "SOMEWHERE")
    return path


@pytest.fixture
def window(tasks: TaskRunner, ledger: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    """Give a window on the ledger; closed after the test."""
    made = MainWindow(tasks, today=lambda: TODAY)
    made.show()
    made.open_ledger(ledger)
    settle(qtbot, tasks)
    yield made
    made.close()
    made.deleteLater()


def test_the_books_become_what_they_were(
    window: MainWindow, ledger: Path, tasks: TaskRunner, qtbot: QtBot
) -> None:
    (copy,) = backups.all_of(ledger)
    assert window.context is not None
    window.context.restore_wanted.emit(copy)
    settle(qtbot, tasks)
    assert window.context is not None
    assert window.context.ledger.transactions.count() == 1
    assert any("replaced" in path.name for path in backups.all_of(ledger))


def test_a_damaged_backup_leaves_the_books_as_they_are(
    window: MainWindow, tmp_path: Path, tasks: TaskRunner, qtbot: QtBot
) -> None:
    broken = tmp_path / "broken.coffer"
    broken.write_bytes(b"SQLite format 3\x00" + b"nonsense" * 100)
    assert window.context is not None
    window.context.restore_wanted.emit(broken)
    settle(qtbot, tasks)
    assert window.context is not None
    assert window.context.ledger.transactions.count() == 2
    assert [box.isVisible() for box in window.findChildren(QMessageBox)] == [True]

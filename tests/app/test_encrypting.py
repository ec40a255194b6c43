"""Plain books are encrypted from the settings, and the plain backups are named and deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton

from app.dialogs.passphrase import EncryptDialog, WordsDialog
from app.dialogs.sheet import Sheet
from app.main_window import MainWindow
from app.views.settings.view import SettingsView
from app.workspace import Workspace
from finance import keys
from finance.ledger import backups, encrypting
from tests.helpers.small_books import Books
from tests.helpers.window import TODAY, settle

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from app.tasks import TaskRunner

SECRET = "four words that open"
Left = Qt.MouseButton.LeftButton


@pytest.fixture
def ledger(tmp_path: Path) -> Path:
    """Give a plain ledger with a backup."""
    path = tmp_path / "own.coffer"
    with Books.new(path) as made:
        made.add("2026-10-03", "-40.10", "LIDL", "Groceries")
        made.ledger.backup()
    return path


@pytest.fixture
def window(tasks: TaskRunner, ledger: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    """Give a window on the settings of the ledger; closed after the test."""
    made = MainWindow(tasks, today=lambda: TODAY)
    made.show()
    made.open_ledger(ledger)
    settle(qtbot, tasks)
    made.go("settings")
    settle(qtbot, tasks)
    yield made
    made.close()
    made.deleteLater()


def _settings(window: MainWindow) -> SettingsView:
    workspace = window.centralWidget()
    assert isinstance(workspace, Workspace)
    view = workspace.pages["settings"]
    assert isinstance(view, SettingsView)
    return view


def _encrypt(window: MainWindow, qtbot: QtBot) -> None:
    protect = _settings(window).findChild(QPushButton, "protect")
    assert isinstance(protect, QPushButton)
    QTest.mouseClick(protect, Left)
    (dialog,) = window.findChildren(EncryptDialog)
    dialog.fields.first.setText(SECRET)
    dialog.fields.second.setText(SECRET)
    QTest.mouseClick(dialog.apply, Left)
    settle(qtbot, window.tasks)


def test_the_books_are_encrypted_and_their_words_are_shown(
    window: MainWindow, ledger: Path, qtbot: QtBot
) -> None:
    _encrypt(window, qtbot)
    assert backups.is_encrypted(ledger)
    assert window.context is not None
    assert window.context.ledger.encrypted
    assert window.context.ledger.transactions.count() == 1
    assert window.context.books.key == keys.unlock(ledger, SECRET)
    (shown,) = window.findChildren(WordsDialog)
    assert keys.recover(ledger, " ".join(shown.words.words)) == window.context.books.key
    shown.reject()
    view = _settings(window)
    assert view.findChild(QPushButton, "protect") is None


def test_plain_backups_are_named_and_deleted_on_request(
    window: MainWindow, ledger: Path, qtbot: QtBot
) -> None:
    _encrypt(window, qtbot)
    window.findChildren(WordsDialog)[0].reject()
    plain = _settings(window).backups.plain
    assert plain.told.text().startswith("2 backups are not encrypted")
    marks = [w.text() for w in _settings(window).backups.findChildren(QLabel)]
    assert marks.count("not encrypted") == 2
    QTest.mouseClick(plain.delete, Left)
    (sheet,) = [d for d in window.findChildren(Sheet) if d.isVisible()]
    QTest.mouseClick(sheet.apply, Left)
    settle(qtbot, window.tasks)
    assert encrypting.plain_copies(ledger) == []
    assert len(backups.all_of(ledger)) == 1
    assert plain.isHidden()


def test_what_goes_wrong_is_said_and_the_books_open_again(
    window: MainWindow, ledger: Path, qtbot: QtBot
) -> None:
    assert window.context is not None
    window.context.encryption_wanted.emit("", False)
    settle(qtbot, window.tasks)
    assert not backups.is_encrypted(ledger)
    assert window.context is not None
    assert window.context.ledger.transactions.count() == 1
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == "A passphrase cannot be empty."

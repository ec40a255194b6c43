"""Plain books are encrypted from the settings, and the plain backups are named and deleted."""

from __future__ import annotations

import errno
import threading
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton

from app.dialogs.passphrase import EncryptDialog, WordsDialog
from app.dialogs.sheet import Sheet
from app.main_window import MainWindow
from app.views.settings.view import SettingsView
from app.widgets.waiting import Waiting
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


def _close(shown: WordsDialog) -> None:
    shown.words.sure.click()
    QTest.mouseClick(shown.words.go, Left)


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
    _close(shown)
    view = _settings(window)
    assert view.findChild(QPushButton, "protect") is None


def test_plain_backups_are_named_and_deleted_on_request(
    window: MainWindow, ledger: Path, qtbot: QtBot
) -> None:
    _encrypt(window, qtbot)
    _close(window.findChildren(WordsDialog)[0])
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
    assert isinstance(workspace := window.centralWidget(), Workspace)
    assert workspace.page == "settings"


def test_a_folder_that_takes_no_files_is_named_and_not_called_our_mistake(
    window: MainWindow, ledger: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, *_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(type(ledger), "touch", refuse)
    _encrypt(window, qtbot)
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == f"Coffer may not read or write {ledger.parent}; check its permissions."
    assert not box.informativeText()
    assert not backups.is_encrypted(ledger)
    assert window.context is not None


def test_words_that_nobody_wrote_down_do_not_go_with_one_key(
    window: MainWindow, qtbot: QtBot
) -> None:
    _encrypt(window, qtbot)
    (shown,) = window.findChildren(WordsDialog)
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert shown.isVisible()
    (asked,) = shown.findChildren(Sheet)
    QTest.mouseClick(asked.cancel, Left)
    assert shown.isVisible()
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    (asked,) = (sheet for sheet in shown.findChildren(Sheet) if sheet.isVisible())
    QTest.mouseClick(asked.apply, Left)
    assert not shown.isVisible()


def test_the_window_says_what_it_waits_for(window: MainWindow, qtbot: QtBot) -> None:
    held = threading.Event()
    window.tasks.books(lambda _: held.wait(), lambda _: None, owner=window)
    assert window.context is not None
    window.context.encryption_wanted.emit(SECRET, False)
    waiting = window.centralWidget()
    assert isinstance(waiting, Waiting)
    qtbot.waitUntil(waiting.told.isVisible)
    assert waiting.told.text() == "Encrypting the ledger…"
    held.set()
    settle(qtbot, window.tasks)
    assert isinstance(window.centralWidget(), Workspace)

"""Choices take hold at once; backups are made, listed and restored; what was done can be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QFileDialog, QLabel, QPushButton

from app import settings
from app.dialogs.sheet import Sheet
from app.operations import books as operations
from app.views.settings.view import SettingsView
from finance.ledger import backups
from tests.helpers.accessible import unnamed
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from app.context import Context
    from tests.helpers.small_books import Books
    from tests.helpers.window import Show

Left = Qt.MouseButton.LeftButton


@pytest.fixture
def view(books: Books, context: Context, show: Show) -> SettingsView:
    """Give the page, shown."""
    books.add("2026-10-01", "-30.00", "SHOP", "Groceries")
    return show(SettingsView(context))


def texts(view: SettingsView) -> str:
    return "\n".join(w.text() for w in view.findChildren(QLabel) if w.isVisible())


def test_every_control_has_a_name(view: SettingsView) -> None:
    assert unnamed(view) == []


@pytest.mark.parametrize(("name", "value"), [("language", "fr"), ("theme", "dark")])
def test_a_choice_is_kept_and_the_window_is_told(
    view: SettingsView, name: str, value: str, qtbot: QtBot
) -> None:
    box = view.findChild(QComboBox, name)
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData(value))
    with qtbot.waitSignal(view.context.settings_changed):
        box.activated.emit(box.currentIndex())
    assert getattr(settings.load(), name) == value


@pytest.mark.models_on
@pytest.mark.parametrize("name", ["ai", "offline"])
def test_the_switches_are_on_and_go_off(view: SettingsView, name: str, qtbot: QtBot) -> None:
    box = view.findChild(QCheckBox, name)
    assert isinstance(box, QCheckBox)
    assert box.isChecked()
    with qtbot.waitSignal(view.context.settings_changed):
        QTest.keyClick(box, Qt.Key.Key_Space)
    assert getattr(settings.load(), name) is False


def test_it_says_that_plain_books_are_plain(view: SettingsView) -> None:
    assert "Not encrypted" in texts(view)


def test_a_backup_is_made_listed_and_restored(
    view: SettingsView, books: Books, qtbot: QtBot
) -> None:
    QTest.mouseClick(view.backups.now, Left)
    settle(qtbot, view.context.tasks)
    (copy,) = backups.all_of(books.ledger.path)
    (restore,) = [b for b in view.backups.findChildren(QPushButton) if b.text() == "Restore…"]
    QTest.mouseClick(restore, Left)
    (sheet,) = [d for d in view.findChildren(Sheet) if d.isVisible()]
    with qtbot.waitSignal(view.context.restore_wanted) as told:
        QTest.mouseClick(sheet.apply, Left)
    assert told.args == [copy]


def test_restoring_brings_back_what_was(books: Books, context: Context) -> None:
    books.add("2026-10-01", "-30.00", "SHOP", "Groceries")
    copy = operations.back_up(context.books)
    books.add("2026-10-02", "-5.00", "SHOP", "Groceries")
    books.ledger.close()
    restored = operations.restore(context.books, copy)
    assert restored.ledger.transactions.count() == 1
    restored.ledger.close()


def test_how_many_copies_are_kept_is_a_setting(view: SettingsView) -> None:
    view.backups.kept.setCurrentIndex(view.backups.kept.findData(3))
    view.backups.kept.activated.emit(view.backups.kept.currentIndex())
    assert settings.load().backups == 3
    assert view.context.ledger.backups_kept == 3


def test_what_was_done_is_listed_and_undone(view: SettingsView, qtbot: QtBot) -> None:
    assert "Add SHOP" in texts(view)
    QTest.mouseClick(view.history.undo, Left)
    settle(qtbot, view.context.tasks)
    assert view.context.ledger.transactions.count() == 0
    qtbot.waitUntil(lambda: "Add SHOP (taken back)" in texts(view))
    QTest.mouseClick(view.history.redo, Left)
    settle(qtbot, view.context.tasks)
    assert view.context.ledger.transactions.count() == 1


def test_a_folder_is_watched_and_let_go(
    view: SettingsView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    button = view.findChild(QPushButton, "watch")
    assert isinstance(button, QPushButton)
    with qtbot.waitSignal(view.context.settings_changed):
        QTest.mouseClick(button, Left)
    settle(qtbot, view.context.tasks)
    assert settings.load().watch == str(tmp_path)
    again = SettingsView(view.context)
    qtbot.addWidget(again)
    again.show()
    settle(qtbot, view.context.tasks)
    assert str(tmp_path) in texts(again)
    stop = again.findChild(QPushButton, "stopWatching")
    assert isinstance(stop, QPushButton)
    QTest.mouseClick(stop, Left)
    assert settings.load().watch == ""

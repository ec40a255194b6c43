"""The menu bar: every verb of the window with its key."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QMenuBar

    from app.main_window import MainWindow

Key = QKeySequence.StandardKey


class Menus(QObject):
    """Fills the menu bar of a window and keeps its entries up to date.

    Attributes: `undo` and `redo`, whose words say what they take back or do again; `of_books`, the
    entries that need an open ledger.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.of_books: list[QAction] = []
        bar = window.menuBar()
        bar.clear()
        for old in bar.findChildren(QMenu):
            old.deleteLater()
        self._file(bar)
        self._edit(bar)
        self._go(bar)
        menu = bar.addMenu(self.tr("&Help"))
        about = self._add(menu, self.tr("About Coffer"), window.show_about)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def set_books_open(self, open_: bool) -> None:  # noqa: FBT001 - one fact
        """Enable what needs an open ledger, or not."""
        for action in self.of_books:
            action.setEnabled(open_)
        if not open_:
            self.set_history("", "")

    def set_history(self, undo: str, redo: str) -> None:
        """Say what undo and redo would do; empty where there is nothing."""
        self.undo.setEnabled(bool(undo))
        self.redo.setEnabled(bool(redo))
        self.undo.setText(self.tr("Undo: {0}").format(undo) if undo else self.tr("Undo"))
        self.redo.setText(self.tr("Redo: {0}").format(redo) if redo else self.tr("Redo"))

    def _file(self, bar: QMenuBar) -> None:
        menu = bar.addMenu(self.tr("&File"))
        window = self.window
        self._add(menu, self.tr("New ledger…"), window.new_ledger, "Ctrl+Shift+N")
        self._add(menu, self.tr("Open…"), window.pick_ledger, Key.Open)
        self.recent = menu.addMenu(self.tr("Open recent"))
        self.recent.aboutToShow.connect(lambda: self._fill_recent(window.recent_ledgers()))
        menu.addSeparator()
        self._book(menu, self.tr("Import…"), lambda: window.go("import"), "Ctrl+I")
        self._book(menu, self.tr("Export…"), window.export, "Ctrl+E")
        self._book(menu, self.tr("Back up…"), window.back_up)
        menu.addSeparator()
        self._book(menu, self.tr("Close ledger"), window.close_books)
        leave = self._add(menu, self.tr("Quit"), window.close, Key.Quit)
        leave.setMenuRole(QAction.MenuRole.QuitRole)

    def _edit(self, bar: QMenuBar) -> None:
        menu = bar.addMenu(self.tr("&Edit"))
        self.undo = self._add(menu, self.tr("Undo"), self.window.undo, Key.Undo)
        self.redo = self._add(menu, self.tr("Redo"), self.window.redo, Key.Redo)
        menu.addSeparator()
        self._book(menu, self.tr("Add transaction…"), self.window.add_transaction, Key.New)
        self._book(menu, self.tr("Find transactions"), self.window.find_transactions, Key.Find)

    def _go(self, bar: QMenuBar) -> None:
        menu = bar.addMenu(self.tr("&Go"))
        for number, entry in enumerate(self.window.entries(), 1):
            self._book(menu, entry.text, partial(self.window.go, entry.key), f"Ctrl+{number}")

    def _add(
        self,
        menu: QMenu,
        text: str,
        act: Callable[[], object],
        key: QKeySequence.StandardKey | str | None = None,
    ) -> QAction:
        action = menu.addAction(text)
        action.triggered.connect(lambda: act())  # noqa: PLW0108 - Qt hands over whether it is checked
        if isinstance(key, str):
            action.setShortcut(QKeySequence(key))
        elif key is not None:
            action.setShortcuts(QKeySequence.keyBindings(key))
        return action

    def _book(
        self,
        menu: QMenu,
        text: str,
        act: Callable[[], object],
        key: QKeySequence.StandardKey | str | None = None,
    ) -> None:
        self.of_books.append(self._add(menu, text, act, key))

    def _fill_recent(self, paths: Sequence[Path]) -> None:
        self.recent.clear()
        for path in paths:
            self._add(self.recent, str(path), partial(self.window.open_ledger, path))
        if not paths:
            self.recent.addAction(self.tr("No other ledger yet")).setEnabled(False)

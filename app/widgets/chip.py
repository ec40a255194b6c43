"""Chip: a small rounded button; solid where the words say it, dashed where it is assumed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from app.widgets.picker import Option, Picker

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent


class Chip(QPushButton):
    """A rounded button with a short text; `assumed` draws it dashed and says so to readers.

    Signals:
        picked: the list of values chosen in its picker; empty where it was taken away.
        removed: Delete or Backspace was pressed on a chip that may be taken away.
    """

    picked = Signal(list)
    removed = Signal()

    def __init__(self, text: str, *, assumed: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(text.replace("&", "&&"), parent)
        self.setObjectName("chip")
        self.setProperty("assumed", assumed)
        self.setFixedHeight(26)
        self.setAccessibleName(text)
        if assumed:
            self.setAccessibleName(self.tr("{0}, assumed").format(text))
            self.setToolTip(self.tr("Assumed: your words do not say it"))
        self.removable = False
        self._options: Callable[[], Sequence[Option]] | None = None
        self._settings: dict[str, object] = {}

    def set_picker(
        self,
        title: str,
        options: Callable[[], Sequence[Option]],
        *,
        multiple: bool = False,
        removable: bool = False,
    ) -> None:
        """Open a picker on click; `options` is called then, so that it is up to date."""
        self._options = options
        self._settings = {"title": title, "multiple": multiple, "removable": removable}
        self.setAccessibleDescription(title)
        self.clicked.connect(self._open)

    def _open(self) -> None:
        if self._options is None:
            return
        picker = Picker(
            str(self._settings["title"]),
            self._options(),
            multiple=bool(self._settings["multiple"]),
            removable=bool(self._settings["removable"]),
            parent=self,
        )
        picker.picked.connect(self.picked)
        picker.open_at(self.mapToGlobal(QPoint(0, self.height() + 4)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.removable and event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.removed.emit()
            return
        super().keyPressEvent(event)

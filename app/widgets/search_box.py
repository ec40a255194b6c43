"""SearchBox: a line to search with, which waits until the typing rests."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from app import icons

_REST_MS = 150


class SearchBox(QLineEdit):
    """A search line; Escape clears it.

    Signals:
        searched: the text, once typing has rested or Return was pressed.
    """

    searched = Signal(str)

    def __init__(self, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("search")
        self.setPlaceholderText(hint)
        self.setAccessibleName(hint)
        self.setClearButtonEnabled(True)
        self._glass = QAction(icons.icon("search"), "", self)
        self.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)
        self._told = ""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._tell)
        self.textChanged.connect(lambda _: self._rest.start())
        self.returnPressed.connect(self._tell)

    def set_query(self, text: str) -> None:
        """Put `text` in the box as if it had been typed, and search at once."""
        self.setText(text)
        self._tell()

    def _tell(self) -> None:
        self._rest.stop()
        if self.text() != self._told:
            self._told = self.text()
            self.searched.emit(self._told)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._glass.setIcon(icons.icon("search"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.set_query("")
            return
        super().keyPressEvent(event)

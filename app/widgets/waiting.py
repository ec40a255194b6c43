"""Waiting: what the window holds while a ledger is opened, encrypted or replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer

from app.widgets.gate import Gate
from app.widgets.labels import label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_PATIENCE_MS = 300


class Waiting(Gate):
    """Says what is under way once it takes longer than a moment."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(text)
        self.told = label(text, "muted", wrap=True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.told.hide()
        self.body.addWidget(self.told)
        QTimer.singleShot(_PATIENCE_MS, self.told, self.told.show)

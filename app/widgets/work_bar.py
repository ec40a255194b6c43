"""WorkBar: long work under way: what it does, how far it is, and Cancel."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app import format as formats
from app.widgets.labels import label


class WorkBar(QWidget):
    """A sentence, a bar and a button.

    Signals:
        cancelled: the button was pressed.
    """

    cancelled = Signal()

    def __init__(self, doing: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        row = QHBoxLayout()
        self.doing = label(doing)
        self.count = label("", "muted")
        self.cancel = QPushButton(self.tr("Cancel"))
        self.cancel.clicked.connect(self._cancel)
        row.addWidget(self.doing)
        row.addStretch(1)
        row.addWidget(self.count)
        row.addWidget(self.cancel)
        layout.addLayout(row)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(doing)
        layout.addWidget(self.bar)

    def start(self, doing: str) -> None:
        """Begin anew with the sentence `doing`, at no known length."""
        self.doing.setText(doing)
        self.bar.setAccessibleName(doing)
        self.count.clear()
        self.bar.setRange(0, 0)
        self.cancel.setEnabled(True)

    def advance(self, done: int, total: int | None) -> None:
        """Show `done` of `total` steps; an unknown total shows the count alone."""
        self.bar.setRange(0, total or 0)
        self.bar.setValue(done)
        if total:
            counts = (formats.number(done), formats.number(total))
            self.count.setText(self.tr("{0} of {1}").format(*counts))
        else:
            self.count.setText(formats.number(done))

    def _cancel(self) -> None:
        self.cancel.setEnabled(False)
        self.cancelled.emit()

"""The recovery words, shown once: they open the ledger where the passphrase is forgotten."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QPushButton, QWidget

from app.widgets.card import Card
from app.widgets.labels import label

_COLUMNS = 3


class RecoveryWords(Card):
    """The words in a grid, numbered, to be written down by hand; they cannot be copied.

    Signals:
        written: the person says that they are written down.
    """

    written = Signal()

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.body.addWidget(label(self.tr("Write these words down"), "emptyTitle"))
        text = self.tr(
            "They open the ledger if you forget its passphrase, and nothing else does. Write them "
            "on paper, in this order, and keep it where you keep your passport. They are shown "
            "only now."
        )
        self.body.addWidget(label(text, "muted", wrap=True))
        self.words = words.split()
        self.body.addLayout(self._grid())
        self.sure = QCheckBox(self.tr("I have written them down"))
        self.body.addWidget(self.sure)
        self.go = QPushButton(self.tr("Open the ledger"))
        self.go.setObjectName("primary")
        self.go.setEnabled(False)
        self.sure.toggled.connect(self.go.setEnabled)
        self.go.clicked.connect(self.written)
        self.row(None, self.go)

    def _grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        rows = -(-len(self.words) // _COLUMNS)
        for index, word in enumerate(self.words):
            row, column = index % rows, index // rows * 2
            grid.addWidget(label(f"{index + 1}", "small"), row, column)
            grid.addWidget(label(word), row, column + 1)
            grid.setColumnStretch(column + 1, 1)
        return grid

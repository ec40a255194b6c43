"""The first step: what to begin with."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app import icons, theme
from app.widgets.card import Card
from app.widgets.labels import ElidedLabel, label

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

_RECENT = 5


class Start(QWidget):
    """Three ways in, and the ledgers opened lately.

    Signals:
        new_wanted, open_wanted, demo_wanted: a button was pressed.
        chosen: the path of a recent ledger.
    """

    new_wanted = Signal()
    open_wanted = Signal()
    demo_wanted = Signal()
    chosen = Signal(object)

    def __init__(self, recent: Sequence[Path], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.GAP)
        layout.addWidget(icons.Picture("shield-check", size=40))
        layout.addWidget(label(self.tr("Welcome to Coffer"), "figure"))
        text = self.tr(
            "Your household’s money in one encrypted file on this computer. Read your statements "
            "in, and ask about them in plain words. Nothing leaves the computer."
        )
        layout.addWidget(label(text, "muted", wrap=True))
        card = Card()
        self.new = self._button(self.tr("Start a new ledger"), self.new_wanted, "primary")
        self.open = self._button(self.tr("Open a ledger…"), self.open_wanted)
        self.demo = self._button(self.tr("Look around in a demo household"), self.demo_wanted)
        for button in (self.new, self.open, self.demo):
            card.body.addWidget(button)
        layout.addWidget(card)
        self.recent = [self._recent(path) for path in recent[:_RECENT]]
        if self.recent:
            known = Card(self.tr("Opened lately"))
            known.body.setSpacing(4)
            for line in self.recent:
                known.body.addWidget(line)
            layout.addWidget(known)

    def _button(self, text: str, signal: object, kind: str = "") -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(kind)
        button.clicked.connect(signal)
        return button

    def _recent(self, path: Path) -> QPushButton:
        button = QPushButton()
        button.setObjectName("account")
        button.setMinimumHeight(44)
        button.setAccessibleName(self.tr("Open {0}").format(path.name))
        lines = QVBoxLayout(button)
        lines.setContentsMargins(6, 2, 6, 2)
        lines.setSpacing(0)
        lines.addWidget(ElidedLabel(path.stem))
        lines.addWidget(ElidedLabel(str(path.parent), "small"))
        button.clicked.connect(partial(self._choose, path))
        return button

    def _choose(self, path: Path) -> None:
        self.chosen.emit(path)

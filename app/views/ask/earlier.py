"""Answers given before in this conversation, a line each."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.widgets.labels import ElidedLabel, label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.views.ask.turn import Turn


class Earlier(QWidget):
    """The list, newest on top, and the way to a new conversation.

    Signals:
        chosen: the turn to show again.
        ended: a new conversation is wanted.
    """

    chosen = Signal(object)
    ended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.setSpacing(4)
        head = QHBoxLayout()
        self.heading = label(self.tr("Earlier in this conversation"), "heading")
        head.addWidget(self.heading)
        head.addStretch(1)
        self.anew = QPushButton(self.tr("New conversation"))
        self.anew.setObjectName("quiet")
        self.anew.setToolTip(self.tr("The next question stands alone"))
        self.anew.clicked.connect(self.ended)
        head.addWidget(self.anew)
        layout.addLayout(head)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(4)
        layout.addLayout(self._lines)
        self.buttons: list[QPushButton] = []

    def show_turns(self, turns: Sequence[Turn]) -> None:
        """Show these turns in place of those before."""
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = [self._line(turn) for turn in turns]
        for button in self.buttons:
            self._lines.addWidget(button)
        self.heading.setVisible(bool(turns))

    def _line(self, turn: Turn) -> QPushButton:
        narration = turn.reply.narration
        told = narration.summary if narration is not None else self.tr("Not answered")
        button = QPushButton()
        button.setObjectName("account")
        button.setMinimumHeight(34)
        button.setAccessibleName(f"{turn.question}: {told}")
        row = QHBoxLayout(button)
        row.setContentsMargins(6, 0, 6, 0)
        row.setSpacing(16)
        for part, weight in ((ElidedLabel(turn.question, "muted"), 2), (ElidedLabel(told), 3)):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(part, weight)
        button.clicked.connect(partial(self._choose, turn))
        return button

    def _choose(self, turn: Turn) -> None:
        self.chosen.emit(turn)

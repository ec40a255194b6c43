"""HistoryCard: what was done to the books, newest first, and the way back."""

from __future__ import annotations

from datetime import UTC
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app import format as formats
from app.operations import history
from app.widgets.card import Card
from app.widgets.labels import ElidedLabel, label
from app.widgets.layouts import clear

if TYPE_CHECKING:
    from app.context import Context
    from finance.ledger.actions import ActionInfo

_SHOWN = 15


class HistoryCard(Card):
    """The last actions; those taken back can be done again."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.context = context
        self.body.addWidget(label(self.tr("What was done"), "heading"))
        self.undo = QPushButton(self.tr("Undo the last"))
        self.undo.clicked.connect(lambda: history.undo(context))
        self.redo = QPushButton(self.tr("Redo"))
        self.redo.clicked.connect(lambda: history.redo(context))
        self.row(self.undo, self.redo, None)
        self.lines = QVBoxLayout()
        self.lines.setSpacing(6)
        self.body.addLayout(self.lines)

    def refresh(self) -> None:
        """Read the history again."""
        self.context.read(lambda ledger: ledger.history(_SHOWN), self._show, owner=self)

    def _show(self, actions: list[ActionInfo]) -> None:
        clear(self.lines)
        self.undo.setEnabled(any(not a.undone for a in actions))
        self.redo.setEnabled(any(a.undone for a in actions))
        if not actions:
            self.lines.addWidget(label(self.tr("Nothing yet."), "muted"))
        for action in actions:
            self.lines.addWidget(self._row(action))

    def _row(self, action: ActionInfo) -> QWidget:
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        words = history.describe(action.label, action.detail)
        if action.undone:
            words = self.tr("{0} (taken back)").format(words)
        row.addWidget(ElidedLabel(words, "muted" if action.undone else ""), 1)
        at = action.at.replace(tzinfo=UTC).astimezone()
        row.addWidget(label(formats.moment(at), "small"))
        return made

"""SuggestionLine: what a model made of the message that is shown, and the way back to the rules'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from app.widgets.labels import label

if TYPE_CHECKING:
    from app.operations.reviews import Waiting
    from finance.ledger.second_readings import SecondReading


class SuggestionLine(QWidget):
    """A sentence, and where the rules read something else a button between both readings.

    It is hidden where no model was asked.

    Signals:
        chosen: the `Mended` that the fields are to show.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._item: Waiting | None = None
        self._by_rules = False
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.text = label("", "accent", wrap=True)
        self.other = QPushButton()
        self.other.setObjectName("quiet")
        self.other.clicked.connect(self._switch)
        row.addWidget(self.text, 1)
        row.addWidget(self.other)
        self.hide()

    def show_item(self, item: Waiting) -> None:
        """Say what a model made of a message."""
        self._item, self._by_rules = item, False
        self.setVisible(item.second is not None)
        if item.second is not None:
            self.text.setText(self._sentence(item, item.second))
        self.other.setVisible(item.suggested is not None and item.suggested != item.read)
        self._name()

    def _sentence(self, item: Waiting, second: SecondReading) -> str:
        if item.suggested is not None and item.suggested == item.read:
            return self.tr("{0} reads the same as the rules.").format(second.model)
        if second.outcome == "read":
            return {
                "refund": self.tr("Suggested by {0}, which takes it for a refund."),
                "transfer": self.tr("Suggested by {0}, which takes it for an own transfer."),
            }.get(second.kind or "", self.tr("Suggested by {0}.")).format(second.model)
        return {
            "no payment": self.tr("{0} sees no payment in this message."),
            "too long": self.tr("The message is too long for {0}."),
            "contradicts": self.tr("{0} contradicts what the message proves; it is not heard."),
        }.get(second.outcome, self.tr("{0} made nothing of this message.")).format(second.model)

    def _switch(self) -> None:
        item = self._item
        if item is not None:
            self._by_rules = not self._by_rules
            self._name()
            self.chosen.emit(item.read if self._by_rules else item.shown)

    def _name(self) -> None:
        back, again = self.tr("Use what the rules read"), self.tr("Use the suggestion")
        self.other.setText(again if self._by_rules else back)

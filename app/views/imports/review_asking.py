"""ReviewAsking: asks the model how to read messages that wait, or says why it cannot be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app import format as formats
from app import model_words
from app.operations import reviews
from app.views.asking_bar import AskingBar
from app.widgets.labels import label
from finance.ledger.second_readings import AT_ONCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.context import Context
    from app.operations.reviews import Waiting
    from finance.ledger.ledger import Ledger
    from finance.ledger.reviews import ReviewInfo
    from finance.ledger.second_readings import SecondReading
    from nlu.client import Client
    from nlu.worker import Stop


class ReviewAsking(QWidget):
    """A button with a word on it, and how far the model is while it is asked.

    It is hidden while there is nothing that the model has not read.
    """

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self._items: Sequence[Waiting] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.offer = QWidget()
        row = QHBoxLayout(self.offer)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        self.button = QPushButton()
        self.button.clicked.connect(self.begin)
        self.note = label("", "muted", wrap=True)
        row.addWidget(self.button)
        row.addWidget(self.note, 1)
        self.bar = AskingBar(context)
        self.bar.changed.connect(self._say)
        column.addWidget(self.offer)
        column.addWidget(self.bar)

    def show_items(self, items: Sequence[Waiting]) -> None:
        """Offer to ask about those of `items` that the model has not read."""
        self._items = items
        self._say()

    def begin(self) -> None:
        """Ask about what waits; each answer becomes a suggestion beside its message."""

        def wanted(ledger: Ledger) -> list[ReviewInfo]:
            return [i for i in ledger.reviews.all() if i.unread_by(title)][:AT_ONCE]

        title = self.context.model.state.title
        doing = self.tr("Asking the model how to read the messages")
        self.bar.ask(doing, wanted, _read, lambda found, _: self._keep(found))

    def _keep(self, found: list[tuple[int, SecondReading]]) -> None:
        if found:
            reviews.keep(self.context, found)

    def _say(self) -> None:
        state = self.context.model.state
        unread = sum(item.info.unread_by(state.title) for item in self._items)
        count = min(unread, AT_ONCE)
        one = self.tr("Ask the model about 1 message")
        many = self.tr("Ask the model about {0} messages").format(formats.number(count))
        self.button.setText(one if count == 1 else many)
        self.button.setEnabled(self.bar.possible)
        self.note.setText(
            model_words.why_not(state, self.context.model.unused)
            or self.tr("It only fills in the fields; you decide.")
        )
        self.offer.setVisible(not self.bar.running)
        self.setVisible(bool(count) or self.bar.running)


def _read(client: Client, stop: Stop, item: ReviewInfo) -> tuple[int, SecondReading]:
    from nlu.second_readings import second_reading

    return item.id, second_reading(client, item.row.text, stop)

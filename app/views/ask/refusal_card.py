"""The card of a question that has no one answer: what to try, or which reading is meant."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from app.widgets.card import Card
from app.widgets.labels import label
from nlu.narration import refusal

if TYPE_CHECKING:
    from app.views.ask.conversation import Turn

_OFFERED = 3


class RefusalCard(Card):
    """Says why there is no answer, with buttons for what would have one.

    Signals:
        asked: an example was chosen.
        meant: the query of the reading that was chosen.
    """

    asked = Signal(str)
    meant = Signal(object)

    def __init__(self, turn: Turn, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        reading = turn.reply.reading
        self.sentence = label(refusal(turn.reply.status, reading.language, ()), "emptyTitle")
        self.sentence.setWordWrap(True)
        self.setAccessibleName(self.sentence.text())
        self.body.addWidget(self.sentence)
        self.buttons: list[QPushButton] = []
        if reading.choices:
            for choice in reading.choices:
                self._offer(choice.label, partial(self.meant.emit, choice.query))
            return
        self.body.addWidget(label(self.tr("These would work:"), "muted"))
        for example in [e for e in turn.examples if e != turn.question][:_OFFERED]:
            self._offer(example, partial(self.asked.emit, example))

    def _offer(self, text: str, act: partial[None]) -> None:
        button = QPushButton(text.replace("&", "&&"))
        button.setAccessibleName(text)
        button.clicked.connect(lambda: act())  # noqa: PLW0108 - Qt hands over whether it is checked
        self.body.addWidget(button, alignment=Qt.AlignmentFlag.AlignLeft)
        self.buttons.append(button)

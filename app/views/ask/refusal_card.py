"""The card of a question that has no one answer: what to ask instead, or which reading is meant."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from app.widgets.card import Card
from app.widgets.labels import label
from nlu.narration import note_texts, page_text, refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.views.ask.turn import Turn


class RefusalCard(Card):
    """Says why there is no answer, with buttons for what would have one.

    Signals:
        asked: a question that has an answer was chosen.
        meant: the query of the reading that was chosen.
        wanted: the page where the window does what was asked for.
    """

    asked = Signal(str)
    meant = Signal(object)
    wanted = Signal(str)

    def __init__(self, turn: Turn, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        reply = turn.reply
        reading, lead = reply.reading, reply.reading.lead
        topic, page = (lead.topic, lead.page) if lead is not None else ("", "")
        text = refusal(reply.status, reading.language, (), topic, page)
        self.sentence = label(text, "emptyTitle")
        self.sentence.setWordWrap(True)
        self.setAccessibleName(text)
        self.body.addWidget(self.sentence)
        for note in note_texts(reading.told, None, reading.language, turn.today):
            self.body.addWidget(label(note, "small", wrap=True))
        self.buttons: list[QPushButton] = []
        for choice in reading.choices:
            self._offer(choice.label, partial(self.meant.emit, choice.query))
        if page and reply.status == "out_of_scope":
            name = page_text(page, reading.language)
            self._offer(self.tr("Open {0}").format(name), partial(self.wanted.emit, page))
        if reply.offers:
            self.body.addWidget(label(self.tr("These would work:"), "muted"))
        for offer in reply.offers:
            self._offer(offer.label, partial(self.asked.emit, offer.question))

    def _offer(self, text: str, act: Callable[[], object]) -> None:
        button = QPushButton(text.replace("&", "&&"))
        button.setAccessibleName(text)
        button.clicked.connect(lambda: act())  # noqa: PLW0108 - Qt hands over whether it is checked
        self.body.addWidget(button, alignment=Qt.AlignmentFlag.AlignLeft)
        self.buttons.append(button)

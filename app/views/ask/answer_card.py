"""The answer card: the sentence with its number, what was understood, a picture and the rows."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from app import format as formats
from app import theme
from app.context import Matching
from app.views.ask.chips import UnderstoodAs
from app.views.ask.editors import Understood
from app.views.ask.evidence import evidence_table
from app.views.ask.figures import picture
from app.widgets.card import Card
from app.widgets.chip import Chip
from app.widgets.labels import label

if TYPE_CHECKING:
    from app.views.ask.turn import Turn
    from finance.queries.query import FinanceQuery
    from nlu.corrections import Lesson
    from nlu.narration import Narration
    from nlu.offering import Offer


class AnswerCard(Card):
    """One answered question.

    Signals:
        changed: the query with one slot changed by hand, and that slot's name.
        wanted: the transactions behind the answer, as a `Matching`.
        taught: the question is to be read as it was changed from now on.
        asked: a question in place of this one, about a name that the books do hold.
    """

    changed = Signal(object, str)
    taught = Signal()
    asked = Signal(str)
    wanted = Signal(object)

    def __init__(self, turn: Turn, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        query, narration = turn.query, turn.reply.narration
        if query is None or narration is None:
            raise ValueError("Only an answered question has a card.")
        self.turn = turn
        self.setAccessibleName(narration.summary)
        self.sentence = _sentence(narration)
        self.body.addWidget(self.sentence)
        if narration.subline:
            self.body.addWidget(label(narration.subline, "subline", wrap=True))
        self.chips = UnderstoodAs(
            Understood(query, turn.vocabulary, language, turn.today),
            turn.said,
            turn.reply.reading.disagreements,
        )
        self.chips.changed.connect(self.changed)
        self.body.addWidget(self.chips)
        self.teach: Chip | None = None
        if turn.lesson is not None:
            self.teach = Chip(_taught(turn.lesson))
            self.teach.clicked.connect(self.taught)
            self.row(self.teach, None)
        for note in narration.notes:
            self.body.addWidget(label(note, "small", wrap=True))
        self.offers = [self._offer(offer) for offer in turn.reply.offers]
        if self.offers:
            self.row(label(self.tr("Did you mean"), "muted"), *self.offers, None)
        self.picture = picture(turn, language)
        if self.picture is not None:
            self.body.addSpacing(4)
            self.body.addWidget(self.picture)
        self.rows = evidence_table(turn.rows, turn.today) if turn.rows else None
        if self.rows is not None:
            self.body.addWidget(self.rows)
        self._foot(query, narration)

    def _offer(self, offer: Offer) -> Chip:
        chip = Chip(offer.label)
        chip.setToolTip(offer.question)
        chip.clicked.connect(lambda: self.asked.emit(offer.question))
        return chip

    def _foot(self, query: FinanceQuery, narration: Narration) -> None:
        reply = self.turn.reply
        answer = reply.answer
        count = 0 if answer is None else max(answer.count or 0, len(answer.transactions))
        self.show_all: Chip | None = None
        if answer is not None and answer.transactions:
            more = count > len(self.turn.rows)
            text = self.tr("Show all {0}") if more else self.tr("Open in Transactions")
            self.show_all = Chip(text.format(formats.number(count)))
            matching = Matching(query, self.turn.today, narration.summary)
            self.show_all.clicked.connect(lambda: self.wanted.emit(matching))
            if self.rows is not None:
                self.rows.activated.connect(lambda _: self.wanted.emit(matching))
        took = self.tr("Counted from your records · {0} ms").format(
            formats.number(max(1, round(reply.elapsed_ms)))
        )
        self.row(self.show_all, None, label(took, "small"))


def _taught(found: Lesson) -> str:
    """Return what the button that teaches says."""
    if found.nickname is None:
        return QCoreApplication.translate("AnswerCard", "Always read this question that way")
    words, _, name = found.nickname
    return QCoreApplication.translate("AnswerCard", "Always read “{0}” as {1}").format(words, name)


def _sentence(narration: Narration) -> QLabel:
    """Return the sentence, its number in the accent; names in it are text, never markup."""
    text = html.escape(narration.summary)
    number = html.escape(narration.value_text)
    if number:
        coloured = f'<span style="color:{theme.roles().accent}">{number}</span>'
        text = text.replace(number, coloured, 1)
    # Kept as they are, the narrow spaces of French amounts hold a number together at a line's end.
    made = QLabel(f'<span style="white-space:pre-wrap">{text}</span>')
    made.setObjectName("figure")
    made.setTextFormat(Qt.TextFormat.RichText)
    made.setWordWrap(True)
    by_mouse = Qt.TextInteractionFlag.TextSelectableByMouse
    made.setTextInteractionFlags(by_mouse | Qt.TextInteractionFlag.TextSelectableByKeyboard)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    made.setAccessibleName(narration.summary)
    return made

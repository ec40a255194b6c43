"""What the page shows before anything is asked: what stands out, and questions to ask."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app import icons, theme
from app.views.ask.insights import InsightRow
from app.widgets.card import Card
from app.widgets.labels import ElidedLabel
from app.widgets.layouts import clear

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent, QShowEvent

    from app.context import Context

_SHOWN = 8
_AROUND = 84  # pixels around a question: the card, the picture and their distances


class Beginning(QWidget):
    """Cards of what stands out, and below them two of questions, a line each.

    Those of questions stand side by side where all questions fit so.

    Signals:
        asked: a question that was clicked.
    """

    asked = Signal(str)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.insights = InsightRow(context)
        self._seen = False
        self._stale = False
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(theme.GAP)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GAP)
        column.addWidget(self.insights)
        column.addLayout(self._row)
        self._shown: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        self.buttons: list[QPushButton] = []

    def refresh(self) -> None:
        """Look again for what stands out; out of sight that waits until it comes into view."""
        self._stale = self._seen and not self.isVisible()
        if not self._stale:
            self.insights.standing_out.refresh()

    def show_questions(self, examples: Sequence[str], asked: Sequence[str]) -> None:
        """Offer these questions."""
        wanted = (tuple(examples[:_SHOWN]), tuple(asked[:_SHOWN]))
        if wanted != self._shown:
            self._shown = wanted
            self._draw()

    def _draw(self) -> None:
        clear(self._row)
        self.buttons = []
        examples, asked = self._shown
        self._add(self.tr("You could ask"), examples, "message-circle-question-mark")
        self._add(self.tr("Asked lately"), asked, "history")
        self._arrange()

    def _arrange(self) -> None:
        widest = max(map(self.fontMetrics().horizontalAdvance, sum(self._shown, ())), default=0)
        beside = 2 * (widest + _AROUND) + theme.GAP <= self.width()
        way = QBoxLayout.Direction
        self._row.setDirection(way.LeftToRight if beside else way.TopToBottom)

    def _add(self, heading: str, questions: Sequence[str], icon: str) -> None:
        if not questions:
            return
        card = Card(heading)
        card.body.setSpacing(2)
        card.body.addSpacing(4)
        for question in questions:
            card.body.addWidget(self._line(question, icon))
        self._row.addWidget(card, 1, Qt.AlignmentFlag.AlignTop)

    def _line(self, question: str, icon: str) -> QPushButton:
        button = QPushButton()
        button.setObjectName("account")
        button.setMinimumHeight(32)
        button.setAccessibleName(question)
        row = QHBoxLayout(button)
        row.setContentsMargins(6, 0, 6, 0)
        row.setSpacing(10)
        picture = icons.Picture(icon, "muted", 16)
        text = ElidedLabel(question)
        for part in (picture, text):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.addWidget(picture)
        row.addWidget(text, 1)
        button.clicked.connect(partial(self._ask, question))
        self.buttons.append(button)
        return button

    def _ask(self, question: str) -> None:
        self.asked.emit(question)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._seen = True
        if self._stale or self.insights.standing_out.is_of_another_day:
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

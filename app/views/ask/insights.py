"""Cards of what stands out: a figure and a sentence each, a click from the question behind it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app import icons, theme
from app.operations import insights as operations
from app.operations.insights import StandingOut
from app.widgets.labels import label
from app.widgets.layouts import clear

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent, QShowEvent

    from app.context import Context
    from nlu.narration.insights import Insight

_NARROW = 230  # pixels below which a card's sentence gets too many lines


class InsightRow(QWidget):
    """The cards side by side, below each other where the page is narrow; nothing without any.

    Signals:
        wanted: an insight whose question is to be answered.
    """

    wanted = Signal(object)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.standing_out = StandingOut(context, self)
        self.standing_out.changed.connect(self._draw)
        self.cards: list[InsightCard] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(label(self.tr("What stands out"), "heading"))
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(theme.GAP)
        column.addLayout(self._row)
        self.hide()

    def _draw(self) -> None:
        clear(self._row)
        self.cards = [InsightCard(found) for found in self.standing_out.shown]
        for card in self.cards:
            card.clicked.connect(self.wanted)
            card.unwanted.connect(self._hide)
            self._row.addWidget(card, 1)
        self.setVisible(bool(self.cards))
        self._arrange()

    def _hide(self, found: Insight, subject: bool) -> None:  # noqa: FBT001 - a slot
        operations.hide(self.context, found, subject=subject)

    def _arrange(self) -> None:
        beside = len(self.cards) * (_NARROW + theme.GAP) <= self.width() + theme.GAP
        way = QBoxLayout.Direction
        self._row.setDirection(way.LeftToRight if beside else way.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.standing_out.open()


class InsightCard(QWidget):
    """One fact: the sheet is a button, and in its corner stands a menu that hides such facts.

    Signals:
        clicked: the question behind the insight is wanted.
        unwanted: the insight, and whether its subject is meant rather than its kind.
    """

    clicked = Signal(object)
    unwanted = Signal(object, bool)

    def __init__(self, found: Insight) -> None:
        super().__init__()
        self.insight = found
        self.sheet = _Sheet(found)
        self.sheet.clicked.connect(lambda: self.clicked.emit(found))
        self.more = self._menu_button()
        place = QGridLayout(self)
        place.setContentsMargins(0, 0, 0, 0)
        place.addWidget(self.sheet, 0, 0)
        place.addWidget(self.more, 0, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)

    def _menu_button(self) -> QToolButton:
        button = QToolButton()
        icons.dress(button, "ellipsis")
        button.setToolTip(self.tr("Not interesting"))
        button.setAccessibleName(self.tr("Not interesting: {0}").format(self.insight.sentence))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        subject = self.insight.fact.subject
        if subject:
            about = self.tr("Show nothing more about {0}").format(subject.replace("&", "&&"))
            menu.addAction(about, partial(self._hide, subject=True))
        kind = self.tr("Show no more of “{0}”").format(self.insight.label)
        menu.addAction(kind, partial(self._hide, subject=False))
        button.setMenu(menu)
        return button

    def _hide(self, *, subject: bool) -> None:
        self.unwanted.emit(self.insight, subject)


class _Sheet(QPushButton):
    """A card that is pressed like a button; it is as high as what it says needs."""

    def __init__(self, found: Insight) -> None:
        super().__init__()
        self.setObjectName("insight")
        self.setAccessibleName(f"{found.label}. {found.sentence}")
        self.setAccessibleDescription(found.question)
        self.setToolTip(found.question)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.GAP, 14, theme.GAP, 14)
        column.setSpacing(4)
        sentence = label(found.sentence, wrap=True)
        sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        sentence.setMinimumWidth(1)  # its words decide on no width: all cards have the same
        for part in (label(found.label, "heading"), label(found.figure, "amount"), sentence):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(part)
        column.addStretch(1)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        return super().minimumSizeHint() if layout is None else layout.totalMinimumSize()

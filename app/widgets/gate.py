"""Gate: a narrow column in the middle of the window, for what comes before the books are open."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app import theme

WIDTH = 480


class Gate(QScrollArea):
    """A centred column that scrolls where the window is low. Attributes: `body`, to fill."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("pageScroll")
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inner = QWidget()
        inner.setObjectName("pageBody")
        column = QWidget()
        column.setFixedWidth(WIDTH)
        self.body = QVBoxLayout(column)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(theme.GAP)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(column)
        row.addStretch(1)
        outer = QVBoxLayout(inner)
        outer.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        outer.addStretch(2)
        outer.addLayout(row)
        outer.addStretch(3)
        self.setWidget(inner)

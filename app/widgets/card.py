"""Card: a white sheet with a thin line, on which a page lays one thing."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app import theme
from app.widgets.labels import label

_ROW_ROOM = 10


class Card(QFrame):
    """A sheet with an optional heading. Attributes: `body`, the layout to fill."""

    def __init__(self, heading: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.body = QVBoxLayout(self)
        inside = theme.INSIDE
        self.body.setContentsMargins(inside, inside, inside, inside)
        self.body.setSpacing(12)
        if heading:
            self.body.addWidget(label(heading, "heading"))

    def end_with_rows(self) -> None:
        """Leave less room below: the last row has its own."""
        inside = theme.INSIDE
        self.body.setContentsMargins(inside, inside, inside, inside - _ROW_ROOM)

    def row(self, *widgets: QWidget | None) -> QHBoxLayout:
        """Add widgets side by side; None is a stretch."""
        made = QHBoxLayout()
        made.setSpacing(8)
        for widget in widgets:
            if widget is None:
                made.addStretch(1)
            else:
                made.addWidget(widget)
        self.body.addLayout(made)
        return made

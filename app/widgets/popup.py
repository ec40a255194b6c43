"""Popup: a small sheet over the window that closes when one clicks beside it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainterPath, QRegion, QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.widgets.labels import label

WIDTH = 280
_RADIUS = 11  # a little more than in the style sheet, as a mask has steps


class Popup(QWidget):
    """A titled sheet. Attributes: `body`, the layout to fill; the title is its first line."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setAccessibleName(title)
        sheet = QFrame()
        sheet.setObjectName("popup")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(sheet)
        self.body = QVBoxLayout(sheet)
        self.body.setContentsMargins(10, 10, 10, 10)
        self.body.setSpacing(8)
        self.body.addWidget(label(title, "heading"))
        self.setFixedWidth(WIDTH)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if QGuiApplication.platformName() == "xcb":  # without a compositor its corners were black
            path = QPainterPath()
            path.addRoundedRect(QRectF(self.rect()), _RADIUS, _RADIUS)
            self.setMask(QRegion(path.toFillPolygon().toPolygon()))

    def open_at(self, corner: QPoint) -> None:
        """Show the sheet with its left upper corner at `corner`, moved to fit the screen."""
        self.adjustSize()
        frame = QRect(corner, self.size())
        screen = self.screen().availableGeometry()
        left = max(screen.left(), min(frame.left(), screen.right() - frame.width()))
        top = max(screen.top(), min(frame.top(), screen.bottom() - frame.height()))
        self.move(left, top)
        self.show()
        self.first_field().setFocus()

    def first_field(self) -> QWidget:
        """Return what has the keyboard when the sheet opens."""
        return self

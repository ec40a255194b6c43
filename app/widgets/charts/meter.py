"""Meter: how much of a limit is used, as a bar; past the limit it says so by colour and text."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app import theme

_HEIGHT = 8


class Meter(QWidget):
    """A thin bar from nothing to full."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._used = 0
        self._limit = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_value(self, used: int, limit: int, said: str) -> None:
        """Fill `used` of `limit` (any one unit); readers hear `said`."""
        self._used, self._limit = used, limit
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        track = QRectF(0, (self.height() - _HEIGHT) / 2, self.width(), _HEIGHT)
        painter.setBrush(theme.colour("quiet"))
        painter.drawRoundedRect(track, _HEIGHT / 2, _HEIGHT / 2)
        if self._used > 0 and self._limit > 0:
            track.setWidth(max(_HEIGHT, track.width() * min(self._used, self._limit) / self._limit))
            painter.setBrush(theme.colour("care" if self._used > self._limit else "bar"))
            painter.drawRoundedRect(track, _HEIGHT / 2, _HEIGHT / 2)
        painter.end()

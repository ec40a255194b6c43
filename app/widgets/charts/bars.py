"""BarChart: upright bars over a few quiet lines, values below zero hang down."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPen

from app import theme
from app.widgets.charts.chart import Chart, scale

_TOP = 22
_FOOT = 24
_WIDEST = 44
_LINES = 4
_LABEL_ROOM = 52


class BarChart(Chart):
    """Bars in the quiet tone, the point in question in the accent with its value written."""

    def sizeHint(self) -> QSize:
        return QSize(480, 190)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 190)

    def index_at(self, position: QPointF) -> int | None:
        if not self.points or not 0 <= position.x() < self.width():
            return None
        return min(len(self.points) - 1, int(position.x() * len(self.points) / self.width()))

    def draw(self, painter: QPainter) -> None:
        plot = QRectF(0, _TOP, self.width(), self.height() - _TOP - _FOOT)
        low, high = scale(self.points)
        zero = plot.top() + plot.height() * high / (high - low)
        self._draw_grid(painter, plot, zero)
        slot = plot.width() / len(self.points)
        every = max(1, -(-_LABEL_ROOM // max(1, int(slot))))
        for index, point in enumerate(self.points):
            height = plot.height() * point.value / (high - low)
            bar = QRectF(0, min(zero, zero - height), min(_WIDEST, slot * 0.62), abs(height))
            bar.moveLeft(plot.left() + slot * index + (slot - bar.width()) / 2)
            self._draw_bar(painter, bar, index)
            around = QRectF(plot.left() + slot * index, plot.bottom() + 4, slot, 18)
            # Labels are thinned from the right, so that the latest always has its own.
            if (len(self.points) - 1 - index) % every == 0:
                self.write(painter, around, point.label)
            if self.is_strong(index):
                above = bar.top() - 19 if point.value >= 0 else max(bar.top() - 19, _TOP - 19.0)
                around.moveTop(max(0.0, above))
                self.write(painter, around, point.short or point.text, "text")

    def _draw_grid(self, painter: QPainter, plot: QRectF, zero: float) -> None:
        painter.setPen(QPen(theme.colour("line"), 1))
        for step in range(_LINES):
            y = round(plot.top() + plot.height() * step / _LINES) + 0.5
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        painter.drawLine(QPointF(plot.left(), round(zero)), QPointF(plot.right(), round(zero)))

    def _draw_bar(self, painter: QPainter, bar: QRectF, index: int) -> None:
        colour = theme.colour("bar" if self.is_strong(index) else "quiet")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        radius = min(3.0, bar.width() / 2, bar.height() / 2)
        if self.points[index].partial:
            painter.setBrush(QBrush(colour, Qt.BrushStyle.BDiagPattern))
            painter.setPen(QPen(colour, 1))
        painter.drawRoundedRect(bar, radius, radius)
        if radius >= 1 and not self.points[index].partial:
            foot = bar.adjusted(0, bar.height() - radius, 0, 0)
            if self.points[index].value < 0:
                foot.moveTop(bar.top())
            painter.drawRect(foot)

"""RowChart: names down the side, bars to the right, the value at the end of each row."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter

from app import theme
from app.widgets.charts.chart import Chart

_ROW = 30
_BAR = 8
_GAP = 14


class RowChart(Chart):
    """Horizontal bars from zero; a value below zero is drawn hollow, by its size, and says its sign."""

    def sizeHint(self) -> QSize:
        return QSize(480, max(1, len(self.points)) * _ROW)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, max(1, len(self.points)) * _ROW)

    def index_at(self, position: QPointF) -> int | None:
        row = int(position.y() // _ROW)
        return row if 0 <= row < len(self.points) else None

    def draw(self, painter: QPainter) -> None:
        metrics = QFontMetrics(theme.font())
        names = max(metrics.horizontalAdvance(point.label) for point in self.points) + 4
        names = min(names, self.width() // 3)
        values = max(metrics.horizontalAdvance(point.text) for point in self.points) + 4
        room = max(10, self.width() - names - values - 2 * _GAP)
        most = max(1, *(abs(point.value) for point in self.points))
        any_marked = any(point.marked for point in self.points)
        for index, point in enumerate(self.points):
            top = index * _ROW
            painter.setFont(theme.font())
            painter.setPen(theme.colour("text"))
            name = metrics.elidedText(point.label, Qt.TextElideMode.ElideRight, names)
            middle = int(Qt.AlignmentFlag.AlignVCenter)
            painter.drawText(QRectF(0, top, names, _ROW), middle, name)
            right = middle | int(Qt.AlignmentFlag.AlignRight)
            painter.drawText(QRectF(self.width() - values, top, values, _ROW), right, point.text)
            track = QRectF(names + _GAP, top + (_ROW - _BAR) / 2, room, _BAR)
            track.setWidth(max(2.0, room * abs(point.value) / most))
            strong = self.is_strong(index) or not any_marked
            colour = theme.colour("bar" if strong else "quiet")
            below = point.value < 0
            painter.setPen(colour if below else Qt.PenStyle.NoPen)
            painter.setBrush(Qt.BrushStyle.NoBrush if below else colour)
            painter.drawRoundedRect(track, _BAR / 2, _BAR / 2)

"""LineChart: one line over time, for balances and net worth."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from app import theme
from app.widgets.charts.chart import Chart

_TOP = 24
_FOOT = 24
_SIDE = 16
_LINES = 4
_LABEL_ROOM = 56


class LineChart(Chart):
    """A line through all points; the marked one and the one looked at have a dot and a value."""

    def sizeHint(self) -> QSize:
        return QSize(480, 190)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 190)

    def index_at(self, position: QPointF) -> int | None:
        if not self.points:
            return None
        nearest = enumerate(abs(place.x() - position.x()) for place in self._places())
        return min(nearest, key=lambda pair: pair[1])[0]

    def _places(self) -> list[QPointF]:
        values = [point.value for point in self.points]
        low, high = min(values), max(values)
        span = max(1, high - low)
        width, height = self.width() - 2 * _SIDE, self.height() - _TOP - _FOOT - 8
        steps = max(1, len(values) - 1)
        return [
            QPointF(_SIDE + width * index / steps, _TOP + height * (high - value) / span)
            for index, value in enumerate(values)
        ]

    def draw(self, painter: QPainter) -> None:
        bottom = self.height() - _FOOT
        painter.setPen(QPen(theme.colour("line"), 1))
        for step in range(_LINES + 1):
            y = round(_TOP + (bottom - _TOP) * step / _LINES) + 0.5
            painter.drawLine(QPointF(0, y), QPointF(self.width(), y))
        places = self._places()
        painter.setPen(QPen(theme.colour("bar"), 2))
        painter.drawPolyline(QPolygonF(places))
        every = max(1, -(-_LABEL_ROOM * len(places) // max(1, self.width())))
        for index, (point, place) in enumerate(zip(self.points, places, strict=True)):
            around = QRectF(place.x() - 40, bottom + 4, 80, 18)
            if (len(places) - 1 - index) % every == 0:
                self.write(painter, around, point.label)
            if self.is_strong(index):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.colour("bar"))
                painter.drawEllipse(place, 4, 4)
                around.moveTop(max(0.0, place.y() - 24))
                self.write(painter, around, point.short or point.text, "text")

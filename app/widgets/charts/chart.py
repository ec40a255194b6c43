"""What all charts share: points, the one that is looked at, and what is said of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app import theme

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QPointF


@dataclass(frozen=True, slots=True)
class Point:
    """One value: `label` on its axis, `value` as a count of any unit, `text` in full.

    `short` is what is written on the chart, `marked` the point in question, `partial` one that
    its period cuts short.
    """

    label: str
    value: int
    text: str
    short: str = ""
    marked: bool = False
    partial: bool = False


class Chart(QWidget):
    """Base of the charts: arrow keys and the pointer choose a point, whose value is written."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points: tuple[Point, ...] = ()
        self.looked_at: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_points(self, points: Sequence[Point], title: str, summary: str) -> None:
        """Draw `points`; readers hear `title` as the name and `summary` as what it shows."""
        self.points = tuple(points)
        self.looked_at = None
        self.setAccessibleName(title)
        self.setAccessibleDescription(summary)
        self.updateGeometry()
        self.update()

    def look_at(self, index: int | None) -> None:
        """Write the value of the point `index`, or of none."""
        if index != self.looked_at:
            self.looked_at = index
            self.setToolTip("" if index is None else self._said(self.points[index]))
            self.update()

    def _said(self, point: Point) -> str:
        return self.tr("{0}: {1}").format(point.label, point.text)

    def is_strong(self, index: int) -> bool:
        """Whether the point is drawn in the accent: the one in question, or the one looked at."""
        return self.points[index].marked or index == self.looked_at

    def index_at(self, position: QPointF) -> int | None:
        """Return the point under the pointer."""
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        """Draw the points."""
        raise NotImplementedError

    def write(self, painter: QPainter, room: QRectF, text: str, role: str = "muted") -> None:
        """Write a small text, centred in `room` and kept inside the widget."""
        painter.setFont(theme.font(theme.SMALL))
        painter.setPen(theme.colour(role))
        width = painter.fontMetrics().horizontalAdvance(text) + 2
        box = QRectF(room.center().x() - width / 2, room.y(), width, room.height())
        box.moveLeft(max(0.0, min(box.left(), self.width() - width)))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.points:
            self.draw(painter)
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("accent"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.look_at(self.index_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.look_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None or not self.points:
            super().keyPressEvent(event)
            return
        if self.looked_at is None:
            self.look_at(0 if step > 0 else len(self.points) - 1)
        else:
            self.look_at(max(0, min(len(self.points) - 1, self.looked_at + step)))


def scale(points: Sequence[Point]) -> tuple[int, int]:
    """Return the lowest and highest value that the axis must hold; zero is always in."""
    values = [point.value for point in points]
    low, high = min(0, *values), max(0, *values)
    return low, high if high > low else low + 1

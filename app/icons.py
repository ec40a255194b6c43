"""Icons: the bundled drawings in the colours of the look."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QLabel

from app import theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractButton

FOLDER = Path(__file__).resolve().parents[1] / "resources" / "icons"
SIZE = 18


@cache
def _drawing(name: str, colour: str) -> bytes:
    text = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    thin = text.replace('stroke-width="2"', 'stroke-width="1.75"')
    return thin.replace("currentColor", colour).encode()


def pixmap(name: str, colour: str, size: int = SIZE, ratio: float = 1.0) -> QPixmap:
    """Return the drawing `name` in `colour`, `size` logical pixels square."""
    image = QPixmap(round(size * ratio), round(size * ratio))
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(_drawing(name, colour))).render(painter)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def icon(name: str, role: str = "muted", chosen: str | None = None) -> QIcon:
    """Return an icon in the colour of `role`; in that of `chosen` while its button is checked."""
    made = QIcon()
    for state, named in ((QIcon.State.Off, role), (QIcon.State.On, chosen or role)):
        colour = getattr(theme.roles(), named)
        for ratio in (1.0, 2.0):
            image = pixmap(name, colour, SIZE, ratio)
            made.addPixmap(image, QIcon.Mode.Normal, state)
    return made


class Picture(QLabel):
    """A drawing in the colour of `role`, `size` logical pixels square; it follows the look."""

    def __init__(self, name: str, role: str = "bar", size: int = 36) -> None:
        super().__init__()
        self._drawn = (name, role, size)
        self._draw()

    def _draw(self) -> None:
        name, role, size = self._drawn
        self.setPixmap(pixmap(name, getattr(theme.roles(), role), size, 2.0))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._draw()


class _Dresser(QObject):
    """Redraws a button's icon when the colours change."""

    def __init__(self, button: QAbstractButton, name: str, role: str, chosen: str | None) -> None:
        super().__init__(button)
        self._drawn = (name, role, chosen)
        self._button = button
        button.installEventFilter(self)
        self._draw()

    def _draw(self) -> None:
        self._button.setIcon(icon(*self._drawn))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.PaletteChange:
            self._draw()
        return super().eventFilter(watched, event)


def dress(
    button: QAbstractButton, name: str, role: str = "muted", chosen: str | None = None
) -> None:
    """Give `button` an icon that keeps to the colours of the look when they change."""
    button.setIconSize(QSize(SIZE, SIZE))
    _Dresser(button, name, role, chosen)

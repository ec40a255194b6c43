"""Where the window was and how large; kept between its runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSettings

from app import settings

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow


def restore(window: QMainWindow) -> None:
    """Put a window where it was when it was last closed."""
    kept = _file().value("geometry")
    if isinstance(kept, QByteArray):
        window.restoreGeometry(kept)


def keep(window: QMainWindow) -> None:
    """Remember where a window is."""
    _file().setValue("geometry", window.saveGeometry())


def _file() -> QSettings:
    return QSettings(str(settings.folder() / "window.ini"), QSettings.Format.IniFormat)

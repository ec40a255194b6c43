"""What a screen reader is told of a widget and all it holds."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget


def unnamed(widget: QWidget) -> list[str]:
    """Return the visible controls below `widget` that the keyboard reaches but that have no name."""
    found = []
    for child in [widget, *widget.findChildren(QWidget)]:
        if not child.isVisibleTo(widget) or child.focusPolicy() == Qt.FocusPolicy.NoFocus:
            continue
        if child.focusProxy() is not None or child.objectName().startswith("qt_"):
            continue
        face = QAccessible.queryAccessibleInterface(child)
        if face is None or not face.text(QAccessible.Text.Name).strip():
            found.append(f"{type(child).__name__}#{child.objectName()} in {_path(child)}")
    return found


def _path(widget: QWidget) -> str:
    names = []
    parent = widget.parentWidget()
    while parent is not None:
        names.append(type(parent).__name__)
        parent = parent.parentWidget()
    return " < ".join(names)

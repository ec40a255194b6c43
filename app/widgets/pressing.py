"""Return presses the button that has the keyboard, as the space bar does, also outside of dialogs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

_RETURN = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


def press(window: QWidget, event: QKeyEvent) -> bool:
    """Press the button of a window that has the keyboard if this key is Return; say whether it was."""
    focused = window.focusWidget()
    if event.key() not in _RETURN or not isinstance(focused, QAbstractButton):
        return False
    focused.click()
    return True

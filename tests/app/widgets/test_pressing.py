"""Return presses the button that has the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMainWindow, QPushButton, QVBoxLayout, QWidget

from app.widgets.pressing import press

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from pytestqt.qtbot import QtBot


class Window(QMainWindow):
    """A window with a field and a button."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed = 0
        inner = QWidget()
        column = QVBoxLayout(inner)
        self.field, self.button = QLineEdit(), QPushButton("Go")
        self.button.clicked.connect(self._count)
        column.addWidget(self.field)
        column.addWidget(self.button)
        self.setCentralWidget(inner)

    def _count(self) -> None:
        self.pressed += 1

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - a name of Qt
        if not press(self, event):
            super().keyPressEvent(event)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_focused_button_is_pressed_once(qtbot: QtBot, key: Qt.Key) -> None:
    window = Window()
    qtbot.addWidget(window)
    window.show()
    window.button.setFocus()
    QTest.keyClick(window.button, key)
    assert window.pressed == 1
    window.field.setFocus()
    QTest.keyClick(window.field, key)
    assert window.pressed == 1

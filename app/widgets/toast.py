"""Toast: what was just done, at the foot of the window, with a way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from app.widgets.labels import label

if TYPE_CHECKING:
    from collections.abc import Callable

_SHOWN_MS = 8000
_FOOT = 84  # above the buttons at the foot of a page


class Toast(QFrame):
    """A bar over the foot of its parent; it goes by itself, but not while it is pointed at."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("toast")
        self._under = parent
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 8, 8)
        row.setSpacing(16)
        self.text = label()
        self.text.setMaximumWidth(640)
        self.action = self._button("")
        self.close_button = self._button(self.tr("Close"))
        self.close_button.clicked.connect(self.hide)
        for widget in (self.text, self.action, self.close_button):
            row.addWidget(widget)
        self._act: Callable[[], None] | None = None
        self.action.clicked.connect(self._acted)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        parent.installEventFilter(self)
        self.hide()

    def say(self, text: str, action: str = "", act: Callable[[], None] | None = None) -> None:
        """Show `text`, and a button `action` that calls `act` once."""
        self._act = act
        self.text.setText(text)
        self.text.setWordWrap(self.text.fontMetrics().horizontalAdvance(text) > 620)
        self.action.setText(action)
        self.action.setVisible(bool(action and act))
        self.setAccessibleName(text)
        self._place()
        self.show()
        self.raise_()
        self._timer.start(_SHOWN_MS)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName("toastAction")
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        return button

    def _acted(self) -> None:
        self.hide()
        if self._act is not None:
            act, self._act = self._act, None
            act()

    def _place(self) -> None:
        self.adjustSize()
        room = self._under.size()
        self.move((room.width() - self.width()) // 2, room.height() - self.height() - _FOOT)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Enter:
            self._timer.stop()
        elif event.type() == QEvent.Type.Leave:
            self._timer.start(_SHOWN_MS)
        return super().event(event)

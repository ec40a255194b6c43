"""EmptyState: what will be here, and the one next step."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app import icons
from app.widgets.labels import label

_WIDTH = 420


class EmptyState(QWidget):
    """A quiet picture, a title, a sentence and at most one button.

    Signals:
        acted: the button was pressed.
    """

    acted = Signal()

    def __init__(
        self, icon: str, title: str, text: str, action: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 48, 24, 48)
        layout.setSpacing(10)
        picture = icons.Picture(icon)
        self.title = label(title, "emptyTitle")
        self.text = label(text, "muted", wrap=True)
        self.text.setFixedSize(_WIDTH, self.text.heightForWidth(_WIDTH))
        layout.addStretch(1)
        for widget in (picture, self.title, self.text):
            widget.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            layout.addWidget(widget, alignment=Qt.AlignmentFlag.AlignHCenter)
        self.button = QPushButton(action)
        self.button.setObjectName("primary")
        self.button.setVisible(bool(action))
        self.button.clicked.connect(self.acted)
        layout.addSpacing(8)
        layout.addWidget(self.button, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(2)

"""FlowLayout: items side by side, on a new line where the row is full."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Lays items out like words of a line, each row centred on its tallest item."""

    def __init__(self, parent: QWidget | None = None, spacing: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def clear(self) -> None:
        """Take all items out and delete their widgets."""
        while (item := self.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        width = sum(item.sizeHint().width() for item in self._items)
        width += self.spacing() * max(0, len(self._items) - 1)
        return QSize(width, self.minimumSize().height())

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _place(self, rect: QRect, *, move: bool) -> int:
        y = rect.y()
        for row in self._rows(rect.width()):
            height = max(item.sizeHint().height() for item in row)
            x = rect.x()
            for item in row:
                hint = item.sizeHint()
                if move:
                    width = min(hint.width(), rect.width())
                    top = y + (height - hint.height()) // 2
                    item.setGeometry(QRect(QPoint(x, top), QSize(width, hint.height())))
                x += hint.width() + self.spacing()
            y += height + self.spacing()
        return max(0, y - rect.y() - (self.spacing() if self._items else 0))

    def _rows(self, room: int) -> list[list[QLayoutItem]]:
        rows: list[list[QLayoutItem]] = []
        used = 0
        for item in self._shown():
            width = item.sizeHint().width()
            if not rows or used + width > room:
                rows.append([])
                used = 0
            rows[-1].append(item)
            used += width + self.spacing()
        return rows

    def _shown(self) -> list[QLayoutItem]:
        widgets = ((item, item.widget()) for item in self._items)
        return [item for item, widget in widgets if widget is None or not widget.isHidden()]

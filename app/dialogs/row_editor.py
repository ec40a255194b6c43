"""RowEditor: rows of fields under each other, each of which can be removed, with what is left of a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app import icons
from app.widgets.labels import label

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.widgets.name_box import NameBox


class EditorRow(Protocol):
    """One row: its category, and all its fields in their order."""

    @property
    def category(self) -> NameBox:
        """The field of the category."""

    def fields(self) -> tuple[QWidget, ...]:
        """Return the widgets of the row, as they stand from left to right."""


R = TypeVar("R", bound=EditorRow)


class RowEditor(QWidget, Generic[R]):
    """Rows that a person adds and removes. Subclasses say what is left in `left_text`.

    Signals:
        changed: a field, or the number of rows.
    """

    changed = Signal()

    def __init__(
        self,
        add_text: str,
        stretches: Mapping[int, int],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.rows: list[R] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._grid = QGridLayout()
        self._grid.setSpacing(6)
        for place, stretch in stretches.items():
            self._grid.setColumnStretch(place, stretch)
        column.addLayout(self._grid)
        foot = QHBoxLayout()
        self.add_button = QPushButton(add_text)
        self.add_button.setObjectName("quiet")
        self.add_button.setAutoDefault(False)
        self.left = label("", "muted")
        foot.addWidget(self.add_button)
        foot.addStretch(1)
        foot.addWidget(self.left)
        column.addLayout(foot)

    def left_text(self) -> str:
        """Return what is said of the whole that the rows share."""
        raise NotImplementedError

    def put(self, row: R, remove_text: str) -> None:
        """Add a row, with a button behind it that takes it away."""
        remove = QToolButton()
        icons.dress(remove, "x")
        remove.setToolTip(remove_text)
        remove.setAccessibleName(remove_text)
        widgets = (*row.fields(), remove)

        def gone() -> None:
            self.rows.remove(row)
            for widget in widgets:
                widget.hide()
                widget.deleteLater()
            self.tell()

        remove.clicked.connect(gone)
        place = self._grid.rowCount()
        for column, widget in enumerate(widgets):
            self._grid.addWidget(widget, place, column)
        self.rows.append(row)
        self.tell()

    def unknown_category(self) -> str | None:
        """Return a category that was typed and does not exist; None where all do."""
        names = (r.category.name() for r in self.rows if not r.category.is_known())
        return next(names, None)

    def tell(self) -> None:
        """Say again what is left, and that something changed."""
        self.left.setText(self.left_text())
        self.changed.emit()

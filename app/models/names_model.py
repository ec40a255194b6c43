"""NamesModel: names with a few words beside each, some of them below others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from app import theme

if TYPE_CHECKING:
    from collections.abc import Sequence

NAME = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class NameRow:
    """One name, what stands beside it, and the name that it is below; `quiet` is put away."""

    name: str
    cells: tuple[str, ...] = ()
    parent: str | None = None
    quiet: bool = False


class NamesModel(QStandardItemModel):
    """A tree of names, one level for those with no parent."""

    def __init__(self, heads: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(0, len(heads), parent)
        self.setHorizontalHeaderLabels(list(heads))

    def set_rows(self, rows: Sequence[NameRow]) -> None:
        """Show these names in this order, each below its parent."""
        self.removeRows(0, self.rowCount())
        lines = {row.name: self._line(row) for row in rows}
        for row in rows:
            above = lines.get(row.parent or "")
            if above is None:
                self.appendRow(lines[row.name])
            else:
                above[0].appendRow(lines[row.name])

    def names(self) -> list[str]:
        """Return all names in their order."""
        found: list[str] = []

        def walk(parent: QStandardItem) -> None:
            for number in range(parent.rowCount()):
                item = parent.child(number)
                found.append(str(item.data(NAME)))
                walk(item)

        walk(self.invisibleRootItem())
        return found

    def _line(self, row: NameRow) -> list[QStandardItem]:
        items = [QStandardItem(text) for text in (row.name, *row.cells)]
        for number, item in enumerate(items):
            item.setEditable(False)
            item.setData(row.name, NAME)
            if number or row.quiet:
                item.setForeground(theme.colour("muted"))
        return items

"""NameBox: a field for a name that is known, or may be new, with completion while typing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QCompleter, QWidget

from finance.text import fold

if TYPE_CHECKING:
    from collections.abc import Sequence


class NameBox(QComboBox):
    """An editable list of names; the first entry is empty: no name."""

    def __init__(
        self,
        said: str,
        names: Sequence[str],
        name: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setAccessibleName(said)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(14)
        self.setMaxVisibleItems(12)
        self.names: list[str] = []
        line = self.lineEdit()
        if line is not None:
            line.setAccessibleName(said)
        self.set_names(names)
        self.set_name(name)

    def set_names(self, names: Sequence[str]) -> None:
        """Offer these names, keeping what is typed."""
        typed = self.currentText()
        self.names = list(names)
        self.clear()
        self.addItems(["", *self.names])
        completer = QCompleter(self.names, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCompleter(completer)
        self.setCurrentText(typed)

    def set_name(self, name: str | None) -> None:
        """Show a name; nothing for None."""
        self.setCurrentText(name or "")

    def name(self) -> str:
        """Return the name as the list has it, or as it was typed; "" for none."""
        typed = " ".join(self.currentText().split())
        return next((n for n in self.names if fold(n) == fold(typed)), typed)

    def is_known(self) -> bool:
        """Say whether the name is none or one of the list."""
        name = self.name()
        return not name or name in self.names

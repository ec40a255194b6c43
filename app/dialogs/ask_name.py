"""AskName: one name to type, such as that of a new tag."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLineEdit, QWidget

from app.dialogs.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable


class AskName(Sheet):
    """Asks for a name and hands it to `named` once it is not empty."""

    def __init__(
        self,
        parent: QWidget,
        title: str,
        action: str,
        named: Callable[[str], object],
        name: str = "",
    ) -> None:
        super().__init__(title, action, parent)
        self._named = named
        self.edit = QLineEdit(name)
        self.edit.selectAll()
        self.form.addRow(self.tr("Name"), self.edit)
        self.edit.setFocus()
        self.edit.textChanged.connect(self._enable)
        self._enable(name)

    def _enable(self, text: str) -> None:
        self.apply.setEnabled(bool(text.strip()))

    def submit(self) -> None:
        """Hand the name over."""
        self._named(" ".join(self.edit.text().split()))
        self.accept()

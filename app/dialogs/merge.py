"""MergeDialog: into what something is merged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.dialogs.sheet import Sheet
from app.widgets.labels import label
from app.widgets.name_box import NameBox

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget


class MergeDialog(Sheet):
    """Asks for the one that stays and hands its name to `merged`."""

    def __init__(
        self, name: str, others: Sequence[str], merged: Callable[[str], object], parent: QWidget
    ) -> None:
        title = QCoreApplication.translate("MergeDialog", "Merge {0} into another")
        super().__init__(
            title.format(name), QCoreApplication.translate("MergeDialog", "Merge"), parent
        )
        self._merged = merged
        said = self.tr("All that is filed under {0} moves, and {0} is removed.")
        self.body.insertWidget(1, label(said.format(name), "muted", wrap=True))
        self.into = NameBox(self.tr("Into"), [other for other in others if other != name])
        self.form.addRow(self.tr("Into"), self.into)
        self.into.setFocus()

    def submit(self) -> None:
        """Hand the name over."""
        if not self.into.name() or not self.into.is_known():
            self.complain(self.tr("Choose one from the list."))
            return
        self._merged(self.into.name())
        self.accept()

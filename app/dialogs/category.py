"""CategoryDialog: a category to add or to change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from app.dialogs.sheet import Sheet
from app.operations import names
from app.widgets.name_box import NameBox

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.context import Context
    from finance.ledger.categories import CategoryInfo
    from finance.ledger.ledger import Ledger


class CategoryDialog(Sheet):
    """A form for one category; without `info` it is a new one, below `parent_name` if given."""

    def __init__(
        self,
        context: Context,
        categories: Sequence[CategoryInfo],
        info: CategoryInfo | None,
        parent: QWidget,
        parent_name: str = "",
    ) -> None:
        new = info is None
        super().__init__(
            QCoreApplication.translate("CategoryDialog", "Add a category")
            if new
            else QCoreApplication.translate("CategoryDialog", "Category"),
            QCoreApplication.translate("CategoryDialog", "Add")
            if new
            else QCoreApplication.translate("CategoryDialog", "Save"),
            parent,
        )
        self.context = context
        self.info = info
        self.name = QLineEdit(info.name if info else "")
        self.kind = QComboBox()
        for kind, words in names.kinds_of_category().items():
            self.kind.addItem(words, kind)
        above = [c.name for c in categories if info is None or c.name != info.name]
        self.inside = NameBox(self.tr("Inside"), above, info.parent if info else parent_name)
        self.form.addRow(self.tr("Name"), self.name)
        self.form.addRow(self.tr("Kind"), self.kind)
        self.form.addRow(self.tr("Inside"), self.inside)
        if info is not None:
            self.kind.setCurrentIndex(self.kind.findData(info.kind))
        self.name.setFocus()

    def submit(self) -> None:
        """Write it, and close once it is written."""
        if not self.inside.is_known():
            self.complain(self.tr("There is no category “{0}”.").format(self.inside.name()))
            return
        self.working()
        name, kind = self.name.text(), str(self.kind.currentData())
        inside, info = self.inside.name(), self.info

        def work(ledger: Ledger) -> object:
            if info is None:
                return ledger.categories.add(name, kind, parent=inside or None)
            ledger.categories.set(info.name, rename=name, kind=kind, parent=inside)
            return None

        said = self.tr("{0} added") if info is None else self.tr("{0} changed")
        self.context.write(work, said.format(name), done=self.accept, failed=self.complain)

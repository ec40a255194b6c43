"""MerchantDialog: a merchant's name, its usual category, and the spellings that mean it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit, QWidget

from app.dialogs.sheet import Sheet
from app.widgets.labels import label
from app.widgets.name_box import NameBox

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.context import Context
    from finance.ledger.merchants import MerchantInfo


class MerchantDialog(Sheet):
    """A form for one merchant."""

    def __init__(
        self, context: Context, info: MerchantInfo, categories: Sequence[str], parent: QWidget
    ) -> None:
        super().__init__(
            QCoreApplication.translate("MerchantDialog", "Merchant"),
            QCoreApplication.translate("MerchantDialog", "Save"),
            parent,
        )
        self.context = context
        self.info = info
        self.name = QLineEdit(info.name)
        self.category = NameBox(self.tr("Usual category"), categories, info.category)
        self.form.addRow(self.tr("Name"), self.name)
        self.form.addRow(self.tr("Usual category"), self.category)
        said = self.tr("New transactions of this merchant get its usual category.")
        self.form.addRow("", label(said, "small", wrap=True))
        if info.aliases:
            spellings = label(", ".join(info.aliases[:12]), "muted", wrap=True)
            self.form.addRow(self.tr("On statements"), spellings)
        self.name.setFocus()

    def submit(self) -> None:
        """Write it, and close once it is written."""
        if not self.category.is_known():
            self.complain(self.tr("There is no category “{0}”.").format(self.category.name()))
            return
        self.working()
        old, name, category = self.info.name, self.name.text(), self.category.name()
        self.context.write(
            lambda ledger: ledger.merchants.set(old, rename=name, category=category),
            self.tr("{0} changed").format(name),
            done=self.accept,
            failed=self.complain,
        )

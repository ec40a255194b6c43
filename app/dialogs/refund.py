"""RefundDialog: which purchase money in gives back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app import format as formats
from app.dialogs.sheet import Sheet
from app.operations import refunds
from app.widgets.candidates import Candidates
from app.widgets.labels import label
from app.widgets.search_box import SearchBox

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from app.context import Context
    from app.tasks import Task
    from finance.ledger.rows import TransactionInfo

_ROWS = 7


class RefundDialog(Sheet):
    """Offers the purchases that fit, the likeliest first, and finds others by their words."""

    def __init__(self, context: Context, refund: TransactionInfo, parent: QWidget) -> None:
        super().__init__(
            QCoreApplication.translate("RefundDialog", "Refund of a purchase"),
            QCoreApplication.translate("RefundDialog", "Link"),
            parent,
        )
        self.context = context
        self.refund = refund
        self._reading: Task | None = None
        self.setMinimumWidth(600)
        said = self.tr("Which purchase do the {0} of {1} give back? They get its category.")
        day = formats.day(refund.date, context.today())
        self.body.addWidget(
            label(said.format(formats.money(refund.amount), day), "muted", wrap=True)
        )
        self.search = SearchBox(self.tr("Search purchases"))
        self.search.searched.connect(self._read)
        self.body.addWidget(self.search)
        self.list = Candidates(self.tr("Purchases"), _ROWS, context.today())
        self.list.taken.connect(self.submit)
        self.body.addWidget(self.list)
        self.none = label(self.tr("No purchase of this size was found."), "muted")
        self.none.hide()
        self.body.addWidget(self.none)
        self.apply.setEnabled(False)
        self._read("")

    def submit(self) -> None:
        """Link the two, and close."""
        chosen = self.list.chosen()
        if chosen is not None:
            refunds.link(self.context, self.refund.id, chosen)
            self.accept()

    def _read(self, words: str) -> None:
        if self._reading is not None:
            self._reading.cancel()
        number = self.refund.id
        self._reading = self.context.read(
            lambda ledger: ledger.refunds.purchases(number, words), self._show, owner=self
        )

    def _show(self, found: Sequence[TransactionInfo]) -> None:
        self.list.offer(found)
        self.none.setVisible(not found)
        self.apply.setEnabled(bool(found))

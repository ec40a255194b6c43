"""TransferDialog: which transaction is the other side of an own transfer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.dialogs.sheet import Sheet
from app.operations import transactions
from app.widgets.candidates import Candidates
from app.widgets.labels import label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from app.context import Context
    from finance.ledger.rows import TransactionInfo


_MOST = 8


class TransferDialog(Sheet):
    """Offers what fits, the nearest in time first, and that the other side is not in the books."""

    def __init__(
        self,
        context: Context,
        number: int,
        found: Sequence[TransactionInfo],
        parent: QWidget,
    ) -> None:
        super().__init__(
            QCoreApplication.translate("TransferDialog", "This is a transfer"),
            QCoreApplication.translate("TransferDialog", "Mark as a transfer"),
            parent,
        )
        self.context = context
        self.number = number
        said = (
            self.tr(
                "Own transfers count neither as spending nor as income. Which is its other side?"
            )
            if found
            else self.tr(
                "Own transfers count neither as spending nor as income. No transaction on another "
                "account has this amount within ten days, so only this side is marked."
            )
        )
        self.body.addWidget(label(said, "muted", wrap=True))
        offered = found[:_MOST]
        name = self.tr("Transactions to choose from")
        self.list = Candidates(name, len(offered) + 1, context.today())
        self.list.offer(offered, self.tr("The other side is not in this ledger"))
        self.list.taken.connect(self.submit)
        self.list.setVisible(bool(found))
        self.body.addWidget(self.list)
        self.setMinimumWidth(600)

    def submit(self) -> None:
        """Mark the pair."""
        transactions.mark_transfer(self.context, self.number, self.list.chosen())
        self.accept()

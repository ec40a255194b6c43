"""TransferDialog: which transaction is the other side of an own transfer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from app.dialogs.sheet import Sheet
from app.operations import transactions
from app.widgets.labels import label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.context import Context
    from finance.ledger.rows import TransactionInfo


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
        self.choices = QButtonGroup(self)
        self._ids: list[int | None] = [*(t.id for t in found[:8]), None]
        words = [transactions.line_text(t, context.today()) for t in found[:8]]
        for row, text in enumerate([*words, self.tr("The other side is not in this ledger")]):
            choice = QRadioButton(text.replace("&", "&&"))
            choice.setChecked(row == 0)
            choice.setVisible(bool(found))
            self.choices.addButton(choice, row)
            self.body.addWidget(choice)

    def submit(self) -> None:
        """Mark the pair."""
        other = self._ids[self.choices.checkedId()]
        transactions.mark_transfer(self.context, self.number, other)
        self.accept()

"""OtherSheet: which transaction of the ledger a row of a file is, or is a transfer with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from app.dialogs.sheet import Sheet
from app.operations import overruling
from app.widgets.candidates import Candidates
from app.widgets.labels import label
from finance.imports.decisions import Decision

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.context import Context
    from finance.imports.decisions import Choice
    from finance.imports.imported import ImportedRow
    from finance.ledger.rows import TransactionInfo

_PAUSE_MS = 150
_ROWS = 8
_WIDTH = 600


class OtherSheet(Sheet):
    """Offers what fits, the likeliest first; words typed look among all.

    Signals:
        decided: the decision with the transaction that was chosen.
    """

    decided = Signal(object)

    def __init__(
        self, context: Context, row: ImportedRow, choice: Choice, currency: str, parent: QWidget
    ) -> None:
        same = choice == "same"
        super().__init__(
            QCoreApplication.translate("OtherSheet", "This is the same as")
            if same
            else QCoreApplication.translate("OtherSheet", "This is a transfer with"),
            QCoreApplication.translate("OtherSheet", "It is the same")
            if same
            else QCoreApplication.translate("OtherSheet", "Pair them"),
            parent,
        )
        self.setMinimumWidth(_WIDTH)
        self.context = context
        self.row, self.choice, self.currency = row, choice, currency
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search the ledger"))
        self.search.setAccessibleName(self.tr("Search the ledger"))
        self.search.setClearButtonEnabled(True)
        name = self.tr("Transactions to choose from")
        self.list = Candidates(name, _ROWS, context.today())
        self.list.taken.connect(self.submit)
        self.body.addWidget(self.search)
        self.body.addWidget(self.list)
        self.none = label(
            self.tr("No transaction fits. Search for it by its words."), "muted", wrap=True
        )
        self.none.hide()
        self.body.addWidget(self.none)
        self.apply.setEnabled(False)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self.look)
        self.search.textChanged.connect(lambda _: self._pause.start())
        self.search.setFocus()
        self.look()

    def look(self) -> None:
        """Read again what fits."""
        text = self.search.text()
        self.context.read(
            lambda ledger: overruling.candidates(
                ledger, self.row, self.choice, self.currency, text
            ),
            self._show,
            owner=self,
            failed=self.complain,
        )

    def _show(self, found: Sequence[TransactionInfo]) -> None:
        self.list.offer(found)
        self.apply.setEnabled(bool(found))
        self.problem.hide()
        self.none.setVisible(not found)

    def submit(self) -> None:
        """Hand the decision over."""
        chosen = self.list.chosen()
        if chosen is not None:
            self.decided.emit(Decision(self.choice, chosen))
            self.accept()

"""ReconcileDialog: what the statements of an account say it held, beside what the books say."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QModelIndex, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QPushButton, QWidget

from app import format as formats
from app import theme
from app.dialogs.sheet import Sheet
from app.widgets import tables
from app.widgets.card import Card
from app.widgets.empty_state import EmptyState
from app.widgets.labels import label
from finance.ledger.filters import Filter
from finance.ledger.statements import first_gap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.context import Context
    from finance.ledger.statements import Gap, StatedBalance

_ROWS = 9
_WIDTH = 720
_DAY, _FILE, _STATED, _BOOKS, _OFF = range(5)
_WIDTHS = (120, 160, 124, 124, 124)


def open_reconcile(context: Context, account: str, parent: QWidget) -> None:
    """Open what the statements of an account say."""
    context.read(
        lambda ledger: ledger.statements.of(account),
        lambda found: ReconcileDialog(context, account, found, parent).open(),
        owner=parent,
    )


class ReconcileDialog(Sheet):
    """The newest statement first; a row leads to the transactions since the statement before."""

    def __init__(
        self, context: Context, account: str, found: Sequence[StatedBalance], parent: QWidget
    ) -> None:
        super().__init__(
            QCoreApplication.translate("ReconcileDialog", "{0} and its statements").format(account),
            QCoreApplication.translate("ReconcileDialog", "Close"),
            parent,
        )
        self.context = context
        self.account = account
        self.balances = list(reversed(found))
        self.cancel.hide()
        self.setMinimumWidth(_WIDTH)
        gap = first_gap(found)
        if not found:
            self._say_empty()
            return
        self._say(gap, len(found))
        self._table()
        self.show_span = QPushButton(self.tr("Show the transactions of this span"))
        self.show_span.setAutoDefault(False)
        self.show_span.clicked.connect(self._show_current)
        self.buttons.insertWidget(0, self.show_span)
        chosen = 0 if gap is None else self.balances.index(gap.broken)
        self.table.selectRow(chosen)
        self.table.setFocus()
        layout = self.layout()
        if layout is not None:  # as high as its sentences need at this width, and no higher
            self.resize(_WIDTH, layout.totalHeightForWidth(_WIDTH))

    def _say_empty(self) -> None:
        self.body.addWidget(
            EmptyState(
                "shield-check",
                self.tr("No statement has told a balance yet"),
                self.tr(
                    "OFX, MT940 and CAMT files and many CSV files say what the account held. "
                    "After an import it is compared with the books here."
                ),
            )
        )

    def _say(self, gap: Gap | None, count: int) -> None:
        if gap is None:
            one = self.tr("The stated balance agrees with the books.")
            many = self.tr("All {0} stated balances agree with the books.")
            text = one if count == 1 else many.format(formats.number(count))
            self.body.addWidget(label(text, "accent", wrap=True))
            return
        broken, off = gap.broken, gap.broken.difference
        more = self.tr(
            "The statement of {0} is the first that does not agree: the books hold {1} more."
        )
        less = self.tr(
            "The statement of {0} is the first that does not agree: the books hold {1} less."
        )
        form = more if off.minor > 0 else less
        day = formats.long_day(broken.date)
        self.body.addWidget(label(form.format(day, formats.money(abs(off))), "care", wrap=True))
        if gap.agreed is None:
            text = self.tr(
                "No statement before it agreed, so the opening balance of the account may be wrong."
            )
        else:
            text = self.tr("That of {0} still agreed. What is missing or too much lies in between.")
            text = text.format(formats.long_day(gap.agreed.date))
        self.body.addWidget(label(text, "muted", wrap=True))

    def _table(self) -> None:
        self.model = QStandardItemModel(0, len(_WIDTHS), self)
        self.model.setHorizontalHeaderLabels(
            [
                self.tr("End of"),
                self.tr("Statement"),
                self.tr("Bank says"),
                self.tr("Books say"),
                self.tr("Difference"),
            ]
        )
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for balance in self.balances:
            items = [QStandardItem(text) for text in self._cells(balance)]
            for column, item in enumerate(items):
                item.setEditable(False)
                item.setToolTip(item.text() if column == _FILE else "")
                if column >= _STATED:
                    item.setTextAlignment(right)
                elif column == _FILE:
                    item.setForeground(theme.colour("muted"))
            items[_OFF].setForeground(theme.colour("care" if balance.difference else "muted"))
            self.model.appendRow(items)
        for column in (_STATED, _BOOKS, _OFF):
            self.model.horizontalHeaderItem(column).setTextAlignment(right)
        self.table = tables.table(
            self.tr("Stated balances of {0}").format(self.account), self.model, _FILE, _WIDTHS
        )
        self.table.keep_whole(_STATED, _BOOKS, _OFF)
        tables.fit_height(self.table, _ROWS)
        self.table.activated.connect(self._show)
        card = Card()
        card.body.setContentsMargins(6, 6, 6, 6)
        card.body.addWidget(self.table)
        self.body.addWidget(card)

    def _cells(self, balance: StatedBalance) -> tuple[str, ...]:
        off = balance.difference
        return (
            formats.day(balance.date),
            balance.file,
            formats.money(balance.stated),
            formats.money(balance.books),
            formats.money(off, plus=True) if off else self.tr("agrees"),
        )

    def _show_current(self) -> None:
        self._show(self.table.currentIndex())

    def _show(self, index: QModelIndex) -> None:
        """Leave for the transactions since the statement before the one chosen."""
        if not index.isValid():
            return
        balance = self.balances[index.row()]
        start = balance.before + timedelta(days=1) if balance.before is not None else None
        self.accept()
        self.context.go("transactions", Filter(account=self.account, start=start, end=balance.date))

"""Candidates: transactions of which a person chooses one, their parts below one another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QWidget

from app import format as formats
from app import theme
from app.widgets import tables
from app.widgets.tables import RowTable

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from finance.ledger.rows import TransactionInfo

_DAY, _TITLE, _ACCOUNT, _AMOUNT = range(4)
_WIDTHS = (120, 160, 140, 104)
_ID = Qt.ItemDataRole.UserRole
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Candidates(RowTable):
    """A list in columns: day, whom, account, amount. Return or a double click takes the chosen one.

    Signals:
        taken: the chosen one is wanted.
    """

    taken = Signal()

    def __init__(self, name: str, rows: int, today: date, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._today = today
        self._model = QStandardItemModel(0, len(_WIDTHS), self)
        tables.dress(self, name, self._model, _TITLE, _WIDTHS)
        self.keep_whole(_AMOUNT)
        self.horizontalHeader().hide()
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFixedHeight(rows * theme.ROW + 2)
        self.activated.connect(lambda _: self.taken.emit())

    def offer(self, found: Sequence[TransactionInfo], rest: str = "") -> None:
        """Show these, the first one chosen; `rest` is a last line that stands for none of them."""
        self._model.removeRows(0, self._model.rowCount())
        self.clearSpans()
        for info in found:
            self._model.appendRow(self._cells(info))
        if rest:
            self._model.appendRow([QStandardItem(rest)])
            self.setSpan(self._model.rowCount() - 1, 0, 1, len(_WIDTHS))
        if self._model.rowCount():
            self.selectRow(0)

    def chosen(self) -> int | None:
        """Return the number of the chosen transaction; None where there is none."""
        index = self.currentIndex()
        number = self._model.index(index.row(), _DAY).data(_ID) if index.isValid() else None
        return int(number) if number is not None else None

    def count(self) -> int:
        """Return how many lines there are."""
        return self._model.rowCount()

    def line(self, row: int) -> str:
        """Return all that a line says, as it is read aloud."""
        return str(self._model.index(row, _DAY).data(Qt.ItemDataRole.AccessibleTextRole) or "")

    def _cells(self, info: TransactionInfo) -> list[QStandardItem]:
        texts = (
            formats.day(info.date, self._today),
            info.title,
            info.account,
            formats.money(info.amount, plus=True),
        )
        cells = [QStandardItem(text) for text in texts]
        for cell, text in zip(cells, texts, strict=True):
            cell.setToolTip(text)
        cells[_DAY].setData(info.id, _ID)
        cells[_DAY].setData(" · ".join(filter(None, texts)), Qt.ItemDataRole.AccessibleTextRole)
        for place in (_DAY, _ACCOUNT):
            cells[place].setForeground(theme.colour("muted"))
        cells[_AMOUNT].setTextAlignment(_RIGHT)
        if info.amount.minor > 0:
            cells[_AMOUNT].setForeground(theme.colour("accent"))
        return cells

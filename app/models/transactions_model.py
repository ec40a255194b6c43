"""TransactionsModel: a table of any length that reads only the rows which are shown."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from app import format as formats
from app import theme
from app.operations.refunds import links_text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date

    from finance.ledger.filters import SortKey
    from finance.ledger.rows import TransactionInfo

Index = QModelIndex | QPersistentModelIndex
BLOCK = 100
_BLOCKS_KEPT = 40
INFO = Qt.ItemDataRole.UserRole
_NOWHERE = QModelIndex()


class Column(IntEnum):
    """The columns in their order."""

    DATE = 0
    PAYEE = 1
    CATEGORY = 2
    ACCOUNT = 3
    MEMBER = 4
    AMOUNT = 5


SORT_KEYS: tuple[SortKey, ...] = ("date", "payee", "category", "account", "member", "amount")


class TransactionsModel(QAbstractTableModel):
    """Transactions by their ids; `read` gives the rows of a block of ids, fast enough to wait for.

    Signals:
        category_entered: a transaction's id and the category typed into its cell.
        sort_wanted: the key to sort by, and whether the largest comes first.
        failed: why rows could not be read; their cells are empty until the ids are set again.
    """

    category_entered = Signal(object, str)
    sort_wanted = Signal(str, bool)
    failed = Signal(Exception)

    def __init__(
        self,
        read: Callable[[Sequence[int]], list[TransactionInfo]],
        today: Callable[[], date],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._read = read
        self.today = today
        self._ids: list[int] = []
        self._rows: dict[int, int] = {}
        self._blocks: OrderedDict[int, dict[int, TransactionInfo]] = OrderedDict()
        self._heads = (
            self.tr("Date"),
            self.tr("Payee"),
            self.tr("Category"),
            self.tr("Account"),
            self.tr("Member"),
            self.tr("Amount"),
        )

    @property
    def ids(self) -> list[int]:
        """The ids in the order of the rows; another list object is another state."""
        return self._ids

    def set_ids(self, ids: list[int]) -> None:
        """Show these transactions; the same ones are only read again, keeping the selection."""
        self._blocks.clear()
        if ids == self._ids:
            if ids:
                self.dataChanged.emit(self.index(0, 0), self.index(len(ids) - 1, len(Column) - 1))
            return
        self.beginResetModel()
        self._ids = ids
        self._rows.clear()
        self.endResetModel()

    def row_of(self, number: int) -> int | None:
        """Return the row of a transaction, None where it is not shown."""
        if not self._rows:
            self._rows.update((n, row) for row, n in enumerate(self._ids))
        return self._rows.get(number)

    def info(self, row: int) -> TransactionInfo | None:
        """Return the transaction of a row, read with its neighbours where it is not yet known."""
        number = row // BLOCK
        block = self._blocks.get(number)
        if block is None:
            ids = self._ids[number * BLOCK : (number + 1) * BLOCK]
            try:
                block = {t.id: t for t in self._read(ids)}
            except Exception as error:  # noqa: BLE001 - raised while painting, it would come for each cell
                block = {}
                self.failed.emit(error)
            self._blocks[number] = block
            if len(self._blocks) > _BLOCKS_KEPT:
                self._blocks.popitem(last=False)
        return block.get(self._ids[row])

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._ids)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Horizontal:
            if role == Qt.ItemDataRole.DisplayRole:
                return self._heads[section]
            if role == Qt.ItemDataRole.TextAlignmentRole and section == Column.AMOUNT:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and index.column() == Column.CATEGORY:
            info = self.info(index.row())
            if info is not None and len(info.splits) == 1:
                flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        info = self.info(index.row()) if index.isValid() else None
        if info is None:
            return None
        column = Column(index.column())
        roles: dict[int, Callable[[], object]] = {
            Qt.ItemDataRole.DisplayRole: lambda: self._text(info, column),
            Qt.ItemDataRole.EditRole: lambda: self._typed(info, column),
            Qt.ItemDataRole.ForegroundRole: lambda: _colour(info, column),
            Qt.ItemDataRole.TextAlignmentRole: lambda: _alignment(column),
            Qt.ItemDataRole.ToolTipRole: lambda: self._tip(info, column),
            INFO: lambda: info,
        }
        asked = roles.get(role)
        return asked() if asked is not None else None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        info = self.info(index.row()) if index.isValid() else None
        if info is None or role != Qt.ItemDataRole.EditRole or index.column() != Column.CATEGORY:
            return False
        name = str(value)
        if name == (info.category or "") and not info.suggested:
            return False
        # Shown at once; the write that follows reads it again.
        splits = (replace(info.splits[0], category=name or None),)
        changed = replace(info, splits=splits, filed_by=None)
        self._blocks[index.row() // BLOCK][info.id] = changed
        self.dataChanged.emit(index, index)
        self.category_entered.emit(info.id, name)
        return True

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if 0 <= column < len(SORT_KEYS):
            self.sort_wanted.emit(SORT_KEYS[column], order == Qt.SortOrder.DescendingOrder)

    def _text(self, info: TransactionInfo, column: Column) -> str:
        if column is Column.DATE:
            return formats.day(info.date, self.today())
        if column is Column.PAYEE:
            return info.title
        if column is Column.CATEGORY:
            return self._category(info)
        if column is Column.ACCOUNT:
            return info.account
        if column is Column.MEMBER:
            return info.member or ""
        return formats.money(info.amount, plus=True)

    def _typed(self, info: TransactionInfo, column: Column) -> str:
        return (info.category or "") if column is Column.CATEGORY else self._text(info, column)

    def _category(self, info: TransactionInfo) -> str:
        if len(info.splits) > 1:
            names = dict.fromkeys(s.category or self.tr("Uncategorised") for s in info.splits)
            return self.tr("Split: {0}").format(", ".join(names))
        if info.suggested:
            return self.tr("{0} ?").format(info.category)
        return info.category or self.tr("Uncategorised")

    def _tip(self, info: TransactionInfo, column: Column) -> str | None:
        if column is Column.DATE:
            pending = self.tr("Pending: not yet booked by the bank") if info.pending else ""
            return "\n".join(filter(None, (formats.long_day(info.date), pending)))
        if column is Column.PAYEE:
            said = (info.payee, info.memo, info.note, *links_text(info, self.today()))
            return "\n".join(dict.fromkeys(filter(None, said)))
        if column is Column.CATEGORY and info.suggested:
            return self.tr(
                "Suggested, as similar payees are filed so. Space accepts it, Shift and Space "
                "rejects it."
            )
        if column is Column.CATEGORY and len(info.splits) > 1:
            return "\n".join(
                f"{s.category or self.tr('Uncategorised')}  {formats.money(s.amount)}  {s.note}"
                for s in info.splits
            )
        return None


def _colour(info: TransactionInfo, column: Column) -> object:
    if column in {Column.DATE, Column.ACCOUNT, Column.MEMBER}:
        return theme.colour("muted")
    if column is Column.AMOUNT and info.amount.minor > 0:
        return theme.colour("accent")
    if column is Column.CATEGORY and any(s.category is None for s in info.splits):
        return theme.colour("notice")
    if column is Column.CATEGORY and info.suggested:
        return theme.colour("muted")
    return None


def _alignment(column: Column) -> Qt.AlignmentFlag | None:
    if column is Column.AMOUNT:
        return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    return None

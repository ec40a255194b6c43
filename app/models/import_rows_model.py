"""ImportRowsModel: the rows of a file and what an import makes of each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app import format as formats
from app import theme
from app.said import said
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from app.operations.imports import Draft
    from finance.imports.imported import ImportedRow
    from finance.readers.model import Refused

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
DATE, TEXT, CATEGORY, AMOUNT, STATUS = range(5)


@dataclass(frozen=True, slots=True)
class _Line:
    """One line of the file: read, or refused."""

    row: ImportedRow | None = None
    refused: Refused | None = None

    @property
    def status(self) -> str:
        return self.row.status if self.row is not None else "refused"


class ImportRowsModel(QAbstractTableModel):
    """Lines in the order of the file; `show_only` keeps those of one status."""

    def __init__(
        self, draft: Draft, currency: str, today: date, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._currency = currency
        self._today = today
        self._others = draft.other_accounts
        self._repeated = draft.repeated
        rows = draft.imported.rows if draft.imported is not None else []
        refused = draft.parsed.refused if draft.parsed is not None else ()
        lines = [(r.row.line, _Line(row=r)) for r in rows]
        lines += [(r.line, _Line(refused=r)) for r in refused]
        self._all = [line for _, line in sorted(lines, key=lambda pair: pair[0])]
        self._lines: Sequence[_Line] = self._all
        self._heads = (
            self.tr("Date"),
            self.tr("On the statement"),
            self.tr("Category"),
            self.tr("Amount"),
            self.tr("What happens"),
        )

    def counts(self) -> dict[str, int]:
        """Return status -> number of lines; those that could not be read are `refused`."""
        found: dict[str, int] = {}
        for line in self._all:
            found[line.status] = found.get(line.status, 0) + 1
        return found

    def show_only(self, status: str) -> None:
        """Keep the lines of one status; "" shows all."""
        self.beginResetModel()
        self._lines = [n for n in self._all if n.status == status] if status else self._all
        self.endResetModel()

    def refused_rows(self) -> list[int]:
        """Return the rows of refused lines; their reason may take the columns from CATEGORY on."""
        return [row for row, line in enumerate(self._lines) if line.refused is not None]

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._heads)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Horizontal:
            if role == Qt.ItemDataRole.DisplayRole:
                return self._heads[section]
            if role == Qt.ItemDataRole.TextAlignmentRole and section == AMOUNT:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        line, column = self._lines[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(line, column)
        if role == Qt.ItemDataRole.ToolTipRole and column in {TEXT, CATEGORY, STATUS}:
            return self._text(line, column)
        if role == Qt.ItemDataRole.TextAlignmentRole and column == AMOUNT:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ForegroundRole:
            return _colour(line, column)
        return None

    def _text(self, line: _Line, column: int) -> str:
        if line.refused is not None:
            reason = self.tr("Refused: {0}").format(said(line.refused.reason))
            place = self.tr("Line {0}").format(formats.number(line.refused.line))
            cells = {DATE: place, TEXT: line.refused.text, CATEGORY: reason, STATUS: reason}
            return cells.get(column, "")
        return "" if line.row is None else self._cell(line.row, column)

    def _cell(self, row: ImportedRow, column: int) -> str:
        if column == STATUS:
            return self._status(row)
        if column == DATE:
            return formats.day(row.row.date, self._today)
        if column == TEXT:
            return row.merchant or row.row.payee or row.row.memo
        if column == CATEGORY:
            return row.category or ""
        money = Money.of(row.row.amount, row.row.currency or self._currency)
        return formats.money(money, plus=True)

    def _status(self, row: ImportedRow) -> str:
        if row.status == "duplicate":
            return self._same(row.transaction)
        if row.status == "kept out":
            return self.tr("Kept out by a rule")
        if row.status == "waiting":
            return self.tr("Waits for your decision")
        if row.status == "transfer":
            other = self._others.get(row.other_side or 0, "")
            return self.tr("New, transfer with {0}").format(other) if other else self.tr("Transfer")
        if not row.category:
            return self.tr("New, without a category")
        return self.tr("New")

    def _same(self, transaction: int) -> str:
        """Say what a row repeats; another source may have written it otherwise."""
        if transaction not in self._repeated:
            return self.tr("Already there")
        day, payee = self._repeated[transaction]
        return self.tr("Same as {0}, {1}").format(formats.day(day, self._today), payee)


def _colour(line: _Line, column: int) -> object:
    status = line.status
    if status == "refused":
        return theme.colour("care" if column in {CATEGORY, STATUS} else "muted")
    if status in {"duplicate", "kept out"} or column == DATE:
        return theme.colour("muted")
    if line.row is None:
        return None
    if column == AMOUNT and line.row.row.amount > 0:
        return theme.colour("accent")
    if column == STATUS and (status == "waiting" or not line.row.category):
        return theme.colour("notice")
    return None

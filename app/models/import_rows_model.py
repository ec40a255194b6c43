"""ImportRowsModel: the lines of a file and what an import makes of each."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from app import format as formats
from app import theme
from app.operations.ignored import ignored_text
from app.operations.preview import IGNORED, REFUSED
from app.said import said
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date

    from app.operations.preview import Preview, PreviewLine
    from finance.imports.imported import ImportedRow
    from finance.imports.outcomes import Before

    Read = Callable[[Sequence[int], Callable[[list[PreviewLine]], None]], object]

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
DATE, TEXT, CATEGORY, AMOUNT, STATUS = range(5)
BLOCK = 200
_KEPT = 8
translate = QCoreApplication.translate


class ImportRowsModel(QAbstractTableModel):
    """Lines in the order of the file; `show_only` keeps those of one status.

    `read` fetches lines by their numbers in the background and hands them to a callback; until
    then their cells are empty.

    Signals:
        arrived: the first and the last row that were just read.
    """

    arrived = Signal(int, int)

    def __init__(
        self,
        preview: Preview,
        read: Read,
        currency: str,
        today: date,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.preview = preview
        self._read = read
        self._currency = currency
        self._today = today
        self._numbers: Sequence[int] = preview.numbers("")
        self._blocks: OrderedDict[int, list[PreviewLine]] = OrderedDict()
        self._asked: set[int] = set()
        self._heads = (
            self.tr("Date"),
            self.tr("On the statement"),
            self.tr("Category"),
            self.tr("Amount"),
            self.tr("What happens"),
        )

    def show_only(self, status: str) -> None:
        """Keep the lines of one status; "" shows all but the ignored ones."""
        self.beginResetModel()
        self._numbers = self.preview.numbers(status)
        self._blocks.clear()
        self._asked.clear()
        self.endResetModel()

    def line(self, row: int) -> PreviewLine | None:
        """Return the line of a row; None while it is being read."""
        if not 0 <= row < len(self._numbers):
            return None
        number = row // BLOCK
        block = self._blocks.get(number)
        if block is None:
            self._ask(number)
            return None
        self._blocks.move_to_end(number)
        return block[row % BLOCK] if row % BLOCK < len(block) else None

    def is_read(self, row: int) -> bool:
        """Say whether a line is at hand, without reading it."""
        return row // BLOCK in self._blocks

    def _ask(self, block: int) -> None:
        if block in self._asked:
            return
        self._asked.add(block)
        numbers = self._numbers
        wanted = numbers[block * BLOCK : (block + 1) * BLOCK]

        def take(lines: list[PreviewLine]) -> None:
            if numbers is not self._numbers:
                return  # another status is shown by now
            self._asked.discard(block)
            self._blocks[block] = lines
            if len(self._blocks) > _KEPT:
                self._blocks.popitem(last=False)
            first, last = block * BLOCK, block * BLOCK + len(lines) - 1
            self.dataChanged.emit(self.index(first, 0), self.index(last, STATUS))
            self.arrived.emit(first, last)

        self._read(wanted, take)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._numbers)

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
        line = self.line(index.row()) if index.isValid() else None
        if line is None:
            return None
        column = index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(line, column)
        if role == Qt.ItemDataRole.ToolTipRole and column in {TEXT, CATEGORY, STATUS}:
            return self._text(line, column)
        if role == Qt.ItemDataRole.TextAlignmentRole and column == AMOUNT:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ForegroundRole:
            return _colour(line, column)
        return None

    def _text(self, line: PreviewLine, column: int) -> str:
        if line.row is None:
            place = self.tr("Line {0}").format(formats.number(line.line))
            reason = status_text(line, self._today)
            text = " ".join(line.text.split())
            return {DATE: place, TEXT: text, CATEGORY: reason, STATUS: reason}.get(column, "")
        return self._cell(line, line.row, column)

    def _cell(self, line: PreviewLine, row: ImportedRow, column: int) -> str:
        if column == STATUS:
            return status_text(line, self._today)
        if column == DATE:
            return formats.day(row.row.date, self._today)
        if column == TEXT:
            return row.merchant or row.row.payee or row.row.memo
        if column == CATEGORY:
            form = self.tr("{0} ?") if row.suggested else "{0}"
            return form.format(row.category or "")
        money = Money.of(row.row.amount, row.row.currency or self._currency)
        return formats.money(money, plus=True)


def status_text(line: PreviewLine, today: date) -> str:
    """Return what happens to a line, in a few words."""
    if line.status == REFUSED:
        return translate("imports", "Refused: {0}").format(said(line.reason))
    if line.status == IGNORED:
        return translate("imports", "Passed over: {0}").format(ignored_text(line.reason))
    plain = _plain(line, today)
    if line.decision is None or line.status in {"skipped", "duplicate"}:
        return plain
    return translate("imports", "{0} (your decision)").format(plain)


def _plain(line: PreviewLine, today: date) -> str:
    other = line.other
    if line.row is not None and line.row.purchase is not None and other is not None:
        form = translate("imports", "New, refund of {0}, {1}")
        return form.format(formats.day(other.day, today), other.title)
    if line.row is not None and line.row.suggested:
        return translate("imports", "New, category suggested")
    if line.status == "new" and line.row is not None and not line.row.category:
        return translate("imports", "New, without a category")
    if line.status == "duplicate" and other is not None and not _reads_alike(line):
        form = translate("imports", "Same as {0}, {1}")
        return form.format(formats.day(other.day, today), other.title)
    if line.status == "transfer" and other is not None:
        return translate("imports", "New, transfer with {0}").format(other.account)
    before = line.row.before if line.row is not None else None
    return {
        "new": translate("imports", "New"),
        "duplicate": translate("imports", "Already there"),
        "transfer": translate("imports", "Transfer"),
        "kept out": translate("imports", "Kept out by a rule"),
        "waiting": translate("imports", "Waits for your decision"),
        "skipped": _left_out(before),
    }[line.status]


def _left_out(before: Before | None) -> str:
    if before is None:
        return translate("imports", "Left out by you")
    if before.moved:
        return translate("imports", "Left out: you moved it to another account")
    gone = translate("imports", "Left out: you deleted it before")
    return gone if before.deleted else translate("imports", "Left out by you before")


def _reads_alike(line: PreviewLine) -> bool:
    """Say whether the other entry bears the same day and name, so that naming it tells nothing."""
    row, other = line.row, line.other
    if row is None or other is None or other.day != row.row.date:
        return False
    return other.title in {row.merchant, row.row.payee, row.row.memo}


def _colour(line: PreviewLine, column: int) -> object:
    if line.status == REFUSED:
        return theme.colour("care" if column in {CATEGORY, STATUS} else "muted")
    if line.row is None or line.status in {"duplicate", "kept out", "skipped"} or column == DATE:
        return theme.colour("muted")
    if column == AMOUNT and line.row.row.amount > 0:
        return theme.colour("accent")
    if column == STATUS and (line.status == "waiting" or not line.row.category):
        return theme.colour("notice")
    return None

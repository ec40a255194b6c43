"""The transactions behind an answer, as a small table that does not scroll by itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QTableView

from app import format as formats
from app import theme
from app.widgets import tables

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from finance.ledger.rows import TransactionInfo


_PAYEE, _ACCOUNT, _MEMBER, _AMOUNT = 1, 3, 4, 5
_NAME_ROOM = 150


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its heading, and its width in pixels (0 takes the room that is left)."""

    heading: str
    width: int = 0
    right: bool = False
    quiet: bool = False


def plain_table(
    name: str, columns: Sequence[Column], lines: Sequence[Sequence[str]], *, most: int = 10
) -> QTableView:
    """Return a table of texts, as high as its rows, up to `most` of them."""
    model = QStandardItemModel(0, len(columns))
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    for number, column in enumerate(columns):
        model.setHorizontalHeaderItem(number, QStandardItem(column.heading))
        if column.right:
            model.setHeaderData(
                number, Qt.Orientation.Horizontal, right, Qt.ItemDataRole.TextAlignmentRole
            )
    for line in lines:
        model.appendRow([_cell(text, c) for text, c in zip(line, columns, strict=True)])
    stretch = next((n for n, column in enumerate(columns) if not column.width), 0)
    view = tables.table(name, model, stretch, [c.width or 100 for c in columns])
    view.keep_whole(*(n for n, column in enumerate(columns) if column.right))
    model.setParent(view)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    tables.fit_height(view, most)
    return view


def _cell(text: str, column: Column) -> QStandardItem:
    cell = QStandardItem(text)
    cell.setEditable(False)
    if column.right:
        cell.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    if column.quiet:
        cell.setForeground(theme.colour("muted"))
    return cell


class _Fitting(QObject):
    """Leaves columns out, those that matter least first, where a table is too narrow for all."""

    def __init__(self, view: QTableView, spare: Sequence[int]) -> None:
        super().__init__(view)
        self._view = view
        self._spare = {column: view.columnWidth(column) for column in spare}
        shown = (c for c in range(view.model().columnCount()) if not view.isColumnHidden(c))
        self._all = _NAME_ROOM + sum(view.columnWidth(c) for c in shown if c != _PAYEE)
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            needed = self._all
            for column, width in self._spare.items():
                too_wide = needed > self._view.width()
                self._view.setColumnHidden(column, too_wide)
                needed -= width if too_wide else 0
        return super().eventFilter(watched, event)


def evidence_table(rows: Sequence[TransactionInfo], today: date) -> QTableView:
    """Return the transactions `rows`, with their member where any has one."""
    columns = [
        Column(QCoreApplication.translate("ask", "Date"), 110, quiet=True),
        Column(QCoreApplication.translate("ask", "Payee")),
        Column(QCoreApplication.translate("ask", "Category"), 170),
        Column(QCoreApplication.translate("ask", "Account"), 150, quiet=True),
        Column(QCoreApplication.translate("ask", "Member"), 110, quiet=True),
        Column(QCoreApplication.translate("ask", "Amount"), 130, right=True),
    ]
    view = plain_table(
        QCoreApplication.translate("ask", "Transactions behind the answer"),
        columns,
        [_line(row, today) for row in rows],
    )
    spare = [_ACCOUNT, _MEMBER]
    if not any(row.member for row in rows):
        view.setColumnHidden(_MEMBER, True)
        spare.remove(_MEMBER)
    _Fitting(view, spare)
    model = view.model()
    if isinstance(model, QStandardItemModel):
        for number, row in enumerate(rows):
            if row.amount.minor > 0:
                model.item(number, _AMOUNT).setForeground(theme.colour("accent"))
    return view


def _line(row: TransactionInfo, today: date) -> tuple[str, ...]:
    category = row.category or QCoreApplication.translate("ask", "Uncategorised")
    if len(row.splits) > 1:
        category = QCoreApplication.translate("ask", "Split in {0}").format(
            formats.number(len(row.splits))
        )
    return (
        formats.day(row.date, today),
        row.title,
        category,
        row.account,
        row.member or "",
        formats.money(row.amount, plus=True),
    )

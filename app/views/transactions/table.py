"""The table of transactions: cells to read, a category to type, keys to work with."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLineEdit

from app.models.transactions_model import Column, TransactionsModel
from app.views.transactions.cells import CategoryCell, PayeeCell
from app.widgets import tables
from app.widgets.sort_header import SortHeader
from app.widgets.tables import RowTable

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QKeyEvent, QResizeEvent

_MOST_KEPT = 1000
_WIDTHS = (114, 200, 190, 140, 100, 130)
_NARROW_WIDTHS = (104, 120, 130, 98, 76, 106)
_WIDE, _NARROW = 860, 660  # below the first columns are narrower, below the other members go


class TransactionTable(RowTable):
    """The table. Typing on a row edits its category.

    Signals:
        delete_wanted: Delete was pressed.
        accept_wanted, reject_wanted: Space was pressed, or Shift and Space, on a suggestion.
    """

    delete_wanted = Signal()
    accept_wanted = Signal()
    reject_wanted = Signal()

    def __init__(self, name: str, model: TransactionsModel) -> None:
        super().__init__()
        self.setHorizontalHeader(SortHeader(self))
        tables.dress(self, name, model, Column.PAYEE, _WIDTHS)
        self.keep_whole(Column.AMOUNT)
        self.transactions = model
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.cell = CategoryCell(self)
        self.setItemDelegateForColumn(Column.CATEGORY, self.cell)
        self.setItemDelegateForColumn(Column.PAYEE, PayeeCell(model.today, self))
        head = self.horizontalHeader()
        head.setSortIndicator(Column.DATE, Qt.SortOrder.DescendingOrder)
        head.setSectionResizeMode(Column.AMOUNT, QHeaderView.ResizeMode.Fixed)
        head.setMinimumSectionSize(60)
        self.setSortingEnabled(True)
        model.modelAboutToBeReset.connect(self._let_go)

    def chosen(self) -> list[int]:
        """Return the ids of the selected rows, in their order; quick for any number."""
        rows: set[int] = set()
        for part in list(self.selectionModel().selection()):  # type: ignore[call-overload]
            rows.update(range(part.top(), part.bottom() + 1))
        ids = self.transactions.ids
        return [ids[row] for row in sorted(rows) if row < len(ids)]

    def choose(self, number: int | None, *, edit: bool = False) -> None:
        """Make a transaction the current row; with `edit`, type its category."""
        row = None if number is None else self.transactions.row_of(number)
        if row is None:
            return
        index = self.transactions.index(row, Column.CATEGORY)
        self.setCurrentIndex(index)
        self.scrollTo(index)
        if edit and index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.edit(index)

    def current_id(self) -> int | None:
        """Return the id of the current row."""
        row, ids = self.currentIndex().row(), self.transactions.ids
        return ids[row] if 0 <= row < len(ids) else None

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Keep the current row, the selection and what is being typed while the list changes."""
        current, chosen, ids = self.current_id(), self.chosen(), self.transactions.ids
        editor = self.indexWidget(self.currentIndex())
        typed = editor.text() if isinstance(editor, QLineEdit) else None
        row, top = self.currentIndex().row(), self.verticalScrollBar().value()
        yield
        if self.transactions.ids is ids:
            return
        if current is not None and self.transactions.row_of(current) is None:
            self._choose_row(row)
        self.choose(current, edit=typed is not None)
        self._select(chosen)
        fresh = self.indexWidget(self.currentIndex())
        if typed and isinstance(fresh, QLineEdit):
            fresh.setText(typed)
        self.verticalScrollBar().setValue(top)

    def _let_go(self) -> None:
        """Commit nothing more from the cell that is open: its row is about to go."""
        editor = self.indexWidget(self.currentIndex())
        if editor is not None:
            editor.setProperty("taken", True)

    def _choose_row(self, row: int) -> None:
        """Make what now stands where the current row was the current one."""
        if self.transactions.ids:
            last = len(self.transactions.ids) - 1
            self.setCurrentIndex(self.transactions.index(min(row, last), Column.CATEGORY))

    def _select(self, ids: Sequence[int]) -> None:
        if len(ids) < 2 or len(ids) > _MOST_KEPT:
            return
        last = len(Column) - 1
        selection = QItemSelection()
        for number in ids:
            row = self.transactions.row_of(number)
            if row is not None:
                left = self.transactions.index(row, 0)
                selection.append(QItemSelectionRange(left, left.siblingAtColumn(last)))
        self.selectionModel().select(selection, QItemSelectionModel.SelectionFlag.Select)

    def edit_category(self, typed: str = "") -> None:
        """Type the category of the current row, beginning with `typed`."""
        current = self.currentIndex()
        if not current.isValid():
            return
        index = current.siblingAtColumn(Column.CATEGORY)
        if not index.flags() & Qt.ItemFlag.ItemIsEditable:
            return
        self.setCurrentIndex(index)
        self.edit(index)
        editor = self.indexWidget(index)
        if typed and isinstance(editor, QLineEdit):
            editor.setText(typed)
            editor.completer().setCompletionPrefix(typed)
            editor.completer().complete()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room, before = event.size().width(), event.oldSize().width()
        self.setColumnHidden(Column.MEMBER, room < _NARROW)
        if (room < _WIDE) != (before < _WIDE) or before < 0:
            for column, width in enumerate(_NARROW_WIDTHS if room < _WIDE else _WIDTHS):
                if column != Column.PAYEE:
                    self.setColumnWidth(column, width)

    def keyboardSearch(self, search: str) -> None:
        if search.strip():
            self.edit_category(search)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.delete_wanted.emit()
        elif event.key() == Qt.Key.Key_F2:
            self.edit_category()
        elif event.key() == Qt.Key.Key_Space and self._on_suggestion():
            shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            (self.reject_wanted if shifted else self.accept_wanted).emit()
        else:
            super().keyPressEvent(event)

    def _on_suggestion(self) -> bool:
        current = self.currentIndex()
        info = self.transactions.info(current.row()) if current.isValid() else None
        return info is not None and info.suggested

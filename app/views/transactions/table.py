"""The table of transactions: cells to read, a category to type, keys to work with."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCompleter,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from app import theme
from app.models.transactions_model import INFO, Column, TransactionsModel
from app.widgets import tables
from finance.text import fold

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from finance.ledger.rows import TransactionInfo

Index = QModelIndex | QPersistentModelIndex
_Reason = Qt.FocusReason
_MOST_KEPT = 1000
_WIDTHS = (114, 200, 190, 140, 100, 130)
_NARROW_WIDTHS = (104, 120, 130, 98, 76, 106)
_WIDE, _NARROW = 860, 660  # below the first columns are narrower, below the other members go


class CategoryCell(QStyledItemDelegate):
    """Edits a category with completion: Return takes it and goes on to the next row.

    Signals:
        finished: Return was pressed in a cell.
        refused: what was typed, where no category is called so.
    """

    finished = Signal()
    refused = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.names: Sequence[str] = ()

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: ARG002
        editor = QLineEdit(parent)
        editor.setObjectName("cell")
        editor.setAccessibleName(self.tr("Category"))
        completer = QCompleter(list(self.names), editor)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        editor.setCompleter(completer)
        editor.returnPressed.connect(lambda: self._take(editor))
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        # Once only: the list may be read again while somebody types.
        if isinstance(editor, QLineEdit) and not editor.property("filled"):
            editor.setProperty("filled", True)
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole) or ""))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if not isinstance(editor, QLineEdit):
            return
        typed = editor.text().strip()
        name = next((n for n in self.names if fold(n) == fold(typed)), None)
        if name is not None or not typed:
            model.setData(index, name or "", Qt.ItemDataRole.EditRole)
        elif editor.property("taken"):
            self.refused.emit(typed)

    def updateEditorGeometry(
        self,
        editor: QWidget,
        option: QStyleOptionViewItem,
        index: Index,  # noqa: ARG002 - Qt's signature
    ) -> None:
        editor.setGeometry(option.rect)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
            and isinstance(watched, QLineEdit)
        ):
            self._take(watched)
            return True
        if isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusOut:
            # Another window, or the list of names, leaves the cell open; what was taken is done.
            away = event.reason() in {_Reason.ActiveWindowFocusReason, _Reason.PopupFocusReason}
            if away or watched.property("taken"):
                return False
        return super().eventFilter(watched, event)

    def _take(self, editor: QLineEdit) -> None:
        if editor.property("taken"):
            return
        editor.setProperty("taken", True)
        editor.setText(self._best(editor))
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.NoHint)
        # Once the focus has come back from the editor and its list.
        QTimer.singleShot(0, self.finished.emit)

    def _best(self, editor: QLineEdit) -> str:
        """Return the entry chosen in the list, else the first that begins with what was typed."""
        completer = editor.completer()
        popup = completer.popup() if completer is not None else None
        if popup is not None and popup.isVisible():
            chosen = popup.currentIndex()
            popup.hide()
            if chosen.isValid():
                return str(chosen.data())
        wanted = fold(editor.text().strip())
        if not wanted:
            return ""
        for fits in (str.__eq__, str.startswith, str.__contains__):
            for name in self.names:
                if fits(fold(name), wanted) is True:
                    return name
        return editor.text()


class PayeeCell(QStyledItemDelegate):
    """Draws a payee with note and tags after it, quieter."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        info: TransactionInfo | None = index.data(INFO)
        if info is None or not (info.note or info.tags):
            return
        more = "  ".join([info.note, *(f"#{tag}" for tag in info.tags)]).strip()
        metrics = option.fontMetrics
        left = metrics.horizontalAdvance(info.title) + 24
        rect: QRect = option.rect.adjusted(left, 0, -8, 0)
        if rect.width() < 40:
            return
        painter.save()
        painter.setPen(theme.colour("muted"))
        shown = metrics.elidedText(more, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignVCenter), shown)
        painter.restore()


class TransactionTable(QTableView):
    """The table. Typing on a row edits its category.

    Signals:
        delete_wanted: Delete was pressed.
    """

    delete_wanted = Signal()

    def __init__(self, name: str, model: TransactionsModel) -> None:
        super().__init__()
        tables.dress(self, name, model, Column.PAYEE, _WIDTHS)
        self.transactions = model
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.cell = CategoryCell(self)
        self.setItemDelegateForColumn(Column.CATEGORY, self.cell)
        self.setItemDelegateForColumn(Column.PAYEE, PayeeCell(self))
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
        else:
            super().keyPressEvent(event)

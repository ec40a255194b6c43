"""Table views as Coffer draws them: no grid, quiet header, rows of one height."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    QTimer,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from app import theme

if TYPE_CHECKING:
    from collections.abc import Sequence

HEADER = 34
View = TypeVar("View", bound=QTableView)


class RowTable(QTableView):
    """A table of rows: Home and End go to the first and the last, with Shift they select up to it.

    What is copied are the selected rows, a line each, with tabs as spreadsheets take them.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole: tuple[int, ...] = ()
        self._growing = QTimer(self, singleShot=True, interval=0)
        self._growing.timeout.connect(self._grow)

    def keep_whole(self, *columns: int) -> None:
        """Widen columns of amounts where what is on show needs it, so that no figure is cut."""
        self._whole = columns
        self.horizontalHeader().setResizeContentsPrecision(0)  # only what is on show is measured
        model = self.model()
        for told in (model.dataChanged, model.modelReset, model.rowsInserted):
            told.connect(self._look_again)
        self.verticalScrollBar().valueChanged.connect(self._look_again)
        self._look_again()

    def _look_again(self, *_: object) -> None:
        self._growing.start()

    def _grow(self) -> None:
        for column in self._whole:
            needed = self.sizeHintForColumn(column)
            if needed > self.columnWidth(column):
                self.setColumnWidth(column, needed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._look_again()

    def moveCursor(
        self,
        cursorAction: QAbstractItemView.CursorAction,  # noqa: N803 - Qt's
        modifiers: Qt.KeyboardModifier,
    ) -> QModelIndex:
        if cursorAction in {self.CursorAction.MoveHome, self.CursorAction.MoveEnd}:
            modifiers |= Qt.KeyboardModifier.ControlModifier  # without it, along the row
        return super().moveCursor(cursorAction, modifiers)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self._selected_text())
            return
        super().keyPressEvent(event)

    def _selected_text(self) -> str:
        model = self.model()
        shown = [c for c in range(model.columnCount()) if not self.isColumnHidden(c)]
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return "\n".join(
            "\t".join(str(model.index(row, column).data() or "") for column in shown)
            for row in rows
        )

    def selectionCommand(
        self, index: QModelIndex | QPersistentModelIndex, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        # Where Control is held too, the selection would stay behind.
        if isinstance(event, QKeyEvent) and event.key() in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            kept = event.modifiers() & ~Qt.KeyboardModifier.ControlModifier
            event = QKeyEvent(event.type(), event.key(), kept)
        return super().selectionCommand(index, event)


def table(name: str, model: QAbstractItemModel, stretch: int, widths: Sequence[int]) -> RowTable:
    """Return a table of `model` for `name`; column `stretch` takes the room that is left."""
    return dress(RowTable(), name, model, stretch, widths)


def dress(
    view: View, name: str, model: QAbstractItemModel, stretch: int, widths: Sequence[int]
) -> View:
    """Make a table view look like all others, and return it."""
    view.setAccessibleName(name)
    view.setModel(model)
    view.setShowGrid(False)
    view.setWordWrap(False)
    view.setCornerButtonEnabled(False)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setTabKeyNavigation(False)
    rows = view.verticalHeader()
    rows.hide()
    rows.setMinimumSectionSize(theme.ROW)
    rows.setDefaultSectionSize(theme.ROW)
    rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    columns = view.horizontalHeader()
    columns.setHighlightSections(False)
    # Of its own: to draw its names a head asks of each selected row whether all columns are.
    columns.setSelectionModel(QItemSelectionModel(model, columns))
    columns.setFixedHeight(HEADER)
    columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    for column, width in enumerate(widths):
        view.setColumnWidth(column, width)
    columns.setSectionResizeMode(stretch, QHeaderView.ResizeMode.Stretch)
    return view


def fit_height(view: QTableView, most: int = 12) -> None:
    """Make a table as high as its rows, up to `most` of them, so that the page scrolls instead."""
    rows = min(most, view.model().rowCount())
    view.setFixedHeight(HEADER + rows * theme.ROW + 2)

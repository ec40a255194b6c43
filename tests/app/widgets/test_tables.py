"""A table of rows is walked by key, and drawing its head costs nothing however much is selected."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QStandardItemModel
from PySide6.QtTest import QTest

from app.widgets import tables

if TYPE_CHECKING:
    from PySide6.QtWidgets import QTableView
    from pytestqt.qtbot import QtBot

ROWS = 3000
Key = Qt.Key
Control, Shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
None_ = Qt.KeyboardModifier.NoModifier


class Asked(QStandardItemModel):
    """A model that counts how often it is asked about a cell."""

    count = 0

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        self.count += 1
        return super().flags(index)


@pytest.fixture
def view(qtbot: QtBot) -> QTableView:
    """Give a table with many rows, the second one chosen."""
    made = tables.table("Rows", Asked(ROWS, 2), 0, (100, 100))
    made.model().setParent(made)
    qtbot.addWidget(made)
    made.show()
    made.selectRow(1)
    return made


def _selected(view: QTableView) -> list[int]:
    return sorted(index.row() for index in view.selectionModel().selectedRows())


@pytest.mark.parametrize("held", [None_, Control])
def test_home_and_end_go_to_the_first_and_the_last_row(
    view: QTableView, held: Qt.KeyboardModifier
) -> None:
    QTest.keyClick(view, Key.Key_End, held)
    assert _selected(view) == [ROWS - 1]
    QTest.keyClick(view, Key.Key_Home, held)
    assert _selected(view) == [0]


@pytest.mark.parametrize("held", [None_, Control])
def test_with_shift_they_select_up_to_it(view: QTableView, held: Qt.KeyboardModifier) -> None:
    QTest.keyClick(view, Key.Key_End, held | Shift)
    assert _selected(view) == list(range(1, ROWS))


def test_a_selection_of_everything_is_drawn_without_asking_each_row(view: QTableView) -> None:
    model = view.model()
    assert isinstance(model, Asked)
    view.selectAll()
    model.count = 0
    view.grab()
    assert model.count < ROWS


def test_selected_rows_are_copied_with_tabs(view: QTableView) -> None:
    for row in (1, 2):
        for column in (0, 1):
            view.model().setData(view.model().index(row, column), f"{row}/{column}")
    QTest.keyClick(view, Key.Key_Down, Shift)
    QTest.keyClick(view, Key.Key_C, Control)
    assert QGuiApplication.clipboard().text() == "1/0\t1/1\n2/0\t2/1"


def test_no_figure_is_cut_however_long_and_wherever_it_stands(qtbot: QtBot) -> None:
    model = QStandardItemModel(ROWS, 2)
    made = tables.table("Amounts", model, 0, (100, 60))
    model.setParent(made)
    made.keep_whole(1)
    qtbot.addWidget(made)
    made.show()
    long = "−€1,234,567,890.00"
    model.setData(model.index(ROWS - 1, 1), long)
    made.scrollToBottom()
    qtbot.waitUntil(lambda: made.columnWidth(1) > made.fontMetrics().horizontalAdvance(long))

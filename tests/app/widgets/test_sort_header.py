"""The arrow of the order stands beside the name of the column that is sorted by."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QStyleOptionHeader, QTableView

from app.widgets.sort_header import SortHeader

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture
def header(qtbot: QtBot) -> Iterator[SortHeader]:
    """Give the head of a sortable table with a name at the left and one at the right."""
    view = QTableView()
    qtbot.addWidget(view)
    header = SortHeader(view)
    view.setHorizontalHeader(header)
    model = QStandardItemModel(1, 2, view)
    model.setHorizontalHeaderLabels(["Date", "Amount"])
    right = QStandardItem("Amount")
    right.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    model.setHorizontalHeaderItem(1, right)
    view.setModel(model)
    view.setSortingEnabled(True)
    yield header  # noqa: PT022 - the view lives as long as the test


def test_the_arrow_follows_the_name_and_says_the_order(header: SortHeader) -> None:
    header.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
    assert [header.text(0), header.text(1)] == ["Date\u2002↓", "Amount"]
    header.setSortIndicator(0, Qt.SortOrder.AscendingOrder)
    assert header.text(0) == "Date\u2002↑"


def test_a_name_at_the_right_edge_stays_there(header: SortHeader) -> None:
    header.setSortIndicator(1, Qt.SortOrder.DescendingOrder)
    assert [header.text(0), header.text(1)] == ["Date", "↓\u2002Amount"]


def test_the_style_draws_no_arrow_of_its_own(header: SortHeader) -> None:
    header.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
    option = QStyleOptionHeader()
    header.initStyleOptionForIndex(option, 0)
    assert option.sortIndicator == QStyleOptionHeader.SortIndicator.None_
    assert option.text == "Date\u2002↓"

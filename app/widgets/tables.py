"""Table views as Coffer draws them: no grid, quiet header, rows of one height."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from app import theme

if TYPE_CHECKING:
    from collections.abc import Sequence

HEADER = 34
View = TypeVar("View", bound=QTableView)


def table(name: str, model: QAbstractItemModel, stretch: int, widths: Sequence[int]) -> QTableView:
    """Return a table of `model` for `name`; column `stretch` takes the room that is left."""
    return dress(QTableView(), name, model, stretch, widths)


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

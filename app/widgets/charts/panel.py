"""ChartPanel: a chart with its table twin one click away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QHBoxLayout, QTableView, QToolButton, QVBoxLayout, QWidget

from app import icons
from app.widgets import tables
from app.widgets.labels import label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.widgets.charts.chart import Chart, Point

_MOST_ROWS = 400


class ChartPanel(QWidget):
    """Shows `points` as `chart`, or as a table of two columns named `columns`.

    `summary` is the sentence that says what the chart shows; readers of the screen hear it.
    """

    def __init__(
        self,
        chart: Chart,
        points: Sequence[Point],
        *,
        title: str,
        summary: str,
        columns: tuple[str, str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.chart = chart
        self.chart.set_points(points, title, summary)
        self._points = points
        self._columns = columns
        self._title = title
        self.table: QTableView | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        row = QHBoxLayout()
        row.addWidget(label(title, "heading"))
        row.addStretch(1)
        self.toggle = self._toggle()
        row.addWidget(self.toggle)
        layout.addLayout(row)
        layout.addWidget(chart)

    def _toggle(self) -> QToolButton:
        button = QToolButton()
        button.setCheckable(True)
        icons.dress(button, "table-2", "muted", "accent")
        button.setAccessibleName(self.tr("Show as a table"))
        button.setToolTip(self.tr("Show as a table"))
        button.toggled.connect(self._show_table)
        return button

    def _show_table(self, wanted: bool) -> None:  # noqa: FBT001 - a slot
        if wanted and self.table is None:
            self.table = tables.table(self._title, self._model(), 0, (200, 160))
            tables.fit_height(self.table, _MOST_ROWS)
            layout = self.layout()
            if layout is not None:
                layout.addWidget(self.table)
        if self.table is not None:
            self.table.setVisible(wanted)
        self.chart.setVisible(not wanted)

    def _model(self) -> QStandardItemModel:
        model = QStandardItemModel(0, 2, self)
        model.setHorizontalHeaderLabels(list(self._columns))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        model.setHeaderData(1, Qt.Orientation.Horizontal, right, Qt.ItemDataRole.TextAlignmentRole)
        for point in self._points:
            name = self.tr("{0} (so far)").format(point.label) if point.partial else point.label
            cells = [QStandardItem(name), QStandardItem(point.text)]
            cells[1].setTextAlignment(right)
            for cell in cells:
                cell.setEditable(False)
            model.appendRow(cells)
        return model

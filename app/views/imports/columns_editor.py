"""ColumnsEditor: the first lines of a table as they stand, and what each column is read as."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app import format as formats
from app import theme
from app.views.imports import column_words
from app.widgets.flow_layout import FlowLayout
from app.widgets.labels import label
from finance.imports.grid import SHOWN
from finance.readers.csv_answers import HEADER, NONE, ROLES, SEVERAL, SHEET

if TYPE_CHECKING:
    from collections.abc import Mapping

    from finance.imports.grid import Grid

_WIDTH = 138
_LINES = 8
_ROOM = 8  # around a picker
_EITHER = {"amount": {"debit", "credit"}, "debit": {"amount"}, "credit": {"amount"}}
_SKIP = ""
_OF_TEXT = frozenset({"delimiter", "encoding"})


class ColumnsEditor(QWidget):
    """A picker above each column, and how the file is written below.

    Signals:
        changed: answers that differ now, as a dict; an empty one takes an earlier answer back.
    """

    changed = Signal(dict)

    def __init__(
        self,
        grid: Grid,
        layout: Mapping[str, str],
        answers: Mapping[str, str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.grid = grid
        self._answers = answers
        self.roles = dict(grid.roles)
        self.pickers: list[QComboBox] = []
        self.options: dict[str, QComboBox] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        said = self.tr("Say what each column is; the lines below are read again at once.")
        column.addWidget(label(said, "muted", wrap=True))
        column.addWidget(self._table())
        column.addWidget(self._written({**layout, **answers}))

    def _table(self) -> QTableWidget:
        grid = self.grid
        table = QTableWidget(len(grid.rows) + 1, grid.width)
        table.setAccessibleName(self.tr("Columns of the file"))
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.horizontalHeader().hide()
        table.horizontalHeader().setDefaultSectionSize(_WIDTH)
        table.verticalHeader().setDefaultSectionSize(theme.ROW)
        table.verticalHeader().setFixedWidth(40)
        table.setRowHeight(0, theme.ROW + _ROOM)
        numbers = ["", *(formats.number(row.line) for row in grid.rows)]
        table.setVerticalHeaderLabels(numbers)
        for place in range(grid.width):
            picker = self._picker(place)
            table.setCellWidget(0, place, picker)
            table.setColumnWidth(place, max(_WIDTH, picker.sizeHint().width() + _ROOM))
        for number, row in enumerate(grid.rows, 1):
            for place, text in enumerate(row.cells):
                table.setItem(number, place, self._cell(row.line, text))
        lines = min(_LINES, table.rowCount())
        bar = table.horizontalScrollBar().sizeHint().height()
        table.setFixedHeight(lines * theme.ROW + _ROOM + bar + 4)
        return table

    def _cell(self, line: int, text: str) -> QTableWidgetItem:
        item = QTableWidgetItem(" ".join(text.split()))
        item.setToolTip(text)
        header = self.grid.header
        if header is not None and line <= header:
            font = item.font()
            font.setBold(line == header)
            item.setFont(font)
            item.setForeground(theme.colour("muted"))
        return item

    def _picker(self, place: int) -> QComboBox:
        made = QComboBox()
        said = self.tr("What column {0} is").format(formats.number(place + 1))
        made.setAccessibleName(said)
        made.setToolTip(said)
        for role, words in column_words.roles().items():
            made.addItem(words, role)
        made.setCurrentIndex(max(0, made.findData(self.roles.get(place, _SKIP))))
        made.activated.connect(lambda _: self._picked(place))
        self.pickers.append(made)
        return made

    def _written(self, settled: Mapping[str, str]) -> QWidget:
        holder = QWidget()
        row = FlowLayout(holder)
        heads = [(NONE, self.tr("No header line"))]
        last = max([SHOWN, self.grid.header or 0])
        heads += [
            (str(n), self.tr("Header on line {0}").format(formats.number(n)))
            for n in range(1, last + 1)
        ]
        header = NONE if self.grid.header is None else str(self.grid.header)
        self._option(row, HEADER, self.tr("Header line"), heads, header)
        current = {
            "delimiter": self.grid.delimiter,
            "encoding": self.grid.encoding,
            "date_order": settled.get("date_order", ""),
            "decimal_mark": settled.get("decimal_mark", ""),
            "sign": settled.get("sign", "as_is"),
        }
        if len(self.grid.sheets) > 1:
            sheets = [("", self.tr("All sheets")), *((name, name) for name in self.grid.sheets)]
            self._option(row, SHEET, self.tr("Sheet"), sheets, settled.get(SHEET, ""))
        for key, (said, choices) in column_words.written().items():
            if current[key] or key not in _OF_TEXT or not self.grid.sheets:
                self._option(row, key, said, choices, current[key])
        self.reset = QPushButton(self.tr("Back to automatic"))
        self.reset.setObjectName("quiet")
        self.reset.clicked.connect(self._start_over)
        row.addWidget(self.reset)
        return holder

    def _option(
        self, row: FlowLayout, key: str, said: str, choices: list[tuple[str, str]], current: str
    ) -> None:
        box = QComboBox()
        box.setAccessibleName(said)
        box.setToolTip(said)
        for choice, words in choices:
            box.addItem(words, choice)
        if box.findData(current) < 0:
            box.addItem(current or said, current)
        box.setCurrentIndex(box.findData(current))
        box.activated.connect(lambda _: self.changed.emit({key: str(box.currentData())}))
        self.options[key] = box
        row.addWidget(box)

    def _picked(self, place: int) -> None:
        """Take a role: one column alone has it, but for payee and memo."""
        role = str(self.pickers[place].currentData())
        rivals = _EITHER.get(role, set()) | (set() if role in SEVERAL else {role})
        self.roles = {p: r for p, r in self.roles.items() if p != place and r not in rivals}
        if role != _SKIP:
            self.roles[place] = role
        answers = {}
        for name in ROLES:
            places = [str(p + 1) for p in sorted(self.roles) if self.roles[p] == name]
            answers[f"{name}_column"] = ",".join(places) or NONE
        self.changed.emit(answers)

    def _start_over(self) -> None:
        keys = [HEADER, SHEET, *column_words.written(), *(f"{role}_column" for role in ROLES)]
        self.changed.emit(dict.fromkeys(keys, ""))

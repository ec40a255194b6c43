"""RowsPane: every line of a file with what an import makes of it, and what a person makes of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from app import format as formats
from app.models.import_rows_model import AMOUNT, CATEGORY, STATUS, TEXT, ImportRowsModel
from app.operations import overruling
from app.views.imports.line_words import choice_words, detail, status_words
from app.views.imports.mend_sheet import MendSheet
from app.views.imports.other_sheet import OtherSheet
from app.widgets import tables
from app.widgets.chip import Chip
from app.widgets.labels import label
from finance.imports.decisions import Decision

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from app.context import Context
    from app.operations.imports import Draft
    from app.operations.preview import Preview, PreviewLine
    from finance.imports.decisions import Choice

_ROWS = 9
_NARROW = 800
_NARROW_WIDTHS = (104, 120, 100, 92, 112)
_WIDTHS = (120, 200, 140, 110, 270)
_DELETE = frozenset({Qt.Key.Key_Delete, Qt.Key.Key_Backspace})
_RETURN = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class Shown(NamedTuple):
    """What a card shows: the status its rows are narrowed to, the current one, how far it is scrolled."""

    status: str = ""
    row: int = -1
    scrolled: int = 0
    columns: bool = False


class RowsPane(QWidget):
    """Chips that narrow by status over a table; Return decides about a line, Delete leaves it out.

    Signals:
        source_changed: the source with other decisions.
    """

    source_changed = Signal(object)

    def __init__(
        self,
        context: Context,
        draft: Draft,
        preview: Preview,
        currency: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.context = context
        self.draft = draft
        self.currency = currency
        self.status = ""
        self.chips: dict[str, Chip] = {}
        self.model = ImportRowsModel(preview, self._read, currency, context.today(), self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(self._narrowing(preview))
        name = self.tr("Lines of {0}: Return decides, Delete leaves out").format(draft.path.name)
        self.table = tables.table(name, self.model, TEXT, _WIDTHS)
        self.table.keep_whole(AMOUNT)
        tables.fit_height(self.table, _ROWS)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._menu_at)
        self.table.installEventFilter(self)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._say())
        self.model.arrived.connect(self._arrived)
        column.addWidget(self.table)
        column.addLayout(self._foot())
        self.model.line(0)  # read at once, not when it is painted
        self._say()

    def _read(self, numbers: Sequence[int], done: object) -> None:
        preview = self.model.preview
        self.context.read(lambda ledger: preview.lines(ledger, numbers), done, owner=self)  # type: ignore[arg-type]

    def _narrowing(self, preview: Preview) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        group = QButtonGroup(self)
        counts = preview.counts()
        for status, words in status_words().items():
            count = counts.get(status, 0) if status else len(preview.numbers(""))
            if not count or len(counts) == 1:
                continue
            chip = Chip(f"{words} · {formats.number(count)}")
            chip.setCheckable(True)
            chip.setChecked(not status)
            chip.clicked.connect(partial(self.show_only, status))
            group.addButton(chip)
            self.chips[status] = chip
            row.addWidget(chip)
        row.addStretch(1)
        return row

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.about = label("", "muted", wrap=True)
        self.decide = QPushButton(self.tr("Decide…"))
        self.decide.setAccessibleName(self.tr("Decide what happens with this line"))
        self.decide.clicked.connect(self._menu_below)
        self.last = QPushButton(self.tr("Take the last decision back"))
        self.last.setObjectName("quiet")
        self.last.clicked.connect(
            lambda: self.source_changed.emit(overruling.without_last(self.draft.source))
        )
        self.last.setVisible(bool(self.draft.source.decisions))
        row.addWidget(self.about, 1)
        row.addWidget(self.last)
        row.addWidget(self.decide)
        return row

    # What is shown

    def show_only(self, status: str) -> None:
        """Narrow to one status; "" shows all."""
        self.status = status
        if status in self.chips:
            self.chips[status].setChecked(True)
        self.table.clearSpans()
        self.model.show_only(status)
        self.model.line(0)
        self._say()

    def shown(self) -> Shown:
        """Return what is shown, so that a pane of the same file may go on there."""
        bar = self.table.verticalScrollBar()
        return Shown(self.status, self.table.currentIndex().row(), bar.value())

    def go_on(self, shown: Shown) -> None:
        """Show what another pane of this file did."""
        status = shown.status if shown.status in self.chips else ""
        if status:
            self.show_only(status)
        if status == shown.status and 0 <= shown.row < self.model.rowCount():
            self.table.selectRow(shown.row)
            self.table.verticalScrollBar().setValue(shown.scrolled)
            self.table.setFocus()

    def lines(self) -> list[PreviewLine]:
        """Return the chosen lines that have been read, the current one first."""
        current = self.table.currentIndex().row()
        rows = [
            row
            for chosen in list(self.table.selectionModel().selection())  # type: ignore[call-overload]
            for row in range(chosen.top(), chosen.bottom() + 1)
            if self.model.is_read(row)
        ]
        rows.sort(key=lambda row: (row != current, row))
        return [line for row in rows if (line := self.model.line(row)) is not None]

    def _arrived(self, first: int, last: int) -> None:
        for row in range(first, last + 1):
            line = self.model.line(row)
            if line is not None and line.row is None:
                self.table.setSpan(row, CATEGORY, 1, STATUS - CATEGORY + 1)
        self._say()

    def _say(self) -> None:
        lines = self.lines()
        hint = self.tr("Select a line to decide about it.")
        self.about.setText(detail(lines[0], self.context.today(), self.currency) if lines else hint)
        self.decide.setEnabled(bool(lines) and bool(self._offers(lines)))

    # Deciding

    def _offers(self, lines: Sequence[PreviewLine]) -> list[Choice]:
        """Return what all of these lines can be; one line alone may also be another's."""
        sets = [overruling.choices(line) for line in lines]
        offered = [c for c in sets[0] if all(c in other for other in sets)] if sets else []
        if len(lines) > 1:
            return [c for c in offered if c in {"new", "apart", "skip"}]
        return offered or (["new"] if lines and overruling.mendable(lines[0]) else [])

    def menu(self) -> QMenu | None:
        """Return what can be done with the chosen lines; None where nothing can."""
        lines = self.lines()
        if not lines:
            return None
        made = QMenu(self)
        if len(lines) == 1 and overruling.mendable(lines[0]):
            made.addAction(self.tr("By hand…"), partial(self._mend, lines[0]))
        words = choice_words()
        if lines[0].row is not None:
            for choice in self._offers(lines):
                made.addAction(words[choice], partial(self._choose, choice, lines))
        if any(line.decision is not None for line in lines):
            made.addSeparator()
            made.addAction(self.tr("As it was"), partial(self._decide, lines, None))
        return made if made.actions() else None

    def _menu_at(self, place: QPoint) -> None:
        menu = self.menu()
        if menu is not None:
            menu.popup(self.table.viewport().mapToGlobal(place))

    def _menu_below(self) -> None:
        menu = self.menu()
        if menu is not None:
            menu.popup(self.decide.mapToGlobal(QPoint(0, self.decide.height())))

    def _choose(self, choice: Choice, lines: Sequence[PreviewLine]) -> None:
        row = lines[0].row
        if choice in {"same", "transfer"} and row is not None:
            sheet = OtherSheet(self.context, row, choice, self.currency, self)
            sheet.decided.connect(partial(self._decide, lines))
            sheet.open()
        else:
            self._decide(lines, Decision(choice))

    def _mend(self, line: PreviewLine) -> None:
        layout = self.model.preview.parsed.layout
        sheet = MendSheet(line, layout, self.currency, self.context.today(), self)
        sheet.decided.connect(partial(self._decide, [line]))
        sheet.open()

    def _decide(self, lines: Sequence[PreviewLine], decision: Decision | None) -> None:
        changes = {line.line: decision for line in lines}
        self.source_changed.emit(overruling.decided(self.draft.source, changes))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            watched is self.table
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
        ):
            lines = self.lines()
            if event.key() in _RETURN and lines:
                self._menu_below()
                return True
            if event.key() in _DELETE and lines and "skip" in self._offers(lines):
                self._choose("skip", lines)
                return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        widths = _NARROW_WIDTHS if event.size().width() < _NARROW else _WIDTHS
        for column, width in enumerate(widths):
            if column != TEXT:
                self.table.setColumnWidth(column, width)

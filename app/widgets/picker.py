"""Picker: a pop-up list to choose from, with a search line where the list is long."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListView, QPushButton, QWidget

from app.widgets.popup import Popup

if TYPE_CHECKING:
    from collections.abc import Sequence

_SEARCHED_FROM = 9
_ROWS_SHOWN = 9
_ROW = 30
_VALUE = Qt.ItemDataRole.UserRole
_TICK = Qt.ItemDataRole.CheckStateRole


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose: its words, what it stands for, and whether it is chosen now."""

    label: str
    value: object
    chosen: bool = False


class Picker(Popup):
    """A pop-up list. One choice closes it; with `multiple`, boxes are ticked and applied.

    Signals:
        picked: the values chosen, as a list; empty where "Remove" was pressed.
    """

    picked = Signal(list)

    def __init__(
        self,
        title: str,
        options: Sequence[Option],
        *,
        multiple: bool = False,
        removable: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(title, parent)
        self._multiple = multiple
        self._before: object = None  # whether a row was ticked when the mouse went down on it
        self._model = self._filled(options)
        self._proxy = QSortFilterProxyModel(self)
        self._proxy.setSourceModel(self._model)
        self._proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.search = self._search_line()
        self.body.addWidget(self.search)
        self.list = self._list_view(title)
        self.body.addWidget(self.list)
        self.body.addLayout(self._buttons(removable=removable))
        self.search.setVisible(len(options) >= _SEARCHED_FROM)
        self._begun = self._ticked()

    def first_field(self) -> QWidget:
        return self.search if self.search.isVisible() else self.list

    def _filled(self, options: Sequence[Option]) -> QStandardItemModel:
        model = QStandardItemModel(self)
        for option in options:
            item = QStandardItem(option.label)
            item.setEditable(False)
            item.setSizeHint(QSize(0, _ROW))
            item.setData(option.value, _VALUE)
            if self._multiple:
                item.setCheckable(True)
                state = Qt.CheckState.Checked if option.chosen else Qt.CheckState.Unchecked
                item.setCheckState(state)
            model.appendRow(item)
        self._first = next((row for row, option in enumerate(options) if option.chosen), 0)
        return model

    def _search_line(self) -> QLineEdit:
        search = QLineEdit()
        search.setPlaceholderText(self.tr("Search"))
        search.setAccessibleName(self.tr("Search the list"))
        search.textChanged.connect(self._filter)
        search.installEventFilter(self)
        return search

    def _list_view(self, title: str) -> QListView:
        view = QListView()
        view.setModel(self._proxy)
        view.setUniformItemSizes(True)
        view.setAccessibleName(title)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setFixedHeight(_ROW * min(_ROWS_SHOWN, max(1, self._model.rowCount())) + 4)
        view.setCurrentIndex(self._proxy.index(self._first, 0))
        view.pressed.connect(self._press)
        view.clicked.connect(self._click)
        view.activated.connect(self._activate)
        return view

    def _buttons(self, *, removable: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        if removable:
            remove = QPushButton(self.tr("Remove"))
            remove.setObjectName("quiet")
            remove.clicked.connect(lambda: self._choose([]))
            row.addWidget(remove)
        row.addStretch(1)
        if self._multiple:
            apply = QPushButton(self.tr("Apply"))
            apply.setObjectName("primary")
            apply.clicked.connect(lambda: self._choose(self._ticked()))
            row.addWidget(apply)
        return row

    def _filter(self, text: str) -> None:
        self._proxy.setFilterFixedString(text)
        self.list.setCurrentIndex(self._proxy.index(0, 0))

    def _press(self, index: QModelIndex) -> None:
        self._before = index.data(_TICK)

    def _click(self, index: QModelIndex) -> None:
        if not self._multiple:
            self._choose([index.data(_VALUE)])
        elif index.data(_TICK) == self._before:  # beside the box, which ticks by itself
            ticked = self._before == Qt.CheckState.Checked.value
            wanted = Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked
            self._proxy.setData(index, wanted.value, _TICK)

    def _activate(self, index: QModelIndex) -> None:
        if self._multiple:
            self._choose(self._ticked() or [index.data(_VALUE)])
        else:
            self._choose([index.data(_VALUE)])

    def _take_found(self, index: QModelIndex) -> None:
        """Take what was searched for: in place of what was chosen, or beside what was ticked just now."""
        if not (self._multiple and self.search.text()):
            self._activate(index)
            return
        ticked, found = self._ticked(), index.data(_VALUE)
        kept = [] if ticked == self._begun else [value for value in ticked if value != found]
        self._choose([*kept, found])

    def _ticked(self) -> list[object]:
        items = (self._model.item(row) for row in range(self._model.rowCount()))
        return [i.data(_VALUE) for i in items if i.checkState() == Qt.CheckState.Checked]

    def _choose(self, values: list[object]) -> None:
        self.close()
        self.picked.emit(values)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.search and isinstance(event, QKeyEvent):
            down = event.type() == QEvent.Type.KeyPress
            if down and event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Up}:
                self.list.setFocus()
            elif down and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                if self.list.currentIndex().isValid():
                    self._take_found(self.list.currentIndex())
                return True
        return super().eventFilter(watched, event)

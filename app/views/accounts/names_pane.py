"""NamesPane: a list of names of one noun, with what can be done to the one that is chosen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSortFilterProxyModel, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QMenu,
    QPushButton,
    QStackedWidget,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from app import icons
from app.models.names_model import NAME, NameRow, NamesModel
from app.widgets.card import Card
from app.widgets.chip import Chip
from app.widgets.empty_state import EmptyState
from app.widgets.search_box import SearchBox

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.context import Context
    from finance.ledger.ledger import Ledger


@dataclass(frozen=True, slots=True)
class Verb:
    """Something to do with a name. `words` may depend on it: archive, or use again."""

    words: str
    act: Callable[[str], object]
    words_of: Callable[[str], str] | None = None


@dataclass(frozen=True, slots=True)
class Noun:
    """What a pane shows: its columns, how its rows are read, what can be done."""

    title: str
    heads: tuple[str, ...]
    read: Callable[[Ledger], list[NameRow]]
    verbs: tuple[Verb, ...]
    add: tuple[str, Callable[[], object]] | None
    empty: tuple[str, str, str]  # icon, title, text
    offer: Callable[[], QWidget] | None = None  # makes what stands above the list


class NamesPane(QWidget):
    """The list. Double click or Return does the first verb."""

    def __init__(self, context: Context, noun: Noun, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.noun = noun
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addLayout(self._top())
        if noun.offer is not None:
            column.addWidget(noun.offer())
        self.model = NamesModel(noun.heads, self)
        self.proxy = QSortFilterProxyModel(self)
        self.proxy.setSourceModel(self.model)
        self.proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.proxy.setRecursiveFilteringEnabled(True)
        self.proxy.setAutoAcceptChildRows(True)
        self.stack = QStackedWidget()
        self.stack.addWidget(self._list())
        icon, title, text = noun.empty
        self.empty = EmptyState(icon, title, text, noun.add[0] if noun.add else "")
        if noun.add is not None:
            self.empty.acted.connect(noun.add[1])
        self.stack.addWidget(self.empty)
        column.addWidget(self.stack, 1)
        column.addLayout(self._bottom())

    def refresh(self) -> None:
        """Read the names again."""
        self.context.read(self.noun.read, self._show, owner=self)

    def chosen(self) -> str | None:
        """Return the name of the current row."""
        index = self.list.currentIndex()
        return str(index.data(NAME)) if index.isValid() else None

    def choose(self, name: str) -> None:
        """Make a name the current row."""
        found = self.proxy.match(
            self.proxy.index(0, 0), NAME, name, 1,
            Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive,
        )  # fmt: skip
        if found:
            self.list.setCurrentIndex(found[0])

    def _top(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.search = SearchBox(self.tr("Search"))
        self.search.searched.connect(self._filter)
        row.addWidget(self.search, 1)
        if self.noun.add is not None:
            words, act = self.noun.add
            self.add_button = QPushButton(words)
            icons.dress(self.add_button, "plus")
            self.add_button.clicked.connect(lambda: act())  # noqa: PLW0108 - drops Qt's argument
            row.addWidget(self.add_button)
        return row

    def _list(self) -> Card:
        card = Card()
        card.body.setContentsMargins(6, 6, 6, 6)
        self.list = QTreeView()
        self.list.setModel(self.proxy)
        self.list.setAccessibleName(self.noun.title)
        self.list.setUniformRowHeights(True)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setIndentation(20)
        self.list.setStyleSheet("QTreeView::item { height: 32px; }")
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setStretchLastSection(False)
        for section in range(1, len(self.noun.heads)):
            self.list.setColumnWidth(section, 210)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._enable())
        self.list.activated.connect(lambda _: self._do(self.noun.verbs[0]))
        self.list.customContextMenuRequested.connect(self._menu)
        card.body.addWidget(self.list)
        return card

    def _bottom(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.chips: list[Chip] = []
        for verb in self.noun.verbs:
            chip = Chip(verb.words)
            chip.clicked.connect(partial(self._do, verb))
            self.chips.append(chip)
            row.addWidget(chip)
        row.addStretch(1)
        return row

    def _show(self, rows: Sequence[NameRow]) -> None:
        chosen = self.chosen()
        self.model.set_rows(rows)
        self.list.setRootIsDecorated(any(row.parent for row in rows))
        self.list.expandAll()
        self.stack.setCurrentIndex(0 if rows else 1)
        self.search.setVisible(bool(rows))
        for chip in self.chips:
            chip.setVisible(bool(rows))
        if self.noun.add is not None:
            self.add_button.setVisible(bool(rows))
        if chosen is not None:
            self.choose(chosen)
        self._enable()

    def _filter(self, text: str) -> None:
        self.proxy.setFilterFixedString(text)
        self.list.expandAll()

    def _enable(self) -> None:
        name = self.chosen()
        for chip, verb in zip(self.chips, self.noun.verbs, strict=True):
            chip.setEnabled(name is not None)
            if name is not None and verb.words_of is not None:
                chip.setText(verb.words_of(name))
                chip.setAccessibleName(verb.words_of(name))

    def _do(self, verb: Verb) -> None:
        name = self.chosen()
        if name is not None:
            verb.act(name)

    def _menu(self, at: QPoint) -> None:
        name = self.chosen()
        if name is None or not self.list.indexAt(at).isValid():
            return
        menu = QMenu(self)
        for verb in self.noun.verbs:
            words = verb.words_of(name) if verb.words_of is not None else verb.words
            menu.addAction(words, partial(verb.act, name))
        menu.popup(self.list.viewport().mapToGlobal(at))

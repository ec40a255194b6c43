"""TransactionsView: find transactions, see what they add up to, and put them right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget

from app import format as formats
from app import icons
from app.context import Matching
from app.models.transactions_model import TransactionsModel
from app.operations import suggestions, transactions
from app.operations.filters import Names
from app.views.transactions import actions, empty, search
from app.views.transactions.always import AlwaysOffer
from app.views.transactions.asking import MOST, ModelAsking
from app.views.transactions.filter_bar import FilterBar
from app.views.transactions.selection_bar import SelectionBar
from app.views.transactions.table import TransactionTable
from app.widgets.card import Card
from app.widgets.labels import label
from app.widgets.page import Page
from app.widgets.search_box import SearchBox
from finance.ledger.filters import Filter

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from app.context import Context
    from app.operations.transactions import Listed
    from app.tasks import Task
    from finance.ledger.filters import SortKey
    from finance.money import Money


class TransactionsView(Page):
    """The page. What is shown: the words typed, the chips, and the order of the header."""

    def __init__(self, context: Context) -> None:
        super().__init__(QCoreApplication.translate("pages", "Transactions"), scrolls=False)
        self.context = context
        self.names = Names()
        self._sort: tuple[SortKey, bool] = ("date", True)
        self._loading: Task | None = None
        self._summing: Task | None = None
        self._stale = True
        self._unknown = 0
        self.model = TransactionsModel(context.ledger.transactions.rows, context.today, self)
        self.count = label("", "muted")
        self.header.addWidget(self.count)
        self.body.addLayout(self._search_row())
        self.filters = FilterBar(context.ledger.currency)
        self.filters.changed.connect(self.refresh)
        self.filters.accept_all_wanted.connect(
            lambda: suggestions.accept(self.context, self.model.ids)
        )
        self.offer = AlwaysOffer(context)
        above = QHBoxLayout()
        above.addWidget(self.filters, 1)
        above.addWidget(self.offer, alignment=Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(above)
        self.asking = self._model_asking()
        self.body.addWidget(self.asking)
        self.stack = QStackedWidget()
        self.stack.addWidget(self._table_card())
        self.empty = empty.states(lambda: context.go("import"), self.clear)
        for state in self.empty:
            self.stack.addWidget(state)
        self.body.addWidget(self.stack, 1)
        self.bar = SelectionBar(context)
        self.bar.edit_wanted.connect(self.edit)
        self.bar.transfer_wanted.connect(self.mark_transfer)
        self.offer.follow(self.bar)
        self.body.addWidget(self.bar)
        context.books_changed.connect(lambda _: self._changed())
        self.model.sort_wanted.connect(self._sorted)
        self.model.category_entered.connect(self._categorise)
        self.model.failed.connect(context.tasks.failed, Qt.ConnectionType.QueuedConnection)

    def _model_asking(self) -> ModelAsking:
        asking = ModelAsking(self.context)
        asking.changed.connect(self._offer_model)
        self.filters.model_wanted.connect(asking.begin)
        return asking

    def _search_row(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(8)
        self.search = SearchBox(self.tr("Search: words, category:, account:, in:october, >50"))
        self.search.searched.connect(lambda _: self.refresh())
        self.add_button = QPushButton(self.tr("Add"))
        icons.dress(self.add_button, "plus")
        self.add_button.setToolTip(self.tr("Add a transaction"))
        self.add_button.setAccessibleName(self.tr("Add a transaction"))
        self.add_button.clicked.connect(self.add)
        line.addWidget(self.search, 1)
        line.addWidget(self.add_button)
        return line

    def _table_card(self) -> Card:
        card = Card()
        card.body.setContentsMargins(6, 6, 6, 6)
        self.table = TransactionTable(
            QCoreApplication.translate("pages", "Transactions"), self.model
        )
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._selected())
        self.table.activated.connect(lambda _: self.edit())
        self.table.delete_wanted.connect(self.delete)
        self.table.accept_wanted.connect(
            lambda: suggestions.accept(self.context, self.table.chosen())
        )
        self.table.reject_wanted.connect(
            lambda: suggestions.reject(self.context, self.table.chosen())
        )
        self.table.customContextMenuRequested.connect(self._menu)
        self.table.cell.finished.connect(self._next)
        self.table.cell.refused.connect(self._refused)
        card.body.addWidget(self.table)
        return card

    # What is shown

    def show_argument(self, argument: object) -> None:
        """Show a Filter or the rows behind an answer, or do what the menu says: find, add."""
        if isinstance(argument, Matching):
            self._show_only(Filter(), argument)
        elif isinstance(argument, Filter):
            self._show_only(argument)
        elif argument == "find":
            self.search.setFocus()
            self.search.selectAll()
        elif argument == "add":
            self.add()

    def shown(self) -> None:
        """Read again what changed while another page was shown."""
        if self._stale:
            self._read_names()

    def clear(self) -> None:
        """Show all transactions."""
        self._show_only(Filter())

    def where(self) -> Filter:
        """Return what is asked for: the words typed and the chips."""
        typed = search.parse(
            self.search.text(), self.names, self.context.today(), self.context.ledger.currency
        )
        return self.filters.where(typed)

    def refresh(self) -> None:
        """Find the transactions again, and show them when they are found."""
        if self._loading is not None:
            self._loading.cancel()
        where, matching = self.where(), self.filters.matching
        sort, descending = self._sort
        self._loading = self.context.read(
            lambda ledger: transactions.listed(
                ledger, where, matching, sort, descending=descending
            ),
            self._show,
            owner=self,
        )

    def _show_only(self, base: Filter, matching: Matching | None = None) -> None:
        self.filters.narrow(base, matching)
        self.search.blockSignals(True)  # one search, not two
        self.search.set_query("")
        self.search.blockSignals(False)
        self.table.scrollToTop()
        self.refresh()

    def _changed(self) -> None:
        self._stale = True
        if self.isVisible():
            self._read_names()

    def _read_names(self) -> None:
        self._stale = False
        self.context.read(transactions.names, self._take_names, owner=self)

    def _take_names(self, names: Names) -> None:
        self.names = names
        self.table.cell.names = names.categories
        self.bar.set_names(names)
        self.refresh()

    def _show(self, listed: Listed) -> None:
        with self.table.kept():
            self.model.set_ids(listed.ids)
        self._write_count(listed)
        self.filters.show_state(listed, self.context.today())
        self._unknown = min(listed.unknown, MOST)
        self._offer_model()
        if listed.ids:
            self.stack.setCurrentIndex(0)
        else:
            self.stack.setCurrentWidget(self.empty[self._state(listed)])
        self.bar.setVisible(bool(listed.ids))
        self.search.setEnabled(listed.total > 0)
        self._selected()

    def _offer_model(self) -> None:
        self.filters.offer_model(self._unknown if self.asking.possible else 0)

    def _state(self, listed: Listed) -> int:
        """Return which of the empty states fits."""
        if not listed.total or self.search.text():
            return 1 if listed.total else 0
        if self.filters.uncategorised.isChecked() and not listed.uncategorised:
            return 2
        return 3 if self.filters.suggested.isChecked() and not listed.suggested else 1

    def _write_count(self, listed: Listed) -> None:
        found, total = formats.number(len(listed.ids)), formats.number(listed.total)
        if len(listed.ids) == listed.total:
            said = transactions.count_text(listed.total)
        else:
            said = self.tr("{0} of {1} transactions").format(found, total)
        sums = transactions.sums_text(listed.sums)
        self.count.setText("" if not listed.total else f"{said} · {sums}" if sums else said)

    def _sorted(self, key: SortKey, descending: bool) -> None:  # noqa: FBT001 - a slot
        self._sort = (key, descending)
        self.refresh()

    # The selection

    def _selected(self) -> None:
        if self._summing is not None:
            self._summing.cancel()
        chosen = self.table.chosen()
        row = self.model.row_of(chosen[0]) if chosen else None
        self.bar.set_selection(chosen, self.model.info(row) if row is not None else None)
        if chosen:
            self._summing = self.context.read(
                lambda ledger: ledger.transactions.totals(chosen), self._show_sums, owner=self
            )

    def _show_sums(self, sums: list[tuple[Money, Money]]) -> None:
        self.bar.set_sums(sums)

    # Verbs

    def add(self) -> None:
        """Ask for a new transaction."""
        actions.add(self)

    def edit(self) -> None:
        """Open the current transaction."""
        number = self.table.current_id()
        if number is not None:
            actions.edit(self, number)

    def delete(self) -> None:
        """Remove the selected transactions; undo brings them back."""
        chosen = self.table.chosen()
        if chosen:
            transactions.delete(self.context, chosen)

    def mark_transfer(self) -> None:
        """Pair the two that are selected, or find the other side of the one that is."""
        actions.transfer(self, self.table.chosen())

    def _categorise(self, number: int, category: str) -> None:
        transactions.categorise(self.context, [number], category)
        self.offer.consider([number], category)

    def _next(self) -> None:
        row = self.table.currentIndex().row() + 1
        if row < len(self.model.ids):
            self.table.choose(self.model.ids[row], edit=True)

    def _refused(self, typed: str) -> None:
        self.context.say(self.tr("There is no category “{0}”.").format(typed))

    def _menu(self, at: QPoint) -> None:
        if self.table.indexAt(at).isValid():
            actions.menu(self).popup(self.table.viewport().mapToGlobal(at))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and self.search.hasFocus() and self.model.ids:
            self.table.setFocus()
            if not self.table.currentIndex().isValid():
                self.table.selectRow(0)
            return
        super().keyPressEvent(event)

"""BudgetsView: what each category may cost a month, and what is left of it."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from app import format as formats
from app import icons
from app.operations import budgets
from app.views.budgets.row import BudgetRow
from app.widgets.card import Card
from app.widgets.charts.meter import Meter
from app.widgets.empty_state import EmptyState
from app.widgets.labels import label, line
from app.widgets.layouts import clear
from app.widgets.page import Page
from finance.ledger.filters import Filter

if TYPE_CHECKING:
    from datetime import date

    from app.context import Context
    from app.operations.budgets import MonthStanding, Standing
    from app.tasks import Task
    from finance.money import Money


class BudgetsView(Page):
    """One month: the budgets together, then each, then the categories without one."""

    def __init__(self, context: Context) -> None:
        super().__init__(QCoreApplication.translate("pages", "Budgets"))
        self.context = context
        self.month: date = context.today().replace(day=1)
        self.rows: dict[str, BudgetRow] = {}
        self._reading: Task | None = None
        self._stale = True
        self.header.addLayout(self._switcher())
        self.holder = QWidget()
        self.column = QVBoxLayout(self.holder)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(16)
        self.body.addWidget(self.holder, 1)
        context.books_changed.connect(lambda _: self._changed())

    def _switcher(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        self.earlier = self._arrow("chevron-left", self.tr("Earlier month"), -1)
        self.later = self._arrow("chevron-right", self.tr("Later month"), 1)
        self.shown_month = label(formats.month(self.month))
        row.addWidget(self.earlier)
        row.addWidget(self.shown_month)
        row.addWidget(self.later)
        return row

    def _arrow(self, icon: str, said: str, step: int) -> QToolButton:
        button = QToolButton()
        icons.dress(button, icon)
        button.setToolTip(said)
        button.setAccessibleName(said)
        button.clicked.connect(lambda: self.show_month(_months_on(self.month, step)))
        return button

    def show_month(self, month: date) -> None:
        """Show the month that holds a day."""
        self.month = month.replace(day=1)
        self.shown_month.setText(formats.month(self.month))
        self.refresh()

    def shown(self) -> None:
        """Read again what changed while another page was shown."""
        if self._stale:
            self.refresh()

    def refresh(self) -> None:
        """Read how the month stands."""
        self._stale = False
        if self._reading is not None:
            self._reading.cancel()
        month, today = self.month, self.context.today()
        self._reading = self.context.read(
            lambda ledger: budgets.month_standing(ledger, month, today), self._show, owner=self
        )

    def _show(self, standing: MonthStanding) -> None:
        focused = next((n for n, row in self.rows.items() if row.amount.hasFocus()), None)
        clear(self.column)
        self.rows.clear()
        if not standing.rows:
            self.column.addWidget(self._empty(), 1)
            return
        budgeted = [row for row in standing.rows if row.limit is not None]
        others = [row for row in standing.rows if row.limit is None]
        if budgeted:
            self.column.addWidget(self._total(standing))
            self.column.addWidget(self._card(self.tr("Budgets"), budgeted))
        else:
            said = self.tr(
                "No budget yet. Type what a category may cost a month, or take what is usual."
            )
            self.column.addWidget(label(said, "muted", wrap=True))
        if others:
            self.column.addWidget(self._card(self.tr("Without a budget"), others))
        self.column.addStretch(1)
        if focused in self.rows:
            self.rows[focused].amount.setFocus()

    def _empty(self) -> EmptyState:
        empty = EmptyState(
            "target",
            self.tr("Nothing to budget yet"),
            self.tr(
                "Once there are transactions, their categories stand here with what they cost."
            ),
            self.tr("Import a statement"),
        )
        empty.acted.connect(lambda: self.context.go("import"))
        return empty

    def _total(self, standing: MonthStanding) -> Card:
        card = Card()
        left = standing.limit - standing.spent
        over = left.minor < 0
        form = self.tr("{0} over") if over else self.tr("{0} left")
        said = form.format(formats.money(abs(left)))
        figure = label(said[:1].upper() + said[1:], "figure")
        of = self.tr("{0} of {1} spent").format(
            formats.money(standing.spent), formats.money(standing.limit)
        )
        card.row(figure, None, label(of, "muted"))
        meter = Meter()
        meter.set_value(standing.spent.minor, standing.limit.minor, f"{said}; {of}")
        card.body.addWidget(meter)
        return card

    def _card(self, heading: str, standings: list[Standing]) -> Card:
        card = Card()
        card.body.setSpacing(0)
        card.row(label(heading, "heading"), None, label(self.tr("A month"), "heading"))
        card.body.addSpacing(4)
        for number, standing in enumerate(standings):
            if number:
                card.body.addWidget(line())
            row = BudgetRow(standing)
            row.amount_set.connect(self._set)
            row.opened.connect(self._open)
            self.rows[standing.category] = row
            card.body.addWidget(row)
        return card

    def _set(self, category: str, amount: Money) -> None:
        budgets.set_budget(self.context, category, amount, self.month)

    def _open(self, category: str) -> None:
        last = _months_on(self.month, 1) - timedelta(days=1)
        self.context.go("transactions", Filter(category=category, start=self.month, end=last))

    def _changed(self) -> None:
        self._stale = True
        if self.isVisible():
            self.refresh()


def _months_on(month: date, step: int) -> date:
    """Return the first day of the next month, or of the one before."""
    if step > 0:
        return (month.replace(day=1) + timedelta(days=31)).replace(day=1)
    return (month.replace(day=1) - timedelta(days=1)).replace(day=1)

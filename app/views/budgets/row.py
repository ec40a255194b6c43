"""BudgetRow: one category in a month: what is spent, what is left, and its amount to set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app import format as formats
from app.widgets.charts.meter import Meter
from app.widgets.labels import label
from app.widgets.money_edit import MoneyEdit
from finance.money import Money

if TYPE_CHECKING:
    from app.operations.budgets import Standing

_UNITS_OF_TEN = 10
_SUGGESTION = 148


class BudgetRow(QWidget):
    """A name over a bar, words beside it, and a field.

    Signals:
        amount_set: the category and its new amount a month; 0 ends the budget.
        opened: the category, to see its transactions.
    """

    amount_set = Signal(str, object)
    opened = Signal(str)

    def __init__(self, standing: Standing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.standing = standing
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 6, 0, 6)
        row.setSpacing(16)
        row.addLayout(self._left(), 1)
        if standing.limit is None:
            row.addWidget(self._suggestion())
        self.amount = MoneyEdit(standing.spent.currency)
        self.amount.setFixedWidth(110)
        self.amount.setAccessibleName(self.tr("Budget of {0} a month").format(standing.category))
        self.amount.set_money(standing.limit)
        self.amount.editingFinished.connect(self._take)
        row.addWidget(self.amount)

    def _left(self) -> QVBoxLayout:
        standing = self.standing
        column = QVBoxLayout()
        column.setSpacing(4)
        top = QHBoxLayout()
        name = QPushButton(standing.category.replace("&", "&&"))
        name.setObjectName("link")
        name.setToolTip(self.tr("Show its transactions"))
        name.clicked.connect(lambda: self.opened.emit(standing.category))
        top.addWidget(name)
        top.addStretch(1)
        spent = formats.money(standing.spent)
        if standing.limit is None:
            top.addWidget(label(self.tr("{0} spent").format(spent), "muted"))
            column.addLayout(top)
            return column
        of = self.tr("{0} of {1}").format(spent, formats.money(standing.limit))
        left = standing.limit - standing.spent
        over = left.minor < 0
        form = self.tr("{0} over") if over else self.tr("{0} left")
        said = form.format(formats.money(abs(left)))
        top.addWidget(label(f"{of} ·", "muted"))
        top.addWidget(label(said, "care" if over else ""))
        column.addLayout(top)
        meter = Meter()
        meter.set_value(standing.spent.minor, standing.limit.minor, f"{standing.category}: {said}")
        column.addWidget(meter)
        return column

    def _suggestion(self) -> QPushButton:
        """Offer the usual month, rounded up to a round amount."""
        usual = self.standing.usual
        step = Money.of(_UNITS_OF_TEN, usual.currency).minor
        rounded = Money(-(-usual.minor // step) * step, usual.currency)
        button = QPushButton(self.tr("Set {0}").format(formats.whole(rounded)))
        button.setObjectName("quiet")
        button.setToolTip(
            self.tr("On average {0} a month in the last three").format(formats.money(usual))
        )
        button.setAccessibleName(
            self.tr("Set a budget of {0} for {1}").format(
                formats.whole(rounded), self.standing.category
            )
        )
        button.clicked.connect(lambda: self.amount_set.emit(self.standing.category, rounded))
        button.setFixedWidth(max(_SUGGESTION, button.sizeHint().width()))
        button.setVisible(rounded.minor > 0)
        return button

    def _take(self) -> None:
        money = self.amount.money()
        if not self.amount.text().strip():
            money = Money(0, self.amount.currency)
        if money is None or money.minor < 0:
            self.amount.set_money(self.standing.limit)
        elif money != (self.standing.limit or Money(0, self.amount.currency)):
            self.amount_set.emit(self.standing.category, money)

"""MendSheet: a line that could not be read beside the fields that make a row of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPlainTextEdit, QWidget

from app.dialogs.sheet import Sheet
from app.models.import_rows_model import status_text
from app.widgets.date_box import DateBox
from app.widgets.labels import label
from app.widgets.money_edit import MoneyEdit
from finance.imports.decisions import Decision, Mended
from finance.imports.leftovers import Leftovers, leftovers
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date

    from app.operations.preview import PreviewLine

_TEXT_HEIGHT = 64


class MendSheet(Sheet):
    """Asks for date, amount and payee of one line.

    Signals:
        decided: the decision that makes a row of it.
    """

    decided = Signal(object)

    def __init__(
        self,
        line: PreviewLine,
        layout: Mapping[str, str],
        currency: str,
        today: date,
        parent: QWidget,
    ) -> None:
        super().__init__(
            QCoreApplication.translate("MendSheet", "Line {0} by hand").format(line.line),
            QCoreApplication.translate("MendSheet", "Import it so"),
            parent,
        )
        self.text = QPlainTextEdit(line.text)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("The line as it stands in the file"))
        self.text.setFixedHeight(_TEXT_HEIGHT)
        self.text.setVisible(bool(line.text))
        self.body.insertWidget(1, self.text)
        if line.reason:
            self.body.insertWidget(2, label(status_text(line, today), "muted", wrap=True))
        self.date = DateBox(self.tr("Date"), today)
        self.direction = QComboBox()
        self.direction.addItems([self.tr("Money out"), self.tr("Money in")])
        self.direction.setAccessibleName(self.tr("Money out or in"))
        self.amount = MoneyEdit(currency)
        self.amount.setAccessibleName(self.tr("Amount"))
        self.payee = QLineEdit()
        money = QHBoxLayout()
        money.setSpacing(8)
        money.addWidget(self.direction)
        money.addWidget(self.amount, 1)
        money.addWidget(label(currency, "muted"))
        self.form.addRow(self.tr("Date"), self.date)
        self.form.addRow(self.tr("Amount"), money)
        self.form.addRow(self.tr("Payee"), self.payee)
        mended = line.decision.mended if line.decision is not None else None
        self._fill(mended or leftovers(line.text, layout), currency)

    def _fill(self, known: Mended | Leftovers, currency: str) -> None:
        if known.date is not None:
            self.date.set_day(known.date)
        if known.amount is not None:
            self.amount.set_money(abs(Money.of(known.amount, currency)))
            self.direction.setCurrentIndex(int(known.amount > 0))
        self.payee.setText(known.payee)

    def submit(self) -> None:
        """Hand the row over, once it has an amount."""
        money = self.amount.money()
        if not money:
            self.complain(self.tr("Type an amount, such as 12.50."))
            return
        signed = abs(money) if self.direction.currentIndex() else -abs(money)
        payee = " ".join(self.payee.text().split())
        self.decided.emit(Decision(mended=Mended(self.date.day(), signed.decimal, payee)))
        self.accept()

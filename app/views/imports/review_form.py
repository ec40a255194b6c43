"""ReviewForm: a message as it stands, beside the fields that were read out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.operations.reviews import Mended
from app.views.imports.suggestion_line import SuggestionLine
from app.widgets.date_box import DateBox
from app.widgets.labels import label, level
from app.widgets.money_edit import MoneyEdit

if TYPE_CHECKING:
    from datetime import date

    from PySide6.QtGui import QShowEvent

    from app.operations.reviews import Waiting

_TEXT_HEIGHT = 92


class ReviewForm(QWidget):
    """One message at a time.

    Signals:
        accepted: Accept, or Return in a field.
        dismissed: Dismiss.
    """

    accepted = Signal()
    dismissed = Signal()

    def __init__(self, today: date, currency: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.currencies: dict[str, str] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("The message"))
        self.text.setFixedHeight(_TEXT_HEIGHT)
        column.addWidget(self.text)
        self.suggestion = SuggestionLine()
        self.suggestion.chosen.connect(self._fill)
        column.addWidget(self.suggestion)
        self.date = DateBox(self.tr("Date"), today)
        self.direction = QComboBox()
        self.direction.addItems([self.tr("Money out"), self.tr("Money in")])
        self.direction.setAccessibleName(self.tr("Money out or in"))
        self.amount = MoneyEdit(currency)
        self.amount.setAccessibleName(self.tr("Amount"))
        self.unit = label("", "muted")
        self.payee = QLineEdit()
        self.account = QComboBox()
        self.reference = QLineEdit()
        for edit in (self.amount, self.payee, self.reference):
            edit.returnPressed.connect(self.accepted)
        self._form = self._fields()
        column.addLayout(self._form)
        self.problem = label("", "care", wrap=True)
        self.problem.hide()
        column.addWidget(self.problem)
        column.addLayout(self._buttons())
        column.addStretch(1)

    def _fields(self) -> QFormLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        money = QHBoxLayout()
        money.setSpacing(8)
        for widget in (self.direction, self.amount, self.unit):
            money.addWidget(widget, 1 if widget is self.amount else 0)
        form.addRow(self.tr("Date"), self.date)
        form.addRow(self.tr("Amount"), money)
        form.addRow(self.tr("Payee"), self.payee)
        form.addRow(self.tr("Account"), self.account)
        form.addRow(self.tr("Reference"), self.reference)
        return form

    def showEvent(self, event: QShowEvent) -> None:
        level(self)
        super().showEvent(event)

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.accept = QPushButton(self.tr("Accept"))
        self.accept.setObjectName("primary")
        self.accept.setToolTip(self.tr("Return"))
        self.accept.clicked.connect(self.accepted)
        self.dismiss = QPushButton(self.tr("Dismiss"))
        self.dismiss.setToolTip(self.tr("Delete"))
        self.dismiss.clicked.connect(self.dismissed)
        row.addWidget(self.accept)
        row.addWidget(self.dismiss)
        row.addStretch(1)
        return row

    def set_accounts(self, currencies: dict[str, str]) -> None:
        """Offer these accounts, each with its currency."""
        self.currencies = currencies
        self.account.clear()
        self.account.addItems([*currencies])

    def show_item(self, item: Waiting, edited: Mended | None) -> None:
        """Show a message as it was read or is suggested, or as it was `edited` before."""
        row = item.info.row
        self.text.setPlainText(row.text or row.memo)
        references = (item.read.reference, item.shown.reference)
        self._form.setRowVisible(self.reference, any(references))
        self._fill(edited or item.shown)
        self.suggestion.show_item(item)

    def _fill(self, shown: Mended) -> None:
        self.date.set_day(shown.day)
        self.amount.currency = shown.amount.currency
        self.unit.setText(shown.amount.currency)
        self.amount.set_money(abs(shown.amount))
        self.direction.setCurrentIndex(int(shown.amount.minor > 0))
        self.payee.setText(shown.payee)
        self.account.setCurrentText(shown.account)
        self.reference.setText(shown.reference)
        self.complain("")

    def mended(self) -> Mended | None:
        """Return the message as the fields say it; None while the amount is none."""
        money = self.amount.money()
        if money is None:
            return None
        signed = abs(money) if self.direction.currentIndex() else -abs(money)
        payee = " ".join(self.payee.text().split())
        reference = self.reference.text().strip()
        return Mended(self.date.day(), signed, payee, self.account.currentText(), reference)

    def wrong(self) -> str:
        """Return what keeps it out of the books; empty where nothing does."""
        if not self.amount.money():
            return self.tr("Type an amount, such as 12.50.")
        account = self.account.currentText()
        kept, currency = self.currencies.get(account, ""), self.amount.currency
        if kept != currency:
            text = self.tr("The message is in {0}, but {1} is kept in {2}. Choose another account.")
            return text.format(currency, account, kept)
        return ""

    def complain(self, problem: str) -> None:
        """Say what is wrong; nothing for ""."""
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))

"""AccountDialog: an account to add or to change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from app.dialogs.sheet import Sheet
from app.operations import accounts
from app.widgets.date_box import DateBox
from app.widgets.labels import label
from app.widgets.money_edit import MoneyEdit
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.context import Context
    from finance.ledger.accounts import AccountInfo
    from finance.ledger.ledger import Ledger

# What the list offers first; any other code can be typed.
CURRENCIES = (
    "EUR", "USD", "GBP", "CHF", "CAD", "AUD", "JPY", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF",
    "RON", "INR", "BRL", "MXN", "ZAR", "MAD", "TND", "XOF", "XAF", "NZD", "SGD", "HKD", "CNY",
)  # fmt: skip


class AccountDialog(Sheet):
    """A form for one account; without `info` it is a new one."""

    def __init__(
        self,
        context: Context,
        members: Sequence[str],
        info: AccountInfo | None,
        parent: QWidget,
    ) -> None:
        new = info is None
        super().__init__(
            QCoreApplication.translate("AccountDialog", "Add an account")
            if new
            else QCoreApplication.translate("AccountDialog", "Account"),
            QCoreApplication.translate("AccountDialog", "Add")
            if new
            else QCoreApplication.translate("AccountDialog", "Save"),
            parent,
        )
        self.setMinimumWidth(540)
        self.context = context
        self.info = info
        self.name = QLineEdit(info.name if info else "")
        self.form.addRow(self.tr("Name"), self.name)
        self.kind = QComboBox()
        for kind, words in accounts.one_of_kind().items():
            self.kind.addItem(words, kind)
        self.form.addRow(self.tr("Kind"), self.kind)
        self._money_rows()
        self.number = QLineEdit((info.number if info else None) or "")
        self.number.setPlaceholderText(self.tr("As it stands on statements, such as an IBAN"))
        self.form.addRow(self.tr("Account number"), self.number)
        self.member = QComboBox()
        self.member.addItems([self.tr("Nobody in particular"), *members])
        self.form.addRow(self.tr("Used by"), self.member)
        if info is not None:
            self._fill(info)
        self.name.setFocus()

    def _money_rows(self) -> None:
        own = self.context.ledger.currency
        self.currency = QComboBox()
        self.currency.setEditable(True)
        self.currency.addItems([own, *(code for code in CURRENCIES if code != own)])
        self.currency.setAccessibleName(self.tr("Currency"))
        self.currency.currentTextChanged.connect(self._currency_changed)
        self.opening = MoneyEdit(own)
        self.opening_date = DateBox(self.tr("Day of the opening balance"), self.context.today())
        self.form.addRow(self.tr("Currency"), self.currency)
        self.opening.setAccessibleName(self.tr("Opening balance"))
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.opening, 1)
        row.addWidget(label(self.tr("on"), "muted"))
        row.addWidget(self.opening_date)
        self.form.addRow(self.tr("Opening balance"), row)
        hint = self.tr("What was on it before its first transaction here; debts with a minus.")
        self.form.addRow("", label(hint, "small", wrap=True))

    def _fill(self, info: AccountInfo) -> None:
        self.kind.setCurrentIndex(self.kind.findData(info.kind))
        self.currency.setCurrentText(info.currency)
        self.currency.setEnabled(False)
        self.opening.set_money(info.opening or None)
        if info.opening_date is not None:
            self.opening_date.set_day(info.opening_date)
        if info.member:
            self.member.setCurrentText(info.member)

    def _currency_changed(self, code: str) -> None:
        self.opening.currency = code.strip().upper()

    def submit(self) -> None:
        """Write it, and close once it is written."""
        currency = self.currency.currentText().strip().upper()
        if len(currency) != 3 or not currency.isalpha():
            self.complain(self.tr("A currency is three letters, such as EUR."))
            return
        opening = self.opening.money() or Money(0, currency)
        if self.opening.text().strip() and self.opening.money() is None:
            self.complain(self.tr("The opening balance is no amount."))
            return
        self.working()
        name = self.name.text()
        said = self.tr("{0} added") if self.info is None else self.tr("{0} changed")
        self.context.write(
            self._work(name, currency, opening),
            said.format(name),
            done=self.accept,
            failed=self.complain,
        )

    def _work(self, name: str, currency: str, opening: Money) -> Callable[[Ledger], object]:
        kind, number = str(self.kind.currentData()), self.number.text().strip()
        member = self.member.currentText() if self.member.currentIndex() > 0 else ""
        day = self.opening_date.day() if opening else None
        info = self.info

        def work(ledger: Ledger) -> object:
            if info is None:
                return ledger.accounts.add(
                    name,
                    kind,
                    currency=currency,
                    opening=opening,
                    opening_date=day,
                    number=number or None,
                    member=member or None,
                )
            ledger.accounts.set(
                info.name,
                rename=name,
                kind=kind,
                opening=opening,
                opening_date=day,
                number=number,
                member=member,
            )
            return None

        return work

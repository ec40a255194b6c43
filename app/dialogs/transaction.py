"""TransactionDialog: all of one transaction, to add it or to put it right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLineEdit, QWidget

from app.dialogs.sheet import Sheet
from app.dialogs.splits import SplitsEditor
from app.operations.refunds import links_text
from app.widgets.date_box import DateBox
from app.widgets.labels import label
from app.widgets.money_edit import MoneyEdit
from app.widgets.name_box import NameBox
from finance.ledger.edits import Change
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.context import Context
    from app.operations.filters import Names
    from finance.ledger.accounts import AccountInfo
    from finance.ledger.edits import SplitLine
    from finance.ledger.ledger import Ledger
    from finance.ledger.rows import TransactionInfo


class TransactionDialog(Sheet):
    """A form for one transaction; without `info` it is a new one, first of all on `account`."""

    def __init__(
        self,
        context: Context,
        names: Names,
        accounts: Sequence[AccountInfo],
        info: TransactionInfo | None,
        parent: QWidget,
        *,
        account: str | None = None,
    ) -> None:
        new = info is None
        super().__init__(
            QCoreApplication.translate("TransactionDialog", "Add a transaction")
            if new
            else QCoreApplication.translate("TransactionDialog", "Transaction"),
            QCoreApplication.translate("TransactionDialog", "Add")
            if new
            else QCoreApplication.translate("TransactionDialog", "Save"),
            parent,
        )
        self.context = context
        self.info = info
        self._accounts = {a.name: a for a in accounts}
        self.setMinimumWidth(560)
        self._what(names, accounts)
        self._how_much(names)
        self._whose(names)
        if account in self._accounts:
            self.account.setCurrentText(account)
        if info is not None:
            self._fill(info)
        self._account_changed()
        self.payee.setFocus()

    def _what(self, names: Names, accounts: Sequence[AccountInfo]) -> None:
        self.date = DateBox(self.tr("Date"), self.context.today())
        self.account = QComboBox()
        self.account.addItems([a.name for a in accounts])
        self.account.currentTextChanged.connect(lambda _: self._account_changed())
        self.payee = QLineEdit()
        self.merchant = NameBox(self.tr("Merchant"), names.merchants)
        self.form.addRow(self.tr("Date"), self.date)
        self.form.addRow(self.tr("Account"), self.account)
        self.form.addRow(self.tr("Payee"), self.payee)
        self.form.addRow(self.tr("Merchant"), self.merchant)

    def _how_much(self, names: Names) -> None:
        self.direction = QComboBox()
        self.direction.addItems([self.tr("Money out"), self.tr("Money in")])
        self.direction.setAccessibleName(self.tr("Money out or in"))
        self.direction.currentIndexChanged.connect(lambda _: self._amount_changed())
        self.amount = MoneyEdit(self.context.ledger.currency)
        self.amount.setAccessibleName(self.tr("Amount"))
        self.amount.money_changed.connect(lambda _: self._amount_changed())
        self.unit = label("", "muted")
        row = QHBoxLayout()
        row.setSpacing(8)
        for widget in (self.direction, self.amount, self.unit):
            row.addWidget(widget, 1 if widget is self.amount else 0)
        self.form.addRow(self.tr("Amount"), row)
        self.category = NameBox(self.tr("Category"), names.categories)
        self.form.addRow(self.tr("Category"), self.category)
        self.is_split = QCheckBox(self.tr("Divide into parts"))
        self.is_split.toggled.connect(self._split_toggled)
        self.form.addRow("", self.is_split)
        self.splits = SplitsEditor(names.categories, self.context.ledger.currency)
        self.splits.hide()
        self.form.addRow(self.splits)

    def _whose(self, names: Names) -> None:
        self.member = QComboBox()
        self.member.addItems(["", *names.members])
        self.tags = QLineEdit()
        self.tags.setPlaceholderText(self.tr("Separated by commas"))
        self.note = QLineEdit()
        self.form.addRow(self.tr("Member"), self.member)
        self.form.addRow(self.tr("Tags"), self.tags)
        self.form.addRow(self.tr("Note"), self.note)

    def _fill(self, info: TransactionInfo) -> None:
        self.date.set_day(info.date)
        if info.account not in self._accounts:  # an archived one
            self.account.addItem(info.account)
        self.account.setCurrentText(info.account)
        self.payee.setText(info.payee)
        self.payee.setToolTip(info.memo)
        self.merchant.set_name(info.merchant)
        self.direction.setCurrentIndex(int(info.amount.minor > 0))
        self.amount.currency = info.amount.currency
        self.amount.set_money(abs(info.amount))
        self.category.set_name(info.category)
        self.member.setCurrentText(info.member or "")
        self.tags.setText(", ".join(info.tags))
        self.note.setText(info.note)
        links = links_text(info, self.context.today())
        if links:
            self.form.addRow(self.tr("Refund"), label("\n".join(links), "muted", wrap=True))
        if len(info.splits) > 1:
            self.splits.set_whole(info.amount)
            self.splits.set_parts(info.splits)
            self.is_split.setChecked(True)

    # What changes while typing

    def money(self) -> Money | None:
        """Return the amount with its sign, None while there is none."""
        typed = self.amount.money()
        if typed is None:
            return None
        return typed if self.direction.currentIndex() else -typed

    def _account_changed(self) -> None:
        account = self._accounts.get(self.account.currentText())
        if account is not None:
            self.amount.currency = account.currency
        self.unit.setText(self.amount.currency)
        self._amount_changed()

    def _amount_changed(self) -> None:
        self.splits.set_whole(self.money() or Money(0, self.amount.currency))

    def _split_toggled(self, split: bool) -> None:  # noqa: FBT001 - a slot
        if split and not self.splits.rows:
            first = self.splits.add_part(self.splits.rest())
            first.category.set_name(self.category.name())
            self.splits.add_part()
        self.splits.setVisible(split)
        self.category.setEnabled(not split)
        self.adjustSize()

    # Saving

    def submit(self) -> None:
        """Write it, and close once it is written."""
        problem = self._problem()
        if problem:
            self.complain(problem)
            return
        amount = self.money()
        if amount is None:
            return
        change = self._change(amount)
        splits = self.splits.lines() if self.is_split.isChecked() else []
        info, account, day = self.info, self.account.currentText(), self.date.day()
        said = self.tr("Transaction added") if info is None else self.tr("Transaction changed")
        self.working()

        def work(ledger: Ledger) -> object:
            if info is None:
                return ledger.transactions.add(account, day, amount, change, splits)
            ledger.transactions.edit(info.id, change, self._parts_for(info, change, splits))
            return None

        self.context.write(work, said, done=self.accept, failed=self.complain)

    def _problem(self) -> str:
        if self.money() is None:
            return self.tr("Type an amount, such as 12.50.")
        if self.is_split.isChecked():
            return self.splits.problem()
        if not self.category.is_known():
            return self.tr("There is no category “{0}”.").format(self.category.name())
        return ""

    def _change(self, amount: Money) -> Change:
        tags = tuple(t for part in self.tags.text().split(",") if (t := " ".join(part.split())))
        wanted = Change(
            date=self.date.day(),
            amount=amount,
            account=self.account.currentText(),
            payee=self.payee.text().strip(),
            note=self.note.text().strip(),
            merchant=self.merchant.name(),
            category=None if self.is_split.isChecked() else self.category.name(),
            member=self.member.currentText(),
            tags=tags,
        )
        return wanted if self.info is None else _only_new(wanted, self.info)

    @staticmethod
    def _parts_for(
        info: TransactionInfo, change: Change, splits: list[SplitLine]
    ) -> list[SplitLine]:
        """Return the parts to write: a transaction that is no longer split gets one."""
        from finance.ledger.edits import SplitLine

        if splits or len(info.splits) == 1:
            return splits
        return [SplitLine(change.amount or info.amount, change.category or None)]


def _only_new(wanted: Change, info: TransactionInfo) -> Change:
    """Return the change without what is so already."""
    now = {
        "date": info.date,
        "amount": info.amount,
        "account": info.account,
        "payee": info.payee,
        "note": info.note,
        "merchant": info.merchant or "",
        "category": info.category or "",
        "member": info.member or "",
        "tags": info.tags,
    }
    changed = {name: getattr(wanted, name) for name in now if getattr(wanted, name) != now[name]}
    return Change(**changed)

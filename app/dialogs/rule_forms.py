"""The two halves of a rule as forms: what a row must look like, and what is done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QLineEdit, QWidget

from app.dialogs.shares import SharesEditor
from app.widgets.labels import label
from app.widgets.money_edit import MoneyEdit
from app.widgets.name_box import NameBox
from finance.money import Money
from finance.rules import Conditions, Outcome

if TYPE_CHECKING:
    from decimal import Decimal

    from app.operations.filters import Names

FILE, DIVIDE, TRANSFER, IGNORE = range(4)


def _form(widget: QWidget) -> QFormLayout:
    form = QFormLayout(widget)
    form.setContentsMargins(0, 0, 0, 0)
    form.setHorizontalSpacing(14)
    form.setVerticalSpacing(8)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    return form


class ConditionsForm(QWidget):
    """What a row must look like; all that is filled in must hold.

    Signals:
        changed: anything in it.
    """

    changed = Signal()

    def __init__(self, names: Names, currency: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.form = _form(self)
        self.text = QLineEdit()
        self.text.setPlaceholderText(self.tr("Words of the statement; | for “or”"))
        self.account = QComboBox()
        self.account.addItem(self.tr("Any account"), None)
        for name in names.accounts:
            self.account.addItem(name, name)
        self.direction = QComboBox()
        self.direction.addItem(self.tr("Money in or out"), None)
        self.direction.addItem(self.tr("Money out"), "out")
        self.direction.addItem(self.tr("Money in"), "in")
        self.low, self.high = MoneyEdit(currency), MoneyEdit(currency)
        self.low.setAccessibleName(self.tr("Smallest amount"))
        self.high.setAccessibleName(self.tr("Largest amount"))
        for size in (self.low, self.high):
            size.setPlaceholderText(self.tr("any"))
        sizes = QHBoxLayout()
        sizes.setSpacing(8)
        for widget in (self.low, label(self.tr("to"), "muted"), self.high):
            sizes.addWidget(widget, 1 if isinstance(widget, MoneyEdit) else 0)
        self.form.addRow(self.tr("Text has"), self.text)
        self.form.addRow(self.tr("Account"), self.account)
        self.form.addRow(self.tr("Direction"), self.direction)
        self.form.addRow(self.tr("Amount"), sizes)
        for edit in (self.text, self.low, self.high):
            edit.textChanged.connect(lambda _: self.changed.emit())
        for box in (self.account, self.direction):
            box.currentIndexChanged.connect(lambda _: self.changed.emit())

    def set_conditions(self, conditions: Conditions) -> None:
        """Show what a rule asks for."""
        self.text.setText(conditions.text)
        if conditions.account and self.account.findData(conditions.account) < 0:  # archived
            self.account.addItem(conditions.account, conditions.account)
        self.account.setCurrentIndex(self.account.findData(conditions.account))
        self.direction.setCurrentIndex(self.direction.findData(conditions.direction))
        for edit, size in ((self.low, conditions.size_min), (self.high, conditions.size_max)):
            edit.set_money(None if size is None else Money.of(size, edit.currency))

    def conditions(self) -> Conditions | None:
        """Return what is asked for; None where that is nothing."""
        text = " ".join(self.text.text().split())
        account, direction = self.account.currentData(), self.direction.currentData()
        low, high = _size(self.low), _size(self.high)
        # A rule of `|` alone would fit every row.
        if not text.strip("| ") and not account and not direction and low is high is None:
            return None
        return Conditions(
            text=text.strip("| "), account=account, direction=direction, size_min=low, size_max=high
        )

    def problem(self) -> str:
        """Return what is wrong with it; empty where nothing is."""
        for edit in (self.low, self.high):
            if edit.text().strip() and edit.money() is None:
                return self.tr("“{0}” is no amount.").format(edit.text())
        low, high = _size(self.low), _size(self.high)
        if low is not None and high is not None and low > high:
            return self.tr("The smallest amount is above the largest.")
        if self.conditions() is None:
            return self.tr("Say first which transactions are meant, for example by a word.")
        return ""


class OutcomeForm(QWidget):
    """What is done with such a row.

    Signals:
        changed: anything in it.
    """

    changed = Signal()

    def __init__(self, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.form = _form(self)
        self.way = QComboBox()
        for words in (
            self.tr("File it"),
            self.tr("Divide it"),
            self.tr("It is an own transfer"),
            self.tr("Keep it out of the books"),
        ):
            self.way.addItem(words)
        self.category = NameBox(self.tr("Category"), names.categories)
        self.shares = SharesEditor(names.categories)
        self.merchant = NameBox(self.tr("Merchant"), names.merchants)
        self.member = QComboBox()
        self.member.addItems(["", *names.members])
        self.tags, self.note = QLineEdit(), QLineEdit()
        self.tags.setPlaceholderText(self.tr("Separated by commas"))
        self.form.addRow(self.tr("Do"), self.way)
        self.form.addRow(self.tr("Category"), self.category)
        self.form.addRow(self.shares)
        self.form.addRow(self.tr("Merchant"), self.merchant)
        self.form.addRow(self.tr("Member"), self.member)
        self.form.addRow(self.tr("Tags"), self.tags)
        self.form.addRow(self.tr("Note"), self.note)
        for box in (self.category, self.merchant, self.member):
            box.currentTextChanged.connect(lambda _: self.changed.emit())
        for edit in (self.tags, self.note):
            edit.textChanged.connect(lambda _: self.changed.emit())
        self.shares.changed.connect(self.changed)
        self.way.currentIndexChanged.connect(self._way_changed)
        self._way_changed(FILE)

    def set_outcome(self, outcome: Outcome) -> None:
        """Show what a rule does."""
        self.category.set_name(outcome.category)
        self.merchant.set_name(outcome.merchant)
        if outcome.member and self.member.findText(outcome.member) < 0:
            self.member.addItem(outcome.member)
        self.member.setCurrentText(outcome.member or "")
        self.tags.setText(", ".join(outcome.tags))
        self.note.setText(outcome.note or "")
        self.shares.set_shares(outcome.split)
        way = DIVIDE if outcome.split else TRANSFER if outcome.transfer else FILE
        self.way.setCurrentIndex(IGNORE if outcome.ignore else way)

    def outcome(self) -> Outcome | None:
        """Return what is to be done; None while that is nothing or not yet complete."""
        way = self.way.currentIndex()
        if way == IGNORE:
            return Outcome(ignore=True)
        if self.problem():
            return None
        return Outcome(
            category=self.category.name() or None if way == FILE else None,
            split=self.shares.shares() if way == DIVIDE else (),
            transfer=way == TRANSFER,
            merchant=self.merchant.name() or None,
            member=self.member.currentText() or None,
            tags=self._tags(),
            note=self.note.text().strip() or None,
        )

    def problem(self) -> str:
        """Return what is wrong with it; empty where nothing is."""
        way = self.way.currentIndex()
        if way == DIVIDE:
            return self.shares.problem()
        if way == FILE:
            if not self.category.is_known():
                return self.tr("There is no category “{0}”.").format(self.category.name())
            others = (self.merchant.name(), self.member.currentText(), self.note.text().strip())
            if not self.category.name() and not any(others) and not self._tags():
                return self.tr("Say what is to be done with them, for example by a category.")
        return ""

    def _tags(self) -> tuple[str, ...]:
        found = (" ".join(part.split()) for part in self.tags.text().split(","))
        return tuple(dict.fromkeys(tag for tag in found if tag))

    def _way_changed(self, way: int) -> None:
        if way == DIVIDE:
            self.shares.begin(self.category.name())
        self.form.setRowVisible(self.category, way == FILE)
        self.form.setRowVisible(self.shares, way == DIVIDE)
        for widget in (self.merchant, self.member, self.tags, self.note):
            self.form.setRowVisible(widget, way != IGNORE)
        self.changed.emit()


def _size(edit: MoneyEdit) -> Decimal | None:
    money = edit.money()
    return None if money is None else abs(money.decimal)

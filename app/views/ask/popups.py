"""Sheets that a chip opens where no list can hold the choices: dates, words and amounts."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, Signal
from PySide6.QtWidgets import QComboBox, QDateEdit, QHBoxLayout, QLineEdit, QPushButton, QWidget

from app.widgets.labels import label
from app.widgets.money_edit import MoneyEdit
from app.widgets.popup import Popup
from finance.money import Money
from finance.queries.query import Period

if TYPE_CHECKING:
    from decimal import Decimal


class Sheet(Popup):
    """A sheet with fields and a button that applies them.

    Signals:
        chosen: what the fields say, in the form in which the slot holds it; None removes it.
    """

    chosen = Signal(object)

    def __init__(self, title: str, *, removable: bool, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._first: QWidget = self
        self._removable = removable

    def first_field(self) -> QWidget:
        return self._first

    def value(self) -> object:
        """Return what the fields say; None where they say nothing."""
        raise NotImplementedError

    def apply(self) -> None:
        """Take what the fields say over and close."""
        value = self.value()
        self.close()
        self.chosen.emit(value)

    def _field(self, name: str, field: QWidget) -> None:
        """Add a field below its name; the first one gets the keyboard."""
        named = label(name, "small")
        named.setBuddy(field)
        field.setAccessibleName(name)
        self.body.addWidget(named)
        self.body.addWidget(field)
        if self._first is self:
            self._first = field
        if isinstance(field, QLineEdit):
            field.returnPressed.connect(self.apply)

    def _finish(self) -> None:
        row = QHBoxLayout()
        if self._removable:
            remove = QPushButton(self.tr("Remove"))
            remove.setObjectName("quiet")
            remove.clicked.connect(self._remove)
            row.addWidget(remove)
        row.addStretch(1)
        apply = QPushButton(self.tr("Apply"))
        apply.setObjectName("primary")
        apply.clicked.connect(self.apply)
        row.addWidget(apply)
        self.body.addLayout(row)

    def _remove(self) -> None:
        self.close()
        self.chosen.emit(None)


class DatesSheet(Sheet):
    """From one day to another; `value` is a `Period`."""

    def __init__(
        self, title: str, start: date, end: date, *, parent: QWidget | None = None
    ) -> None:
        super().__init__(title, removable=False, parent=parent)
        self.start, self.end = QDateEdit(), QDateEdit()
        for name, edit, day in (
            (self.tr("From"), self.start, start),
            (self.tr("To"), self.end, end),
        ):
            edit.setCalendarPopup(True)
            edit.setDate(QDate(day.year, day.month, day.day))
            self._field(name, edit)
        self._finish()

    def value(self) -> Period:
        days = sorted(_day(edit) for edit in (self.start, self.end))
        return Period(start=days[0], end=days[1])


class WordsSheet(Sheet):
    """Words to look for in payees, memos and notes; `value` is a tuple of them."""

    def __init__(
        self, title: str, words: tuple[str, ...], *, parent: QWidget | None = None
    ) -> None:
        super().__init__(title, removable=bool(words), parent=parent)
        self.words = QLineEdit(", ".join(words))
        self._field(self.tr("Any of these, separated by commas"), self.words)
        self._finish()

    def value(self) -> tuple[str, ...] | None:
        words = (word.strip() for word in self.words.text().split(","))
        return tuple(word for word in words if word) or None


class AmountsSheet(Sheet):
    """The lowest and the highest amount; `value` is as `slots.value_of` gives it."""

    def __init__(
        self,
        title: str,
        bounds: tuple[Decimal | None, Decimal | None],
        currency: str,
        *,
        removable: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(title, removable=removable, parent=parent)
        self.least, self.most = MoneyEdit(currency), MoneyEdit(currency)
        fields = ((self.tr("At least"), self.least), (self.tr("At most"), self.most))
        for (name, edit), bound in zip(fields, bounds, strict=True):
            edit.set_money(None if bound is None else Money.of(bound, currency))
            self._field(name, edit)
        self._finish()

    def value(self) -> tuple[Decimal | None, Decimal | None, bool, bool] | None:
        low, high = self.least.money(), self.most.money()
        if low is None and high is None:
            return None
        if low is not None and high is not None and high < low:
            low, high = high, low
        bounds = [None if bound is None else bound.decimal for bound in (low, high)]
        return (bounds[0], bounds[1], False, False)


class ThresholdSheet(Sheet):
    """More or less than a figure; `value` is the figure and `over` or `under`."""

    def __init__(
        self,
        title: str,
        threshold: tuple[Decimal | None, str | None],
        currency: str,
        *,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(title, removable=threshold[0] is not None, parent=parent)
        self.side = QComboBox()
        self.side.addItem(self.tr("More than"), "over")
        self.side.addItem(self.tr("Less than"), "under")
        self.side.setCurrentIndex(int(threshold[1] == "under"))
        self.figure = MoneyEdit(currency)
        if threshold[0] is not None:
            self.figure.set_money(Money.of(threshold[0], currency))
        self._field(self.tr("Is it …"), self.side)
        self._field(self.tr("Figure"), self.figure)
        self._first = self.figure
        self._finish()

    def value(self) -> tuple[Decimal, str] | None:
        figure = self.figure.money()
        return None if figure is None else (figure.decimal, str(self.side.currentData()))


def _day(edit: QDateEdit) -> date:
    shown = edit.date()
    return date(shown.year(), shown.month(), shown.day())

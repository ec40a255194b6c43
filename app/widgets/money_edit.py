"""MoneyEdit: a field for an amount, typed the way the language or the hand does it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from app import format as formats
from finance.money import Money


class MoneyEdit(QLineEdit):
    """A line that holds an amount of one currency, tidied when it is left.

    Signals:
        money_changed: the amount, or None while the text is none.
    """

    money_changed = Signal(object)

    def __init__(self, currency: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.currency = currency
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setPlaceholderText(formats.amount(Money(0, currency)))
        self.textChanged.connect(lambda _: self.money_changed.emit(self.money()))
        self.editingFinished.connect(self._tidy)

    def money(self) -> Money | None:
        """Return the amount, or None where the text is empty or no amount."""
        return formats.parse_money(self.text(), self.currency)

    def set_money(self, value: Money | None) -> None:
        """Show an amount; nothing for None."""
        self.setText("" if value is None else formats.amount(value))

    def _tidy(self) -> None:
        value = self.money()
        if value is not None:
            self.set_money(value)

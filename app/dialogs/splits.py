"""SplitsEditor: the parts of a transaction, and what is left to give out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit, QWidget

from app import format as formats
from app.dialogs.row_editor import RowEditor
from app.widgets.money_edit import MoneyEdit
from app.widgets.name_box import NameBox
from finance.ledger.edits import SplitLine
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Sequence

    from finance.ledger.rows import SplitInfo


@dataclass(frozen=True, slots=True, eq=False)
class _Part:
    """One row of the editor."""

    category: NameBox
    amount: MoneyEdit
    note: QLineEdit

    def fields(self) -> tuple[QWidget, ...]:
        return self.category, self.amount, self.note


class SplitsEditor(RowEditor[_Part]):
    """Parts that must add up to the whole. Amounts are typed without the sign of the whole."""

    def __init__(
        self, categories: Sequence[str], currency: str, parent: QWidget | None = None
    ) -> None:
        add = QCoreApplication.translate("SplitsEditor", "Add a part")
        super().__init__(add, {0: 3, 2: 2}, parent)
        self._names = categories
        self._whole = Money(0, currency)
        self.add_button.clicked.connect(lambda: self.add_part(self.rest()))

    def set_parts(self, splits: Sequence[SplitInfo]) -> None:
        """Show the parts that a transaction has."""
        for split in splits:
            part = self.add_part(self._typed(split.amount))
            part.category.set_name(split.category)
            part.note.setText(split.note)

    def set_whole(self, whole: Money) -> None:
        """Measure the parts against this amount, with its sign."""
        self._whole = whole
        for part in self.rows:
            part.amount.currency = whole.currency
        self.tell()

    def add_part(self, amount: Money | None = None) -> _Part:
        """Add a part that takes `amount`, as it is typed."""
        category = NameBox(self.tr("Category of the part"), self._names)
        money = MoneyEdit(self._whole.currency)
        money.setAccessibleName(self.tr("Amount of the part"))
        money.setFixedWidth(110)
        money.set_money(amount or None)
        note = QLineEdit()
        note.setPlaceholderText(self.tr("Note"))
        note.setAccessibleName(self.tr("Note of the part"))
        part = _Part(category, money, note)
        money.money_changed.connect(lambda _: self.tell())
        self.put(part, self.tr("Remove this part"))
        return part

    def left_text(self) -> str:
        """Return what is left to give out."""
        rest = self.rest()
        if rest:
            return self.tr("Left: {0}").format(formats.money(rest))
        return self.tr("Nothing left")

    def rest(self) -> Money:
        """Return what no part has yet, as it would be typed."""
        given = sum(money.minor for p in self.rows if (money := p.amount.money()) is not None)
        return Money(abs(self._whole.minor) - given, self._whole.currency)

    def problem(self) -> str:
        """Return what keeps the parts from being saved; empty where nothing does."""
        if len(self.rows) < 2:
            return self.tr("A split needs two parts or more.")
        if any(p.amount.money() is None for p in self.rows):
            return self.tr("A part has no amount.")
        unknown = self.unknown_category()
        if unknown is not None:
            return self.tr("There is no category “{0}”.").format(unknown)
        if self.rest():
            return self.tr("The parts leave {0} open.").format(formats.money(self.rest()))
        return ""

    def lines(self) -> list[SplitLine]:
        """Return the parts with the sign of the whole."""
        return [
            SplitLine(self._typed(money), part.category.name() or None, part.note.text().strip())
            for part in self.rows
            if (money := part.amount.money()) is not None
        ]

    def _typed(self, amount: Money) -> Money:
        return -amount if self._whole.minor < 0 else amount

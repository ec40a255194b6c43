"""SplitsEditor: the parts of a transaction, and what is left to give out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app import format as formats
from app import icons
from app.widgets.labels import label
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
    remove: QToolButton


class SplitsEditor(QWidget):
    """Parts that must add up to the whole. Amounts are typed without the sign of the whole.

    Signals:
        changed: an amount, or the number of parts.
    """

    changed = Signal()

    def __init__(
        self, categories: Sequence[str], currency: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._names = categories
        self._whole = Money(0, currency)
        self.parts: list[_Part] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        self._grid = QGridLayout()
        self._grid.setSpacing(6)
        self._grid.setColumnStretch(0, 3)
        self._grid.setColumnStretch(2, 2)
        layout.addLayout(self._grid)
        foot = QHBoxLayout()
        self.add_button = QPushButton(self.tr("Add a part"))
        self.add_button.setObjectName("quiet")
        self.add_button.setAutoDefault(False)
        self.add_button.clicked.connect(lambda: self.add_part(self.rest()))
        self.left = label("", "muted")
        foot.addWidget(self.add_button)
        foot.addStretch(1)
        foot.addWidget(self.left)
        layout.addLayout(foot)

    def set_parts(self, splits: Sequence[SplitInfo]) -> None:
        """Show the parts that a transaction has."""
        for split in splits:
            part = self.add_part(self._typed(split.amount))
            part.category.set_name(split.category)
            part.note.setText(split.note)

    def set_whole(self, whole: Money) -> None:
        """Measure the parts against this amount, with its sign."""
        self._whole = whole
        for part in self.parts:
            part.amount.currency = whole.currency
        self._tell()

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
        remove = QToolButton()
        icons.dress(remove, "x")
        remove.setToolTip(self.tr("Remove this part"))
        remove.setAccessibleName(self.tr("Remove this part"))
        part = _Part(category, money, note, remove)
        money.money_changed.connect(lambda _: self._tell())
        remove.clicked.connect(lambda: self._remove(part))
        row = self._grid.rowCount()
        for column, widget in enumerate((category, money, note, remove)):
            self._grid.addWidget(widget, row, column)
        self.parts.append(part)
        self._tell()
        return part

    def rest(self) -> Money:
        """Return what no part has yet, as it would be typed."""
        given = sum(money.minor for p in self.parts if (money := p.amount.money()) is not None)
        return Money(abs(self._whole.minor) - given, self._whole.currency)

    def problem(self) -> str:
        """Return what keeps the parts from being saved; empty where nothing does."""
        if len(self.parts) < 2:
            return self.tr("A split needs two parts or more.")
        if any(p.amount.money() is None for p in self.parts):
            return self.tr("A part has no amount.")
        unknown = next((p.category.name() for p in self.parts if not p.category.is_known()), None)
        if unknown is not None:
            return self.tr("There is no category “{0}”.").format(unknown)
        if self.rest():
            return self.tr("The parts leave {0} open.").format(formats.money(self.rest()))
        return ""

    def lines(self) -> list[SplitLine]:
        """Return the parts with the sign of the whole."""
        return [
            SplitLine(self._typed(money), part.category.name() or None, part.note.text().strip())
            for part in self.parts
            if (money := part.amount.money()) is not None
        ]

    def _typed(self, amount: Money) -> Money:
        return -amount if self._whole.minor < 0 else amount

    def _remove(self, part: _Part) -> None:
        self.parts.remove(part)
        for widget in (part.category, part.amount, part.note, part.remove):
            widget.hide()
            widget.deleteLater()
        self._tell()

    def _tell(self) -> None:
        rest = self.rest()
        if rest:
            self.left.setText(self.tr("Left: {0}").format(formats.money(rest)))
        else:
            self.left.setText(self.tr("Nothing left"))
        self.changed.emit()

"""SharesEditor: what part of an amount each category gets, in percent."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING

from babel.numbers import format_decimal
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from app import format as formats
from app.dialogs.row_editor import RowEditor
from app.widgets.labels import label
from app.widgets.name_box import NameBox
from finance.rules import Share

if TYPE_CHECKING:
    from collections.abc import Sequence

_WHOLE = Decimal(100)


@dataclass(frozen=True, slots=True, eq=False)
class _Line:
    """One row of the editor."""

    category: NameBox
    percent: QLineEdit
    unit: QLabel

    def fields(self) -> tuple[QWidget, ...]:
        return self.category, self.percent, self.unit


class SharesEditor(RowEditor[_Line]):
    """Shares that must add up to 100 percent; it begins with two halves."""

    def __init__(self, categories: Sequence[str], parent: QWidget | None = None) -> None:
        add = QCoreApplication.translate("SharesEditor", "Add a share")
        super().__init__(add, {0: 1}, parent)
        self._names = categories
        self.add_button.clicked.connect(lambda: self.add(None, _WHOLE - self.total()))
        self.tell()

    def set_shares(self, shares: Sequence[Share]) -> None:
        """Show these shares, where none were entered yet."""
        for share in shares:
            self.add(share.category, share.percent)

    def begin(self, category: str) -> None:
        """Offer two halves, the first for `category`, where nothing was entered yet."""
        if not self.rows:
            self.add(category or None, _WHOLE / 2)
            self.add(None, _WHOLE / 2)

    def add(self, category: str | None, percent: Decimal) -> None:
        """Add a share; no percentage is shown for what is not above 0."""
        name = NameBox(self.tr("Category of the share"), self._names, category)
        box = QLineEdit(_written(percent) if percent > 0 else "")
        box.setAlignment(Qt.AlignmentFlag.AlignRight)
        box.setFixedWidth(76)
        box.setAccessibleName(self.tr("Percent of the share"))
        name.currentTextChanged.connect(lambda _: self.tell())
        box.textChanged.connect(lambda _: self.tell())
        self.put(_Line(name, box, label("%", "muted")), self.tr("Remove this share"))

    def total(self) -> Decimal:
        """Return what the shares add up to, in percent."""
        return sum((_percent(line.percent) for line in self.rows), Decimal(0))

    def shares(self) -> tuple[Share, ...]:
        """Return the shares that are filled in."""
        return tuple(
            Share(category=line.category.name(), percent=_percent(line.percent))
            for line in self.rows
            if line.category.name() and _percent(line.percent)
        )

    def problem(self) -> str:
        """Return what keeps the shares from being used; empty where nothing does."""
        unknown = self.unknown_category()
        if unknown is not None:
            return self.tr("There is no category “{0}”.").format(unknown)
        shares = self.shares()
        if len(shares) < 2:
            return self.tr("Divide it between two categories or more.")
        if sum(share.percent for share in shares) != _WHOLE:
            return self.tr("The shares must add up to 100 percent.")
        return ""

    def left_text(self) -> str:
        """Return how much is given out."""
        return self.tr("{0} of 100 %").format(_written(self.total()))


def _written(percent: Decimal) -> str:
    """Return a percentage with all its digits, without its sign."""
    return format_decimal(percent, "0.####", locale=formats.locale_name())


def _percent(edit: QLineEdit) -> Decimal:
    """Return what was typed, 0 for what is no percentage."""
    try:
        value = Decimal(edit.text().strip(" %").replace(",", "."))
    except InvalidOperation:
        return Decimal(0)
    return value if value.is_finite() and 0 < value <= _WHOLE else Decimal(0)

"""SharesEditor: what part of an amount each category gets, in percent."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING

from babel.numbers import format_decimal
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app import format as formats
from app import icons
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
    remove: QToolButton


class SharesEditor(QWidget):
    """Shares that must add up to 100 percent; it begins with two halves.

    Signals:
        changed: a category, a percentage, or the number of shares.
    """

    changed = Signal()

    def __init__(self, categories: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = categories
        self.lines: list[_Line] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self._grid = QGridLayout()
        self._grid.setSpacing(6)
        self._grid.setColumnStretch(0, 1)
        column.addLayout(self._grid)
        foot = QHBoxLayout()
        self.add_button = QPushButton(self.tr("Add a share"))
        self.add_button.setObjectName("quiet")
        self.add_button.setAutoDefault(False)
        self.add_button.clicked.connect(lambda: self.add(None, _WHOLE - self.total()))
        self.left = label("", "muted")
        foot.addWidget(self.add_button)
        foot.addStretch(1)
        foot.addWidget(self.left)
        column.addLayout(foot)
        self._tell()

    def set_shares(self, shares: Sequence[Share]) -> None:
        """Show these shares."""
        for line in list(self.lines):
            self._remove(line)
        for share in shares:
            self.add(share.category, share.percent)

    def begin(self, category: str) -> None:
        """Offer two halves, the first for `category`, where nothing was entered yet."""
        if not self.lines:
            self.add(category or None, _WHOLE / 2)
            self.add(None, _WHOLE / 2)

    def add(self, category: str | None, percent: Decimal) -> None:
        """Add a share; no percentage is shown for what is not above 0."""
        name = NameBox(self.tr("Category of the share"), self._names, category)
        box = QLineEdit(_written(percent) if percent > 0 else "")
        box.setAlignment(Qt.AlignmentFlag.AlignRight)
        box.setFixedWidth(76)
        box.setAccessibleName(self.tr("Percent of the share"))
        remove = QToolButton()
        icons.dress(remove, "x")
        remove.setToolTip(self.tr("Remove this share"))
        remove.setAccessibleName(self.tr("Remove this share"))
        line = _Line(name, box, label("%", "muted"), remove)
        name.currentTextChanged.connect(lambda _: self._tell())
        box.textChanged.connect(lambda _: self._tell())
        remove.clicked.connect(lambda: self._remove(line))
        row = self._grid.rowCount()
        for place, widget in enumerate((name, box, line.unit, remove)):
            self._grid.addWidget(widget, row, place)
        self.lines.append(line)
        self._tell()

    def total(self) -> Decimal:
        """Return what the shares add up to, in percent."""
        return sum((_percent(line.percent) for line in self.lines), Decimal(0))

    def shares(self) -> tuple[Share, ...]:
        """Return the shares that are filled in."""
        return tuple(
            Share(category=line.category.name(), percent=_percent(line.percent))
            for line in self.lines
            if line.category.name() and _percent(line.percent)
        )

    def problem(self) -> str:
        """Return what keeps the shares from being used; empty where nothing does."""
        unknown = next((n.category.name() for n in self.lines if not n.category.is_known()), "")
        if unknown:
            return self.tr("There is no category “{0}”.").format(unknown)
        shares = self.shares()
        if len(shares) < 2:
            return self.tr("Divide it between two categories or more.")
        if sum(share.percent for share in shares) != _WHOLE:
            return self.tr("The shares must add up to 100 percent.")
        return ""

    def _remove(self, line: _Line) -> None:
        self.lines.remove(line)
        for widget in (line.category, line.percent, line.unit, line.remove):
            widget.hide()
            widget.deleteLater()
        self._tell()

    def _tell(self) -> None:
        self.left.setText(self.tr("{0} of 100 %").format(_written(self.total())))
        self.changed.emit()


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

"""FilterBar: the uncategorised ones as a queue, and what the list is narrowed to, as chips."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app import format as formats
from app.views.transactions import shown
from app.widgets.chip import Chip
from app.widgets.flow_layout import FlowLayout
from finance.ledger.filters import Filter

if TYPE_CHECKING:
    from datetime import date

    from app.context import Matching


class FilterBar(QWidget):
    """Holds what narrows the list beside the words typed.

    Attributes: `base`, the conditions of the chips; `matching`, the answer whose rows are shown.

    Signals:
        changed: a chip was pressed or taken away.
    """

    changed = Signal()

    def __init__(self, currency: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.base = Filter()
        self.matching: Matching | None = None
        self._currency = currency
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.uncategorised = Chip(self.tr("Uncategorised"))
        self.uncategorised.setCheckable(True)
        self.uncategorised.clicked.connect(lambda _: self.changed.emit())
        holder = QWidget()
        self.chips = FlowLayout(holder)
        row.addWidget(self.uncategorised)
        row.addWidget(holder, 1)

    def narrow(self, base: Filter, matching: Matching | None) -> None:
        """Hold other conditions; the caller searches again."""
        self.uncategorised.setChecked(base.uncategorised)
        self.base, self.matching = replace(base, uncategorised=False), matching

    def where(self, typed: Filter) -> Filter:
        """Return what is asked for in all, with what is typed."""
        open_only = Filter(uncategorised=self.uncategorised.isChecked())
        return shown.both(shown.both(self.base, typed), open_only)

    def show_state(self, uncategorised: int, today: date) -> None:
        """Draw the chips; `uncategorised` counts those of the whole ledger."""
        text = self.tr("Uncategorised · {0}").format(formats.number(uncategorised))
        self.uncategorised.setText(text)
        self.uncategorised.setAccessibleName(text)
        self.uncategorised.setVisible(uncategorised > 0 or self.uncategorised.isChecked())
        self.chips.clear()
        if self.matching is not None:
            self._add(shown.matching_text(self.matching), self.base)
        for said, rest in shown.chips(self.base, today, self._currency):
            self._add(said, rest, self.matching)
        self.setVisible(not self.uncategorised.isHidden() or self.chips.count() > 0)

    def _add(self, text: str, rest: Filter, matching: Matching | None = None) -> None:
        def remove() -> None:
            open_only = self.uncategorised.isChecked()
            self.narrow(replace(rest, uncategorised=open_only), matching)
            self.changed.emit()

        chip = Chip(f"{text}  ✕")
        chip.setAccessibleName(self.tr("Remove: {0}").format(text))
        chip.clicked.connect(remove)
        self.chips.addWidget(chip)
        chip.show()

"""FilterBar: what is uncategorised or suggested as queues, and what the list is narrowed to."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app import format as formats
from app.views.transactions import shown
from app.widgets.chip import Chip
from app.widgets.flow_layout import FlowLayout
from finance.ledger.filters import Filter

if TYPE_CHECKING:
    from datetime import date

    from app.context import Matching
    from app.operations.transactions import Listed


class FilterBar(QWidget):
    """Holds what narrows the list beside the words typed.

    Attributes: `base`, the conditions of the chips; `matching`, the answer whose rows are shown.

    Signals:
        changed: a chip was pressed or taken away.
        accept_all_wanted: all suggestions that are shown are to be accepted.
        model_wanted: the model is to be asked for categories.
    """

    changed = Signal()
    accept_all_wanted = Signal()
    model_wanted = Signal()

    def __init__(self, currency: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.base = Filter()
        self.matching: Matching | None = None
        self._currency = currency
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.uncategorised = Chip(self.tr("Uncategorised"))
        self.suggested = Chip(self.tr("Suggested"))
        self.accept_all = Chip(self.tr("Accept all shown"))
        self.accept_all.clicked.connect(lambda _: self.accept_all_wanted.emit())
        self.accept_all.hide()
        self.ask_model = Chip("")
        self.ask_model.clicked.connect(lambda _: self.model_wanted.emit())
        self.ask_model.hide()
        for queue in (self.uncategorised, self.suggested):
            queue.setCheckable(True)
            queue.clicked.connect(lambda _: self.changed.emit())
        holder = QWidget()
        self.chips = FlowLayout(holder)
        for chip in (self.uncategorised, self.suggested, self.accept_all, self.ask_model):
            row.addWidget(chip, alignment=Qt.AlignmentFlag.AlignTop)
        row.addWidget(holder, 1)

    def narrow(self, base: Filter, matching: Matching | None) -> None:
        """Hold other conditions; the caller searches again."""
        self.uncategorised.setChecked(base.uncategorised)
        self.suggested.setChecked(base.suggested)
        self.base = replace(base, uncategorised=False, suggested=False)
        self.matching = matching

    def where(self, typed: Filter) -> Filter:
        """Return what is asked for in all, with what is typed."""
        return shown.both(shown.both(self.base, typed), self._queues())

    def show_state(self, listed: Listed, today: date) -> None:
        """Draw the chips for what is listed."""
        forms = (
            (self.uncategorised, self.tr("Uncategorised · {0}"), listed.uncategorised),
            (self.suggested, self.tr("Suggested · {0}"), listed.suggested),
        )
        for queue, form, count in forms:
            text = form.format(formats.number(count))
            queue.setText(text)
            queue.setAccessibleName(text)
            queue.setVisible(count > 0 or queue.isChecked())
        self.accept_all.setVisible(self.suggested.isChecked() and bool(listed.ids))
        self.chips.clear()
        if self.matching is not None:
            self._add(shown.matching_text(self.matching), self.base)
        for said, rest in shown.chips(self.base, today, self._currency):
            self._add(said, rest, self.matching)
        queued = any(not queue.isHidden() for queue, _, _ in forms)
        self.setVisible(queued or self.chips.count() > 0)

    def offer_model(self, payees: int) -> None:
        """Offer to ask the model about so many payees; 0 takes the offer back."""
        one = self.tr("Ask the model for the category of 1 payee")
        many = self.tr("Ask the model for categories of {0} payees")
        said = one if payees == 1 else many.format(formats.number(payees))
        self.ask_model.setText(said)
        self.ask_model.setAccessibleName(said)
        self.ask_model.setVisible(payees > 0 and self._in_queue())

    def _in_queue(self) -> bool:
        return self.uncategorised.isChecked() or self.suggested.isChecked()

    def _queues(self) -> Filter:
        return Filter(
            uncategorised=self.uncategorised.isChecked(), suggested=self.suggested.isChecked()
        )

    def _add(self, text: str, rest: Filter, matching: Matching | None = None) -> None:
        def remove() -> None:
            self.narrow(shown.both(rest, self._queues()), matching)
            self.changed.emit()

        chip = Chip(f"{text}  ✕")
        chip.setAccessibleName(self.tr("Remove: {0}").format(text))
        chip.clicked.connect(remove)
        self.chips.addWidget(chip)
        chip.show()

"""The chips of an answer: what was understood, each part of it open to change."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.views.ask import words
from app.views.ask.editors import Understood, addable, is_removable, open_editor
from app.views.ask.slots import Slot, is_set, slots_of, value_of, with_value, without
from app.widgets.chip import Chip
from app.widgets.flow_layout import FlowLayout
from app.widgets.labels import label
from finance.queries.query import FinanceQuery, Intent, Measure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.widgets.picker import Option
    from nlu.reading import Disagreement

# What, of what, when, and in what form: the order of the words of a question.
_ORDER = (
    Slot.INTENT, Slot.MEASURE, Slot.CATEGORIES, Slot.MERCHANTS, Slot.TEXT, Slot.MATCH,
    Slot.ACCOUNTS, Slot.MEMBERS, Slot.TAGS, Slot.AMOUNT, Slot.EXCLUDE_CATEGORIES,
    Slot.EXCLUDE_MERCHANTS, Slot.PERIOD, Slot.OTHER_PERIOD, Slot.GROUP_BY, Slot.UNIT, Slot.ORDER,
    Slot.LIMIT, Slot.THRESHOLD,
)  # fmt: skip
# What may have been filled by default where the words say nothing of it.
_OF_DEFAULTS = {Slot.GROUP_BY: (None, "category", "month"), Slot.UNIT: ("transaction",)}
_OF_ONE_MEASURE = (Intent.BUDGET, Intent.CASH_FLOW)
_GROUPED = (Intent.BREAKDOWN, Intent.TREND, Intent.EXTREME_PERIOD)


class UnderstoodAs(QWidget):
    """A row of chips for a query. Solid ones are supported by words, dashed ones are assumed.

    Signals:
        changed: the query with one slot changed, and the name of that slot.
    """

    changed = Signal(object, str)

    def __init__(
        self,
        understood: Understood,
        said: frozenset[str],
        disagreements: Sequence[Disagreement] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.understood = understood
        self._doubts: dict[str, Disagreement] = {d.slot: d for d in disagreements}
        self.chips: dict[Slot, Chip] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        flow = FlowLayout(spacing=8)
        column.addLayout(flow)
        flow.addWidget(label(self.tr("Understood as"), "muted"))
        for slot in _ORDER:
            if _is_shown(understood.query, slot, said):
                self.chips[slot] = self._chip(slot, said)
                flow.addWidget(self.chips[slot])
        self.add = Chip(self.tr("+ Filter"))
        self.add.setAccessibleName(self.tr("Add a filter"))
        self.add.set_picker(self.tr("Add a filter"), self._addable)
        self.add.picked.connect(self._add)
        flow.addWidget(self.add)
        doubts = [
            self._doubt(self._doubts[slot], self.chips[slot])
            for slot in self.chips
            if slot in self._doubts
        ]
        self.doubts = label("\n".join(doubts), "small", wrap=True)
        self.doubts.setVisible(bool(doubts))
        column.addWidget(self.doubts)

    def focus(self, slot: str) -> None:
        """Give the keyboard to the chip of a slot; where it is gone, to the one that adds."""
        self.chips.get(Slot(slot), self.add).setFocus()

    def _chip(self, slot: Slot, said: frozenset[str]) -> Chip:
        now = self.understood
        text = words.slot_text(now.query, slot, now.language, now.today, now.currency)
        chip = Chip(text, assumed=_is_assumed(now.query, slot, said))
        chip.setAccessibleDescription(words.slot_name(slot))
        chip.clicked.connect(partial(self._edit, slot, chip))
        chip.removable = is_removable(now, slot)
        chip.removed.connect(partial(self._take, slot, None))
        return chip

    def _doubt(self, found: Disagreement, chip: Chip) -> str:
        """Say who read a chip's slot otherwise, and how; the chip says it to readers."""
        other = words.other_text(found.slot, found.other, self.understood.language)
        if found.engine == "keyword":
            told = (
                self.tr("{0}: the rules read “{1}” here")
                if other
                else self.tr("{0}: the rules read nothing here")
            )
        else:
            told = (
                self.tr("{0}: the model read “{1}” here")
                if other
                else self.tr("{0}: the model read nothing here")
            )
        said = told.format(chip.text().replace("&&", "&"), other)
        chip.setToolTip(said)
        chip.setAccessibleName(f"{chip.accessibleName()}. {said}")
        return said

    def _edit(self, slot: Slot, anchor: QWidget) -> None:
        open_editor(slot, self.understood, anchor, partial(self._take, slot))

    def _take(self, slot: Slot, value: object) -> None:
        query = self.understood.query
        changed = without(query, slot) if value is None else with_value(query, slot, value)
        if changed != query:
            self.changed.emit(changed, slot.value)

    def _addable(self) -> list[Option]:
        return addable(self.understood)

    def _add(self, values: list[object]) -> None:
        if values:
            self._edit(Slot(str(values[0])), self.add)


def _is_shown(query: FinanceQuery, slot: Slot, said: frozenset[str]) -> bool:
    if slot is Slot.INTENT:
        return True
    if slot is Slot.GROUP_BY:
        return query.intent in _GROUPED
    if slot is Slot.MEASURE:
        plain = query.measure is Measure.ANY and slot.value not in said
        measured = slot in slots_of(query.intent) and query.intent not in _OF_ONE_MEASURE
        return measured and not plain
    if slot is Slot.LIMIT and query.intent is not Intent.LIST:
        return query.limit not in {None, 1}  # one is what is shown anyway
    return is_set(query, slot)


def _is_assumed(query: FinanceQuery, slot: Slot, said: frozenset[str]) -> bool:
    if slot.value in said:
        return False
    if slot in {Slot.PERIOD, Slot.OTHER_PERIOD}:
        return bool(getattr(value_of(query, slot), "assumed", False))
    return slot in _OF_DEFAULTS and value_of(query, slot) in _OF_DEFAULTS[slot]

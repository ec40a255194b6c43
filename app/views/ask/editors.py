"""What opens below a chip to change its slot: a list to pick from, or a small sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint

from app.views.ask import words
from app.views.ask.popups import AmountsSheet, DatesSheet, Sheet, ThresholdSheet, WordsSheet
from app.views.ask.slots import NAMES, UNITS, Slot, groups_of, is_set, slots_of, value_of
from app.views.ask.spans import presets, same_days
from app.widgets.picker import Option, Picker
from finance.queries.query import FinanceQuery, Intent, Measure
from nlu.narration import intent_text, measure_text, period_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from PySide6.QtWidgets import QWidget

    from app.widgets.popup import Popup
    from nlu.vocabulary import Vocabulary

_CUSTOM = "custom dates"
_LIMITS = (1, 3, 5, 10, 20, 50)
_FIXED = (Slot.INTENT, Slot.MEASURE, Slot.GROUP_BY)


@dataclass(frozen=True, slots=True)
class Understood:
    """A query as it stands, with what its editors need to know."""

    query: FinanceQuery
    vocabulary: Vocabulary
    language: str
    today: date

    @property
    def currency(self) -> str:
        """The currency that amounts of the query are in."""
        return self.vocabulary.currency


def is_removable(understood: Understood, slot: Slot) -> bool:
    """Say whether a slot may be emptied."""
    return slot not in _FIXED and is_set(understood.query, slot)


def open_editor(
    slot: Slot, understood: Understood, anchor: QWidget, changed: Callable[[object], None]
) -> None:
    """Open what changes `slot` below `anchor`; `changed` gets the new value, None for none."""
    sheet = _sheet(slot, understood, anchor)
    if sheet is not None:
        sheet.chosen.connect(changed)
        _open(sheet, anchor)
        return
    multiple = slot in NAMES
    picker = Picker(
        words.slot_name(slot),
        _options(slot, understood),
        multiple=multiple,
        removable=is_removable(understood, slot),
        parent=anchor,
    )

    def picked(values: list[object]) -> None:
        if values == [_CUSTOM]:
            _open_dates(slot, understood, anchor, changed)
        elif multiple:
            changed(tuple(values) or None)
        else:
            changed(values[0] if values else None)

    picker.picked.connect(picked)
    _open(picker, anchor)


def _open(popup: Popup, anchor: QWidget) -> None:
    popup.open_at(anchor.mapToGlobal(QPoint(0, anchor.height() + 4)))


def _open_dates(
    slot: Slot, understood: Understood, anchor: QWidget, changed: Callable[[object], None]
) -> None:
    now = value_of(understood.query, slot)
    start = getattr(now, "start", None) or understood.today.replace(day=1)
    end = getattr(now, "end", None) or understood.today
    sheet = DatesSheet(words.slot_name(slot), start, end, parent=anchor)
    sheet.chosen.connect(changed)
    _open(sheet, anchor)


def _sheet(slot: Slot, understood: Understood, parent: QWidget) -> Sheet | None:
    """Return the sheet of a slot that no list can hold."""
    query, name = understood.query, words.slot_name(slot)
    if slot is Slot.TEXT:
        return WordsSheet(name, query.text, parent=parent)
    if slot is Slot.AMOUNT:
        bounds = (query.amount_min, query.amount_max)
        return AmountsSheet(
            name,
            bounds,
            understood.currency,
            removable=is_removable(understood, slot),
            parent=parent,
        )
    if slot is Slot.THRESHOLD:
        threshold = (query.threshold, query.threshold_op)
        return ThresholdSheet(name, threshold, understood.currency, parent=parent)
    return None


def _options(slot: Slot, understood: Understood) -> list[Option]:
    if slot in NAMES:
        return _names(slot, understood)
    if slot in {Slot.PERIOD, Slot.OTHER_PERIOD}:
        return _periods(slot, understood)
    query = understood.query
    language = understood.language
    now = value_of(query, slot)
    choices: dict[Slot, list[tuple[str, object]]] = {
        Slot.INTENT: [(intent_text(i, language), i) for i in Intent],
        Slot.MEASURE: [(measure_text(m, language), m) for m in Measure],
        Slot.GROUP_BY: [(words.group_name(g), g) for g in groups_of(query.intent)],
        Slot.UNIT: [(words.unit_name(u), u) for u in UNITS],
        Slot.ORDER: [(words.order_name(o), o) for o in ("most", "least")],
        Slot.LIMIT: [(words.limit_name(n, query.intent), n) for n in _limits(query.limit)],
        Slot.MATCH: [
            (QCoreApplication.translate("ask", "All of these"), None),
            (QCoreApplication.translate("ask", "Any of these"), "any"),
        ],
    }
    return [Option(text, value, chosen=value == now) for text, value in choices[slot]]


def _limits(now: int | None) -> list[int]:
    return sorted({*_LIMITS, *([now] if now is not None else [])})


def _names(slot: Slot, understood: Understood) -> list[Option]:
    """Return the ledger's names for a slot, those chosen first."""
    known = understood.vocabulary
    chosen: tuple[str, ...] = getattr(understood.query, slot.value)
    if slot in {Slot.CATEGORIES, Slot.EXCLUDE_CATEGORIES}:
        names = [c.name for c in known.categories]
    elif slot in {Slot.MERCHANTS, Slot.EXCLUDE_MERCHANTS}:
        names = [m.name for m in known.merchants]
    elif slot is Slot.ACCOUNTS:
        names = [a.name for a in known.accounts]
    else:
        names = list(known.members if slot is Slot.MEMBERS else known.tags)
    rest = sorted(set(names) - set(chosen), key=str.casefold)
    return [Option(n, n, chosen=True) for n in chosen] + [Option(n, n) for n in rest]


def _periods(slot: Slot, understood: Understood) -> list[Option]:
    now = getattr(understood.query, slot.value)
    options = [
        Option(p.name, p.period, chosen=now is not None and same_days(p.period, now))
        for p in presets(understood.today)
    ]
    if now is not None and not any(option.chosen for option in options):
        text = period_text(now, understood.language, understood.today)
        options.insert(0, Option(text, now, chosen=True))
    custom = QCoreApplication.translate("ask", "Other dates…")
    return [Option(custom, _CUSTOM), *options]


def addable(understood: Understood) -> list[Option]:
    """Return the slots that are empty and mean something to the question."""
    query = understood.query
    known = understood.vocabulary
    empty = {
        Slot.MEMBERS: not known.members,
        Slot.TAGS: not known.tags,
        Slot.MERCHANTS: not known.merchants,
        Slot.EXCLUDE_MERCHANTS: not known.merchants,
    }
    single = {Slot.LIMIT} if query.limit == 1 else set()
    wanted = [
        s
        for s in slots_of(query.intent)
        if s not in _FIXED and (s in single or not is_set(query, s))
    ]
    return [Option(words.slot_name(s), s) for s in wanted if not empty.get(s, False)]

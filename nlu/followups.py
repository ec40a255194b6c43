"""What a turn keeps of the query before it: filters, and which money is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from finance.queries.query import FinanceQuery, Intent, Measure
from nlu.engines.keyword.targets import ACCOUNTS_ONLY
from nlu.talk import talk
from nlu.turns import Turn, all_of_them

if TYPE_CHECKING:
    from nlu.hints import Hints

_TARGETS = ("categories", "merchants", "text")
_NAMED = ("categories", "merchants", "members", "accounts")
_LEFT_OUT = {"categories": "exclude_categories", "merchants": "exclude_merchants"}
_FILTERS = (*_TARGETS, "accounts", "members", "tags", *_LEFT_OUT.values())

Slots = dict[str, Any]


def filters(state: Turn, hints: Hints, fresh: FinanceQuery | None, previous: FinanceQuery) -> Slots:
    """The name slots after this turn."""
    slots: Slots = {slot: getattr(previous, slot) for slot in _FILTERS}
    named = fresh is not None and not state.whole
    beyond = _beyond(hints)
    new = {s: v for s in _FILTERS if named and (v := getattr(fresh, s)) and s not in beyond}
    compared = state.asked == "compare" and not hints.periods and previous.earlier is None
    both = compared or (all_of_them(hints) and state.asked != "compare")
    all_budgets = both and not new and state.intent is Intent.BUDGET
    all_budgets = all_budgets and talk(hints.language).says("every", hints.line)
    together = _together(previous) if both and not (new or all_budgets) else {}
    cleared = {} if together else _cleared(hints, slots)
    if all_budgets:
        cleared = dict.fromkeys(_TARGETS, ())
    slots.update(cleared)
    slots.update(dict.fromkeys(beyond, ()))
    if state.intent in ACCOUNTS_ONLY and state.intent is not previous.intent:
        slots.update(dict.fromkeys((*_TARGETS, "members", "tags", "exclude_categories"), ()))
    if state.intent is Intent.CASH_FLOW is not previous.intent:
        slots.update(dict.fromkeys(_TARGETS, ()))  # of groceries nothing is left over
    new = _restored(new, slots, hints, previous)
    new = _left_out_too(new, hints, previous)
    _put(new, slots, state, hints)
    if state.group_by == "member" and "members" not in new and state.intent is Intent.BREAKDOWN:
        slots["members"] = ()  # after Sam's, "who spent the most?"
    slots.update(together)
    out = {n for s in _LEFT_OUT.values() if fresh is not None for n in getattr(fresh, s)}
    slots["replaced"] = tuple((s, n) for s, n in _replaced(slots, previous) if n not in out)
    return slots


def _cleared(hints: Hints, slots: Slots) -> Slots:
    """The filters that the turn takes off."""
    off: list[str] = []
    for name, pattern in talk(hints.language).clear:
        if not (pattern.search(hints.line) or pattern.search(hints.text.line)):
            continue
        if name == "others":  # after groceries, "and everything else?"
            return {**dict.fromkeys(_TARGETS, ()), **{o: slots[s] for s, o in _LEFT_OUT.items()}}
        off += _TARGETS if name == "targets" else (name,)
    return {slot: () for slot in off if slots[slot]}


def _beyond(hints: Hints) -> frozenset[str]:
    """The slots whose filter a turn takes off by its name: "not only at Lidl"."""
    match = talk(hints.language).cues["beyond"].search(hints.line)
    if match is None:
        return frozenset()
    kinds = {"mer": "merchants", "mem": "members", "acc": "accounts", "tag": "tags"}
    kind = next(group for group in match.groups() if group)
    slot = kinds.get(kind, "categories")
    return frozenset({slot, _LEFT_OUT.get(slot, slot)})


def _put(new: Slots, slots: Slots, state: Turn, hints: Hints) -> None:
    """Set what is named: it takes the place of its like, is added to it, or left out besides it."""
    adds = state.asked == "compare" or talk(hints.language).says("add", hints.line)
    if any(slot in new for slot in _TARGETS) and not state.narrows:
        kept = {s for s in new if adds}  # "versus Carrefour" adds to Lidl
        slots.update({slot: () for slot in _TARGETS if slot not in kept})
    for slot, out in _LEFT_OUT.items():  # "water and gas" - "drop the gas"
        left = tuple(n for n in slots[slot] if n not in new.get(out, ()))
        if not left and slots[slot]:
            slots[slot] = ()  # after Amazon, "and without it?"
        if left and len(left) < len(slots[slot]):
            slots[slot], new = left, {s: v for s, v in new.items() if s != out}
    for slot, values in new.items():
        if slot.startswith("exclude") or (adds and slot in _NAMED):
            slots[slot] = tuple(dict.fromkeys((*slots[slot], *values)))
        else:
            slots[slot] = values


def _restored(new: Slots, slots: Slots, hints: Hints, previous: FinanceQuery) -> Slots:
    """Count again what was left out before ("put the rent back in")."""
    if not talk(hints.language).says("restore", hints.line):
        return new
    left = dict(new)
    for slot, out in _LEFT_OUT.items():
        back = {n for s in (slot, out) for n in new.get(s, ())} & set(getattr(previous, out))
        if back:
            slots[out] = tuple(n for n in slots[out] if n not in back)
            for s in (slot, out):
                left[s] = tuple(n for n in new.get(s, ()) if n not in back)
    return {slot: values for slot, values in left.items() if values}


def _left_out_too(new: Slots, hints: Hints, previous: FinanceQuery) -> Slots:
    """Leave out what is named where the turn before left something out ("and childcare too")."""
    too = talk(hints.language).says("too", hints.line)
    named = any(getattr(previous, slot) for slot in _TARGETS)
    if not too or named or not (previous.exclude_categories or previous.exclude_merchants):
        return new
    return {_LEFT_OUT.get(slot, slot): values for slot, values in new.items()}


def _together(previous: FinanceQuery) -> Slots:
    """The targets of the turn before with those of their kind that they took the place of."""
    if not previous.replaced:
        return {}
    slot = previous.replaced[-1][0]
    names = [name for s, name in previous.replaced if s == slot]
    return {slot: tuple(dict.fromkeys((*names, *getattr(previous, slot))))}


def _replaced(slots: Slots, previous: FinanceQuery) -> tuple[tuple[str, str], ...]:
    """What was asked about before, where a turn names another of the same kind."""
    gone = list(previous.replaced)
    for slot in _NAMED:
        old, now = getattr(previous, slot), slots[slot]
        if old and now and not set(old) <= set(now):
            gone += [(slot, name) for name in old]
    return tuple((s, n) for s, n in dict.fromkeys(gone) if n not in slots[s])


def money(
    state: Turn,
    fresh: FinanceQuery | None,
    previous: FinanceQuery,
    *,
    says_income: bool,
    spent: bool,
) -> Measure:
    """Keep the measure unless the words say another or the new intent cannot take it.

    `spent` is True where the turn names a kind of thing that money goes to.
    """
    own = {*_OWN, Intent.SHARE}  # a share of what came in stays one
    if spent and previous.measure is Measure.INCOME and state.intent not in own:
        return Measure.SPENDING
    if state.says and state.intent not in _OWN:
        return Measure(state.says)
    if fresh is not None and fresh.measure is Measure.INCOME and says_income:
        return Measure.INCOME
    same = state.intent is previous.intent
    rows = state.intent in _ROWS and previous.intent in _ROWS  # "how many are there?" of any row
    if same or rows or previous.measure in {Measure.SPENDING, Measure.INCOME}:
        return _OWN.get(state.intent, previous.measure)
    if state.intent in _OWN:
        return _OWN[state.intent]
    return fresh.measure if fresh is not None and state.strong else Measure.SPENDING


_ROWS = {Intent.LIST, Intent.COUNT, Intent.UNUSUAL, Intent.LAST_TIME, Intent.FIRST_TIME}
_OWN = {
    Intent.BALANCE: Measure.ANY,
    Intent.NET_WORTH: Measure.ANY,
    Intent.CASH_FLOW: Measure.NET,
}

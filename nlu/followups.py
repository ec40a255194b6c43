"""Turns that lean on the query before them: keep what is not named anew."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from finance.queries.query import FinanceQuery, Intent, Measure
from nlu.engines.keyword.cues import cues
from nlu.lexicon import LANGUAGES, lexicon
from nlu.patterns import Patterns

if TYPE_CHECKING:
    from nlu.engines.keyword.rules import Rule
    from nlu.engines.keyword.slots import Filled
    from nlu.hints import Hints

_RANKED = {Intent.BREAKDOWN, Intent.LARGEST, Intent.SMALLEST, Intent.RECURRING}
_SINGLE = {Intent.LAST_TIME, Intent.FIRST_TIME, Intent.UPCOMING}
_SHORT = 6  # words
_TARGETS = ("categories", "merchants", "text")
_NAMED = ("categories", "merchants", "members", "accounts")
_ACCOUNTS_ONLY = {Intent.BALANCE, Intent.NET_WORTH}
_FILTERS = (*_TARGETS, "accounts", "members", "tags", "exclude_categories", "exclude_merchants")
# Intents that look at a state or at all time: a period of the turn before means nothing to them.
TIMELESS = {
    Intent.BALANCE, Intent.NET_WORTH, Intent.UPCOMING, Intent.RECURRING, Intent.LAST_TIME,
    Intent.FIRST_TIME,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Talk:
    """One language's cues for turns."""

    lead: Patterns
    back: Patterns
    narrow: Patterns
    bare: Patterns
    both: Patterns
    spending: Patterns
    too: Patterns
    which: Patterns
    clear: tuple[tuple[str, Patterns], ...]
    asks: tuple[tuple[str, Patterns], ...]


@lru_cache(maxsize=len(LANGUAGES))
def talk(language: str) -> Talk:
    """Return the cues of `language`."""
    lex = lexicon(language)
    data = lex.talk

    def one_of(patterns: list[str]) -> Patterns:
        return Patterns(patterns, lex.pattern)

    return Talk(
        one_of(data["lead"]),
        one_of(data["back"]),
        one_of(data["narrow"]),
        one_of(data["bare"]),
        one_of(data["both"]),
        one_of(data["spending"]),
        one_of(data["too"]),
        one_of(data["which"]),
        tuple((n, one_of(data[f"clear_{n}"])) for n in ("accounts", "members", "targets")),
        tuple((a["intent"], one_of(a["pattern"])) for a in data["ask"]),
    )


@dataclass(frozen=True, slots=True)
class Turn:
    """How a turn leans: what it asks of the last answer, whether it only narrows it."""

    intent: Intent
    asked: str | None
    narrows: bool
    strong: bool
    spends: bool = False  # "no, I meant spending"


def turn(
    hints: Hints, rule: Rule | None, filled: Filled | None, previous: FinanceQuery
) -> Turn | None:
    """Say how the turn leans on `previous`, or None when it stands by itself."""
    words, line = talk(hints.language), hints.line
    lines = (line, hints.text.line)
    asked = next((intent for intent, ask in words.asks if any(map(ask.search, lines))), None)
    if asked == "extreme" and previous.intent is Intent.TOTAL and _of_two(hints, previous):
        asked = "compare"  # "Lidl? Carrefour? Which was dearer?"
    lead = words.lead.search(line) is not None
    back = words.back.search(line) is not None
    bare = words.bare.search(line) is not None or words.spending.search(line) is not None
    strong = rule is not None and not rule.weak and not bare
    named = bool(hints.names or hints.texts)
    said = lead or asked or bare or _all_of_them(hints) or _cleared(hints)
    if rule is None and not (said or named or hints.periods or hints.amounts):
        return None
    if rule is None and not (said or back) and len(hints.tagged.words) > _SHORT:
        return None
    if strong and not (lead or asked or back) and not _fragment(hints, named=named):
        return None
    if asked is None and strong and rule is not None:
        own_target = filled is not None and any(getattr(filled.query, s) for s in _FILTERS[:6])
        if own_target and rule.intent in TIMELESS and rule.intent is not previous.intent:
            return None
        if own_target and not lead and not back:
            return None
    intent = _intent(
        asked, rule if strong else None, previous, binned=_binned(hints), dated=bool(hints.periods)
    )
    narrows = words.narrow.search(line) is not None
    return Turn(intent, asked, narrows, strong, words.spending.search(line) is not None)


def _fragment(hints: Hints, *, named: bool) -> bool:
    """A short turn that names no target: "average per month?", "how many times?"."""
    return not named and not hints.periods and len(hints.tagged.words) <= _SHORT


def _of_two(hints: Hints, previous: FinanceQuery) -> bool:
    """Whether a turn asks which of the targets named one after the other stands out."""
    which = talk(hints.language).which.search(hints.line) is not None
    return which and bool(previous.replaced) and not _binned(hints)


def _binned(hints: Hints) -> bool:
    """Whether a turn names a unit of time that stands out: "which month was worst?"."""
    bins = cues(hints.language).bins
    return any(pattern.search(hints.line) for _, pattern in bins)


def _cleared(hints: Hints) -> bool:
    """Whether the whole turn takes filters off: "all accounts", "toute la famille"."""
    clear = talk(hints.language).clear
    return any(pattern.whole(hints.line) for _, pattern in clear)


def _intent(
    asked: str | None, rule: Rule | None, previous: FinanceQuery, *, binned: bool, dated: bool
) -> Intent:
    before = previous.intent
    if asked == "again":
        return before  # "when was that?"
    if asked == "extreme":
        times = {Intent.TREND, Intent.EXTREME_PERIOD}
        one = before if before is Intent.BREAKDOWN else Intent.LARGEST
        return Intent.EXTREME_PERIOD if before in times or binned else one
    if asked is not None:
        # "When did we last …" - "how much was it?" still asks about that one transaction, and
        # after an average "per week instead" is one too.
        single = asked == "total" and before in _SINGLE and not dated
        averaged = asked == "trend" and before is Intent.AVERAGE
        return before if single or averaged else Intent(asked)
    ranked = before in _RANKED  # "just the top 5"
    kept = {Intent.TOTAL: True, Intent.LARGEST: ranked, Intent.SMALLEST: ranked}
    if rule is None or kept.get(rule.intent, False):
        return before
    return rule.intent


def filters(
    state: Turn, hints: Hints, fresh: FinanceQuery | None, previous: FinanceQuery
) -> dict[str, Any]:
    """The name slots after this turn."""
    slots: dict[str, Any] = {slot: getattr(previous, slot) for slot in _FILTERS}
    cleared = False
    for name, pattern in talk(hints.language).clear:
        if pattern.search(hints.line):
            off = _TARGETS if name == "targets" else (name,)
            cleared = cleared or any(slots[slot] for slot in off)
            slots.update(dict.fromkeys(off, ()))
    if state.intent in _ACCOUNTS_ONLY and state.intent is not previous.intent:
        slots.update(dict.fromkeys((*_TARGETS, "tags", "exclude_categories"), ()))
    if fresh is None:
        return slots
    new = {slot: getattr(fresh, slot) for slot in _FILTERS if getattr(fresh, slot)}
    new = _left_out_too(new, hints, previous)
    if any(slot in new for slot in _TARGETS) and not state.narrows:
        kept = {s for s in new if state.asked == "compare"}  # "versus Carrefour" adds to Lidl
        slots.update({slot: () for slot in _TARGETS if slot not in kept})
    for slot, values in new.items():
        if slot.startswith("exclude") or (state.asked == "compare" and slot in _NAMED):
            slots[slot] = tuple(dict.fromkeys((*slots[slot], *values)))
        else:
            slots[slot] = values
    both = _all_of_them(hints) or (state.asked == "compare" and not hints.periods)
    if not new and not cleared and both:
        slots.update(_together(previous))
    slots["replaced"] = _replaced(slots, previous)
    return slots


def _left_out_too(new: dict[str, Any], hints: Hints, previous: FinanceQuery) -> dict[str, Any]:
    """Leave out what is named where the turn before left something out ("and childcare too")."""
    too = talk(hints.language).too.search(hints.line) is not None
    named = any(getattr(previous, slot) for slot in _TARGETS)
    if not too or named or not (previous.exclude_categories or previous.exclude_merchants):
        return new
    moved = {"categories": "exclude_categories", "merchants": "exclude_merchants"}
    return {moved.get(slot, slot): values for slot, values in new.items()}


def _all_of_them(hints: Hints) -> bool:
    """Whether a turn takes the last targets as one ("both together"); numbers stand in its text."""
    both = talk(hints.language).both
    return any(map(both.search, (hints.line, hints.text.line)))


def _together(previous: FinanceQuery) -> dict[str, tuple[str, ...]]:
    """The targets of the turn before with those that they took the place of."""
    slot = next((s for s in _NAMED if getattr(previous, s)), None)
    if slot is None or not previous.replaced:
        return {}
    return {slot: tuple(dict.fromkeys((*previous.replaced, *getattr(previous, slot))))}


def _replaced(slots: dict[str, Any], previous: FinanceQuery) -> tuple[str, ...]:
    """What was asked about before, where a turn names another of the same kind."""
    gone: list[str] = list(previous.replaced)
    for slot in _NAMED:
        old, now = getattr(previous, slot), slots[slot]
        if old and now and not set(old) <= set(now):
            gone += old
    held = {n for slot in _NAMED for n in slots[slot]}
    return tuple(n for n in dict.fromkeys(gone) if n not in held)


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
    if spent and previous.measure is Measure.INCOME and state.intent not in _OWN:
        return Measure.SPENDING
    if state.spends and state.intent not in _OWN:
        return Measure.SPENDING
    if fresh is not None and fresh.measure is Measure.INCOME and says_income:
        return Measure.INCOME
    same = state.intent is previous.intent
    rows = state.intent in _ROWS and previous.intent in _ROWS  # "how many are there?" of any row
    if same or rows or previous.measure in {Measure.SPENDING, Measure.INCOME}:
        return _OWN.get(state.intent, previous.measure)
    if state.intent in _OWN:
        return _OWN[state.intent]
    return fresh.measure if fresh is not None and state.strong else Measure.SPENDING


_ROWS = {Intent.LIST, Intent.COUNT}
_OWN = {
    Intent.BALANCE: Measure.ANY,
    Intent.NET_WORTH: Measure.ANY,
    Intent.CASH_FLOW: Measure.NET,
}

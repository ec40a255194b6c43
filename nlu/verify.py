"""Trust, then verify: what no word of the question supports leaves the query."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from finance.queries.answer import Note
from nlu.text import words

if TYPE_CHECKING:
    from finance.queries.query import FinanceQuery
    from nlu.hints import Hints
    from nlu.reading import Reading

_NAMES = ("categories", "merchants", "accounts", "members", "tags")
_LEFT_OUT = ("exclude_categories", "exclude_merchants")


def verified(reading: Reading, hints: Hints, previous: FinanceQuery | None) -> Reading:
    """Return the reading without names that neither the question nor the turn before holds."""
    if reading.query is None:
        return reading
    query, dropped = _supported(reading.query, hints, previous)
    if not dropped:
        return reading
    notes = (*reading.notes, *(Note("unsupported", (("name", n),)) for n in dropped))
    return replace(reading, query=query, notes=notes)


def _supported(
    query: FinanceQuery, hints: Hints, previous: FinanceQuery | None
) -> tuple[FinanceQuery, list[str]]:
    named = {n for h in hints.names for n in h.names}
    named |= {a.name for h in hints.names for a in h.alternatives}
    said = set(words(hints.question)) | {t.word for t in hints.text.tokens}
    said |= {word for hint in hints.texts for word in words(hint.words)}
    kept: dict[str, tuple[str, ...]] = {}
    dropped: list[str] = []
    for slot in (*_NAMES, *_LEFT_OUT, "text"):
        values: tuple[str, ...] = getattr(query, slot)
        before: tuple[str, ...] = ()
        if previous is not None:
            before = (*getattr(previous, slot), *(n for s, n in previous.replaced if s == slot))
            if slot in _LEFT_OUT:  # after groceries, "and everything else?"
                before += getattr(previous, slot.removeprefix("exclude_"))
        fits = [
            v
            for v in values
            if v in before or (set(words(v)) <= said if slot == "text" else v in named)
        ]
        if len(fits) < len(values):
            kept[slot] = tuple(fits)
            dropped += [v for v in values if v not in fits]
    return (query.model_copy(update=kept) if kept else query), dropped

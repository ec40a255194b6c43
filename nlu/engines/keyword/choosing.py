"""Asking back: the readings between which nothing in a question decides."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from finance.queries.answer import Note
from nlu.engines.keyword.targets import ACCOUNTS_ONLY, SLOTS
from nlu.narration.labels import name_text
from nlu.narration.phrasebook import phrasebook
from nlu.narration.wording import question_text
from nlu.reading import Choice
from nlu.text import words
from nlu.vocabulary import Name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from finance.queries.query import FinanceQuery
    from nlu.hints import Hints
    from nlu.names import NameHint
    from nlu.reading import Reading

_PAIR = 2
_JOINED = {"merchant", "account", "member"}  # two of one of these kinds may be meant together


def between_names(hints: Hints, readings: Sequence[Reading]) -> Reading:
    """Return the one reading that uses an unclear name, or all that do as choices.

    `readings` are those of the hints and of each of their variants, in this order.
    """
    unclear = next((n for n in hints.names if n.alternatives), None)
    if unclear is None:
        return readings[0]
    names = (Name(unclear.kind, unclear.names[0]), *unclear.alternatives)
    fits = [
        (name, reading.query)
        for name, reading in zip(names, readings, strict=True)
        if reading.query is not None and name.name in getattr(reading.query, SLOTS[name.kind])
    ]
    if any(query.intent in ACCOUNTS_ONLY for _, query in fits):
        fits = [fit for fit in fits if fit[0].kind == "account"] or fits
    if len(fits) < _PAIR:
        queries = [query for _, query in fits]
        return next((r for r in readings if queries and r.query is queries[0]), readings[0])
    return replace(
        readings[0],
        status="needs_choice",
        query=None,
        choices=_choices(fits, unclear, hints),
    )


def between_queries(reading: Reading, other: FinanceQuery, hints: Hints) -> Reading:
    """Return a reading that asks which of two queries is meant, each said in full.

    A question in the very words that one of them is said in means that one.
    """
    if reading.query is None:
        return reading
    asked = words(hints.question)
    choices = []
    for query in (reading.query, other):
        text = question_text(query, hints.language, hints.today)
        if words(text) == asked:
            return replace(reading, query=query)
        choices.append(Choice(text, query, text))
    return replace(reading, status="needs_choice", query=None, choices=tuple(choices))


def passed_over(query: FinanceQuery, hints: Hints) -> tuple[Note, ...]:
    """Return a note for each name taken although its words name something else as well."""
    notes = []
    for hint in hints.names:
        if hint.besides and hint.names[0] in getattr(query, SLOTS[hint.kind]):
            name, *others = (
                name_text(n.kind, n.name, hints.language)
                for n in (Name(hint.kind, hint.names[0]), *hint.besides)
            )
            joined = phrasebook(hints.language).names(others)
            notes.append(Note("namesake", (("name", name), ("others", joined))))
    return tuple(notes)


def _choices(
    fits: Sequence[tuple[Name, FinanceQuery]], unclear: NameHint, hints: Hints
) -> tuple[Choice, ...]:
    one_kind = len({name.kind for name, _ in fits}) == 1
    made = []
    for name, query in fits:
        label = name.name if one_kind else name_text(name.kind, name.name, hints.language)
        made.append(Choice(label, query, _plainly(label, unclear, hints)))
    both = one_kind and len(fits) == _PAIR and unclear.how != "slip"
    if both and fits[0][0].kind in _JOINED:
        label = phrasebook(hints.language).names([name.name for name, _ in fits])
        made.append(Choice(label, _together(fits), _plainly(label, unclear, hints)))
    return tuple(made)


def _together(fits: Sequence[tuple[Name, FinanceQuery]]) -> FinanceQuery:
    (name, query), (other, _) = fits
    slot = SLOTS[name.kind]
    kept = [n for n in getattr(query, slot) if n != name.name]
    return query.model_copy(update={slot: (*kept, name.name, other.name)})


def _plainly(label: str, unclear: NameHint, hints: Hints) -> str:
    """The question with the unclear words said so that they can mean one thing only."""
    tokens = hints.text.tokens
    start, end = tokens[unclear.first].start, tokens[unclear.last - 1].end
    return f"{hints.question[:start]}{label}{hints.question[end:]}"

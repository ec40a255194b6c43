"""Notes of an answer or a reading, in words."""

from __future__ import annotations

from datetime import date
from string import Formatter
from typing import TYPE_CHECKING

from nlu.narration import figures
from nlu.narration.periods import period_text
from nlu.narration.phrasebook import phrasebook

if TYPE_CHECKING:
    from collections.abc import Iterable

    from finance.queries.answer import Note
    from finance.queries.query import FinanceQuery


def note_texts(
    notes: Iterable[Note], query: FinanceQuery | None, language: str, today: date
) -> tuple[str, ...]:
    """Return each note as a sentence, once; a code without wording is left out.

    Of the wordings of a code the first is taken whose data are there. `period` and `other` are
    filled from the query where a note does not bring them.
    """
    book = phrasebook(language)
    known: dict[str, str] = {}
    if query is not None:
        if query.period is not None:
            known["label"] = query.period.label
            known["period"] = period_text(query.period, language, today)
        if query.other_period is not None:
            known["other"] = period_text(query.other_period, language, today)
    texts: dict[str, None] = {}
    for note in notes:
        data = known | {name: _shown(value, language) for name, value in note.data}
        data = {name: value for name, value in data.items() if value}
        for wording in book.phrases(f"notes.{note.code}"):
            if _slots(wording) <= data.keys():
                texts[book.fill(wording, **data)] = None
                break
    return tuple(texts)


def _shown(value: str, language: str) -> str:
    """Return a date as the language writes it, anything else as it is."""
    try:
        return figures.day(phrasebook(language), date.fromisoformat(value))
    except ValueError:
        return value


def _slots(wording: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(wording) if name}

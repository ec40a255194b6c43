"""Notes of an answer or a reading, in words."""

from __future__ import annotations

import re
from datetime import date
from decimal import Decimal
from string import Formatter
from typing import TYPE_CHECKING

from finance.money import Money
from nlu.narration import figures
from nlu.narration.periods import bin_text, period_text
from nlu.narration.phrasebook import phrasebook

if TYPE_CHECKING:
    from collections.abc import Iterable

    from finance.queries.answer import Note
    from finance.queries.query import FinanceQuery

_NUMBER = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")
_AMOUNT = re.compile(rf"({_NUMBER.pattern}) ([A-Z]{{3}})")


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
        data = known | {name: _shown(name, value, language) for name, value in note.data}
        data = {name: value for name, value in data.items() if value}
        for wording in book.phrases(f"notes.{note.code}"):
            if _slots(wording) <= data.keys():
                texts[book.fill(wording, **data)] = None
                break
    return tuple(texts)


def _shown(name: str, value: str, language: str) -> str:
    """Return a date, a span of days, an amount or a percentage as the language writes it.

    Anything else stays as it is.
    """
    book = phrasebook(language)
    amount = _AMOUNT.fullmatch(value) if name == "value" else None
    if amount is not None:
        return figures.money(book, Money.of(amount[1], amount[2]))
    if name == "percent" and _NUMBER.fullmatch(value):
        return figures.percent(book, Decimal(value))
    try:
        if "/" in value:
            start, end = (date.fromisoformat(day) for day in value.split("/"))
            return bin_text(book, None, start, end, long=True)
        return figures.day(book, date.fromisoformat(value))
    except ValueError:
        return value


def _slots(wording: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(wording) if name}

"""Short words for rows, chips and chart axes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.queries.query import FinanceQuery, Intent, Measure
from nlu.narration import figures
from nlu.narration.periods import bin_text
from nlu.narration.phrasebook import capitalised, phrasebook

if TYPE_CHECKING:
    from finance.queries.answer import AnswerRow
    from nlu.reading import Choice

WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_FIXED = {
    Intent.CASH_FLOW: ("in", "out", "net", "rate"),
    Intent.COMPARE_TO_USUAL: ("this", "usual"),
    Intent.SHARE: ("part", "whole"),
}


def row_label(row: AnswerRow, query: FinanceQuery, language: str) -> str:
    """Return what a row is called: a name of the ledger, a time bin, or a fixed row in words.

    A code is only read as one where the query yields it, so a merchant called "in" keeps its name.
    """
    book = phrasebook(language)
    if row.label in _FIXED.get(query.intent, ()):
        return book.phrase(f"rows.{row.label}")
    if query.group_by == "weekday" and row.label in WEEKDAYS:
        return capitalised(figures.weekday(book, WEEKDAYS.index(row.label)))
    if row.label == "none":
        key = f"rows.{query.group_by or 'category'}_none"
        return book.phrase(key) if book.has(key) else row.label
    if not row.label and row.start is not None:
        timed = query.intent in (Intent.TREND, Intent.EXTREME_PERIOD)
        return bin_text(book, (query.group_by or "month") if timed else None, row.start, row.end)
    return row.label


def row_detail(row: AnswerRow, language: str) -> str:
    """Return what is told beside a row: why it is unusual, or how often it comes back."""
    book = phrasebook(language)
    bare = f"reasons.{row.reason}_bare"
    if row.reason and row.usual is None and book.has(bare):
        return book.phrase(bare)
    if row.reason and book.has(f"reasons.{row.reason}"):
        usual = "" if row.usual is None else figures.money(book, row.usual)
        return book.say(f"reasons.{row.reason}", usual=usual)
    key = f"rhythms.{row.unit}"
    return book.phrase(key) if row.unit and book.has(key) else ""


def intent_text(intent: Intent, language: str) -> str:
    """Return an intent in a word or two, for a chip."""
    return phrasebook(language).phrase(f"intents.{intent.value}")


def measure_text(measure: Measure, language: str) -> str:
    """Return a measure in a word or two, for a chip."""
    return phrasebook(language).phrase(f"measures.{measure.value}")


def name_text(kind: str, name: str, language: str) -> str:
    """Return a name with what it is the name of: "Gas (category)".

    A question that says it so means nothing else that is called the same.
    """
    return phrasebook(language).say(f"kinds.{kind}", name=name)


def choice_text(choice: Choice, language: str) -> str:
    """Return one of several readings with what to ask so that it is meant: 'Gas (merchant): ask “…”'."""
    book = phrasebook(language)
    if choice.wording in {"", choice.label}:
        return choice.label
    return book.say("refusals.choice", label=choice.label, question=book.quote(choice.wording))


def page_text(page: str, language: str) -> str:
    """Return the title of a page of the window."""
    return phrasebook(language).phrase(f"pages.{page}")

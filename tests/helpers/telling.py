"""Short ways to write queries, answers and periods for tests of what is told."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any

from finance.money import Money
from finance.queries.answer import Answer, AnswerRow
from finance.queries.query import FinanceQuery, Intent, Measure, Period
from nlu.narration import Narration, narrate

TODAY = date(2026, 11, 18)  # a Wednesday


@dataclass(frozen=True)
class Case:
    """A query with its answer, and the sentence in each language, with plain spaces."""

    query: FinanceQuery
    answer: Answer
    en: str
    fr: str


def ask(intent: str, measure: str = "spending", **slots: Any) -> FinanceQuery:
    """Return a query."""
    return FinanceQuery(intent=Intent(intent), measure=Measure(measure), **slots)


def books(value: str | None = None, **fields: Any) -> Answer:
    """Return an answer in euros."""
    return Answer("EUR", value=None if value is None else euros(value), **fields)


def row(value: str | None = None, label: str = "", **fields: Any) -> AnswerRow:
    """Return a row in euros."""
    return AnswerRow(label, None if value is None else euros(value), **fields)


def month(value: str, year: int, number: int) -> AnswerRow:
    """Return the bin of a month."""
    return row(value, start=date(year, number, 1), end=date(year, number, 28))


def euros(amount: str) -> Money:
    """Return an amount in euros."""
    return Money.of(Decimal(amount), "EUR")


def span(start: str | None, end: str | None, label: str = "", *, assumed: bool = False) -> Period:
    """Return a period from ISO dates."""
    first, last = (None if day is None else date.fromisoformat(day) for day in (start, end))
    return Period(start=first, end=last, label=label, assumed=assumed)


def told(case: Case, language: str) -> Narration:
    """Tell a case."""
    return narrate(case.query, case.answer, language, TODAY)


def plain(text: str) -> str:
    """Return `text` with plain spaces."""
    return text.replace("\u202f", " ").replace("\u00a0", " ")


LAST_MONTH = span("2026-10-01", "2026-10-31", "last month")
OCTOBER = span("2026-10-01", "2026-10-31", "in October / en octobre")
SEPTEMBER = span("2026-09-01", "2026-09-30", "September / septembre")
THIS_MONTH = span("2026-11-01", "2026-11-18", assumed=True)
WHOLE_MONTH = span("2026-11-01", "2026-11-30")
PAST_YEAR = span("2025-11-19", "2026-11-18", assumed=True)

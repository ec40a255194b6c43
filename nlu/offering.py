"""What to ask instead where an answer is missing: other names, and questions that do have an answer."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

from finance.queries.answer import Note
from finance.queries.query import FinanceQuery, Intent, Measure, Period
from nlu.engines.keyword.targets import SLOTS
from nlu.narration.phrasebook import phrasebook
from nlu.narration.wording import question_text
from nlu.nearest import nearest_names
from nlu.periods.span import shift, unit_bounds

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date

    from finance.ledger.ledger import Ledger
    from nlu.leads import Lead
    from nlu.vocabulary import Name, Vocabulary

_TARGETS = ("categories", "merchants", "members", "accounts", "tags")
_DAY = timedelta(days=1)
_ROWS = 10


@dataclass(frozen=True, slots=True)
class Offer:
    """A question to ask instead, with the words that a button for it says."""

    label: str
    question: str


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, the books that it was put to, and the day."""

    question: str
    language: str
    ledger: Ledger
    vocabulary: Vocabulary
    today: date

    def said(self, query: FinanceQuery) -> str:
        """Return a query as a question in the language that was asked in."""
        return question_text(query, self.language, self.today)

    def missing(self, query: FinanceQuery) -> tuple[tuple[Note, ...], tuple[Offer, ...]]:
        """Return notes on searched words that the books hold nowhere, and what to ask instead."""
        notes: list[Note] = []
        offers: list[Offer] = []
        for text in query.text:
            if self._count(FinanceQuery(intent=Intent.COUNT, measure=Measure.ANY, text=(text,))):
                continue
            book, names = phrasebook(self.language), nearest_names(text, self.vocabulary)
            near = (("names", book.names([name.name for name in names])),) if names else ()
            notes.append(Note("nowhere", (("text", text), *near)))
            offers += [Offer(name.name, self._renamed(query, text, name)) for name in names]
            rest = tuple(t for t in query.text if t != text)
            if rest or any(getattr(query, slot) for slot in _TARGETS):
                bare = self.said(query.model_copy(update={"text": rest}))
                offers.append(Offer(book.say("offers.without", text=text), bare))
        return tuple(notes), tuple(offers)

    def _count(self, query: FinanceQuery) -> int:
        return self.ledger.answer(query, self.today).count or 0

    def _renamed(self, query: FinanceQuery, text: str, name: Name) -> str:
        """The question with a name in the place of the words; said anew where they are not found."""
        words = re.compile(rf"(?<!\w){re.escape(text)}(?!\w)", re.IGNORECASE)
        changed, found = words.subn(lambda _: name.name, self.question, count=1)
        if found:
            return changed
        slot = SLOTS[name.kind]
        rest = tuple(t for t in query.text if t != text)
        names = (*getattr(query, slot), name.name)
        return self.said(query.model_copy(update={"text": rest, slot: names}))


def near_to(lead: Lead, today: date) -> Iterator[FinanceQuery]:
    """Yield queries that tell what the books know of the matter, the nearest first."""
    spending = Measure.SPENDING
    named = {SLOTS[name.kind]: (name.name,) for name in lead.names[:1]}
    accounts = {"accounts": named["accounts"]} if "accounts" in named else {}
    bare = {} if accounts else named
    month, last, year = _periods(today)
    if lead.topic in {"ahead", "bank"}:
        if lead.topic == "bank" or not bare:
            yield _query(Intent.BALANCE, Measure.ANY, None, **accounts)
        yield _query(Intent.UPCOMING, spending, month)
    if lead.topic in {"ahead", "advice"} and bare:
        yield _query(Intent.AVERAGE, spending, year, unit="month", **bare)
    if lead.topic == "books":
        yield _query(Intent.LIST, Measure.ANY, None, limit=_ROWS, **named)
    elif named:
        yield _query(Intent.TOTAL, spending, year, **named)
        yield _query(Intent.LIST, Measure.ANY, None, limit=_ROWS, **named)
    if lead.topic == "advice":
        yield _query(Intent.BREAKDOWN, spending, last, group_by="category")
        yield _query(Intent.CASH_FLOW, Measure.NET, last)
    if lead.topic == "bank":
        yield _query(Intent.UNUSUAL, Measure.ANY, last)


def _query(
    intent: Intent, measure: Measure, period: Period | None, **slots: object
) -> FinanceQuery:
    return FinanceQuery.model_validate(
        {"intent": intent, "measure": measure, "period": period, **slots}
    )


def _periods(today: date) -> tuple[Period, Period, Period]:
    """The running month to its end, the month before, and the past twelve months."""
    start, end = unit_bounds("month", today)
    first, last = unit_bounds("month", start - _DAY)
    return (
        Period(start=start, end=end),
        Period(start=first, end=last),
        Period(start=shift(today, "year", -1) + _DAY, end=today),
    )

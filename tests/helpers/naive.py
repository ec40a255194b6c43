"""Answers worked out the slow and plain way, row by row, to check the database against."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from typing import TYPE_CHECKING

from finance.queries.query import Measure
from finance.text import fold

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date

    from finance.queries.query import FinanceQuery, Period
    from tests.helpers.books import Books, Entry, Line


@dataclass(frozen=True)
class Row:
    """One line that counts: the id of its transaction, the transaction, the line."""

    id: int
    entry: Entry
    line: Line
    flow: str


def flow(books: Books, entry: Entry, line: Line) -> str:
    """Return s, i or t for one line."""
    if line.category is not None:
        kind = books.categories[line.category][0]
        return {"expense": "s", "income": "i", "transfer": "t"}[kind]
    if line.amount < 0:
        return "s"
    shop = entry.merchant is not None and any(
        e.merchant == entry.merchant and e.amount < 0 for e in books.entries
    )
    return "s" if shop else "i"


def below(books: Books, names: Iterable[str]) -> set[str]:
    """Return the categories named and all below them."""
    found = set(names)
    while True:
        more = {n for n, (_, parent) in books.categories.items() if parent in found} - found
        if not more:
            return found
        found |= more


def _words(item: str) -> list[str]:
    return re.findall(r"\w+", fold(item)) or [fold(item)]


def _has_words(entry: Entry, line: Line, item: str) -> bool:
    texts = (
        f"{entry.payee} {entry.memo} {entry.note}",
        entry.merchant or "",
        line.note,
    )
    return all(any(word in fold(text) for text in texts) for word in _words(item))


def _slots(books: Books, query: FinanceQuery, entry: Entry, line: Line) -> dict[str, bool]:
    slots: dict[str, bool] = {}
    if query.categories:
        slots["categories"] = line.category in below(books, query.categories)
    if query.merchants:
        slots["merchants"] = entry.merchant in query.merchants
    if query.text:
        found = [_has_words(entry, line, item) for item in query.text]
        slots["text"] = all(found) if _narrows(books, query) else any(found)
    if query.accounts:
        slots["accounts"] = entry.account in query.accounts
    if query.members:
        slots["members"] = entry.member in query.members
    if query.tags:
        slots["tags"] = bool(set(entry.tags) & set(query.tags))
    return slots


def _narrows(books: Books, query: FinanceQuery) -> bool:
    if query.match == "any":
        return False
    return any(
        all(_has_words(e, line, item) for item in query.text)
        for e in books.entries
        for line in e.lines
    )


def _wanted(books: Books, query: FinanceQuery, entry: Entry, line: Line) -> bool:
    slots = _slots(books, query, entry, line)
    targets = [s for s in ("categories", "merchants", "text") if s in slots]
    if query.match == "all":
        held = all(slots.values())
    elif len(targets) > 1:
        held = any(slots[s] for s in targets)
        held = held and all(v for s, v in slots.items() if s not in targets)
    else:
        held = any(slots.values()) if slots else True
    if line.category in below(books, query.exclude_categories):
        return False
    if entry.merchant is not None and entry.merchant in query.exclude_merchants:
        return False
    return held and _bounded(query, entry)


def _bounded(query: FinanceQuery, entry: Entry) -> bool:
    size = abs(Decimal(entry.amount)) / 100
    low, high = query.amount_min, query.amount_max
    if low is not None and (size < low or (query.amount_min_open and size == low)):
        return False
    return not (high is not None and (size > high or (query.amount_max_open and size == high)))


def inside(period: Period | None, day: date) -> bool:
    """Say whether `day` is in `period`; None is all time."""
    if period is None:
        return True
    return (period.start is None or day >= period.start) and (
        period.end is None or day <= period.end
    )


def rows(
    books: Books,
    query: FinanceQuery,
    measure: Measure | None = None,
    *,
    period: Period | None = None,
    transfers: bool = False,
    currency: str = "EUR",
) -> list[Row]:
    """Return the lines that count for `query`, in any order.

    `measure` and `period` stand in for the query's own where given.
    """
    measure = measure or query.measure
    named_transfer = any(books.categories[c][0] == "transfer" for c in query.categories)
    flows = {"spending": "s", "income": "i", "net": "si", "any": "si"}[measure]
    if measure is Measure.ANY and transfers:
        flows = "sit"
    if measure in {Measure.ANY, Measure.NET} and named_transfer:
        flows = "sit"
    return [
        Row(i, e, line, flow(books, e, line))
        for i, e in enumerate(books.entries, 1)
        for line in e.lines
        if books.accounts[e.account][1] == currency
        and flow(books, e, line) in flows
        and inside(period or query.period, e.date)
        and _wanted(books, query, e, line)
    ]


def total(found: Iterable[Row], measure: Measure) -> int:
    """Return the sum in the direction of the measure."""
    minor = sum(row.line.amount for row in found)
    return -minor if measure is Measure.SPENDING else minor


def ids(found: Iterable[Row]) -> list[int]:
    """Return the transactions, newest first."""
    dated = {(row.entry.date, row.id) for row in found}
    return [number for _, number in sorted(dated, reverse=True)]

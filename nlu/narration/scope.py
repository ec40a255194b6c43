"""The filters of a query woven into a sentence: " on Groceries at Lidl with Visa Card"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.queries.query import FinanceQuery, Measure
from nlu.narration import figures

if TYPE_CHECKING:
    from collections.abc import Collection

    from nlu.narration.phrasebook import Phrasebook

_TARGETS = ("categories", "merchants", "text")


def style(measure: Measure) -> str:
    """Return which [scope] table a measure is worded with."""
    return measure.value if measure in (Measure.SPENDING, Measure.INCOME) else "any"


def scope(
    book: Phrasebook,
    query: FinanceQuery,
    currency: str,
    *,
    skip: Collection[str] = (),
    items: bool = False,
) -> str:
    """Return all filters, each after its own preposition, with a leading space unless empty.

    Args:
        book: The language.
        query: Whose filters to word.
        currency: Of the bounds on amounts.
        skip: Slots that the sentence words elsewhere.
        items: The sentence speaks of transactions, so bounds follow them directly.
    """
    targets = [part(book, query, slot) for slot in _TARGETS if slot not in skip]
    targets = [text for text in targets if text]
    joined = book.names(targets) if query.match == "any" else " ".join(targets)
    who, account, tag = (
        "" if slot in skip else part(book, query, slot, items=items)
        for slot in ("members", "accounts", "tags")
    )
    bounds = _amounts(book, query, currency, items=items)
    words = [who, joined, account, tag, bounds, _excluded(book, query)]
    if items:
        words = [bounds, who, joined, account, tag, words[-1]]
    return "".join(f" {text}" for text in words if text)


def part(
    book: Phrasebook,
    query: FinanceQuery,
    slot: str,
    names: tuple[str, ...] | None = None,
    *,
    items: bool = False,
) -> str:
    """Return one slot's filter without a leading space, or that filter with other `names`."""
    names = getattr(query, slot) if names is None else names
    if not names:
        return ""
    tables = ("any",) if items and slot == "tags" else (style(query.measure), "any")
    keys = [f"scope.{table}.{slot}" for table in tables]
    others = [other for other in _TARGETS if other != slot and getattr(query, other)]
    if query.match == "all" and others:
        keys = [f"{key}_also" for key in keys] + keys
    key = book.first(*keys)
    if slot == "text":
        return book.say(key, texts=book.names([book.quote(name) for name in names], "or"))
    if slot == "members" and key.startswith("scope.any"):
        names = tuple(book.say("scope.any.member", name=name) for name in names)
    return book.named(key, names, "or" if slot == "tags" else "and")


def _excluded(book: Phrasebook, query: FinanceQuery) -> str:
    names = [*query.exclude_categories, *query.exclude_merchants]
    return book.say("scope.any.exclude", names=book.names(names)) if names else ""


def bound(query: FinanceQuery) -> str:
    """Return how amounts are bound: exactly, between, over, least, under or most; "" if not at all."""
    low, high = query.amount_min, query.amount_max
    if low is not None and high is not None:
        return "exactly" if low == high else "between"
    if low is not None:
        return "over" if query.amount_min_open else "least"
    if high is not None:
        return "under" if query.amount_max_open else "most"
    return ""


def _amounts(book: Phrasebook, query: FinanceQuery, currency: str, *, items: bool) -> str:
    low, high, kind = query.amount_min, query.amount_max, bound(query)
    if not kind:
        return ""
    words = book.say(
        f"amounts.{kind}",
        low="" if low is None else figures.stated(book, low, currency),
        high="" if high is None else figures.stated(book, high, currency),
    )
    key = book.first(f"scope.{style(query.measure)}.amounts", "scope.any.amounts")
    return words if items else book.say(key, amounts=words)

"""All that stands out on a day, the weightiest first, never two cards about the same money."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from finance.queries.insights import budgets, month, odd, payday, recurring
from finance.queries.insights.categories import Categories
from finance.queries.insights.fact import Fact, Kind
from finance.queries.insights.household import Household

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date

    from sqlalchemy import Connection

_SINGLE = (Kind.LARGE_PAYMENT, Kind.CHARGED_TWICE)


def insights(connection: Connection, today: date, currency: str) -> list[Fact]:
    """Return the facts about the books, in the order in which a person should see them.

    Args:
        connection: An open connection to the ledger; it is only read.
        today: The day on which one looks.
        currency: The ledger's currency, an ISO 4217 code; amounts in others are left out.
    """
    home = Household(connection, today, currency)
    if not home.known_since(today):
        return []
    categories = Categories(home)
    found = [
        *payday.facts(home),
        *odd.facts(home),
        *recurring.facts(home),
        *budgets.facts(home, categories),
        *categories.facts(),
        *month.facts(home),
    ]
    return in_order(_once(found))


def in_order(found: Iterable[Fact]) -> list[Fact]:
    """Return facts by weight, the first of each kind before the second of any."""
    before: Counter[Kind] = Counter()
    placed: list[tuple[int, Fact]] = []
    for fact in sorted(found, key=lambda f: (-f.weight, f.subject)):
        placed.append((before[fact.kind], fact))
        before[fact.kind] += 1
    return [fact for _, fact in sorted(placed, key=lambda p: p[0])]


def _once(found: Iterable[Fact]) -> list[Fact]:
    """Leave out what another fact tells already: the same subject, or the money that explains it."""
    kept: list[Fact] = []
    told: set[str] = set()
    for fact in sorted(found, key=lambda f: (-f.weight, f.subject)):
        again = fact.id in told or fact.subject in told
        if again or any(_explains(heavier, fact) for heavier in kept):
            continue
        kept.append(fact)
        told |= {fact.id, fact.subject} - {""}
    return kept


def _explains(one: Fact, other: Fact) -> bool:
    """Say whether one fact is the reason for another.

    Odd payments that are half of what a category has above its usual are; so is a pay that is late
    for a month that ended with less.
    """
    if other.kind is Kind.MONTH_NET:
        return one.kind is Kind.INCOME_LATE
    if other.kind is not Kind.CATEGORY_HIGH or other.other is None or one.kind not in _SINGLE:
        return False
    above = other.value.minor - other.other.minor
    paid = one.value.minor * (2 if one.kind is Kind.CHARGED_TWICE else 1)
    return one.transactions[0] in other.transactions and paid * 2 >= above

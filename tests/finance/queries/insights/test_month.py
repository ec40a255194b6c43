"""How the last month ended, and spending without a category."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from finance.queries.insights.fact import Kind
from tests.helpers.books import Entry
from tests.helpers.ordinary import changed, day, ordinary

if TYPE_CHECKING:
    from collections.abc import Callable

    from finance.queries.insights.fact import Fact
    from tests.helpers.asker import Asker
    from tests.helpers.books import Books

OUT = sum((90000, 6400, 5800, 6100, 2300, 1200, 6600, 6000, 2600))
LEFT = 250000 - OUT
WOBBLE = 7 * 40  # what shopping was less than on average in the month before


def net(facts: list[Fact]) -> list[Fact]:
    return [fact for fact in facts if fact.kind is Kind.MONTH_NET]


def ended(amount: int) -> Books:
    """Return books whose last month had `amount` more."""
    return ordinary(Entry(day(25, 1), amount, "Pay", "Tax Office", payee="TAX OFFICE"))


@pytest.mark.parametrize(("amount", "is_told"), [(20000, True), (12000, False), (-30000, True)])
def test_a_month_that_ended_unlike_the_others_is_told_in_the_next(
    asking: Callable[[Books], Asker], amount: int, is_told: bool
) -> None:
    asker = asking(ended(amount))
    found = net(asker.insights(day(4)))
    assert bool(found) is is_told
    for fact in found:
        assert fact.other is not None
        assert (fact.value.minor, fact.other.minor) == (LEFT + WOBBLE + amount, LEFT)
    assert net(asker.insights(day(11))) == []


def test_a_month_with_an_account_missing_is_not(asking: Callable[[Books], Asker]) -> None:
    books = changed(
        ended(20000), lambda e: e.account == "Card" and e.date >= day(1, 1), lambda _: None
    )
    assert net(asking(books).insights(day(4))) == []


@pytest.mark.parametrize(("rows", "is_told"), [(4, False), (10, True)])
def test_much_without_a_category_is_told(
    asking: Callable[[Books], Asker], rows: int, is_told: bool
) -> None:
    unknown = [Entry(day(3 + n, 1), -5000 - n, None, None, payee=f"PAYEE {n}") for n in range(rows)]
    found = [f for f in asking(ordinary(*unknown)).insights() if f.kind is Kind.UNCATEGORISED]
    assert bool(found) is is_told
    for fact in found:
        assert fact.value.minor == sum(5000 + n for n in range(rows))

"""Pay that does not come, and bills that an account cannot meet before it does."""

from __future__ import annotations

from datetime import date
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


def told(facts: list[Fact]) -> list[Kind]:
    return [fact.kind for fact in facts]


def unpaid() -> Books:
    """Return books in which the pay of the last 28th is missing, but nothing after it."""
    return changed(
        ordinary(),
        lambda e: e.merchant == "Employer" and e.date >= day(1, 1),
        lambda _: None,
    )


def test_a_pay_that_others_rows_have_overtaken_is_told(asking: Callable[[Books], Asker]) -> None:
    today = day(3)
    (fact,) = asking(unpaid()).insights(today)
    assert (fact.kind, fact.subject) == (Kind.INCOME_LATE, "Employer")
    assert (fact.value.minor, fact.day) == (250000, day(28, 1))


def test_a_weekend_and_a_holiday_are_not_late(asking: Callable[[Books], Asker]) -> None:
    for today in (day(29, 1), day(31, 1)):
        assert told(asking(unpaid()).insights(today)) == [], today


def test_a_statement_that_is_missing_is_no_missing_pay(asking: Callable[[Books], Asker]) -> None:
    books = changed(unpaid(), lambda e: e.date >= day(26, 1), lambda _: None)
    assert told(asking(books).insights(day(5))) == []


def poor(opening: int, *more: Entry) -> Books:
    """Return books whose current account holds `opening` on the 18th."""
    books = ordinary(*more)
    moved = sum(e.amount for e in books.entries if e.account == "Everyday")
    books.openings["Everyday"] = (opening - moved, None)
    return books


def bills(amount: int, n: int = 22) -> list[Entry]:
    """Return a bill of each month, but not of this one."""
    return [Entry(day(n, ago), -amount, "Power", "Grid", payee="GRID") for ago in range(1, 9)]


@pytest.mark.parametrize(
    ("holds", "short"), [(39_999, True), (40_000, False), (100_000, False), (-500, True)]
)
def test_bills_before_payday_that_the_account_does_not_hold_are_told(
    asking: Callable[[Books], Asker], holds: int, short: bool
) -> None:
    facts = asking(poor(holds, *bills(40_000))).insights()
    assert told(facts) == ([Kind.SHORT_BEFORE_PAYDAY] if short else [])
    for fact in facts:
        assert fact.other is not None
        assert (fact.subject, fact.value.minor, fact.other.minor) == ("Everyday", 40_000, holds)
        assert fact.day == date(2026, 11, 27)


def test_other_money_that_comes_before_counts(asking: Callable[[Books], Asker]) -> None:
    benefit = [
        Entry(day(20, ago), 30_000, "Pay", "Benefit", payee="BENEFIT") for ago in range(1, 9)
    ]
    books = poor(20_000, *bills(40_000), *benefit)
    assert told(asking(books).insights()) == []


def test_a_balance_of_weeks_ago_tells_nothing(asking: Callable[[Books], Asker]) -> None:
    books = poor(10, *bills(40_000))
    old = changed(books, lambda e: e.date >= day(5), lambda _: None)
    assert Kind.SHORT_BEFORE_PAYDAY not in told(asking(old).insights())

"""Single payments that are far larger than usual, or charged twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from finance.queries.insights.fact import Kind
from tests.helpers.books import Entry
from tests.helpers.ordinary import bill, day, ordinary

if TYPE_CHECKING:
    from collections.abc import Callable

    from finance.queries.insights.fact import Fact
    from tests.helpers.asker import Asker
    from tests.helpers.books import Books


def told(facts: list[Fact]) -> list[tuple[Kind, str, int]]:
    return [(fact.kind, fact.subject, fact.value.minor) for fact in facts]


@pytest.mark.parametrize("ago", [0, 1])
def test_the_same_charge_twice_in_a_day_is_told_this_month_and_the_next(
    asking: Callable[[Books], Asker], ago: int
) -> None:
    books = ordinary(*bill("Cinema", [day(9, ago), day(9, ago)], 3600))
    facts = asking(books).insights()
    assert told(facts) == [(Kind.CHARGED_TWICE, "Cinema", 3600)]
    assert facts[0].day == day(9, ago)


def test_one_of_long_ago_or_of_small_change_is_not(asking: Callable[[Books], Asker]) -> None:
    old = bill("Cinema", [day(9, 2), day(9, 2)], 3600)
    small = bill("Kiosk", [day(9), day(9)], 200)
    assert asking(ordinary(*old, *small)).insights() == []


def test_two_of_a_habit_are_not(asking: Callable[[Books], Asker]) -> None:
    days = [day(n, ago) for ago in range(9) for n in (9, 9)]
    assert told(asking(ordinary(*bill("Cinema", days, 3600))).insights()) == []


def test_a_payment_far_above_the_usual_is_told_beside_it(asking: Callable[[Books], Asker]) -> None:
    books = ordinary(Entry(day(12), -30000, "Food", "Grocer", payee="GROCER"))
    facts = asking(books).insights()
    assert told(facts) == [(Kind.LARGE_PAYMENT, "Grocer", 30000)]
    assert facts[0].other is not None
    assert facts[0].other.minor in {6000, 6100, 6400}


def test_one_far_above_a_small_usual_is_not(asking: Callable[[Books], Asker]) -> None:
    coffee = [day(n, ago) for ago in range(9) for n in (3, 10, 17)]
    books = ordinary(*bill("Coffee", coffee, 300), *bill("Coffee", [day(18)], 1500))
    assert told(asking(books).insights()) == []


def test_young_books_know_no_usual(asking: Callable[[Books], Asker]) -> None:
    books = ordinary(Entry(day(12), -30000, "Food", "Grocer", payee="GROCER"), months=3)
    assert told(asking(books).insights()) == []

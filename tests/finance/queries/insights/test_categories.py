"""A category far above or below its usual, told only where the months can be compared."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from finance.queries.insights.fact import Fact, Kind
from tests.helpers.books import Books, Entry
from tests.helpers.motley import TODAY
from tests.helpers.ordinary import changed, day, ordinary

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.helpers.asker import Asker

FOOD = 6400 + 5800 + 6100 + 6600  # what food comes to by the 18th
ABOUT = (Kind.CATEGORY_HIGH, Kind.CATEGORY_LOW)


def food(facts: list[Fact]) -> list[Fact]:
    return [fact for fact in facts if fact.kind in ABOUT]


def more(*amounts: int, ago: int = 0) -> list[Entry]:
    """Return further purchases of food, one a day and none unusual by itself."""
    return [
        Entry(day(12 + n, ago), -amount, "Food", f"Stall {n}", payee=f"STALL {n}")
        for n, amount in enumerate(amounts)
    ]


def test_a_category_above_its_usual_by_this_day_is_told(asking: Callable[[Books], Asker]) -> None:
    (fact,) = food(asking(ordinary(*more(6000, 6000))).insights())
    assert (fact.kind, fact.subject) == (Kind.CATEGORY_HIGH, "Food")
    assert fact.other is not None
    assert (fact.value.minor, fact.other.minor) == (FOOD + 12000, FOOD)
    assert fact.query.period is not None
    assert (fact.query.period.start, fact.query.period.end) == (day(1), TODAY)


def test_what_stands_below_a_category_counts_in_it(asking: Callable[[Books], Asker]) -> None:
    fruit = [replace(entry, category="Fruit", merchant="Orchard") for entry in more(6000, 5800)]
    (fact,) = food(asking(ordinary(*fruit)).insights())
    assert (fact.subject, fact.value.minor) == ("Food", FOOD + 11800)


@settings(
    max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(above=st.integers(0, 60))
def test_only_what_is_far_above_is_told(asking: Callable[[Books], Asker], above: int) -> None:
    extra = FOOD * above // 100 // 3
    found = food(asking(ordinary(*more(extra, extra, extra))).insights() if extra else [])
    assert bool(found) == (3 * extra * 100 >= FOOD * 30)


def test_a_month_as_high_before_is_no_news(asking: Callable[[Books], Asker]) -> None:
    books = ordinary(*more(6000, 6000), *more(6000, 5500, ago=2))
    assert food(asking(books).insights()) == []


@pytest.mark.parametrize("days", [-5, -3, 3, 5])
def test_a_bill_that_moved_by_days_is_no_news(asking: Callable[[Books], Asker], days: int) -> None:
    books = changed(
        ordinary(),
        lambda e: e.category == "Food" and e.date.month == TODAY.month,
        lambda e: replace(e, date=e.date + timedelta(days=days)),
    )
    assert food(asking(books).insights(TODAY)) == []


def test_a_payment_that_explains_it_is_told_instead(asking: Callable[[Books], Asker]) -> None:
    books = ordinary(Entry(day(14), -40000, "Food", "Caterer", payee="CATERER"))
    facts = asking(books).insights()
    assert [(f.kind, f.subject) for f in facts] == [(Kind.LARGE_PAYMENT, "Caterer")]


def test_in_the_first_days_the_month_before_is_looked_at(asking: Callable[[Books], Asker]) -> None:
    books = ordinary(*more(6000, 6000, 6000, ago=1), until=day(4))
    (fact,) = food(asking(books).insights(day(4)))
    assert fact.query.period is not None
    assert (fact.query.period.start, fact.query.period.end) == (day(1, 1), day(31, 1))


def little() -> Books:
    """Return books with one purchase of food this month."""
    return changed(
        ordinary(),
        lambda e: e.category == "Food" and e.date >= day(5),
        lambda _: None,
    )


def test_little_of_what_is_bought_often_is_told(asking: Callable[[Books], Asker]) -> None:
    books = little()
    books.entries.append(Entry(day(16), -500, "Films", "Kiosk", payee="KIOSK"))
    (fact,) = food(asking(books).insights())
    assert (fact.kind, fact.value.minor) == (Kind.CATEGORY_LOW, 6400)


def test_little_for_want_of_a_statement_is_not(asking: Callable[[Books], Asker]) -> None:
    assert food(asking(little()).insights()) == []


def test_little_of_what_is_seldom_bought_is_not(asking: Callable[[Books], Asker]) -> None:
    books = changed(
        ordinary(),
        lambda e: e.category == "Restaurants" and e.date >= day(1),
        lambda _: None,
    )
    assert food(asking(books).insights()) == []


def test_books_that_begin_within_the_months_before_are_too_young(
    asking: Callable[[Books], Asker],
) -> None:
    assert food(asking(ordinary(*more(6000, 6000), months=3)).insights()) == []
    assert food(asking(ordinary(*more(6000, 6000), months=5)).insights())


def test_refunds_are_netted(asking: Callable[[Books], Asker]) -> None:
    back = Entry(date(2026, 11, 15), 11000, "Food", "Market", payee="MARKET")
    assert food(asking(ordinary(*more(6000, 6000), back)).insights()) == []

"""Payments that began to come back, cost more than before, or are large and soon due."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from typing import TYPE_CHECKING

import pytest

from finance.queries.insights.fact import Fact, Kind
from finance.queries.query import Intent
from tests.helpers.books import Books, Entry
from tests.helpers.motley import TODAY
from tests.helpers.ordinary import bill, changed, day, ordinary

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.helpers.asker import Asker


def only(facts: list[Fact], kind: Kind) -> list[Fact]:
    return [fact for fact in facts if fact.kind is kind]


def gym(*months: int, amount: int = 3900) -> list[Entry]:
    return bill("Gym", [day(6, ago) for ago in months], amount, account="Everyday")


def test_a_payment_that_began_to_come_back_is_told(asking: Callable[[Books], Asker]) -> None:
    (fact,) = asking(ordinary(*gym(2, 1, 0))).insights()
    assert (fact.kind, fact.subject, fact.value.minor) == (Kind.NEW_RECURRING, "Gym", 3900)
    assert fact.day == day(6, 2)
    assert len(fact.transactions) == 3


def test_a_payee_without_a_merchant_is_asked_for_by_its_words(
    asking: Callable[[Books], Asker],
) -> None:
    rows = [replace(e, merchant=None, payee="CITY GYM 12") for e in gym(2, 1, 0)]
    asker = asking(ordinary(*rows))
    (fact,) = asker.insights()
    assert fact.query.text == ("CITY GYM 12",)
    assert asker.ask(fact.query).value == fact.value


def test_two_of_one_payee_are_asked_for_together_so_none_is_told(
    asking: Callable[[Books], Asker],
) -> None:
    days = [day(n, ago) for ago in (4, 3, 2, 1) for n in (5, 19)]
    rows = [
        Entry(when, -amount, "Films", "Studio", "Card", payee="STUDIO")
        for when, amount in zip(days, [900, 4100] * 4, strict=True)
    ]
    facts = asking(ordinary(*rows)).insights(day(1))
    assert only(facts, Kind.NEW_RECURRING) == []


def test_rows_that_name_nobody_are_about_nobody(asking: Callable[[Books], Asker]) -> None:
    rows = [replace(e, merchant=None, payee="") for e in gym(2, 1, 0)]
    facts = asking(ordinary(*rows, rows[-1])).insights()
    assert [fact.subject for fact in facts] == ["Films"]


def test_what_came_for_long_is_not_new(asking: Callable[[Books], Asker]) -> None:
    assert asking(ordinary(*gym(5, 4, 3, 2, 1, 0))).insights() == []


def test_a_known_payee_with_a_new_habit_is_not_new(asking: Callable[[Books], Asker]) -> None:
    once = gym(7, amount=9900)
    assert only(asking(ordinary(*once, *gym(2, 1, 0))).insights(), Kind.NEW_RECURRING) == []


def test_books_too_young_to_tell_tell_nothing(asking: Callable[[Books], Asker]) -> None:
    assert only(asking(ordinary(*gym(2, 1, 0), months=3)).insights(), Kind.NEW_RECURRING) == []


def dearer(amount: int, since: int = 1) -> Books:
    return changed(
        ordinary(),
        lambda e: e.merchant == "Filmbox" and e.date >= day(1, since),
        lambda e: replace(e, amount=-amount),
    )


@pytest.mark.parametrize("since", [0, 1])
def test_a_price_that_rose_is_told_with_both_prices(
    asking: Callable[[Books], Asker], since: int
) -> None:
    asker = asking(dearer(1500, since))
    (fact,) = asker.insights()
    assert fact.other is not None
    assert (fact.kind, fact.value.minor, fact.other.minor) == (Kind.PRICE_RISE, 300, 1200)
    assert fact.day == day(15, since)
    answer = asker.ask(fact.query)
    assert answer.value == fact.value
    assert [row.value and row.value.minor for row in answer.rows] == [1500, 1200]


def test_a_price_that_fell_or_rose_long_ago_is_no_news(asking: Callable[[Books], Asker]) -> None:
    assert only(asking(dearer(1100)).insights(), Kind.PRICE_RISE) == []
    assert only(asking(dearer(1500, 3)).insights(), Kind.PRICE_RISE) == []


def test_a_bill_by_consumption_has_no_price(asking: Callable[[Books], Asker]) -> None:
    rows = [
        Entry(day(7, ago), -(7000 + 311 * ((ago * 7) % 5)), "Power", "Grid", payee="GRID")
        for ago in range(9)
    ]
    assert only(asking(ordinary(*rows)).insights(), Kind.PRICE_RISE) == []


def insurance(due: date, amount: int = 42000) -> list[Entry]:
    days = [due.replace(year=due.year - 2), due.replace(year=due.year - 1)]
    return bill("Insurer", days, amount, "Insurance", "Everyday")


@pytest.mark.parametrize("ahead", [0, 6, 14])
def test_a_large_bill_of_the_year_is_told_days_before(
    asking: Callable[[Books], Asker], ahead: int
) -> None:
    due = TODAY + timedelta(days=ahead)
    (fact,) = asking(ordinary(*insurance(due))).insights()
    assert (fact.kind, fact.value.minor, fact.day) == (Kind.BIG_BILL, 42000, due)
    assert fact.query.intent is Intent.UPCOMING


@pytest.mark.parametrize(("ahead", "amount"), [(20, 42000), (6, 2000)])
def test_one_that_is_far_or_small_is_not(
    asking: Callable[[Books], Asker], ahead: int, amount: int
) -> None:
    rows = insurance(TODAY + timedelta(days=ahead), amount)
    assert asking(ordinary(*rows)).insights() == []

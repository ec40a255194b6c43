"""Budgets that are exceeded, or will be if the month goes on as usual."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from finance.queries.insights.fact import Kind
from tests.helpers.ordinary import day, ordinary

if TYPE_CHECKING:
    from collections.abc import Callable

    from finance.queries.insights.fact import Fact
    from tests.helpers.asker import Asker
    from tests.helpers.books import Books, Entry

SPENT, REST = 24900, 6000  # food by the 18th, and what usually follows


def budgeted(limit: int, category: str = "Food", *more: Entry, months: int = 9) -> Books:
    books = ordinary(*more, months=months)
    books.budgets = [(category, date(2026, 1, 1), limit)]
    return books


@pytest.mark.parametrize(
    ("limit", "kind"),
    [
        (40000, None),
        (SPENT + REST, None),
        (SPENT + REST - 1400, None),  # 104.7 percent
        (SPENT + REST - 1500, Kind.BUDGET_PACE),
        (SPENT, Kind.BUDGET_PACE),
        (SPENT - 1, None),  # over, but by nothing worth a word
        (SPENT - 600, Kind.BUDGET_OVER),
    ],
)
def test_a_budget_is_told_when_the_usual_rest_does_not_fit(
    asking: Callable[[Books], Asker], limit: int, kind: Kind | None
) -> None:
    facts = asking(budgeted(limit)).insights()
    assert [fact.kind for fact in facts] == ([kind] if kind else [])
    for fact in facts:
        assert fact.value.minor == abs(limit - SPENT)
        assert fact.other is not None
        assert fact.other.minor == limit


def test_a_bill_that_fills_its_budget_on_the_first_is_as_planned(
    asking: Callable[[Books], Asker],
) -> None:
    assert asking(budgeted(90000, "Rent")).insights() == []


def found(asker: Asker, today: date) -> list[Fact]:
    return [f for f in asker.insights(today) if f.kind is Kind.BUDGET_PACE]


def test_the_first_days_and_young_books_tell_no_pace(asking: Callable[[Books], Asker]) -> None:
    assert found(asking(budgeted(20000)), day(6)) == []
    assert found(asking(budgeted(SPENT, months=2)), day(18)) == []

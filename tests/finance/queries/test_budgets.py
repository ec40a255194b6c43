"""How budgets stand."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from finance.money import Money
from finance.queries.query import Period
from tests.helpers.asker import Asker, question
from tests.helpers.books import Books, Entry
from tests.helpers.motley import TODAY

if TYPE_CHECKING:
    from collections.abc import Callable

KINDS = {
    "Food": ("expense", None),
    "Bread": ("expense", "Food"),
    "Rye": ("expense", "Bread"),
    "Fun": ("expense", None),
    "Rent": ("expense", None),
}
NOVEMBER = Period(start=date(2026, 11, 1), end=date(2026, 11, 30))


def _euros(minor: int) -> Money:
    return Money(minor, "EUR")


@pytest.fixture
def asked(asking: Callable[[Books], Asker]) -> Asker:
    books = Books({"Everyday": ("checking", "EUR")}, KINDS)
    books.budgets = [
        ("Food", date(2026, 1, 1), 30000),
        ("Food", date(2026, 11, 1), 40000),
        ("Bread", date(2026, 1, 1), 6000),
        ("Fun", date(2026, 9, 1), 9000),
        ("Fun", date(2026, 10, 1), 0),
        ("Rent", date(2026, 12, 1), 99900),
    ]
    books.entries = [
        Entry(date(2026, 11, 2), -25000, "Food", "Shop"),
        Entry(date(2026, 11, 3), -7000, "Rye"),
        Entry(date(2026, 11, 4), 1000, "Food", "Shop"),
        Entry(date(2026, 9, 4), -4000, "Fun"),
        Entry(date(2026, 11, 5), -500, "Fun"),
    ]
    return asking(books)


def test_what_is_left_of_each(asked: Asker) -> None:
    got = asked.ask(question("budget", period=NOVEMBER))
    assert [(r.label, r.value, r.limit, r.percent) for r in got.rows] == [
        ("Bread", _euros(7000), _euros(6000), Decimal("116.67")),
        ("Food", _euros(31000), _euros(40000), Decimal("77.50")),
    ]
    assert got.value == _euros(9000)  # bread is in food already
    assert got.yes is False
    assert list(got.transactions) == [3, 2, 1] == asked.all_ids(question("budget", period=NOVEMBER))


def test_no_period_is_this_month(asked: Asker) -> None:
    assert asked.ask(question("budget")).value == _euros(9000)


def test_the_latest_amount_applies_and_zero_ends_it(asked: Asker) -> None:
    autumn = Period(start=date(2026, 9, 1), end=date(2026, 11, 30))
    rows = {row.label: row.limit for row in asked.ask(question("budget", period=autumn)).rows}
    assert rows == {
        "Food": _euros(30000 + 30000 + 40000),
        "Bread": _euros(18000),
        "Fun": _euros(9000),
    }


def test_a_week_is_the_monthly_budget_by_days(asked: Asker) -> None:
    week = Period(start=date(2026, 10, 26), end=date(2026, 11, 1))
    rows = {row.label: row.limit for row in asked.ask(question("budget", period=week)).rows}
    assert rows["Food"] == _euros(round(30000 * 6 / 31 + 40000 / 30))


def test_a_named_category_has_its_own_budget_or_that_above(asked: Asker) -> None:
    bread = asked.ask(question("budget", period=NOVEMBER, categories=("Bread",)))
    assert [row.label for row in bread.rows] == ["Bread"]
    assert bread.value == _euros(-1000)
    rye = asked.ask(question("budget", period=NOVEMBER, categories=("Rye",)))
    assert [row.label for row in rye.rows] == ["Bread"]
    food = asked.ask(question("budget", period=NOVEMBER, categories=("Food",)))
    assert food.value == _euros(9000)
    without = asked.ask(question("budget", period=NOVEMBER, exclude_categories=("Bread",)))
    assert [row.label for row in without.rows] == ["Food"]


@pytest.mark.parametrize("slots", [{"categories": ("Fun",)}, {"text": ("beer",)}])
def test_no_budget_is_said(asked: Asker, slots: dict[str, object]) -> None:
    got = asked.ask(question("budget", period=NOVEMBER).model_copy(update=slots))
    assert got.empty
    assert got.value is None
    assert [note.code for note in got.notes] == ["no_budget"]


def test_on_track_while_nothing_is_overspent(asked: Asker) -> None:
    september = Period(start=date(2026, 9, 1), end=date(2026, 9, 30))
    got = asked.ask(question("budget", period=september))
    assert got.yes is True
    assert got.value == _euros(30000 + 5000)
    assert not got.empty


def test_budgets_without_any_spending(asking: Callable[[Books], Asker]) -> None:
    books = Books({"Everyday": ("checking", "EUR")}, KINDS)
    books.budgets = [("Fun", TODAY.replace(day=1), 5000)]
    got = asking(books).ask(question("budget"))
    assert (got.value, got.yes, got.transactions) == (_euros(5000), True, ())


def test_a_budget_of_part_of_a_month_is_told_to_be_a_share(
    asking: Callable[[Books], Asker],
) -> None:
    books = Books({"Everyday": ("checking", "EUR")}, {"Food": ("expense", None)})
    books.budgets = [("Food", date(2026, 1, 1), 30000)]
    books.entries = [Entry(date(2026, 11, 17), -6000, "Food")]
    asked = asking(books)
    week = Period(start=date(2026, 11, 16), end=date(2026, 11, 22))
    assert [note.code for note in asked.ask(question("budget", period=week)).notes] == [
        "budget_by_days"
    ]
    quarter = Period(start=date(2026, 10, 1), end=date(2026, 12, 31))
    assert asked.ask(question("budget", period=quarter)).notes == ()
    assert asked.ask(question("budget")).notes == ()

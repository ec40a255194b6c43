"""The chips say what the list is narrowed to, and each takes its condition away."""

from __future__ import annotations

from datetime import date

import pytest

from app.views.transactions.shown import both, chips
from finance.ledger.filters import Filter

TODAY = date(2026, 11, 18)


def test_typed_words_narrow_what_the_chips_leave() -> None:
    base = Filter(account="Visa Card", text="card")
    assert both(base, Filter(text="lidl")) == Filter(account="Visa Card", text="card lidl")
    assert both(base, Filter(account="Everyday")).account == "Everyday"


def test_each_condition_is_a_chip_that_can_go() -> None:
    base = Filter(
        account="Visa Card",
        category="Groceries",
        start=date(2026, 10, 1),
        end=date(2026, 10, 31),
        batch_id=3,
        size_min=5000,
    )
    shown = dict(chips(base, TODAY, "EUR"))
    assert list(shown) == [
        "October 2026", "Account: Visa Card", "Category: Groceries", "One import", "From €50.00",
    ]  # fmt: skip
    assert shown["Account: Visa Card"].account is None
    assert shown["Account: Visa Card"].category == "Groceries"
    assert shown["October 2026"].start is None


@pytest.mark.parametrize(
    ("where", "said"),
    [
        (Filter(amount_min=1), "Money in"),
        (Filter(amount_max=-1), "Money out"),
        (Filter(amount_min=5000), "Money in: from €50.00"),
        (Filter(amount_max=-5000), "Money out: from €50.00"),
        (Filter(amount_min=-5000, amount_max=-1), "Money out: up to €50.00"),
        (Filter(amount_min=-5000, amount_max=-1000), "Money out: €10.00 to €50.00"),
        (Filter(amount_min=-4990, amount_max=-4990), "Money out: €49.90"),
        (Filter(amount_min=-5000), "From −€50.00"),
        (Filter(size_min=1000, size_max=5000), "€10.00 to €50.00"),
        (Filter(size_max=5000), "Up to €50.00"),
    ],
)
def test_amounts_are_said_as_money_in_or_out(where: Filter, said: str) -> None:
    assert chips(where, TODAY, "EUR") == [(said, Filter())]


def test_a_whole_list_has_no_chip() -> None:
    assert chips(Filter(), TODAY, "EUR") == []

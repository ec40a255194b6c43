"""Ways of speaking and verbs name nothing, though their words are things too."""

from __future__ import annotations

import pytest

from tests.helpers.understood import query


@pytest.mark.parametrize(
    "question",
    ["did we rent a car in April", "when did we last rent a van"],
)
def test_an_act_is_no_kind_of_spending(question: str) -> None:
    assert "Rent" not in query(question).categories


def test_the_thing_still_is_one() -> None:
    assert query("did we pay the rent in April").categories == ("Rent",)
    assert query("how much is our rent").categories == ("Rent",)


def test_filling_the_car_is_fuel_alone() -> None:
    assert query("how much have we spent gassing up the car this month").categories == ("Fuel",)

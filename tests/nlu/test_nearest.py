"""Names spelt like what was said are offered, the nearest first and few of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlu.nearest import nearest_names
from nlu.vocabulary import Merchant, Vocabulary
from tests.helpers.vocabulary import household

NAMES = Vocabulary(
    merchants=tuple(
        Merchant(name)
        for name in ("Xyzzy Market", "Lidl", "Lido", "Linde", "Bramble Books", "Café Amélie")
    )
)


@pytest.mark.parametrize(
    ("said", "nearest"),
    [
        ("xyz", "Xyzzy Market"),
        ("lidel", "Lidl"),
        ("brambel", "Bramble Books"),
        ("amelia", "Café Amélie"),
        ("cafe amelia", "Café Amélie"),
    ],
)
def test_the_nearest_comes_first(said: str, nearest: str) -> None:
    assert nearest_names(said, NAMES)[0].name == nearest


@pytest.mark.parametrize("said", ["zorbing", "", "x", "€", "dust bath"])
def test_nothing_is_near_to_what_is_spelt_otherwise(said: str) -> None:
    assert nearest_names(said, NAMES) == ()


@given(st.text(max_size=20))
def test_there_are_three_at_most_and_each_once(said: str) -> None:
    found = nearest_names(said, household())
    assert len(found) <= 3
    assert len(set(found)) == len(found)

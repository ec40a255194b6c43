"""Text cells: nothing that a spreadsheet would run, and every text comes back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.exports.cells import guard, unguard

RUN_BY_SPREADSHEETS = ("=", "+", "-", "@", "\t", "\r")


@given(st.text() | st.text(alphabet="'=+-@\t\rab"))
def test_every_text_comes_back_and_none_is_a_formula(text: str) -> None:
    cell = guard(text)
    assert not cell.startswith(RUN_BY_SPREADSHEETS)
    assert unguard(cell) == text


@pytest.mark.parametrize("text", ["", "Bakery", "l'Épicerie", "'quoted'", "10 - 2"])
def test_ordinary_text_is_left_alone(text: str) -> None:
    assert guard(text) == text

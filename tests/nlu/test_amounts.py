"""Amounts as people write them, and what they are compared by."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlu.amounts import Amount, find
from nlu.text import Tagged, Text


def amounts(words: str, language: str = "en") -> list[Amount]:
    return find(Tagged.of(Text.of(words)), language)


@pytest.mark.parametrize(
    ("words", "language", "value"),
    [
        ("€1,200.50", "en", "1200.50"),
        ("1 200,50 €", "fr", "1200.50"),
        ("1.234,56 euros", "fr", "1234.56"),
        ("$40", "en", "40"),
        ("40 bucks", "en", "40"),
        ("rs 500", "en", "500"),
        ("€1.5 k", "en", "1500"),
        ("2k", "en", "2000"),
        ("200 euros", "en", "200"),
        ("two hundred euros", "en", "200"),
        ("12 euros 50", "fr", "12.50"),
        ("49,90", "fr", "49.90"),
        ("64.90", "en", "64.90"),
        ("1 500 euros", "fr", "1500"),
        ("50e", "fr", "50"),
        ("19,90eur", "fr", "19.90"),
    ],
)
def test_sums_of_money(words: str, language: str, value: str) -> None:
    (amount,) = amounts(words, language)
    assert amount.value == Decimal(value)
    assert amount.money


@pytest.mark.parametrize(
    ("words", "language", "op"),
    [
        ("over 200", "en", "over"),
        ("> 200", "en", "over"),
        ("< €200", "en", "under"),
        (">= 200", "fr", "at_least"),
        ("under a 10 pounds", "en", "under"),
        ("dépasse la barre des 200 euros", "fr", "over"),
        ("inférieures aux 200 euros", "fr", "under"),
        ("more than 200 euros", "en", "over"),
        ("at least 50", "en", "at_least"),
        ("50 or more", "en", "at_least"),
        ("under 5 euros", "en", "under"),
        ("up to 30", "en", "at_most"),
        ("plus de 150 euros", "fr", "over"),
        ("moins de 5 €", "fr", "under"),
        ("au moins 20", "fr", "at_least"),
        ("exactly 40", "en", "exact"),
        ("a 40 euro charge", "en", "exact"),
        ("ten", "en", "plain"),
    ],
)
def test_comparisons(words: str, language: str, op: str) -> None:
    assert [a.op for a in amounts(words, language)] == [op]


@pytest.mark.parametrize("words", ["between 20 and 30 euro", "between 30 and 20 euro"])
def test_between_has_two_ends_in_order(words: str) -> None:
    (amount,) = amounts(words)
    assert amount.op == "between"
    assert (amount.value, amount.high) == (Decimal(20), Decimal(30))


def test_times_are_no_money() -> None:
    (amount,) = amounts("more than 4 times")
    assert amount.times
    assert not amount.money


@given(st.decimals("0.01", "999999.99", places=2))
def test_an_amount_with_cents_is_read_back(value: Decimal) -> None:
    assert [a.value for a in amounts(f"{value:,.2f}")] == [value]
    french = f"{value:,.2f}".replace(",", " ").replace(".", ",")
    assert [a.value for a in amounts(french, "fr")] == [value]


@pytest.mark.parametrize(
    ("words", "language", "times"),
    [
        ("more than 5 payments", "en", True),
        ("at least 3 deposits", "en", True),
        ("plus de 5 versements", "fr", True),
        ("payments over 50", "en", False),
        ("more than 50 euros", "en", False),
        ("paiements de plus de 50", "fr", False),
    ],
)
def test_a_bound_before_what_can_be_counted_counts(
    words: str, language: str, *, times: bool
) -> None:
    (amount,) = amounts(words, language)
    assert amount.times is times

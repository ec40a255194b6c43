from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.money import Money, exponent

CURRENCIES = st.sampled_from(["EUR", "USD", "JPY", "KWD", "XAF", "GBP"])
MINOR = st.integers(-(10**15), 10**15)


@given(MINOR, CURRENCIES)
def test_minor_units_survive_text(minor: int, currency: str) -> None:
    assert Money.of(str(Money(minor, currency)), currency) == Money(minor, currency)


@given(MINOR, MINOR, CURRENCIES)
def test_adding_and_taking_away_is_exact(one: int, other: int, currency: str) -> None:
    total = Money(one, currency) + Money(other, currency)
    assert total - Money(other, currency) == Money(one, currency)
    assert total.decimal == Money(one, currency).decimal + Money(other, currency).decimal


@pytest.mark.parametrize(
    ("text", "currency", "minor", "shown"),
    [
        ("12.34", "EUR", 1234, "12.34"),
        ("-0.05", "EUR", -5, "-0.05"),
        ("1200", "JPY", 1200, "1200"),
        ("1.234", "KWD", 1234, "1.234"),
        ("-33.77000", "EUR", -3377, "-33.77"),
        ("8.850", "EUR", 885, "8.85"),
        ("0.125", "EUR", 12, "0.12"),
        ("0.135", "EUR", 14, "0.14"),
    ],
)
def test_amounts_by_currency(text: str, currency: str, minor: int, shown: str) -> None:
    money = Money.of(Decimal(text), currency)
    assert money.minor == minor
    assert str(money) == shown


def test_digits_follow_the_standard() -> None:
    assert [exponent(c) for c in ("JPY", "EUR", "KWD")] == [0, 2, 3]


def test_currencies_do_not_mix() -> None:
    with pytest.raises(ValueError, match="cannot be added"):
        Money(1, "EUR") + Money(1, "USD")

"""Money as messages write it."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.sms.amounts import find_money, parse_amount


def _money(text: str, language: str = "en") -> list[tuple[Decimal, str | None, str]]:
    return [(t.amount, t.currency, t.sign) for t in find_money(text, lambda _: False, language)]


@pytest.mark.parametrize(
    ("digits", "currency", "value"),
    [
        ("1,23,456.00", "INR", "123456.00"),
        ("1.234,56", "EUR", "1234.56"),
        ("1 234,56", "RUB", "1234.56"),
        ("1'234.50", "CHF", "1234.50"),
        ("12.750", "KWD", "12.750"),
        ("12.750", "EUR", "12750"),
        ("20.000", "CLP", "20000"),
        ("25,978", "HUF", "25978"),
        ("6000.000", "INR", "6000.000"),
        ("0.500", "USD", "0.500"),
        ("1,250.125", "BHD", "1250.125"),
        ("500", "JPY", "500"),
    ],
)
def test_marks_are_settled_by_shape_and_currency(digits: str, currency: str, value: str) -> None:
    assert parse_amount(digits, currency) == Decimal(value)


@pytest.mark.parametrize(
    ("text", "currency"),
    [
        ("Rs.500 paid", "INR"),
        ("paid 500 ₽", "RUB"),
        ("Ksh500", "KES"),
        ("NGN500.00", "NGN"),
        ("R$ 500,00", "BRL"),
        ("S/ 500.00", "PEN"),
        ("$500.00 MXN", "MXN"),
        ("500 грн", "UAH"),
        ("500원", "KRW"),
    ],
)
def test_currency_before_or_behind(text: str, currency: str) -> None:
    assert _money(text, "es" if "MXN" in text else "en")[0][:2] == (Decimal(500), currency)


def test_one_currency_is_not_taken_by_two_amounts() -> None:
    assert _money("5.00 USD 100.00 RUB") == [
        (Decimal("5.00"), "USD", ""),
        (Decimal("100.00"), "RUB", ""),
    ]


def test_signs_before_and_behind() -> None:
    assert _money("-20.00 UAH")[0][2] == "-"
    assert _money("450,000-", "fa")[0] == (Decimal(450000), None, "-")


@pytest.mark.parametrize("text", ["A4-108", "S1BD0113", "18A", "Rs.15,OOO", "20%"])
def test_codes_percentages_and_swindles_are_no_money(text: str) -> None:
    assert _money(text) == []


@given(st.decimals(min_value=1, max_value=10**9, places=2))
def test_amounts_in_both_conventions_come_back(value: Decimal) -> None:
    english = f"{value:,.2f}"
    german = english.translate(str.maketrans(",.", ".,"))
    assert _money(f"EUR {english} paid") == [(value, "EUR", "")]
    assert _money(f"{german} EUR paid") == [(value, "EUR", "")]

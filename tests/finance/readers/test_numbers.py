from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.readers.numbers import (
    COMMA,
    POINT,
    currency_of,
    looks_like_number,
    parse_number,
    votes,
)


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("-52.00", "-52.00"),
        ("$1,036.47", "1036.47"),
        ("11'373.94", "11373.94"),
        ("1’000’000.00", "1000000.00"),
        ("(123.45)", "-123.45"),
        ("($30.00)", "-30.00"),
        ("$(12.34)", "-12.34"),
        ("€(63.12)", "-63.12"),
        ("$+1500", "1500"),
        ("5.00 DR", "-5.00"),
        ("5.00CR", "5.00"),
        ("-110.7 €", "-110.7"),
        ("1,00,000.00", "100000.00"),
        ("100.00-", "-100.00"),
        ("kr 1 234 567", "1234567"),
        ("1\u00a0234\u202f567.80", "1234567.80"),
        ("−5.00", "-5.00"),
        ("-€12.00", "-12.00"),
        ("USD 5", "5"),
        (".50", "0.50"),
        ("Rs. 1,234.00", "1234.00"),
        ("12.00 zł", "12.00"),
    ],
)
def test_amounts_with_a_decimal_point(text: str, amount: str) -> None:
    assert parse_number(text, ".") == Decimal(amount)


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("19.782,54 EUR", "19782.54"),
        ("-17,22", "-17.22"),
        ("+5257,28", "5257.28"),
        ("1 234,56-", "-1234.56"),
        ("R$ 12,00", "12.00"),
        ("1.000", "1000"),
        ("10", "10"),
    ],
)
def test_amounts_with_a_decimal_comma(text: str, amount: str) -> None:
    assert parse_number(text, ",") == Decimal(amount)


@pytest.mark.parametrize(
    "text", ["N26", "R1234", "1.2.3.4,5,6", "12/01", "", "--5", "5 apples", "1,2,3", "+-1"]
)
def test_words_are_no_amounts(text: str) -> None:
    assert not looks_like_number(text)


def test_an_amount_that_does_not_fit_the_mark_is_none() -> None:
    assert parse_number("12.5", ",") is None
    assert parse_number("12,5", ".") is None


@pytest.mark.parametrize(
    ("cells", "mark"),
    [
        (["1.000", "1.111,11"], COMMA),
        (["-110.7"], POINT),
        (["10,00"], COMMA),
        (["1.234.567"], COMMA),
        (["1,234", "500"], POINT),
        (["0.125", "7"], POINT),
        (["12", "7"], POINT),
        (["1,234"], None),
        (["173,900"], None),
    ],
)
def test_the_whole_column_decides_the_decimal_mark(cells: list[str], mark: str | None) -> None:
    assert votes(cells).settle() == mark


def test_only_a_sign_of_one_currency_names_it() -> None:
    assert currency_of("Betrag (€)") == "EUR"
    assert currency_of("Amount CZK") == "CZK"
    assert currency_of("12 £") == "GBP"
    assert currency_of("$12") is None
    assert currency_of("Amount") is None


@given(
    st.decimals(-10_000_000, 10_000_000, places=2),
    st.sampled_from([(".", ","), (",", "."), (".", "'"), (",", " ")]),
)
def test_every_amount_survives_writing_and_reading(amount: Decimal, marks: tuple[str, str]) -> None:
    decimal, group = marks
    text = f"{amount:,.2f}".replace(",", "\0").replace(".", decimal).replace("\0", group)
    assert parse_number(text, decimal) == amount


@given(st.text(max_size=50))
def test_no_text_breaks_it(text: str) -> None:
    looks_like_number(text)
    votes([text]).settle()

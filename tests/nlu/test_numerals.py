"""Numbers said in words become digits; names and small words stay."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlu.numerals import in_digits
from nlu.text import Text
from nlu.vocabulary import Merchant, Vocabulary

_ONES = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
]
_TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]


def english(number: int) -> str:
    """Spell a number below a million plainly."""
    if number >= 1000:
        rest = english(number % 1000) if number % 1000 else ""
        return f"{english(number // 1000)} thousand {rest}".strip()
    if number >= 100:
        rest = f"and {english(number % 100)}" if number % 100 else ""
        return f"{_ONES[number // 100]} hundred {rest}".strip()
    if number >= 20:
        rest = f"-{_ONES[number % 10]}" if number % 10 else ""
        return _TENS[number // 10 - 2] + rest
    return _ONES[number]


def said(words: str, language: str, names: Vocabulary | None = None) -> str:
    return in_digits(Text.of(words), language, names or Vocabulary()).line


@given(st.integers(13, 999_999))
def test_any_number_spelt_out_is_read_back(number: int) -> None:
    assert said(f"over {english(number)} euros", "en") == f"over {number} euros"


@pytest.mark.parametrize(
    ("words", "language", "line"),
    [
        ("between two hundred and five hundred", "en", "between 200 and 500"),
        ("between fifty and a thousand", "en", "between 50 and 1000"),
        ("two and a half thousand", "en", "2500"),
        ("a hundred and twenty", "en", "120"),
        ("2 thousand", "en", "2000"),
        ("one and a half k", "en", "1500"),
        ("half a grand", "en", "500"),
        ("over one fifty", "en", "over 150"),
        ("at least two twenty five", "en", "at least 225"),
        ("over one hundred and fifty", "en", "over 150"),
        ("2 lakh", "en", "200000"),
        ("half a day", "en", "half a day"),
        ("version one fifty", "en", "version one 50"),
        ("twenty twenty five", "en", "2025"),
        ("the twenty first of may", "en", "the twenty first of may"),
        ("the one from may", "en", "the one from may"),
        ("top ten", "en", "top ten"),
        ("quatre-vingt-dix-sept", "fr", "97"),
        ("soixante et onze", "fr", "71"),
        ("vingt et un", "fr", "21"),
        ("deux mille cinq cents", "fr", "2500"),
        ("nonante-cinq", "fr", "95"),
        ("entre cinquante et cent", "fr", "entre 50 et 100"),
        ("un an", "fr", "un an"),
    ],
)
def test_numbers_as_people_say_them(words: str, language: str, line: str) -> None:
    assert said(words, language) == line


def test_a_name_keeps_its_number() -> None:
    names = Vocabulary(merchants=(Merchant("Forty Thieves"),))
    assert said("spent at forty thieves", "en", names) == "spent at forty thieves"

"""Guesses: made where payees of one category share their words, silent everywhere else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.guesses import Example, Guesser

CARE, FOOD, PAY = 1, 2, 3


def guesser(**payees: int) -> Guesser:
    """Return a guesser that knows these payees, a merchant each; words are joined by `_`."""
    return Guesser(
        Example(name.replace("_", " "), number, category, category == PAY)
        for number, (name, category) in enumerate(payees.items())
    )


def test_a_word_that_two_payees_of_one_category_share_tells() -> None:
    known = guesser(kita_sonne=CARE, kita_mond=CARE, lidl=FOOD)
    assert known.guess("kita sterne", money_in=False) == CARE


def test_one_payee_with_that_word_is_not_enough() -> None:
    assert guesser(uber=CARE, lidl=FOOD).guess("uber eats", money_in=False) is None


def test_a_word_of_two_categories_tells_nothing() -> None:
    known = guesser(city_school=CARE, city_market=FOOD, city_tram=4)
    assert known.guess("city hall", money_in=False) is None


def test_two_spellings_of_one_merchant_are_one_witness() -> None:
    known = Guesser([Example("uber trip", 1, CARE, False), Example("uber berlin", 1, CARE, False)])
    assert known.guess("uber eats", money_in=False) is None


@pytest.mark.parametrize("typed", ["stadtwerke lindau", "stadtwerke lindua", "stadtwerke linda"])
def test_a_payee_spelt_almost_the_same_is_known(typed: str) -> None:
    assert guesser(stadtwerke_lindau=CARE).guess(typed, money_in=False) == CARE


@pytest.mark.parametrize(
    ("known", "other"), [("conad", "conrad"), ("spar", "star"), ("rewe", "rews")]
)
def test_short_names_that_differ_by_a_letter_are_others(known: str, other: str) -> None:
    assert guesser(**{known: FOOD}).guess(other, money_in=False) is None


def test_money_in_is_not_compared_with_money_out() -> None:
    known = guesser(kita_sonne=CARE, kita_mond=CARE, north_payroll=PAY, south_payroll=PAY)
    assert known.guess("kita sterne", money_in=True) is None
    assert known.guess("west payroll", money_in=True) == PAY


def test_the_ending_of_a_web_address_is_no_word() -> None:
    known = guesser(**{"films.com": FOOD, "series.com": FOOD, "songs.com": FOOD})
    assert known.guess("tools.com", money_in=False) is None


@given(st.text(max_size=30), st.booleans())
def test_any_text_is_taken(text: str, money_in: bool) -> None:
    assert guesser(kita_sonne=CARE, kita_mond=CARE).guess(text, money_in=money_in) in {None, CARE}

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.payees import clean_payee


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("SQ *NOODLE HOUSE", "Noodle House"),
        ("TST* CORNER GRILL 00123", "Corner Grill"),
        ("PAYPAL *MUSICSHOP P1F2", "Musicshop"),
        ("PRLV SEPA ENERGIE DU NORD", "Energie Du Nord"),
        ("CB SUPERETTE NORD 12/03 PARIS", "Superette Nord"),
        ("CARTE 12/03/24 BOULANGERIE DUPONT LYON", "Boulangerie Dupont"),
        ("POS13SEP TOOLBARN", "Toolbarn"),
        ("TOOLBARN SAGT DANKE 4269", "Toolbarn"),
        ("TOOLBARN SAGT DANKE. 41400673//Hamburg 2018-03-01T11:33:59", "Toolbarn"),
        ("TOOLBARN #2908", "Toolbarn"),
        ("TOOLBARN STORES 3301 LONDON GB", "Toolbarn Stores"),
        ("CARD PAYMENT TO TOOLBARN", "Toolbarn"),
        ("RIDEBUG *EATS HELP.RIDEBUG.COM", "Ridebug Eats"),
        ("FILMHUB.COM", "Filmhub.com"),
        ("UPI-FOODLY-foodly@bank-123456", "Foodly"),
        ("TRATTORIA ROMA SRL", "Trattoria Roma"),
        ("7-ELEVEN 3412", "7-eleven"),
        ("VISA CARD PAYMENT", "Visa Card Payment"),
        ("VIREMENT INTERNE", "Virement Interne"),
        ("McSomething's #112", "McSomething's"),
    ],
)
def test_noise_goes_and_the_name_stays(text: str, name: str) -> None:
    assert clean_payee(text) == name


@pytest.mark.parametrize("text", ["12345", "POS", "B&B"])
def test_a_payee_that_is_only_noise_stays_as_it_is(text: str) -> None:
    assert clean_payee(text).casefold() == text.casefold()


def test_rows_of_one_merchant_read_the_same() -> None:
    texts = [
        "TOOLBARN 1234",
        "TOOLBARN 99",
        "Toolbarn #5",
        "CARD PAYMENT TO TOOLBARN",
        "TOOLBARN 12/03/2026",
    ]
    assert {clean_payee(text) for text in texts} == {"Toolbarn"}


@given(st.text(max_size=60))
def test_no_text_breaks_it_and_none_is_lost(text: str) -> None:
    assert (
        bool(clean_payee(text)) or not text.strip(" .-/'&+") or not any(c.isalnum() for c in text)
    )

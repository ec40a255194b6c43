"""What a message's fields may be is part of its text, and no balance is ever its amount."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.sms.choices import Choices, choices

PAID = (
    "You have paid 62.75 EUR to STATION SERVICES with card ending 4821, ref KX12345. "
    "Available balance 900.00 EUR. Not you? Call 0800 123 456."
)
_PIECES = (
    "paid", "received", "EUR 12.50", "Rs 1,200.00", "$5", "balance", "limit", "fee", "debited",
    "credited", "card *4821", "a/c XX7731", "ref 55K201X", "to", "from", "CORNER SHOP", "Müller & Co",
    "12/11/2026", "\n", ". ", "-", "+7.00", "٥٠٠ ريال", "1 234,00 ₽", "https://a.example/x", "999",
)  # fmt: skip
texts = st.one_of(
    st.text(max_size=200),
    st.lists(st.sampled_from(_PIECES), max_size=14).map(" ".join),
)


def of(body: str) -> Choices:
    found = choices(body)
    assert found is not None
    return found


def test_each_field_has_what_the_message_holds_for_it() -> None:
    found = of(PAID)
    assert {text: (s.amount, s.currency) for text, s in found.amounts.items()} == {
        "62.75 EUR": (Decimal("62.75"), "EUR")
    }
    assert found.payees[0] == "STATION SERVICES"
    assert found.tails == ("4821",)
    assert found.references == ("KX12345",)


def test_what_is_left_is_no_choice() -> None:
    assert "900.00 EUR" not in of(PAID).amounts
    assert "0.50 EUR" not in of("Paid 20.00 EUR at ZWIRN, fee 0.50 EUR").amounts
    assert "5000" not in "".join(of("INR 320.00 spent at QUOKKA. Avl limit INR 5000.00").amounts)


@pytest.mark.parametrize(
    "body",
    ["Your code is 552198. Do not share it.", "See you at eight", "", "Balance: 900.00 EUR"],
)
def test_a_message_without_money_that_moved_offers_nothing(body: str) -> None:
    assert choices(body) is None


def test_a_direction_is_sure_where_balances_prove_it() -> None:
    body = "Old balance 100.00 EUR. Amount 30.00 EUR. New balance 130.00 EUR. Paid to MURMEL."
    assert [s.direction for s in of(body).amounts.values()] == [1]
    assert [s.direction for s in of(PAID).amounts.values()] == [0]


def test_numbers_that_nothing_explains_may_be_the_account_or_the_reference() -> None:
    found = of("EUR 62.75 spent at QUOKKA 7731 B77K2031")
    assert found.tails == ("7731",)
    assert found.references == ("B77K2031",)


@given(texts)
def test_every_choice_is_a_part_of_the_text(body: str) -> None:
    found = choices(body)
    if found is None:
        return
    assert found.amounts
    for value in (*found.amounts, *found.payees, *found.tails, *found.references):
        assert value
        assert value in found.text
    assert all(s.amount > 0 for s in found.amounts.values())

"""A sign that many countries write is settled by the names beside it, or left open."""

from __future__ import annotations

from datetime import date

import pytest

from finance.sms.read import read_sms
from finance.sms.reading import Message

DAY = date(2026, 11, 18)


@pytest.mark.parametrize(
    ("body", "currency"),
    [
        ("$27.90 spent at MARKET with card ending 4412", "USD"),
        ("You sent $200.00 to J CITIZEN via PayID from account ending 5512", "AUD"),
        ("Recibiste $8,500.00 por SPEI de ANA RUIZ en tu cuenta *7781", "MXN"),
        ("Compra por $349.50 en MERCADO con tarjeta *4412", None),
        ("Compra por USD 349.50 en MERCADO con tarjeta *4412", "USD"),
        ("Rs. 800 received from SANA through Raast in your account *7890", "PKR"),
        ("Rs. 800 received from SANA in your account *7890", "INR"),
    ],
)
def test_shared_signs(body: str, currency: str | None) -> None:
    assert read_sms(Message("MYBANK", body, DAY)).currency == currency


def test_the_sender_may_tell() -> None:
    body = "You have received Rs. 5,000 from ALI RAZA. New balance Rs. 7,215.50"
    assert read_sms(Message("JazzCash", body, DAY)).currency == "PKR"

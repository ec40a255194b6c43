"""What is kept out of the books though it names an amount, and what is not."""

from __future__ import annotations

from datetime import date

import pytest

from finance.sms.read import read_sms
from finance.sms.reading import Message, SmsReading

PERSON = "+4915112345678"


def _read(body: str, sender: str = "MYBANK") -> SmsReading:
    return read_sms(Message(sender, body, date(2026, 11, 18)))


def test_a_person_who_talks_of_money_is_no_bank() -> None:
    body = "Paid 20 EUR for the cab, you owe me half"
    assert _read(body, PERSON).reason == "not_financial"
    assert _read("EUR 20.00 paid at CAB CO. Card *4412, balance EUR 10.00", PERSON).reason is None


@pytest.mark.parametrize(
    "body",
    [
        "Your refund of $340.00 will be paid within 72 hours.",
        "You have a refund of $462.00 pending. Claim: cra-refund.me",
        "Refund of $24.00 has been initiated and will reach your account in 3 days.",
    ],
)
def test_a_movement_that_is_only_named_is_still_to_come(body: str) -> None:
    assert _read(body).kind == "ignore"


def test_a_refund_that_came_is_one() -> None:
    assert _read("Your refund of $24.00 has been credited to your card *4412.").kind == "refund"


def test_a_code_is_told_wherever_the_sentence_says_it() -> None:
    assert _read("El código para firmar el pago de 250,00 EUR es 552198").reason == "otp"


def test_a_bank_called_otp_sends_no_codes() -> None:
    assert _read("OTP Bank: oplata 1250.00 UAH, kartka *8812, MARKET").kind == "expense"


def test_a_parcel_is_no_payment_and_a_shop_of_parcels_is() -> None:
    assert _read("Your parcel is held. Pay 2.99 EUR customs fee").kind == "ignore"
    assert _read("Card *4412: EUR 9.90 paid at PARCEL HOUSE on 02/11/2026").kind == "expense"


def test_words_in_the_address_of_a_site_say_nothing() -> None:
    assert _read("EUR 12.00 spent at deal-offer-win.shop, card *4412").kind == "expense"


def test_a_wallets_name_at_the_head_is_no_advice() -> None:
    assert _read("Discover: a purchase of $45.00 at EXXON, card *4412").kind == "expense"


def test_own_transfers_that_name_both_sides_or_none_change_nothing() -> None:
    head = "Own account transfer: EUR 80.00"
    assert _read(head).reason == "own_transfer"
    assert _read(f"{head} from A/c *4412 to A/c *5512").reason == "own_transfer"
    assert _read(f"{head} from A/c *4412").kind == "transfer"


def test_a_fee_alone_is_a_movement() -> None:
    reading = _read("Fee -R6.00 Monthly account fee; Avail R1 198.55")
    assert (reading.kind, str(reading.amount)) == ("fee", "6.00")

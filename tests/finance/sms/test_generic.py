"""The generic reader on messages of our own, from many banks and countries."""

from __future__ import annotations

from datetime import date, datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from finance.sms.generic import read_generic
from finance.sms.reading import QUIET_KINDS, Message

RECEIVED = datetime(2026, 11, 18, 12, 0)  # noqa: DTZ001 - a phone's own clock


def _messages() -> list[Any]:
    lines = (Path(__file__).parent / "messages.tsv").read_text("utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    names, *cases = rows
    found = []
    for number, row in enumerate(cases):
        fields = dict(zip(names, row, strict=True))
        sender, body = fields.pop("sender"), fields.pop("body").replace("\\n", "\n")
        country = fields.pop("country")
        wanted = {slot: value for slot, value in fields.items() if value}
        found.append(pytest.param(sender or None, body, wanted, id=f"{number}-{country}-{sender}"))
    return found


@pytest.mark.parametrize(("sender", "body", "wanted"), _messages())
def test_message_is_read(sender: str | None, body: str, wanted: dict[str, str]) -> None:
    reading = read_generic(Message(sender, body, RECEIVED))
    kind = wanted.pop("kind")
    assert reading.kind == kind or (kind == "ignore" and reading.kind in QUIET_KINDS)
    assert bool(reading.reason) == (reading.kind in QUIET_KINDS)
    for slot, value in wanted.items():
        if slot in {"amount", "balance"}:
            assert getattr(reading, slot) == Decimal(value), slot
        elif slot == "merchant":
            assert (reading.merchant or "").casefold() in value.casefold(), reading.merchant
            assert len(reading.merchant or "") * 2 >= len(value)
        else:
            assert getattr(reading, slot) == value, slot


def _read(body: str, sender: str | None = None, received: date = date(2026, 11, 18)) -> Any:
    return read_generic(Message(sender, body, received))


def test_what_the_generic_reader_books_waits_for_a_person() -> None:
    assert not _read("Rs 20 debited from A/c XX123 at TEA STALL").confident
    assert _read("Your OTP is 123456. Do not share it.").confident


@pytest.mark.parametrize("verb", ["spent at", "charged at", "purchased at"])
def test_a_verb_with_its_preposition_still_tells_that_money_moved(verb: str) -> None:
    reading = _read(f"EUR 62.75 {verb} QUOKKA")
    assert (reading.kind, reading.amount, reading.merchant) == (
        "expense",
        Decimal("62.75"),
        "QUOKKA",
    )


def test_a_code_is_no_spending_although_it_names_amount_card_and_shop() -> None:
    reading = _read(
        "OTP for online purchase of Rs 810.00 at TOY BARN with card XX11 is 512192. Do not share."
    )
    assert (reading.kind, reading.reason) == ("ignore", "otp")


def test_a_warning_never_to_share_a_code_does_not_drop_the_payment() -> None:
    reading = _read("Rs 810.00 spent on card XX1122 at TOY BARN. Never share OTP with anyone.")
    assert (reading.kind, reading.amount) == ("expense", Decimal("810.00"))


def test_words_of_adverts_inside_names_do_not_drop_the_payment() -> None:
    assert _read("Rs 99 debited from A/c XX123 at WHOLESALE MART").kind == "expense"
    assert _read("AUD 12.00 spent with card ending 1122 at DARWIN WINE CO").kind == "expense"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("Txn of Rs 50 at KIOSK on card XX11 declined", "declined"),
        ("Payment of Rs 50 to KIOSK failed", "failed"),
        ("Rs 50 will be debited from A/c XX123 on 05-12-26", "future"),
        ("ASHA has requested Rs 50 from you", "request"),
        ("Your bill of Rs 50 is due on 05-12-26", "due"),
        ("Balance in A/c XX123 is Rs 50", "balance"),
        ("See you at 5", "not_financial"),
    ],
)
def test_what_is_kept_out_says_why(body: str, reason: str) -> None:
    assert _read(body).reason == reason


def test_a_failed_payment_that_came_back_is_a_refund() -> None:
    reading = _read("Rs 50 refunded to your A/c XX123 for failed transaction at KIOSK")
    assert reading.kind == "refund"


def test_direction_follows_the_own_account() -> None:
    out = "Rs 70 debited from A/c XX123 and credited to ravi@okbank"
    assert (_read(out).kind, _read(out).merchant) == ("expense", "ravi")
    assert _read("RAVI has received Rs 70 from your A/c XX123").kind == "expense"
    assert _read("RAVI sent you Rs 70").kind == "income"
    assert _read("Rs 70 transferred to your A/c XX123 by RAVI").kind == "income"


def test_a_receipt_for_somebody_elses_account_is_kept_out() -> None:
    reading = _read("NEFT of Rs 70.00 with UTR AB1234567 has been credited to beneficiary RAVI")
    assert (reading.kind, reading.reason) == ("ignore", "third_party")


def test_the_limit_of_a_card_is_no_balance_and_no_amount() -> None:
    reading = _read("EUR 18.80 spent on card XX1122 at BISTRO. Avl Lmt: INR 2,71,622.72")
    assert (reading.amount, reading.currency, reading.balance) == (Decimal("18.80"), "EUR", None)


def test_fees_are_not_the_amount() -> None:
    reading = _read("Fee Rs 5.00. You paid Rs 200.00 to KIOSK. Balance Rs 95.00")
    assert (reading.amount, reading.balance) == (Decimal("200.00"), Decimal("95.00"))


def test_letters_of_a_styled_alphabet_are_read() -> None:
    assert _read("Rs.75.00 𝗌𝗉𝖾𝗇𝗍 𝗈𝗇 𝗒𝗈𝗎𝗋 card ending 1122 at KIOSK").kind == "expense"


def test_dates() -> None:
    assert _read("Rs 5 spent on card XX1122 at KIOSK on 03/04/26").date == date(2026, 4, 3)
    assert _read("Rs 5 spent on card XX1122 at KIOSK on 30-Dec").date == date(2025, 12, 30)
    assert _read("Rs 5 spent on card XX1122 at KIOSK").date == date(2026, 11, 18)


def test_two_balances_in_one_message_prove_its_direction() -> None:
    reading = _read("A/c XX123: Rs 20 at KIOSK. Previous balance Rs 100, new balance Rs 80")
    assert (reading.kind, reading.confident) == ("expense", True)
    reading = _read("A/c XX123: payment Rs 20. Opening balance Rs 100. Balance Rs 120")
    assert (reading.kind, reading.confident) == ("income", True)
    assert not _read("A/c XX123: payment Rs 20. Opening balance Rs 100. Balance Rs 150").confident


def test_balance_before_and_after_prove_a_reading() -> None:
    reading = _read("Rs 20 debited from A/c XX123 at KIOSK. Bal Rs 80")
    assert reading.agrees_with(Decimal(100)) is True
    assert reading.agrees_with(Decimal(90)) is False
    assert _read("Rs 20 debited from A/c XX123 at KIOSK").agrees_with(Decimal(100)) is None

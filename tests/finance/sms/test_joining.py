"""One message stored as several pieces is read as one; two messages stay two."""

from __future__ import annotations

from datetime import date, datetime, timedelta

import pytest

from finance.sms.joining import joined
from finance.sms.reading import Message
from finance.sms.statement import read_messages

AT = datetime(2026, 11, 3, 12, 0)  # noqa: DTZ001 - a phone's own clock
LONG = (
    "Dear Customer, your account XX4471 with Anchor Bank has been debited by EUR 12.50 on 02/11/2026 "
    "towards a purchase with your card ending 9002 made at CORNER"
)


def _pieces(*bodies: str, seconds: int = 2, sender: str | None = "ANCHOR") -> list[Message]:
    return [Message(sender, b, AT + timedelta(seconds=n * seconds)) for n, b in enumerate(bodies)]


def test_a_full_piece_goes_on_in_the_next() -> None:
    whole = LONG[:153]
    assert len(whole) == 153
    (message,) = joined(_pieces(whole, " SHOP. Available balance EUR 90.10"))
    assert message.body == whole + " SHOP. Available balance EUR 90.10"
    assert message.received == AT


def test_sixteen_bit_pieces_are_shorter() -> None:
    piece = "Покупка по карте *4471 на сумму 540 рублей в магазине у дома на улице "[:67]
    assert len(piece) == 67
    (message,) = joined(_pieces(piece, "Ленина. Баланс 100 р"))
    assert message.body.endswith("Ленина. Баланс 100 р")


def test_numbered_pieces_lose_their_numbers() -> None:
    (message,) = joined(_pieces("(1/2) EUR 12.50 spent at ", "(2/2) CORNER SHOP"))
    assert message.body == "EUR 12.50 spent at CORNER SHOP"


@pytest.mark.parametrize(
    "messages",
    [
        _pieces(LONG[:100], " SHOP"),
        _pieces(LONG[:153], " SHOP", seconds=90),
        _pieces(LONG[:153], " SHOP", sender=None),
        [*_pieces(LONG[:153]), Message("OTHER", " SHOP", AT)],
        [Message("ANCHOR", b, date(2026, 11, 3)) for b in (LONG[:153], " SHOP")],
    ],
    ids=["not full", "not soon", "no sender", "another sender", "no clock time"],
)
def test_what_is_no_piece_stays_alone(messages: list[Message]) -> None:
    assert list(joined(messages)) == messages


def test_a_joined_message_is_one_row() -> None:
    parsed = read_messages(_pieces(LONG[:153], " SHOP. Available balance EUR 90.10"), "a.xml")
    (row,) = parsed.rows
    assert (str(row.amount), str(row.balance)) == ("-12.50", "90.10")
    assert not parsed.ignored

from __future__ import annotations

from datetime import date
from decimal import Decimal

from finance.sms.reading import Message
from finance.sms.statement import read_backup, read_messages

DAY = date(2026, 11, 3)


def _messages(*bodies: str) -> list[Message]:
    return [Message("MYBANK", body, DAY) for body in bodies]


def test_money_is_a_row_and_the_rest_is_kept_out_with_its_reason() -> None:
    parsed = read_messages(
        _messages(
            "Card *4471: purchase of EUR 12.50 at CORNER SHOP on 02/11/2026.",
            "Your one-time code is 123456 for EUR 49.00. Do not share it.",
            "Card *4471: payment of EUR 20.00 at NOWHERE was declined.",
        ),
        "alerts.xml",
    )
    (row,) = parsed.rows
    assert (row.date, row.amount, row.currency) == (date(2026, 11, 2), Decimal("-12.50"), "EUR")
    assert "CORNER SHOP" in row.payee
    assert row.text.startswith("Card *4471")
    assert [i.reason for i in parsed.ignored] == ["otp", "declined"]
    assert [s.account for s in parsed.statements] == ["****4471"]


def test_each_account_tail_is_a_statement() -> None:
    parsed = read_messages(
        _messages(
            "Card *4471: purchase of EUR 12.50 at ONE on 02/11/2026.",
            "Card *9002: purchase of EUR 1.00 at TWO on 02/11/2026.",
        ),
        "alerts.xml",
    )
    assert [s.account for s in parsed.statements] == ["****4471", "****9002"]
    assert [r.statement for r in parsed.rows] == [0, 1]


def test_what_is_no_backup_is_said() -> None:
    assert read_backup(b'<!DOCTYPE a [<!ENTITY b "c">]><smses count="0"></smses>', "x.xml").error


def test_a_backup_is_read() -> None:
    text = (
        "<?xml version='1.0' encoding='UTF-8'?><smses count=\"1\">"
        '<sms address="MYBANK" date="1793707200000" type="1" '
        'body="Card *4471: purchase of EUR 12.50 at CORNER SHOP." /></smses>'
    )
    (row,) = read_backup(text.encode(), "alerts.xml").rows
    assert row.amount == Decimal("-12.50")

"""Balances that follow from each other settle a direction; a payment told twice is one."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from finance.sms.reading import Message
from finance.sms.statement import read_messages

if TYPE_CHECKING:
    from finance.readers.model import ParsedFile

AT = datetime(2026, 11, 3, 12, 0)  # noqa: DTZ001 - a phone's own clock
MOVE = "Acct *4471: {} EUR {} on 03/11/2026. Balance EUR {}"


def _read(*bodies: str, newest_first: bool = False) -> ParsedFile:
    step = timedelta(minutes=-7 if newest_first else 7)
    return read_messages([Message("ANCHOR", b, AT + n * step) for n, b in enumerate(bodies)], "a")


def test_a_balance_that_follows_makes_a_reading_sure() -> None:
    parsed = _read(
        MOVE.format("debited", "10.00", "90.00"), MOVE.format("debited", "5.00", "85.00")
    )
    assert [row.sure for row in parsed.rows] == [False, True]


def test_newest_first_proves_the_later_message() -> None:
    parsed = _read(
        MOVE.format("debited", "5.00", "85.00"),
        MOVE.format("debited", "10.00", "90.00"),
        newest_first=True,
    )
    assert [row.sure for row in parsed.rows] == [True, False]


def test_the_balance_overrules_the_words() -> None:
    parsed = _read(
        MOVE.format("debited", "10.00", "90.00"), MOVE.format("move of", "5.00", "95.00")
    )
    assert [str(row.amount) for row in parsed.rows] == ["-10.00", "5.00"]


def test_a_balance_that_does_not_follow_proves_nothing() -> None:
    parsed = _read(
        MOVE.format("debited", "10.00", "90.00"), MOVE.format("debited", "5.00", "40.00")
    )
    assert [row.sure for row in parsed.rows] == [False, False]


@given(st.lists(st.integers(-5000, 5000).filter(bool), min_size=1, max_size=20), st.booleans())
def test_a_whole_chain_is_proved_in_either_order(cents: list[int], newest_first: bool) -> None:
    balance, bodies = 10_000_000, []
    for change in (-1, *cents):
        balance += change
        verb = "credited" if change > 0 else "debited"
        amount, after = f"{abs(change) / 100:.2f}", f"{balance / 100:.2f}"
        bodies.append(MOVE.format(verb, amount, after))
    if newest_first:
        bodies.reverse()
    rows = _read(*bodies, newest_first=newest_first).rows
    assert sum(row.sure for row in rows) == len(cents)
    assert {str(r.amount) for r in rows if r.sure} <= {f"{c / 100:.2f}" for c in cents}


def test_one_payment_in_two_wordings_is_one_row() -> None:
    parsed = _read(
        "EUR 60.00 debited from A/c XX4471 by transfer. Ref 77120045",
        "Ann Lee has received EUR 60.00 from your A/c XX4471. Ref 77120045",
    )
    assert len(parsed.rows) == 1
    assert [i.reason for i in parsed.ignored] == ["same_payment"]


def test_the_same_message_twice_is_one_row_where_its_balance_says_so() -> None:
    body = MOVE.format("debited", "10.00", "90.00")
    assert len(_read(body, body).rows) == 1
    coffee = "Card *4471: purchase of EUR 3.00 at BAKERY on 03/11/2026."
    assert len(_read(coffee, coffee).rows) == 2


def test_the_same_words_with_another_terminal_payment_are_two() -> None:
    parsed = _read(
        "EUR 3.00 paid at BAKERY, Ref 77120045, card *4471, 08:10",
        "EUR 3.00 paid at BAKERY, Ref 77120045, card *4471, 17:40",
    )
    assert len(parsed.rows) == 2

from __future__ import annotations

from datetime import date, timedelta
from decimal import Decimal

from hypothesis import given
from hypothesis import strategies as st

from finance.readers.balances import Entry, Steps, prove

CENTS = st.decimals(-1000, 1000, places=2)


def chain(amounts: list[Decimal], start: Decimal = Decimal(0)) -> list[Entry]:
    entries, balance = [], start
    for i, amount in enumerate(amounts):
        balance += amount
        entries.append(Entry(date(2026, 1, 1) + timedelta(days=i // 3), amount, balance))
    return entries


@given(st.lists(CENTS, min_size=1, max_size=20), CENTS, st.booleans())
def test_a_whole_statement_proves_itself_in_either_direction(
    amounts: list[Decimal], start: Decimal, newest: bool
) -> None:
    entries = chain(amounts, start)
    proof = prove(entries[::-1] if newest and len(entries) > 3 else entries, None, None)
    assert proof.verdict == "ok"
    assert proof.closing is not None
    assert proof.opening is not None
    assert proof.closing - proof.opening == sum(amounts)


def test_a_lost_row_is_off_by_its_amount() -> None:
    entries = chain([Decimal(5), Decimal(-3), Decimal(7), Decimal(1)])
    assert prove(entries[:1] + entries[2:], None, None).verdict == "off by 3"


def test_balances_with_gaps_hold() -> None:
    entries = [
        e if i % 3 == 0 else Entry(e.day, e.amount, None)
        for i, e in enumerate(chain([Decimal(i) for i in range(1, 9)]))
    ]
    assert prove(entries, None, None).verdict == "ok"


def test_a_stated_closing_balance_beyond_the_rows_shows_what_is_missing() -> None:
    assert prove(chain([Decimal(5), Decimal(6)]), None, Decimal(14)).verdict == "off by 3"


def test_amounts_that_ignore_the_balance_do_not_follow_it() -> None:
    entries = chain([Decimal(5), Decimal(6), Decimal(7)])
    as_they_stand, turned = Steps(), Steps()
    for entry in entries:
        as_they_stand.add(entry.amount, entry.balance)
        turned.add(-entry.amount, entry.balance)
    assert as_they_stand.follow
    assert not turned.follow

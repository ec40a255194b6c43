"""Dates inside messages."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.sms.days import find_days, told_day

RECEIVED = date(2026, 11, 18)


@pytest.mark.parametrize(
    "text",
    [
        "on 04/10/2026 at 10:11",
        "04-10-26 10:11:12",
        "04.10.2026",
        "2026-10-04 10:11",
        "2026:10:04 10:11:12",
        "04-Oct-26",
        "04OCT26",
        "4 October 2026",
        "Oct 4, 2026",
        "10월 4일",
        "2026年10月04日",
        "04 окт 2026",
    ],
)
def test_one_day_in_many_spellings(text: str) -> None:
    assert told_day(find_days(text), RECEIVED) == date(2026, 10, 4)


def test_order_of_the_month_first_when_the_rule_says_so() -> None:
    days = find_days("on 10/04/26")
    assert told_day(days, RECEIVED, "mdy") == date(2026, 10, 4)
    assert told_day(days, RECEIVED) == date(2026, 4, 10)


def test_a_day_that_has_not_come_is_read_the_other_way() -> None:
    assert told_day(find_days("on 11/12/2026"), RECEIVED) == date(2026, 11, 12)


def test_clock_times_amounts_and_accounts_are_no_dates() -> None:
    assert told_day(find_days("at 10:11, Rs 12.50 from A/c 1234-5678"), RECEIVED) == RECEIVED


@given(st.dates(date(2000, 1, 1), RECEIVED))
def test_written_dates_come_back(day: date) -> None:
    for text in (day.isoformat(), f"{day:%d-%b-%Y}", f"{day:%d %B %Y}"):
        assert told_day(find_days(f"x {text} y"), RECEIVED) == day


@given(st.dates(RECEIVED - timedelta(days=360), RECEIVED))
def test_a_missing_year_is_the_last_one_that_fits(day: date) -> None:
    if (day.month, day.day) != (2, 29):
        assert told_day(find_days(f"on {day:%d-%b}"), RECEIVED) == day

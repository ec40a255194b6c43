"""Rhythms of payments and the dates that follow."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.queries.rhythm import RHYTHMS, Rhythm, alive, due_dates, rhythm_of
from finance.queries.spans import add_days, add_months

BY_UNIT = {rhythm.unit: rhythm for rhythm in RHYTHMS}


def _dates(first: date, rhythm: Rhythm, n: int) -> list[date]:
    if rhythm.months:
        return [add_months(first, i * rhythm.months) for i in range(n)]
    return [add_days(first, i * rhythm.days) for i in range(n)]


@given(
    first=st.dates(date(2000, 1, 1), date(2040, 1, 1)),
    rhythm=st.sampled_from(RHYTHMS),
    more=st.integers(0, 20),
)
def test_steady_payments_have_their_rhythm(first: date, rhythm: Rhythm, more: int) -> None:
    days = _dates(first, rhythm, rhythm.least + more)
    assert rhythm_of(days, [999] * len(days)) is rhythm
    assert rhythm_of(days[: rhythm.least - 1], [999] * (rhythm.least - 1)) is None


@given(
    first=st.dates(date(2000, 1, 1), date(2040, 1, 1)),
    rhythm=st.sampled_from(RHYTHMS),
    shifts=st.lists(st.integers(0, 1), min_size=4, max_size=24),
)
def test_a_day_of_weekend_shift_is_no_matter(
    first: date, rhythm: Rhythm, shifts: list[int]
) -> None:
    plain = _dates(first, rhythm, len(shifts))
    days = [add_days(day, shift) for day, shift in zip(plain, shifts, strict=True)]
    assert rhythm_of(days, [999] * len(days)) is rhythm


@given(first=st.dates(date(2000, 1, 1), date(2040, 1, 1)), rhythm=st.sampled_from(RHYTHMS))
def test_the_next_date_is_the_next_of_the_rhythm(first: date, rhythm: Rhythm) -> None:
    days = _dates(first.replace(day=min(first.day, 28)), rhythm, 6)
    past, following = days[:5], days[5]
    assert due_dates(past, rhythm, past[-1], None) == [following]
    assert due_dates(past, rhythm, following, None) == [following]
    assert due_dates(past, rhythm, following + timedelta(days=1), None)[0] > following


def test_one_missed_payment_in_seven_is_forgiven() -> None:
    days = [add_months(date(2026, 1, 5), n) for n in (0, 1, 2, 4, 5, 6, 7, 8)]
    assert rhythm_of(days, [100] * len(days)) is BY_UNIT["month"]
    assert rhythm_of([days[0], days[1], days[3]], [100] * 3) is None


def test_the_same_amount_once_a_month_is_monthly_on_any_day() -> None:
    days = [date(2026, 1, 28), date(2026, 2, 3), date(2026, 3, 30), date(2026, 4, 15)]
    days += [date(2026, 5, 14), date(2026, 6, 16)]
    assert rhythm_of(days, [6200] * 6) is BY_UNIT["month"]
    assert rhythm_of(days, [6200, 6100, 6200, 6200, 6200, 6200]) is None


def test_random_days_have_no_rhythm() -> None:
    days = [date(2026, 1, 1) + timedelta(days=n) for n in (0, 3, 31, 33, 70, 71, 110, 150)]
    assert rhythm_of(days, [100] * len(days)) is None
    assert rhythm_of([], []) is None


def test_the_last_day_of_the_month_stays_the_last() -> None:
    month = BY_UNIT["month"]
    days = [date(2026, 1, 31), date(2026, 2, 28), date(2026, 3, 31), date(2026, 4, 30)]
    assert due_dates(days, month, days[-1], date(2026, 7, 31)) == [
        date(2026, 5, 31),
        date(2026, 6, 30),
        date(2026, 7, 31),
    ]


def test_a_bill_moved_by_a_weekend_goes_back_to_its_day() -> None:
    days = [date(2026, 8, 1), date(2026, 9, 1), date(2026, 10, 1), date(2026, 11, 3)]
    assert due_dates(days, BY_UNIT["month"], days[-1], None) == [date(2026, 12, 1)]


@pytest.mark.parametrize(("today", "lives"), [("2026-12-20", True), ("2026-12-24", False)])
def test_a_series_ends_when_a_payment_stays_away(today: str, *, lives: bool) -> None:
    days = [date(2026, 9, 5), date(2026, 10, 5), date(2026, 11, 5)]
    assert alive(days, BY_UNIT["month"], date.fromisoformat(today)) is lives


def test_dates_at_the_end_of_the_calendar_stop() -> None:
    days = [date(9999, 10, 5), date(9999, 11, 5), date(9999, 12, 5)]
    assert due_dates(days, BY_UNIT["month"], date(9999, 12, 6), date.max) == [date.max]

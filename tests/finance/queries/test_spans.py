"""Calendar arithmetic: units, how many, and the equal periods before."""

from __future__ import annotations

from datetime import date, timedelta
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.queries.spans import (
    Span,
    add_months,
    before,
    bins,
    step,
    unit_end,
    unit_start,
    units_in,
    until_today,
)

UNITS = st.sampled_from(["day", "week", "month", "quarter", "year"])


@given(day=st.dates(), unit=UNITS)
def test_a_unit_holds_its_day_and_ends_before_the_next(day: date, unit: str) -> None:
    start, end = unit_start(day, unit), unit_end(day, unit)
    assert start <= day <= end
    assert unit_start(end, unit) == start
    if end < date.max:
        assert unit_start(end + timedelta(days=1), unit) == end + timedelta(days=1)


@given(first=st.dates(date(1990, 1, 1), date(2060, 1, 1)), days=st.integers(0, 900), unit=UNITS)
def test_bins_are_a_gapless_cover(first: date, days: int, unit: str) -> None:
    last = first + timedelta(days=days)
    found = bins(first, last, unit)
    assert found[0].start <= first
    assert found[-1].end >= last
    for a, b in pairwise(found):
        assert b.start == a.end + timedelta(days=1)
    assert [b for b in found if b.partial] == [b for b in found if b.start < first or b.end > last]


@given(day=st.dates(), n=st.integers(-40_000, 40_000), unit=UNITS)
def test_no_step_leaves_the_calendar(day: date, n: int, unit: str) -> None:
    assert date.min <= step(day, unit, n) <= date.max


@given(start=st.dates(date(1990, 1, 1), date(2060, 1, 1)), n=st.integers(1, 60), unit=UNITS)
def test_whole_units_count_as_whole(start: date, n: int, unit: str) -> None:
    start = min(start, start.replace(day=28))  # a day that every month has
    end = step(start, unit, n) - timedelta(days=1)
    assert units_in(start, end, unit) == n


@given(start=st.dates(date(1990, 1, 1), date(2060, 1, 1)), days=st.integers(0, 2000), unit=UNITS)
def test_more_days_are_more_units(start: date, days: int, unit: str) -> None:
    end = start + timedelta(days=days)
    assert units_in(start, end, unit) < units_in(start, end + timedelta(days=1), unit)


def test_an_unfinished_month_counts_by_its_days() -> None:
    assert units_in(date(2026, 11, 1), date(2026, 11, 18), "month") == Fraction(18, 30)
    assert units_in(date(2024, 2, 1), date(2024, 2, 10), "month") == Fraction(10, 29)
    assert units_in(date(2026, 11, 18), date(2026, 11, 1), "month") == 0


def test_a_month_without_such_a_day_gives_its_last() -> None:
    assert add_months(date(2026, 1, 31), 1) == date(2026, 2, 28)
    assert add_months(date(2024, 2, 29), 12) == date(2025, 2, 28)
    assert add_months(date(2024, 1, 31), 1) == date(2024, 2, 29)


@pytest.mark.parametrize(
    ("today", "start", "end", "first"),
    [
        ("2026-03-31", "2026-03-01", "2026-03-31", ("2026-02-01", "2026-02-28")),
        ("2026-03-30", "2026-03-01", "2026-03-30", ("2026-02-01", "2026-02-28")),
        ("2024-03-05", "2024-02-01", "2024-02-29", ("2024-01-01", "2024-01-31")),
        ("2026-11-18", "2025-01-01", "2025-12-31", ("2024-01-01", "2024-12-31")),
        ("2026-11-18", "2026-10-01", "2026-11-18", ("2026-07-01", "2026-08-18")),
        ("2026-06-01", "2026-06-01", "2026-06-01", ("2026-05-01", "2026-05-01")),
        ("2026-11-18", "2026-11-14", "2026-11-15", ("2026-11-12", "2026-11-13")),
        ("2026-11-18", "2026-05-19", "2026-11-18", ("2025-11-19", "2026-05-18")),
    ],
)
def test_the_equal_period_before(today: str, start: str, end: str, first: tuple[str, str]) -> None:
    span = Span(date.fromisoformat(start), date.fromisoformat(end))
    found = before(span, date.fromisoformat(today), 1)
    assert found == [Span(date.fromisoformat(first[0]), date.fromisoformat(first[1]))]


def test_an_open_start_has_nothing_before() -> None:
    assert before(Span(None, date(2026, 1, 1)), date(2026, 11, 18), 3) == []
    assert before(Span(), date(2026, 11, 18), 3) == []


def test_days_to_come_are_cut_but_a_period_ahead_is_kept() -> None:
    today = date(2026, 11, 18)
    assert until_today(Span(), today) == Span(None, today)
    ahead = Span(date(2026, 12, 1), date(2026, 12, 31))
    assert until_today(ahead, today) == ahead

"""Periods to pick from are the ones that the words mean."""

from __future__ import annotations

from datetime import date

from hypothesis import given
from hypothesis import strategies as st

from app.views.ask.spans import presets, same_days, unit_of, with_units_before
from finance.queries.query import Period
from tests.helpers.window import TODAY

DAYS = st.dates(date(2001, 1, 1), date(2090, 12, 31))


def named(name: str, today: date = TODAY) -> Period:
    return next(p.period for p in presets(today) if p.name == name)


def test_presets_are_counted_from_today() -> None:
    assert named("Last month") == Period(start=date(2026, 10, 1), end=date(2026, 10, 31))
    assert named("This week") == Period(start=date(2026, 11, 16), end=TODAY)
    assert named("Past 30 days") == Period(start=date(2026, 10, 20), end=TODAY)
    assert named("Past 12 months") == Period(start=date(2025, 11, 19), end=TODAY)
    assert named("Last quarter") == Period(start=date(2026, 7, 1), end=date(2026, 9, 30))
    assert named("All time") == Period()


@given(DAYS)
def test_no_preset_lies_ahead_or_ends_before_it_starts(today: date) -> None:
    for preset in presets(today):
        start, end = preset.period.start, preset.period.end
        assert (start is None) == (end is None)
        assert start is None or end is None or start <= end <= today


@given(DAYS)
def test_a_running_or_whole_unit_is_known_and_grows_backwards(today: date) -> None:
    month = named("This month", today)
    assert unit_of(month, today) == "month"
    longer = with_units_before(month, "month", 5)
    assert longer.end == today
    assert longer.start is not None
    assert longer.start.day == 1
    assert (today.year * 12 + today.month) - (longer.start.year * 12 + longer.start.month) == 5


def test_other_spans_are_no_unit() -> None:
    assert unit_of(Period(start=date(2026, 10, 2), end=date(2026, 10, 31)), TODAY) is None
    assert unit_of(Period(end=TODAY), TODAY) is None
    assert unit_of(None, TODAY) is None


def test_the_same_days_are_the_same_whatever_they_are_called() -> None:
    named_days = Period(start=TODAY, end=TODAY, label="today", assumed=True)
    assert same_days(named_days, Period(start=TODAY, end=TODAY))
    assert same_days(None, Period())

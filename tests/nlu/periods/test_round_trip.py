"""What a chip says of a period is understood as that period again."""

from __future__ import annotations

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from finance.queries.query import Period
from nlu.narration import period_text
from nlu.periods.calendar import resolve
from nlu.periods.parse import find
from nlu.periods.span import unit_bounds
from nlu.text import Text

DAYS = st.dates(date(2004, 1, 1), date(2049, 12, 31))
UNITS = st.sampled_from(["day", "month", "quarter", "year"])


@given(DAYS, UNITS, st.sampled_from(["en", "fr"]), DAYS)
def test_a_calendar_unit_in_words_is_that_unit(
    day: date, unit: str, language: str, today: date
) -> None:
    start, end = unit_bounds(unit, day)  # type: ignore[arg-type]
    said = period_text(Period(start=start, end=end), language, today)
    found = find(Text.of(said), language)
    assert len(found) == 1, said
    span = resolve(found[0].symbol, today)
    assert (span.start, span.end) == (start, end), said


@given(DAYS, st.integers(1, 200), st.sampled_from(["en", "fr"]), DAYS)
def test_two_days_in_words_are_those_days(
    start: date, length: int, language: str, today: date
) -> None:
    end = start + timedelta(days=length)
    said = period_text(Period(start=start, end=end), language, today)
    found = find(Text.of(said), language)
    assert len(found) == 1, said
    span = resolve(found[0].symbol, today)
    assert (span.start, span.end) == (start, end), said

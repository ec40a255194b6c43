"""Whatever is said on whatever day, a period is a stretch of the calendar."""

from __future__ import annotations

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from nlu.lexicon import lexicon
from nlu.periods.calendar import resolve
from nlu.periods.parse import find
from nlu.periods.span import span_of, unit_bounds
from nlu.periods.symbol import Symbol, Unit
from nlu.text import Text

DAYS = st.dates(date(1990, 1, 1), date(2090, 12, 31))
UNITS: st.SearchStrategy[Unit] = st.sampled_from(
    ["day", "week", "month", "quarter", "half", "year"]
)
LANGUAGES = st.sampled_from(["en", "fr"])


@st.composite
def phrases(draw: st.DrawFn) -> tuple[str, str]:
    """Words that periods are made of, in any order."""
    language = draw(LANGUAGES)
    data = lexicon(language).periods
    small = (
        "last past this the from to of and since until ago before"
        if language == "en"
        else ("le la du au dernier derniers ces de depuis jusqu entre et il y a avant")
    )
    words = [*data["month"], *data["weekday"], *data["unit"], *data["season"], *small.split()]
    number = st.integers(0, 2100).map(str)
    chosen = draw(st.lists(st.sampled_from(words) | number, min_size=1, max_size=8))
    return " ".join(chosen), language


@given(phrases(), DAYS)
def test_start_is_never_after_end(phrase: tuple[str, str], today: date) -> None:
    words, language = phrase
    for found in find(Text.of(words), language):
        span = resolve(found.symbol, today)
        if span.start and span.end:
            assert span.start <= span.end


@given(phrases())
def test_periods_never_share_words(phrase: tuple[str, str]) -> None:
    words, language = phrase
    taken: list[int] = []
    for found in find(Text.of(words), language):
        assert found.first < found.last
        taken += range(found.first, found.last)
    assert len(taken) == len(set(taken))


@given(UNITS, DAYS)
def test_a_running_unit_ends_today_within_its_bounds(unit: Unit, today: date) -> None:
    span = resolve(Symbol("unit", unit, 0), today)
    first, last = unit_bounds(unit, today)
    assert (span.start, span.end, span.whole_end) == (first, today, last)


@given(UNITS, DAYS)
def test_the_unit_before_touches_the_running_one(unit: Unit, today: date) -> None:
    before = resolve(Symbol("unit", unit, -1), today)
    running = resolve(Symbol("unit", unit, 0), today)
    assert before.end is not None
    assert running.start == before.end + timedelta(days=1)


@given(st.integers(1, 500), DAYS)
def test_the_past_n_days_are_n_days(n: int, today: date) -> None:
    span = resolve(Symbol("rolling", "day", n), today)
    assert span.start is not None
    assert (today - span.start).days == n - 1
    assert span.end == today


@given(st.integers(1, 31), DAYS)
def test_a_day_of_the_month_is_the_latest_not_after_today(day: int, today: date) -> None:
    span = resolve(Symbol("date", day=day), today)
    assert span.start is not None
    assert span.start <= today
    assert span.start.day == day
    assert (today - span.start).days <= 62


@given(UNITS, DAYS)
def test_dates_of_a_unit_are_known_as_that_unit(unit: Unit, day: date) -> None:
    first, last = unit_bounds(unit, day)
    assert span_of(first, last, last + timedelta(days=400)).unit == unit

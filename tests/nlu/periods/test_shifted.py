"""Phrases of the product's table on any day, against dates worked out plainly."""

from __future__ import annotations

import calendar
from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from nlu.periods.calendar import resolve
from nlu.periods.parse import find
from nlu.text import Text

DAYS = st.dates(date(2001, 3, 1), date(2089, 12, 31))
ONE = timedelta(days=1)
Span = tuple[date, date]


def month(today: date, back: int) -> Span:
    """The calendar month `back` months before today's."""
    at = today.year * 12 + today.month - 1 - back
    year, number = divmod(at, 12)
    last = calendar.monthrange(year, number + 1)[1]
    return date(year, number + 1, 1), date(year, number + 1, last)


def week(today: date, back: int) -> Span:
    """The Monday-to-Sunday week `back` weeks before today's."""
    monday = today - timedelta(days=today.weekday() + 7 * back)
    return monday, monday + timedelta(days=6)


def quarter(today: date, back: int) -> Span:
    """The calendar quarter `back` quarters before today's."""
    first = month(today, (today.month - 1) % 3 + 3 * back)[0]
    return first, month(first, -2)[1]


def weekday(today: date, number: int, *, strict: bool) -> Span:
    """The latest such weekday, today left out where `strict`."""
    day = today - ONE if strict else today
    while day.weekday() != number:
        day -= ONE
    return day, day


def named(today: date, number: int) -> Span:
    """The latest month of that number that has begun."""
    back = next(n for n in range(12) if month(today, n)[0].month == number)
    return month(today, back)


def plain(today: date) -> dict[str, Span]:
    """Phrase → dates, by counting days."""
    return running(today) | whole_units(today) | named_days(today) | edges(today)


def edges(today: date) -> dict[str, Span]:
    """The first and last stretch of a longer period, and a day of a month that is told."""
    first, last = month(today, 1)
    october = named(today, 10)
    year = max(today.year - 1, 2001)  # 2000 is more often a sum
    return {
        "the 5th of last month": (first + 4 * ONE, first + 4 * ONE),
        "le 5 du mois dernier": (first + 4 * ONE, first + 4 * ONE),
        "the first ten days of october": (october[0], october[0] + 9 * ONE),
        "les dix premiers jours d'octobre": (october[0], october[0] + 9 * ONE),
        "the last week of october": (october[1] - 6 * ONE, october[1]),
        "la dernière semaine d'octobre": (october[1] - 6 * ONE, october[1]),
        f"the last 3 months of {year}": (date(year, 10, 1), date(year, 12, 31)),
        f"les 3 derniers mois de {year}": (date(year, 10, 1), date(year, 12, 31)),
        "the previous month": (first, last),
        "le mois précédent": (first, last),
    }


def running(today: date) -> dict[str, Span]:
    return {
        "today": (today, today),
        "aujourd'hui": (today, today),
        "yesterday": (today - ONE, today - ONE),
        "hier": (today - ONE, today - ONE),
        "this week": (week(today, 0)[0], today),
        "cette semaine": (week(today, 0)[0], today),
        "this month": (month(today, 0)[0], today),
        "ce mois-ci": (month(today, 0)[0], today),
        "this quarter": (quarter(today, 0)[0], today),
        "this year": (date(today.year, 1, 1), today),
        "cette année": (date(today.year, 1, 1), today),
        "past 3 days": (today - 2 * ONE, today),
        "les 3 derniers jours": (today - 2 * ONE, today),
        "past two weeks": (today - 13 * ONE, today),
    }


def whole_units(today: date) -> dict[str, Span]:
    year = date(today.year - 1, 1, 1), date(today.year - 1, 12, 31)
    return {
        "last week": week(today, 1),
        "la semaine dernière": week(today, 1),
        "last month": month(today, 1),
        "le mois dernier": month(today, 1),
        "last quarter": quarter(today, 1),
        "le trimestre dernier": quarter(today, 1),
        "last year": year,
        "l'année dernière": year,
        "the week before last": week(today, 2),
        "the month before last": month(today, 2),
        "4 days ago": (today - 4 * ONE, today - 4 * ONE),
        "il y a 4 jours": (today - 4 * ONE, today - 4 * ONE),
        "two weeks ago": week(today, 2),
        "il y a deux semaines": week(today, 2),
        "5 months ago": month(today, 5),
        "il y a 5 mois": month(today, 5),
    }


def named_days(today: date) -> dict[str, Span]:
    return {
        "on Tuesday": weekday(today, 1, strict=False),
        "last Tuesday": weekday(today, 1, strict=True),
        "mardi dernier": weekday(today, 1, strict=True),
        "in March": named(today, 3),
        "en mars": named(today, 3),
        "in August": named(today, 8),
        "en août": named(today, 8),
        "since March": (named(today, 3)[0], today),
        "depuis mars": (named(today, 3)[0], today),
    }


@given(DAYS)
def test_each_phrase_on_any_day(today: date) -> None:
    for words, (start, end) in plain(today).items():
        french = words.isascii() is False or words.split()[0] in FRENCH
        (found,) = find(Text.of(words), "fr" if french else "en")
        span = resolve(found.symbol, today)
        assert (words, span.start, span.end) == (words, start, end)


FRENCH = {"aujourd'hui", "hier", "cette", "ce", "la", "le", "les", "il", "mardi", "en", "depuis"}


@given(DAYS, st.integers(1, 200), st.integers(0, 90))
def test_ranges_over_the_end_of_a_month(today: date, back: int, length: int) -> None:
    end = today - back * ONE
    start = end - length * ONE
    months = [m[:3] for m in calendar.month_name]
    first, last = months[start.month], months[end.month]
    said = (
        f"from {first} {start.day} {start.year} to {last} {end.day} {end.year}",
        f"{start.day} {first} {start.year} - {end.day} {last} {end.year}",
        f"from {start.isoformat()} to {end.isoformat()}",
    )
    for words in said:
        (found,) = find(Text.of(words), "en")
        span = resolve(found.symbol, today)
        assert (words, span.start, span.end) == (words, start, end)

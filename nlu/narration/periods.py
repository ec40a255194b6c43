"""Periods in words: "last month" after a verb, "October 2026" on a chip."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from babel import Locale

from finance.queries.query import Period
from finance.queries.spans import add_days, add_months, unit_end, unit_start
from nlu.narration import figures
from nlu.narration.phrasebook import Phrasebook, phrasebook

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date

_SATURDAY, _WEEKEND_AGE = 6, 8
_MOST_ROLLING = {"month": 60, "week": 8, "day": 92}


@dataclass(frozen=True, slots=True)
class When:
    """A period after a verb; `relative` when its dates are not in the words."""

    phrase: str
    relative: bool


def period_text(period: Period | None, language: str, today: date) -> str:
    """Return a period standing alone, for a chip: "October 2026", "3–10 Nov 2026", "All time"."""
    del today  # a chip always says the dates themselves
    book = phrasebook(language)
    return _absolute(book, "chip", period or Period(), None)


def when(
    book: Phrasebook, period: Period | None, today: date, *, whole: bool | None = None
) -> When:
    """Return how `period` follows a verb, relative to `today` unless the question names dates.

    "This month" is said of a month up to today and of a whole one; with `whole` of that one only.
    """
    if period is None:
        return When("", relative=False)
    names_month, numbers = _dates_in(book, period.label)
    if period.start is None or period.end is None or names_month:
        return When(_absolute(book, "when", period, today), relative=False)
    phrases = [
        book.say(f"when.{key}", n=number)
        for key, number in _relative(period.start, period.end, today, whole=whole)
        if book.has(f"when.{key}") and (not numbers or number in numbers)
    ]
    if not phrases:
        return When(_absolute(book, "when", period, today), relative=False)
    label = period.label.casefold()
    said = (phrase for phrase in phrases if label and (label in phrase or phrase in label))
    return When(next(said, phrases[0]), relative=True)


def bin_text(
    book: Phrasebook, unit: str | None, start: date, end: date | None, *, long: bool = False
) -> str:
    """Return a time bin: "October 2026", "Q3 2026", "2–8 Nov 2026", "Tue 3 Nov 2026".

    `long` writes months and weekdays out, as inside a sentence.
    """
    if unit in ("month", "quarter", "year"):
        return figures.day(book, start, "month_year" if unit == "month" else unit)
    if unit == "day":
        return figures.day(book, start, "weekday" if long else "short_weekday")
    return _absolute(book, "long" if long else "chip", Period(start=start, end=end), None)


def unit_span(unit: str, moment: date) -> tuple[date, date]:
    """Return the first and last day of the week, month, quarter or year around `moment`."""
    return unit_start(moment, unit), unit_end(moment, unit)


def _relative(
    start: date, end: date, today: date, *, whole: bool | None
) -> Iterator[tuple[str, int | None]]:
    """Yield the [when] keys that name these dates seen from `today`, with the number they say."""
    for key, offset in (("today", 0), ("yesterday", -1), ("tomorrow", 1)):
        if start == end == add_days(today, offset):
            yield key, None
    for unit in ("month", "week", "quarter", "year"):
        first, last = unit_span(unit, today)
        ends = {None: (today, last), True: (last,), False: (today,)}[whole]
        if start == first and end in ends:
            yield f"this_{unit}", None
        if (start, end) == unit_span(unit, add_days(first, -1)):
            yield f"last_{unit}", None
        if (start, end) == unit_span(unit, add_days(last, 1)):
            yield f"next_{unit}", None
    saturday = start.isoweekday() == _SATURDAY and end == add_days(start, 1)
    if saturday and 0 <= (today - start).days <= _WEEKEND_AGE:
        yield ("this_weekend" if today <= end else "last_weekend"), None
    if end == today:
        yield from _rolling(start, today)


def _rolling(start: date, today: date) -> Iterator[tuple[str, int]]:
    """Yield how many months, weeks and days back from `today` a period begins."""
    days = (today - start).days + 1
    months = (today.year - start.year) * 12 + today.month - start.month
    # As questions count: the month up to 29 June begins on 30 May, whatever day May ends on.
    back = (n for n in (months, months + 1) if add_days(add_months(today, -n), 1) == start)
    counts = {"month": next(back, 0), "week": 0 if days % 7 else days // 7, "day": days}
    for unit, most in _MOST_ROLLING.items():
        number = counts[unit]
        if number == 1:
            yield f"past_{unit}_one", number
        elif 1 < number <= most:
            yield f"past_{unit}", number


def _absolute(book: Phrasebook, table: str, period: Period, today: date | None) -> str:
    """Return `period` by its dates, in the words of `table` (when, chip)."""
    start, end = period.start, period.end
    if start is None or end is None:
        return _half_open(book, table, start, end)
    if start == end:
        words = {k: figures.day(book, start, k) for k in ("weekday", "short_weekday")}
        return book.say(f"{table}.day", **words)
    for unit in ("month", "quarter", "year"):
        if (start, end) == unit_span(unit, start):
            pattern = "month_year" if unit == "month" else unit
            return book.say(f"{table}.{unit}", **{unit: figures.day(book, start, pattern)})
    if today == end:
        return book.say(f"{table}.to_today", start=figures.day(book, start))
    if today == start and end > start:
        return book.say(f"{table}.by", end=figures.day(book, end))
    return _between(book, table, start, end)


def _half_open(book: Phrasebook, table: str, start: date | None, end: date | None) -> str:
    for key, slot, moment in (("since", "start", start), ("until", "end", end)):
        if moment is not None:
            words = {slot: figures.day(book, moment)}
            words[f"{slot}_short"] = figures.day(book, moment, "short_full")
            return book.say(f"{table}.{key}", **words)
    return book.phrase(f"{table}.all")


def _between(book: Phrasebook, table: str, start: date, end: date) -> str:
    """Return a range; what both ends share is said once."""
    whole_months = start.day == 1 and end == unit_end(end, "month")
    full, part = ("month_year", "month") if whole_months else ("full", "day_month")
    if start.year != end.year:
        part = full
    elif start.month == end.month and not whole_months:
        part = "day"
    key = f"{table}.{'months' if whole_months else 'range'}"
    a, b = figures.day(book, start, part), figures.day(book, end, full)
    if whole_months:
        return book.say(book.first(*([f"{key}_tight"] if part == "month" else []), key), a=a, b=b)
    return book.say(
        book.first(*([f"{key}_tight"] if part == "day" else []), key),
        a=a,
        b=b,
        a_short=a if part == "day" else figures.day(book, start, f"short_{part}"),
        b_short=figures.day(book, end, "short_full"),
    )


def _dates_in(book: Phrasebook, label: str) -> tuple[bool, set[int]]:
    """Say whether a question's own words name a month, and return the numbers they hold."""
    words = {word.casefold() for word in re.findall(r"[^\W\d_]+", label)}
    numbers = {int(number) for number in re.findall("[0-9]{1,4}", label)}
    return bool(words & _month_names(book.locale)), numbers


@cache
def _month_names(locale: str) -> frozenset[str]:
    months = Locale(locale).months["format"]
    names = [*months["wide"].values(), *months["abbreviated"].values()]
    return frozenset(name.rstrip(".").casefold() for name in names)

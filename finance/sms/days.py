"""Dates and clock times inside a message, and which calendar day it tells."""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import NamedTuple

from finance.readers.lexicon import lexicon
from finance.sms.vocabulary import fold_word

_NUMBERS = re.compile(
    r"(?<![\d.,/*-])(?:(?P<y4>(?:19|20)\d\d)[-./:](?P<m1>\d{1,2})[-./:](?P<d1>\d{1,2})"
    r"|(?P<a>\d{1,2})(?P<sep>[-./])(?P<b>\d{1,2})(?P=sep)(?P<y>(?:19|20)\d\d|\d\d)"
    r"|(?P<y3>(?:19|20)\d\d)年(?P<m3>\d{1,2})月(?P<d3>\d{1,2})日?"
    r"|(?P<m5>\d{1,2})[月월] ?(?P<d5>\d{1,2})[日일])(?!\d)"
)
_NAMED = re.compile(
    r"(?<![\d.,*])(?P<d>\d{1,2})(?:st|nd|rd|th)?(?:[-/ .,]{0,2}| de )(?P<m>[^\W\d_]{3,10})\.?"
    r"(?:(?:[-/ .,']{0,2}| de )(?P<y>20\d\d|\d\d)(?![\d:.,]\d|\d))?(?![^\W\d_])"
)
_MONTH_FIRST = re.compile(
    r"(?<!\w)(?P<m>[^\W\d_]{3,10})\.? (?P<d>\d{1,2})(?:st|nd|rd|th)?(?:(?:, ?| )(?P<y>20\d\d))?(?![\d.,]\d|\d)"
)
_SHORT = re.compile(r"(?<![\d.,/*:-])(?P<a>\d{1,2})(?P<sep>[/.-])(?P<b>\d{1,2})(?![\d/.,-]\d|\d)")
_TIME = re.compile(
    r"(?<![\d:.])(?:[01]?\d|2[0-3])[:](?:[0-5]\d)(?::[0-5]\d)?(?:\.\d{1,3})?(?: ?[AaPp]\.?[Mm]\b\.?)?(?!\d)"
    r"|(?<![\d:.,*])(?:[01]?\d|2[0-3])[.][0-5]\d(?:[.][0-5]\d)? ?[AaPp][Mm]\b"
)
_RECENT = timedelta(days=366)
_AHEAD = timedelta(days=2)  # clocks and zones differ; nothing is told before it happens
_PIVOT = 69
_CENTURY = 100
_MONTHS, _DAYS = 12, 31
_BESIDE = 4
_TWO_DIGITS = 2


class Day(NamedTuple):
    """A date, or a clock time (`parts` None), that stands in a text."""

    start: int
    end: int
    parts: tuple[int, int, int, bool] | None  # year (0 where none is said), two numbers, named


def find_days(text: str) -> list[Day]:
    """Return the dates and times in `text`; numbers alone are kept in their written order."""
    found: list[Day] = []
    for match in _NUMBERS.finditer(text):
        parts = _numbers(match)
        if parts:
            found.append(Day(match.start(), match.end(), parts))
    months = lexicon().months
    for pattern in (_NAMED, _MONTH_FIRST):
        for match in pattern.finditer(text):
            month, number = months.get(_month(match["m"])), int(match["d"])
            if month and 0 < number <= _DAYS:
                _add(found, match, (_year(match["y"]), month, number, True))
    for match in _TIME.finditer(text):
        _add(found, match, None)
    if not any(day.parts for day in found):
        for match in _SHORT.finditer(text):
            if _short(text, match, found):
                _add(found, match, (0, int(match["b"]), int(match["a"]), False))
    return sorted(found, key=lambda day: day.start)


def _add(found: list[Day], match: re.Match[str], parts: tuple[int, int, int, bool] | None) -> None:
    """Add a date or time unless another one stands there already."""
    start, end = match.span()
    if not any(day.start < end and start < day.end for day in found):
        found.append(Day(start, end, parts))


def told_day(days: list[Day], received: date, order: str = "dmy") -> date:
    """Return the first date that can be the day of the message, else the day it was received."""
    for day in days:
        if day.parts is None:
            continue
        year, month, number, named = day.parts
        readings = [_date(year, month, number, received)]
        if not named:
            turned = _date(year, number, month, received)
            readings = [turned, readings[0]] if order == "mdy" else [readings[0], turned]
            readings.append(_year_first(year, month, number, received))
        past = [d for d in readings if d is not None and d - received <= _AHEAD]
        if past:
            # Of the readings that are dates, one of the last year beats one of long ago.
            return next((d for d in past if received - d <= _RECENT), past[0])
    return received


def _year_first(year: int, month: int, number: int, received: date) -> date | None:
    """Read `26/11/12` as the year, the month and the day."""
    last = year % _CENTURY
    return _date(2000 + number, month, last, received) if year else None


def _numbers(match: re.Match[str]) -> tuple[int, int, int, bool] | None:
    for y, m, d in (("y4", "m1", "d1"), ("y3", "m3", "d3")):
        if match[y]:
            return _checked(int(match[y]), int(match[m]), int(match[d]), named=True)
    if match["m5"]:
        return _checked(0, int(match["m5"]), int(match["d5"]), named=True)
    year, first, second = _year(match["y"]), int(match["a"]), int(match["b"])
    if first > _MONTHS and second > _MONTHS and match["sep"] != ".":
        return _checked(2000 + first, second, year % 100, named=True)
    if first > _DAYS or second > _DAYS or not first or not second:
        return None
    if min(first, second) > _MONTHS:
        return None
    return (year, second, first, False)


def _checked(year: int, month: int, day: int, *, named: bool) -> tuple[int, int, int, bool] | None:
    return (year, month, day, named) if 1 <= month <= _MONTHS and 1 <= day <= _DAYS else None


def _short(text: str, match: re.Match[str], found: list[Day]) -> bool:
    """Whether `01.02` or `03/25` is a day and month: only beside a clock time, or with a slash or dash."""
    a, b = int(match["a"]), int(match["b"])
    if not (1 <= a <= _DAYS and 1 <= b <= _DAYS and min(a, b) <= _MONTHS):
        return False
    near = any(
        abs(d.start - match.end()) <= _BESIDE or abs(match.start() - d.end) <= _BESIDE
        for d in found
    )
    if match["sep"] == ".":
        return near and len(match["b"]) == _TWO_DIGITS
    before = text[max(0, match.start() - 4) : match.start()].lower()
    return near or (
        len(match["b"]) == _TWO_DIGITS and before.endswith(("on ", "le ", "am ", "el ", "dne "))
    )


def _month(word: str) -> str:
    key = fold_word(word)
    return key if key in lexicon().months else word.lower()


def _year(text: str | None) -> int:
    if not text:
        return 0
    number = int(text)
    if number >= _CENTURY:
        return number
    return number + (2000 if number < _PIVOT else 1900)


def _date(year: int, month: int, day: int, received: date) -> date | None:
    try:
        if year:
            return date(year, month, day)
        this = date(received.year, month, day)
        return this if this - received <= _AHEAD else date(received.year - 1, month, day)
    except ValueError:
        return None

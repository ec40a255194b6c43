"""Dates as files write them: one order of day, month and year for a whole column."""

from __future__ import annotations

import re
from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING

from finance.readers.lexicon import lexicon
from finance.readers.words import phrase
from finance.text import plain

if TYPE_CHECKING:
    from collections.abc import Iterable

ORDERS = ("dmy", "mdy", "ymd")
_CLOCK = r"(?:(?:T|[\s,;/]+(?:à|at|um|o)?\s*)\d{1,2}\s?[:.h]\s?\d{2}.*)?"
_BEFORE = re.compile(
    r"(?:([^\W\d_]{2,12}(?:-[^\W\d_]{2,12})?)[.,]*|\d{1,2}:\d{2}(?::\d{2})?,*)[\s,]+"
).match
_TRIPLE = re.compile(
    rf"(\d{{1,4}})\s?[-./\s年]\s?(\d{{1,2}})\s?(?:[-./\s月]|'\s?)\s?(\d{{1,4}})[.日]?{_CLOCK}"
).fullmatch
_COMPACT = re.compile(
    r"(\d{8})(?:[T ]?\d{4,6}(?:\.\d+)?(?:\[.*\])?)?(?:Z|[+-]\d\d:?\d\d)?"
).fullmatch
_NAME = r"([^\W\d_]{3,12})"
_OF = r"(?:\s(?:de|of)\s)?"
_DAY_FIRST = re.compile(
    rf"(\d{{1,2}})(?:st|nd|rd|th|er|º)?\.?[\s\-./]*{_OF}[\s\-./]*{_NAME}\.?[\s\-./,]*{_OF}[\s\-./,]*['’]?(\d{{4}}|\d{{2}}){_CLOCK}",
    re.IGNORECASE,
).fullmatch
_MONTH_FIRST = re.compile(
    rf"{_NAME}\.?[\s\-./]*(\d{{1,2}})(?:st|nd|rd|th)?\.?(?:\s*,\s*|[\s\-./]+)['’]?(\d{{4}}|\d{{2}}){_CLOCK}",
    re.IGNORECASE,
).fullmatch
_YEAR_FIRST = re.compile(rf"(\d{{4}})[\s\-./]*{_NAME}\.?[\s\-./]*(\d{{1,2}}){_CLOCK}").fullmatch
_PATTERNS = ((_DAY_FIRST, (2, 1, 0)), (_MONTH_FIRST, (2, 0, 1)), (_YEAR_FIRST, (0, 1, 2)))
_SHORT_YEAR, _LONG_YEAR = 2, 4
_PIVOT = 69  # 00-68 are of this century, as in POSIX
_EARLIEST, _LATEST = 1900, 2100
_LONGEST = 60
_SHORTEST = 5
_KEPT = 50_000  # different dates


def parse_date(text: str, order: str) -> date | None:
    """Return the calendar date in `text`; `order` (dmy, mdy, ymd) says how numbers alone are read.

    A year of four digits in front is always year-month-day. No date, or an impossible one: None.
    """
    parts = _numbers(text)
    if parts is None:
        return _named(text) if len(text) <= _LONGEST else None
    a, b, c = parts
    if len(a) == _LONG_YEAR:
        return _date(a, b, c)
    if order == "ymd":
        return _date(a, b, c) if len(a) == _SHORT_YEAR else None
    return _date(c, b, a) if order == "dmy" else _date(c, a, b)


@lru_cache(maxsize=20_000)
def looks_like_date(text: str) -> bool:
    """Whether `text` is a date under some order."""
    return any(parse_date(text, order) for order in ORDERS)


class Orders:
    """How many different dates each order reads, for those whose order is not plain from themselves."""

    def __init__(self) -> None:
        self.counts = dict.fromkeys(ORDERS, 0)
        self._texts: set[str] = set()
        self._dates: set[tuple[str, str, str]] = set()

    def add(self, text: str) -> None:
        """Count a date; one that came before, whatever its time of day, counts no more."""
        if text in self._texts:
            return
        if len(self._texts) >= _KEPT:
            self._texts.clear()
        self._texts.add(text)
        parts = _numbers(text)
        if parts is None or len(parts[0]) == _LONG_YEAR or parts in self._dates:
            return
        if len(self._dates) < _KEPT:
            self._dates.add(parts)
            for order in ORDERS:
                self.counts[order] += parse_date(text, order) is not None

    def best(self) -> list[str]:
        """Return the orders that read most; empty where no date needs an order."""
        most = max(self.counts.values())
        return [order for order, count in self.counts.items() if count == most and most]


def best_orders(values: Iterable[str]) -> list[str]:
    """Return the orders that read most of `values`; empty where no value needs an order."""
    orders = Orders()
    for text in values:
        orders.add(text)
    return orders.best()


def _numbers(text: str) -> tuple[str, str, str] | None:
    """Return the three numbers of a date in the order they stand in."""
    if not _SHORTEST <= len(text) <= _LONGEST:
        return None
    match = _TRIPLE(_bare(text))
    if match:
        a, b, c = match.groups()
        return (a, b, c)
    match = _COMPACT(text)
    if match:
        digits = match.group(1)
        if _EARLIEST <= int(digits[:4]) <= _LATEST and _date(digits[:4], digits[4:6], digits[6:]):
            return (digits[:4], digits[4:6], digits[6:])
        return (digits[:2], digits[2:4], digits[4:])
    return None


def _bare(text: str) -> str:
    """Return a date without the weekday or the time before it; any other word stays, and is none."""
    if text[:1].isdigit() and ":" not in text:
        return text
    match = _BEFORE(text)
    if match is None or (match[1] and phrase(match[1]) not in _weekdays()):
        return text
    return text[match.end() :]


@lru_cache(maxsize=1)
def _weekdays() -> frozenset[str]:
    return lexicon().group("weekdays.names") | lexicon().group("weekdays.short")


def _named(text: str) -> date | None:
    if not text or not any(c.isdigit() for c in text):
        return None
    # `Mar 4, 2026` is read whole too: a short weekday of one language is a month of another.
    for whole in dict.fromkeys((_bare(text), text)):
        day = _day_of(whole)
        if day:
            return day
    return None


def _day_of(text: str) -> date | None:
    for pattern, places in _PATTERNS:
        match = pattern(text)
        if match:
            groups = match.groups()
            month = lexicon().months.get(plain(groups[places[1]]))
            if month:
                return _date(groups[places[0]], str(month), groups[places[2]])
    return None


def _date(year: str, month: str, day: str) -> date | None:
    number = int(year)
    if len(year) == _SHORT_YEAR:
        number += 2000 if number < _PIVOT else 1900
    elif len(year) != _LONG_YEAR:
        return None
    if not _EARLIEST <= number <= _LATEST:
        return None
    try:
        return date(number, int(month), int(day))
    except ValueError:
        return None

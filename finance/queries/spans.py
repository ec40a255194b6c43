"""Calendar arithmetic of the answers: units, bins, how many units, the equal periods before.

Weeks start on Monday. Dates outside the calendar's range stop at its first or last day.
"""

from __future__ import annotations

import calendar
from dataclasses import dataclass
from datetime import date, timedelta
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from finance.queries.query import Period

_DAY = timedelta(days=1)
_MONTHS = {"month": 1, "quarter": 3, "year": 12}
# A running period is read as the first of these that fits: on the 1st, "this month" is asked
# more often than "today" or "this week".
_RUNNING = ("month", "week", "quarter", "year")
_WHOLE = ("day", "week", "month", "quarter", "year")
TIME_UNITS = frozenset(_WHOLE)


@dataclass(frozen=True, slots=True)
class Span:
    """From `start` to `end`, both in; None is open."""

    start: date | None = None
    end: date | None = None

    @classmethod
    def of(cls, period: Period | None) -> Span:
        """Return the dates of `period`; no period is open at both ends."""
        return cls(period.start, period.end) if period else cls()


@dataclass(frozen=True, slots=True)
class Bin:
    """One calendar unit; `partial` when the period or today cuts it."""

    start: date
    end: date
    partial: bool


def add_days(day: date, n: int) -> date:
    """Return `day` moved by `n` days."""
    try:
        return day + timedelta(days=n)
    except OverflowError:
        return date.min if n < 0 else date.max


def add_months(day: date, n: int) -> date:
    """Return `day` moved by `n` months, the last day of the month where it has no such day."""
    year, month = divmod(day.year * 12 + day.month - 1 + n, 12)
    if not date.min.year <= year <= date.max.year:
        return date.min if n < 0 else date.max
    return date(year, month + 1, min(day.day, calendar.monthrange(year, month + 1)[1]))


def step(day: date, unit: str, n: int) -> date:
    """Return `day` moved by `n` units (day, week, month, quarter, year)."""
    if unit in _MONTHS:
        return add_months(day, n * _MONTHS[unit])
    return add_days(day, n * (7 if unit == "week" else 1))


def unit_start(day: date, unit: str) -> date:
    """Return the first day of the calendar unit that holds `day`."""
    if unit == "week":
        return add_days(day, -day.weekday())
    if unit in _MONTHS:
        size = _MONTHS[unit]
        return date(day.year, (day.month - 1) // size * size + 1, 1)
    return day


def unit_end(day: date, unit: str) -> date:
    """Return the last day of the calendar unit that holds `day`."""
    following = step(unit_start(day, unit), unit, 1)
    return following if following == date.max else following - _DAY


def until_today(span: Span, today: date) -> Span:
    """Return `span` without the days to come; a period that lies ahead stays as it is."""
    if span.start is not None and span.start > today:
        return span
    return Span(span.start, min(span.end or today, today))


def bins(start: date, end: date, unit: str) -> list[Bin]:
    """Return the calendar units from `start` to `end` in time order."""
    found = []
    first = unit_start(start, unit)
    while first <= end:
        last = unit_end(first, unit)
        found.append(Bin(first, last, partial=first < start or last > end))
        following = step(first, unit, 1)
        if following <= first or following == date.max:
            break
        first = following
    return found


def units_in(start: date, end: date, unit: str) -> Fraction:
    """Return how many units lie between two dates, both in, counted from `start`.

    An unfinished unit counts by its days: eighteen days of a 30-day month are 18/30.
    """
    after = add_days(end, 1)
    if after <= start:
        return Fraction(0)
    days = (after - start).days
    if unit not in _MONTHS:
        return Fraction(days, 7 if unit == "week" else 1)
    size = _MONTHS[unit]
    whole = ((after.year - start.year) * 12 + after.month - start.month) // size
    while whole and add_months(start, whole * size) > after:
        whole -= 1
    reached = add_months(start, whole * size)
    length = (add_months(start, (whole + 1) * size) - reached).days
    return whole + Fraction((after - reached).days, length or 1)


def running_unit(span: Span, today: date) -> str | None:
    """Return the unit that `span` is the running part of: from its first day to today."""
    if span.start is None or span.end != today:
        return None
    for unit in _RUNNING:
        if span.start == unit_start(today, unit) and today < unit_end(today, unit):
            return unit
    return None


def before(span: Span, today: date, n: int) -> list[Span]:
    """Return the `n` equal periods before `span`, the latest first; none before an open start.

    Calendar units go back by units, a running one by the same days of the units before, rolling
    months by months, all else by its number of days.
    """
    span = until_today(span, today)
    if span.start is None or span.end is None or span.end < span.start:
        return []
    start, end = span.start, span.end
    running = running_unit(span, today)
    if running is not None:
        return [_same_days(start, end, running, i) for i in range(1, n + 1)]
    whole = [u for u in _WHOLE if start == unit_start(start, u) and end == unit_end(start, u)]
    if whole:
        firsts = [step(start, whole[0], -i) for i in range(1, n + 1)]
        return [Span(first, unit_end(first, whole[0])) for first in firsts]
    months = _rolling_months(start, add_days(end, 1))
    days = (end - start).days + 1
    edges = [
        add_months(start, -i * months) if months else add_days(start, -i * days)
        for i in range(n + 1)
    ]
    return [Span(edges[i], add_days(edges[i - 1], -1)) for i in range(1, n + 1)]


def _same_days(start: date, end: date, unit: str, back: int) -> Span:
    first = step(start, unit, -back)
    return Span(first, min(step(end, unit, -back), unit_end(first, unit)))


def _rolling_months(start: date, after: date) -> int:
    months = (after.year - start.year) * 12 + after.month - start.month
    return months if months > 0 and add_months(start, months) == after else 0

"""Days and weeks by their names: dates, weekdays, feasts that move, numbered weeks."""

from __future__ import annotations

import calendar
from dataclasses import replace
from datetime import date, timedelta
from typing import TYPE_CHECKING

from dateutil.easter import easter as easter_sunday
from dateutil.relativedelta import relativedelta

from nlu.periods.span import Span, shift, unit_bounds

if TYPE_CHECKING:
    from nlu.periods.symbol import Symbol

_MONTHS_TO_SEARCH = 12


def day(s: Symbol, today: date) -> Span:
    """A date of which year and month may be open: the latest such one, the next where `ahead`."""
    day = s.day or 1
    if s.month is None:
        found = _latest_day(day, today, s.weekday, ahead=s.ahead)
    else:
        years = [s.year] if s.year else range(today.year, today.year - 9, -1)
        if s.ahead and not s.year:
            years = range(today.year, today.year + 9)
        fits = [date(y, s.month, day) for y in years if day <= calendar.monthrange(y, s.month)[1]]
        if s.year is None:
            fits = [d for d in fits if (d >= today if s.ahead else d <= today)]
        found = fits[0] if fits else _clamped(s, today)
    return Span(found, found, "day")


def _clamped(s: Symbol, today: date) -> date:
    year = s.year or today.year
    month = s.month or today.month
    return date(year, month, min(s.day or 1, calendar.monthrange(year, month)[1]))


def _latest_day(day: int, today: date, weekday: int | None, *, ahead: bool) -> date:
    """The latest such day of a month, the next one where `ahead`; on that weekday if one is told."""
    month = today.replace(day=1)
    fallback = None
    for _ in range(_MONTHS_TO_SEARCH):
        if day <= calendar.monthrange(month.year, month.month)[1]:
            found = month.replace(day=day)
            if found >= today if ahead else found <= today:
                fallback = fallback or found
                if weekday in {None, found.weekday()}:
                    return found
        month += relativedelta(months=1 if ahead else -1)
    return fallback or today


def weekday(s: Symbol, today: date) -> Span:
    """The latest such weekday, before today where `strict`; the next one where `ahead`."""
    back = (today.weekday() - (s.weekday or 0)) % 7
    if s.ahead:
        day = today + timedelta(days=(-back) % 7 or (7 if s.strict else 0))
    else:
        day = today - timedelta(days=back or (7 if s.strict else 0))
    return Span(day, day, "day")


def weekday_of_week(s: Symbol, today: date) -> Span:
    """That weekday in the week n weeks from this one."""
    monday, _ = unit_bounds("week", shift(today, "week", s.n or 0))
    day = monday + timedelta(days=s.weekday or 0)
    return Span(day, day, "day")


def easter(s: Symbol, today: date) -> Span:
    """The latest day that is n days from Easter Sunday; the next one where `ahead`."""

    def day(year: int) -> date:
        return easter_sunday(year) + timedelta(days=s.n or 0)

    year = s.year or today.year
    if s.year is None and not s.ahead and day(year) > today:
        year -= 1
    elif s.year is None and s.ahead and day(year) < today:
        year += 1
    return Span(day(year), day(year), "day")


def iso_week(s: Symbol, today: date) -> Span:
    """The week of that number (ISO 8601), the latest that has begun."""
    year = s.year or today.year
    last = date(year, 12, 28).isocalendar().week
    start = date.fromisocalendar(year, min(s.n or 1, last), 1)
    if s.year is None and start > today and not s.ahead:
        return iso_week(replace(s, year=year - 1), today)
    return Span(start, start + timedelta(days=6), "week")

"""Stretches of a longer period: its first ten days, its third week, its last Friday, its early part."""

from __future__ import annotations

import calendar
from datetime import timedelta
from typing import TYPE_CHECKING

from dateutil.relativedelta import relativedelta

from nlu.periods.span import Span, shift, unit_bounds

if TYPE_CHECKING:
    from datetime import date

    from nlu.periods.symbol import Symbol

_DAY = timedelta(days=1)
_THIRD = 10  # days, of a month's first and middle part
_HALF = 15


def edge(s: Symbol, outer: Span) -> Span:
    """Return the first n units of a period, the last ones where `strict`, cut to it."""
    start, end = outer.start, outer.whole_end or outer.end
    if start is None or end is None:
        return outer
    unit = s.unit or "day"
    if unit == "weekend":
        return Span(*unit_bounds("weekend", end - _DAY if s.strict else start))
    if s.strict:
        return Span(max(start, shift(end + _DAY, unit, -(s.n or 1))), end)
    return Span(start, min(end, shift(start, unit, s.n or 1) - _DAY))


def nth(s: Symbol, outer: Span) -> Span:
    """Return the n-th unit or weekday of a period, the last one where `strict`.

    A month's weeks are counted from its first day; weekends belong where their Saturday is.
    """
    start, end = outer.start, outer.whole_end or outer.end
    if start is None or end is None:
        return outer
    n = (s.n or 1) - 1
    if s.weekday is not None or s.unit == "weekend":
        day = _nth_weekday(calendar.SATURDAY if s.weekday is None else s.weekday, n, s, start, end)
        day += timedelta(days=s.day or 0)
        return Span(day, day, "day") if s.weekday is not None else Span(day, day + _DAY, "weekend")
    unit = s.unit or "day"
    first = shift(start, unit, n)
    return Span(min(first, end), min(end, shift(first, unit, 1) - _DAY))


def _nth_weekday(weekday: int, n: int, s: Symbol, start: date, end: date) -> date:
    if s.strict:
        return end - timedelta(days=(end.weekday() - weekday) % 7)
    return start + timedelta(days=(weekday - start.weekday()) % 7 + 7 * n)


def part(s: Symbol, outer: Span) -> Span:
    """Return the n-th half, or early, middle or late part of a period.

    A month's halves end on the 15th, its thirds on the 10th and 20th; longer periods are parted
    by months where they can be, others by days.
    """
    start, end = outer.start, outer.whole_end or outer.end
    if start is None or end is None:
        return outer
    n, parts = s.n or 1, s.parts or 2
    months = (end.year - start.year) * 12 + end.month - start.month + 1
    if outer.unit == "month":
        step = timedelta(days=_HALF if parts == 2 else _THIRD)  # noqa: PLR2004
        bounds = [start + step * i for i in range(parts)]
    elif outer.unit not in {None, "week", "day"} and months % parts == 0:
        bounds = [start + relativedelta(months=months // parts * i) for i in range(parts)]
    else:
        length = (end - start).days + 1
        bounds = [start + timedelta(days=length * i // parts) for i in range(parts)]
    bounds.append(end + _DAY)
    return Span(bounds[n - 1], bounds[n] - _DAY)

"""From a symbol and today to calendar dates, by the past-looking conventions of the product."""

from __future__ import annotations

import calendar
from dataclasses import replace
from datetime import date, timedelta
from typing import TYPE_CHECKING

from dateutil.relativedelta import relativedelta

from nlu.periods import days
from nlu.periods.inside import edge, nth, part
from nlu.periods.span import Span, shift, unit_bounds
from nlu.periods.symbol import Symbol, Unit

if TYPE_CHECKING:
    from collections.abc import Callable

RECENT_DAYS = 30
_DAY = timedelta(days=1)


def _unit(s: Symbol, today: date) -> Span:
    assert s.unit is not None  # noqa: S101 - the parser never leaves it open
    n = s.n or 0
    if s.unit == "weekend":
        return _weekend(s, today)
    start, end = unit_bounds(s.unit, shift(today, s.unit, n))
    return Span(start, today if n == 0 else end, s.unit, end)


def _weekend(s: Symbol, today: date) -> Span:
    """The latest weekend that has begun; "last" leaves out one that today is in.

    Where `ahead`, the one that is not over yet.
    """
    n = s.n or 0
    start, _ = unit_bounds("weekend", today)
    begun = start <= today
    if n > 0:
        start = shift(start, "week", n - (not begun))
    elif not s.ahead:
        if not begun or n < 0:
            start = shift(start, "week", -1)
        start = shift(start, "week", min(0, n + 1))
    return Span(start, start + _DAY, "weekend")


def _rolling(s: Symbol, today: date) -> Span:
    unit = s.unit or "day"
    return Span(shift(today, unit, -(s.n or 1)) + _DAY, today)


def _coming(s: Symbol, today: date) -> Span:
    return Span(today, shift(today, s.unit or "day", s.n or 1))


def _ago(s: Symbol, today: date) -> Span:
    unit = s.unit or "day"
    start, end = unit_bounds(unit, shift(today, unit, -(s.n or 0)))
    return Span(start, end, unit)


def _day(s: Symbol, today: date) -> Span:
    day = shift(today, "day", s.n or 0)
    return Span(day, day, "day")


def _year(s: Symbol, today: date) -> Span:
    year = s.year or today.year
    return Span(date(year, 1, 1), date(year, 12, 31), "year")


def _months(s: Symbol, today: date, first: int, count: int, unit: Unit | None) -> Span:
    year = s.year
    if year is None:
        year = today.year
        begun = date(year, first, 1) <= today
        if s.ahead:
            year += date(year, first, 1) + relativedelta(months=count) <= today
        elif not begun:
            year -= 1
    start = date(year, first, 1)
    end = min(date.max - _DAY, start + relativedelta(months=count) - _DAY)
    if s.strict and start <= today <= end:
        other = relativedelta(years=1 if s.ahead else -1)
        start, end = start + other, end + other
    return Span(start, end, unit)


def _week_of(s: Symbol, today: date) -> Span:
    """The unit that holds a day; where `strict`, with the days from there to the day of a feast."""
    inner = resolve(s.first, today) if s.first else Span(today, today)
    unit, day = s.unit or "week", inner.start or today
    start, end = unit_bounds(unit, day)
    if not s.strict:
        return Span(start, end, unit)
    if day.weekday() < calendar.WEDNESDAY:  # Labor Day
        return Span(shift(start, "week", -1), day)
    return Span(min(start, day), end) if day.weekday() > calendar.WEDNESDAY else Span(start, end)


def _day_of_month(s: Symbol, today: date) -> Span:
    month = shift(today.replace(day=1), "month", s.n or 0)
    last = calendar.monthrange(month.year, month.month)[1]
    day = month.replace(day=min(s.day or 1, last))
    return Span(day, day, "day")


def _inside(s: Symbol, today: date) -> Span:
    """A stretch of a longer period; a day without a year is the latest one."""
    take = {"edge": edge, "nth": nth, "part": part}[s.kind]
    outer = s.first or Symbol("ever")
    span = take(s, resolve(outer, today))
    ahead = s.ahead or s.kind != "nth" or outer.kind != "month" or outer.year is not None
    if span.start is None or span.start <= today or ahead:
        return span
    return take(s, resolve(outer.in_year(span.start.year - 1), today))


def _within(s: Symbol, today: date) -> Span:
    outer = resolve(s.last, today) if s.last else Span(today, today)
    inner = s.first or Symbol("ever")
    if outer.start is None:
        return resolve(inner, today)
    if inner.kind == "half" and outer.unit != "year":
        return part(replace(inner, parts=2), outer)
    return resolve(inner.in_year(outer.start.year), today)


def _season(s: Symbol, today: date) -> Span:
    return _months(s, today, s.month or 3, 3, None)


def _month(s: Symbol, today: date) -> Span:
    return _months(s, today, s.month or 1, 1, "month")


def _quarter(s: Symbol, today: date) -> Span:
    return _months(s, today, 3 * (s.n or 1) - 2, 3, "quarter")


def _half(s: Symbol, today: date) -> Span:
    return _months(s, today, 6 * (s.n or 1) - 5, 6, "half")


def _recent(_: Symbol, today: date) -> Span:
    return Span(today - timedelta(days=RECENT_DAYS - 1), today, assumed=True)


def _statement(_: Symbol, today: date) -> Span:
    return replace(_unit(Symbol("unit", "month"), today), assumed=True)


def _since(s: Symbol, today: date) -> Span:
    inner = resolve(s.first, today) if s.first else Span(None, None)
    start, last = inner.start, inner.whole_end or inner.end
    if s.strict and inner.end is not None:  # "after March"
        start = inner.end + _DAY
    elif inner.unit and start and last and start <= today <= last:
        return Span(start, today, inner.unit, last)  # "2026 so far" is the running year
    return Span(min(start, today) if start else None, today)


def _until(s: Symbol, today: date) -> Span:
    inner = resolve(s.last, today) if s.last else Span(None, None)
    end = inner.whole_end or inner.end
    if s.strict and inner.start is not None:  # "before March"
        end = inner.start - _DAY
    return Span(min(today, end or today) if s.ahead else None, end)


def _range(s: Symbol, today: date) -> Span:
    """Both ends in; what the first end leaves open it takes from the last."""
    first, last = s.first or Symbol("ever"), s.last or Symbol("ever")
    if first.kind == last.kind == "date" and first.month and last.month is None:
        later = (last.day or 1) >= (first.day or 1)
        last = replace(last, month=first.month if later else first.month % 12 + 1, year=first.year)
    end = resolve(last, today)
    if end.end is None:
        return Span(resolve(first, today).start, None)
    if _follows(first, last) and first.year is None and last.year is not None:
        first = replace(first, year=last.year)
    stop = end.whole_end or end.end if last.ahead else end.end
    start = resolve(first, max(stop, end.start or stop)).start
    if first.kind not in {"date", "month", "weekday", "quarter", "season", "year", "half"}:
        start = resolve(first, today).start
    if start is not None and start > stop:
        start, stop = stop, start
    return Span(start, stop)


def _follows(first: Symbol, last: Symbol) -> bool:
    """Whether `first` comes no later in its year than `last`, so that they may share the year."""
    a = (first.month or 3 * (first.n or 1) - 2, first.day or 1)
    b = (last.month or 3 * (last.n or 1) - 2, last.day or 31)
    return first.month is None or last.month is None or a <= b


def resolve(symbol: Symbol, today: date) -> Span:
    """Return the dates that `symbol` means on `today`; start is never after end."""
    return _RESOLVERS[symbol.kind](symbol, today)


_RESOLVERS: dict[str, Callable[[Symbol, date], Span]] = {
    "day": _day,
    "unit": _unit,
    "rolling": _rolling,
    "coming": _coming,
    "ago": _ago,
    "month": _month,
    "quarter": _quarter,
    "half": _half,
    "season": _season,
    "year": _year,
    "date": days.day,
    "weekday": days.weekday,
    "weekday_of_week": days.weekday_of_week,
    "week_of": _week_of,
    "day_of_month": _day_of_month,
    "iso_week": days.iso_week,
    "easter": days.easter,
    "edge": _inside,
    "nth": _inside,
    "part": _inside,
    "within": _within,
    "ever": lambda _s, _t: Span(None, None),
    "recent": _recent,
    "statement": _statement,
    "range": _range,
    "since": _since,
    "until": _until,
    "same": lambda _s, t: _unit(Symbol("unit", "month", -12), t),
    "before": lambda s, t: _unit(Symbol("unit", s.unit or "month", s.n or -1), t),
}

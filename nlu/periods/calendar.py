"""From a symbol and today to calendar dates, by the past-looking conventions of the product."""

from __future__ import annotations

import calendar
from dataclasses import replace
from datetime import date, timedelta
from typing import TYPE_CHECKING

from dateutil.relativedelta import relativedelta

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
    """The latest weekend that has begun; "last" leaves out one that today is in."""
    n = s.n or 0
    start, _ = unit_bounds("weekend", today)
    begun = start <= today
    if n > 0:
        start = shift(start, "week", n - (not begun))
    else:
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
    if year is None and s.n is not None:  # "June last year"
        year = today.year + s.n if unit == "month" else None
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
        start, end = start - relativedelta(years=1), end - relativedelta(years=1)
    return Span(start, end, unit)


def _date(s: Symbol, today: date) -> Span:
    day = s.day or 1
    if s.month is None:
        found = _latest_day(day, today, ahead=s.ahead)
    else:
        years = (
            [s.year] if s.year else range(today.year + (4 if s.ahead else 0), today.year - 9, -1)
        )
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


def _latest_day(day: int, today: date, *, ahead: bool) -> date:
    month = today.replace(day=1)
    for _ in range(12):
        if day <= calendar.monthrange(month.year, month.month)[1]:
            found = month.replace(day=day)
            if found >= today if ahead else found <= today:
                return found
        month += relativedelta(months=1 if ahead else -1)
    return today


def _weekday(s: Symbol, today: date) -> Span:
    back = (today.weekday() - (s.weekday or 0)) % 7
    if s.ahead:
        day = today + timedelta(days=(-back) % 7 or (7 if s.strict else 0))
    else:
        day = today - timedelta(days=back or (7 if s.strict else 0))
    return Span(day, day, "day")


def _weekday_of_week(s: Symbol, today: date) -> Span:
    monday, _ = unit_bounds("week", shift(today, "week", s.n or 0))
    day = monday + timedelta(days=s.weekday or 0)
    return Span(day, day, "day")


def _week_of(s: Symbol, today: date) -> Span:
    inner = resolve(s.first, today) if s.first else Span(today, today)
    start, end = unit_bounds("week", inner.start or today)
    return Span(start, end, "week")


def _day_of_month(s: Symbol, today: date) -> Span:
    month = shift(today.replace(day=1), "month", s.n or 0)
    last = calendar.monthrange(month.year, month.month)[1]
    day = month.replace(day=min(s.day or 1, last))
    return Span(day, day, "day")


def _edge(s: Symbol, today: date) -> Span:
    """The first or last n units of a period, cut to it."""
    outer = resolve(s.first, today) if s.first else Span(today, today)
    end = outer.whole_end or outer.end
    if outer.start is None or end is None:
        return outer
    unit = s.unit or "day"
    span = Span(outer.start, min(end, shift(outer.start, unit, s.n or 1) - _DAY))
    if s.strict:
        span = Span(max(outer.start, shift(end + _DAY, unit, -(s.n or 1))), end)
    if unit == "weekend":
        first, last = unit_bounds("weekend", outer.start if not s.strict else end - _DAY)
        span = Span(first, last)
    return span


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
    start = inner.start
    if s.strict and inner.end is not None:  # "after March"
        start = inner.end + _DAY
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
    "date": _date,
    "weekday": _weekday,
    "weekday_of_week": _weekday_of_week,
    "week_of": _week_of,
    "day_of_month": _day_of_month,
    "edge": _edge,
    "ever": lambda _s, _t: Span(None, None),
    "recent": _recent,
    "statement": _statement,
    "range": _range,
    "since": _since,
    "until": _until,
    "same": lambda _s, t: _unit(Symbol("unit", "month", -12), t),
    "before": lambda s, t: _unit(Symbol("unit", s.unit or "month", -1), t),
}

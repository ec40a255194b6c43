"""Stretches of the calendar: units, their bounds, and how days move by them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import TYPE_CHECKING

from dateutil.relativedelta import relativedelta

if TYPE_CHECKING:
    from nlu.periods.symbol import Unit

_DAY = timedelta(days=1)
_UNITS: tuple[Unit, ...] = ("day", "weekend", "week", "month", "quarter", "half", "year")
_STEPS = {
    "day": relativedelta(days=1),
    "week": relativedelta(weeks=1),
    "weekend": relativedelta(weeks=1),
    "month": relativedelta(months=1),
    "quarter": relativedelta(months=3),
    "half": relativedelta(months=6),
    "year": relativedelta(years=1),
}


@dataclass(frozen=True, slots=True)
class Span:
    """Dates, both in, None open. `unit` is set for a whole or running calendar unit.

    `whole_end` is the end of the unit where it is still running.
    """

    start: date | None
    end: date | None
    unit: Unit | None = None
    whole_end: date | None = None
    assumed: bool = False

    @property
    def running(self) -> bool:
        """Whether the span stops at today, inside its unit."""
        return self.whole_end is not None and self.whole_end != self.end


def unit_bounds(unit: Unit, day: date) -> tuple[date, date]:
    """Return the first and last day of the calendar unit that holds `day`."""
    if unit == "day":
        return day, day
    if unit == "week":
        start = day - timedelta(days=day.weekday())
        return start, start + timedelta(days=6)
    if unit == "weekend":
        start = day - timedelta(days=day.weekday()) + timedelta(days=5)
        return start, start + _DAY
    months = {"month": 1, "quarter": 3, "half": 6, "year": 12}[unit]
    first = (day.month - 1) // months * months + 1
    start = date(day.year, first, 1)
    return start, start + relativedelta(months=months) - _DAY


def shift(day: date, unit: Unit, n: int) -> date:
    """Return `day` moved by `n` units, kept inside what a calendar can hold."""
    try:
        return day + _STEPS[unit] * n
    except (OverflowError, ValueError):
        return date.min if n < 0 else date.max


def span_of(start: date | None, end: date | None, today: date) -> Span:
    """Return dates as a span, recognising whole calendar units and those that run up to today."""
    if start is None or end is None:
        return Span(start, end)
    for unit in _UNITS:
        first, last = unit_bounds(unit, start)
        if start == first and end in {last, min(today, last)}:
            return Span(start, end, unit, last)
    return Span(start, end)

"""How regularly something comes back: the rhythms known, and the dates that follow."""

from __future__ import annotations

import calendar
import itertools
from dataclasses import dataclass
from datetime import date, timedelta
from fractions import Fraction
from statistics import median_low
from typing import TYPE_CHECKING

from finance.queries.spans import add_days, add_months

if TYPE_CHECKING:
    from collections.abc import Sequence

_SPREAD = 8  # days of the month further apart than this have no common due day


@dataclass(frozen=True, slots=True)
class Rhythm:
    """One rhythm: `low` to `high` days between two payments, by days or by months.

    `least` is how many payments show it; `grace` is how many days late it may be and still live.
    """

    unit: str
    low: int
    high: int
    least: int
    grace: int
    days: int = 0
    months: int = 0

    @property
    def per_month(self) -> Fraction:
        """How many of its payments fall in an average month."""
        return Fraction(1, self.months) if self.months else Fraction(365, 12 * self.days)


RHYTHMS = (
    Rhythm("week", 6, 8, 4, 4, days=7),
    Rhythm("fortnight", 12, 16, 4, 7, days=14),
    Rhythm("month", 26, 35, 3, 12, months=1),
    Rhythm("bimonth", 56, 66, 3, 20, months=2),
    Rhythm("quarter", 84, 98, 3, 25, months=3),
    Rhythm("half", 174, 192, 3, 30, months=6),
    Rhythm("year", 351, 379, 2, 40, months=12),
)


def rhythm_of(days: Sequence[date], amounts: Sequence[int]) -> Rhythm | None:
    """Return the rhythm of payments in time order, one a day; None where there is none.

    One interval in six may be off: a payment missed or moved. The same amount once in each
    calendar month is monthly on whatever day.
    """
    gaps = [(b - a).days for a, b in itertools.pairwise(days)]
    if not gaps:
        return None
    middle = median_low(gaps)
    fits = (r for r in RHYTHMS if r.low <= middle <= r.high and len(days) >= r.least)
    rhythm = next(fits, None)
    if rhythm is None:
        return None
    off = sum(not rhythm.low <= gap <= rhythm.high for gap in gaps)
    if off <= len(gaps) // 6:
        return rhythm
    return rhythm if rhythm.months == 1 and _once_a_month(days, amounts) else None


def _once_a_month(days: Sequence[date], amounts: Sequence[int]) -> bool:
    months = [day.year * 12 + day.month for day in days]
    in_a_row = all(b - a == 1 for a, b in itertools.pairwise(months))
    return in_a_row and len(set(amounts)) == 1


def alive(days: Sequence[date], rhythm: Rhythm, today: date) -> bool:
    """Say whether the next payment is not overdue by more than the grace of `rhythm`."""
    return (today - days[-1]).days <= rhythm.high + rhythm.grace


def due_dates(days: Sequence[date], rhythm: Rhythm, today: date, end: date | None) -> list[date]:
    """Return the expected dates from `today` to `end`; with no end the next one only."""
    found: list[date] = []
    for n in range(1, 10_000):
        day = _due(days, rhythm, n)
        if day >= today:
            if end is not None and day > end:
                break
            found.append(day)
            if end is None or day == date.max:
                break
    return found


def _due(days: Sequence[date], rhythm: Rhythm, n: int) -> date:
    last = days[-1]
    if not rhythm.months:
        return add_days(last, n * rhythm.days)
    moved = add_months(last, n * rhythm.months)
    if moved == date.max:
        return moved
    length = calendar.monthrange(moved.year, moved.month)[1]
    if all((day + timedelta(days=1)).day == 1 for day in days):
        return moved.replace(day=length)
    of_month = [day.day for day in days]
    if max(of_month) - min(of_month) > _SPREAD:
        return moved
    return moved.replace(day=min(median_low(of_month), length))

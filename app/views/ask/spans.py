"""Periods that a person picks instead of typing them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QCoreApplication

from finance.queries.query import Period
from finance.queries.spans import add_days, add_months, step, unit_end, unit_start

if TYPE_CHECKING:
    from datetime import date


Unit = Literal["week", "month", "quarter", "year"]
_UNITS: tuple[Unit, ...] = ("month", "week", "quarter", "year")


@dataclass(frozen=True, slots=True)
class Preset:
    """A period with its usual name."""

    name: str
    period: Period


def presets(today: date) -> list[Preset]:
    """Return the periods that are asked for most; running ones end today."""

    def running(unit: str) -> Period:
        return Period(start=unit_start(today, unit), end=today)

    def last(unit: str) -> Period:
        start = step(unit_start(today, unit), unit, -1)
        return Period(start=start, end=unit_end(start, unit))

    def rolling(start: date) -> Period:
        return Period(start=add_days(start, 1), end=today)

    yesterday = add_days(today, -1)
    return [
        Preset(QCoreApplication.translate("ask", "This month"), running("month")),
        Preset(QCoreApplication.translate("ask", "Last month"), last("month")),
        Preset(QCoreApplication.translate("ask", "This year"), running("year")),
        Preset(QCoreApplication.translate("ask", "Last year"), last("year")),
        Preset(
            QCoreApplication.translate("ask", "Past 12 months"), rolling(add_months(today, -12))
        ),
        Preset(QCoreApplication.translate("ask", "Past 3 months"), rolling(add_months(today, -3))),
        Preset(QCoreApplication.translate("ask", "Past 30 days"), rolling(add_days(today, -30))),
        Preset(QCoreApplication.translate("ask", "This quarter"), running("quarter")),
        Preset(QCoreApplication.translate("ask", "Last quarter"), last("quarter")),
        Preset(QCoreApplication.translate("ask", "This week"), running("week")),
        Preset(QCoreApplication.translate("ask", "Last week"), last("week")),
        Preset(QCoreApplication.translate("ask", "Today"), Period(start=today, end=today)),
        Preset(
            QCoreApplication.translate("ask", "Yesterday"), Period(start=yesterday, end=yesterday)
        ),
        Preset(QCoreApplication.translate("ask", "All time"), Period()),
    ]


def same_days(first: Period | None, second: Period | None) -> bool:
    """Say whether two periods hold the same days, whatever they are called."""
    a, b = first or Period(), second or Period()
    return (a.start, a.end) == (b.start, b.end)


def unit_of(period: Period | None, today: date) -> Unit | None:
    """Return the unit that a period is, whole or up to today: week, month, quarter or year."""
    if period is None or period.start is None or period.end is None:
        return None
    for unit in _UNITS:
        last = unit_end(period.start, unit)
        if period.start == unit_start(period.start, unit) and period.end in {
            last,
            min(last, today),
        }:
            return unit
    return None


def with_units_before(period: Period, unit: str, number: int) -> Period:
    """Return the period made longer by `number` units before it."""
    start = period.start and step(period.start, unit, -number)
    return Period(start=start, end=period.end)

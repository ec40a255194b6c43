"""A period as it was said, before it is known what day it is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

Unit = Literal["day", "week", "month", "quarter", "half", "year", "weekend"]
Kind = Literal[
    "day",  # n days from today
    "unit",  # n whole units from the running one (0 = this one, up to today)
    "rolling",  # n units back from today, today in
    "coming",  # n units ahead from today, today in
    "ago",  # the calendar unit n units ago
    "month",
    "quarter",
    "half",
    "season",
    "year",
    "date",  # year and month may be open
    "weekday",
    "weekday_of_week",  # that weekday in the week n weeks from this one
    "week_of",  # the week that holds a date
    "day_of_month",  # that day of the month n months from this one
    "iso_week",  # the n-th week of a year
    "easter",  # n days from Easter Sunday
    "edge",  # the first n units of a period, the last ones where `strict`
    "nth",  # the n-th unit or weekday of a period, the last one where `strict`, moved by `day` days
    "part",  # the n-th of `parts` equal parts of a period
    "within",  # `first` in the year, or the half of the period, that `last` says
    "ever",
    "recent",
    "statement",
    "range",
    "since",
    "until",
    "same",  # the same days a year before those that the conversation is about
    "before",  # the n-th unit from the span that the conversation is about, the one before by default
]


@dataclass(frozen=True, slots=True)
class Symbol:
    """What the words say. Fields that a kind does not use stay None.

    `strict` marks "last Tuesday" (before today); `ahead` marks words that look
    forward ("next week", "by Sunday").
    """

    kind: Kind
    unit: Unit | None = None
    n: int | None = None
    year: int | None = None
    month: int | None = None
    day: int | None = None
    weekday: int | None = None
    parts: int | None = None
    strict: bool = False
    ahead: bool = False
    first: Symbol | None = None
    last: Symbol | None = None

    def in_year(self, year: int) -> Symbol:
        """Return the symbol with `year` as its year, or as that of the period it is in."""
        if self.first is not None:
            return replace(self, first=self.first.in_year(year))
        return replace(self, year=year)

"""Dates without a year, completed from the file's other dates, its period, its name, or by asking."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING

from finance.readers.csv_settle import Choice
from finance.readers.dates import looks_like_date, parse_date
from finance.readers.lexicon import lexicon
from finance.readers.model import Question
from finance.readers.numbers import looks_like_number
from finance.text import plain

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from finance.readers.csv_header import Header
    from finance.readers.csv_table import Record

FILE_YEAR = "file_year"  # the year in which the file was made, where the caller knows it
_DATE_ROLES = frozenset({"date", "post_date", "value_date"})
_SHORT = re.compile(r"(\d{1,2})\s?([./-])\s?(\d{1,2})\2?").fullmatch
_DAY_NAME = re.compile(r"(\d{1,2})\.?[\s\-./]*([^\W\d_]{3,12})\.?").fullmatch
_NAME_DAY = re.compile(r"([^\W\d_]{3,12})\.?[\s\-./]*(\d{1,2})").fullmatch
_FULL = re.compile(
    r"(?<!\d)(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{4}"
    r"|\d{1,2}\.?\s[^\W\d_]{3,12}\s\d{4}|[^\W\d_]{3,12}\s\d{1,2},\s?\d{4})(?!\d)"
)
_YEAR = re.compile(r"(?<!\d)((?:19|20)\d\d)(?!\d{3})")
_ENOUGH = 0.6
_MONTHS = 12
_TURN_OF_YEAR = (10, 3)  # months after and before which a file runs over New Year
_OFFERED = 8
_SPAN = (2000, 2040)


@dataclass(frozen=True, slots=True)
class _Days:
    """The column at `place` and what its texts mean: (month, day) by text."""

    place: int
    found: dict[str, tuple[int, int]]


def with_years(
    header: Header,
    body: Sequence[Record],
    sample: Sequence[Sequence[str]],
    around: Sequence[str],
    answers: Mapping[str, str],
    *,
    name: str,
) -> tuple[Sequence[Record], Choice | None]:
    """Return `body` with whole dates, and the choice of the year where one was needed.

    `sample` are the cells of some of its records; `around` texts beside it, `name` the file's.
    """
    days = _column(header, body, sample)
    if days is None:
        return body, None
    end, choice = _end(days, around, name, answers)
    texts = {
        text: _dated(text, _latest(month, day, end)) for text, (month, day) in days.found.items()
    }
    return [_with(record, days.place, texts) for record in body], choice


def _with(record: Record, place: int, texts: Mapping[str, str]) -> Record:
    text = texts.get(record.cells[place]) if place < len(record.cells) else None
    if text is None:
        return record
    return replace(record, cells=[*record.cells[:place], text, *record.cells[place + 1 :]])


def lacks_years(header: Header, sample: Sequence[Sequence[str]]) -> bool:
    """Whether a date column of a table may hold days and months only, by some of its records."""
    for place in _places(header, sample):
        cells = _filled(place, sample)
        if _is_whole(cells):
            return False
        if _is_short(cells, _read(set(cells))):
            return True
    return False


def _places(header: Header, sample: Sequence[Sequence[str]]) -> list[int]:
    """The date columns by name, or without a header the one that can be nothing but days and months.

    It stands beside a column of amounts and none of whole dates.
    """
    if header.index is not None:
        return [p for p, m in enumerate(header.meanings) if _DATE_ROLES & set(m.roles)]
    columns = [_filled(p, sample) for p in range(max(map(len, sample), default=0))]
    amounts = any(cells and all(map(looks_like_number, cells)) for cells in columns)
    if not amounts or any(cells and _is_whole(cells) for cells in columns):
        return []
    return [p for p, cells in enumerate(columns) if cells and _are_days(set(cells))][:1]


def _are_days(cells: set[str]) -> bool:
    return not any(map(looks_like_number, cells)) and cells == _read(cells).keys()


def _filled(place: int, records: Iterable[Sequence[str]]) -> list[str]:
    return [cells[place] for cells in records if place < len(cells) and cells[place]]


def _is_whole(cells: Sequence[str]) -> bool:
    """Whether a column holds whole dates, or nothing."""
    return not cells or sum(map(looks_like_date, cells)) >= len(cells) * _ENOUGH


def _is_short(cells: Sequence[str], found: Mapping[str, tuple[int, int]]) -> bool:
    """Whether a column holds days and months, which `found` tells."""
    return sum(cell in found for cell in cells) >= len(cells) * _ENOUGH


def _column(
    header: Header, body: Sequence[Record], sample: Sequence[Sequence[str]]
) -> _Days | None:
    """The date column, where it holds days and months and no column holds whole dates."""
    for place in _places(header, sample):
        cells = _filled(place, sample)
        if _is_whole(cells):
            return None
        found = _read(set(_filled(place, (record.cells for record in body))))
        if _is_short(cells, found):
            return _Days(place, found)
    return None


def _read(cells: set[str]) -> dict[str, tuple[int, int]]:
    numbers = {cell: match for cell in cells if (match := _SHORT(cell))}
    month_first = any(int(m[3]) > _MONTHS for m in numbers.values()) and not any(
        int(m[1]) > _MONTHS for m in numbers.values()
    )
    found = {}
    for cell, match in numbers.items():
        a, b = int(match[1]), int(match[3])
        found[cell] = (a, b) if month_first else (b, a)
    months = lexicon().months
    for cell in cells - set(numbers):
        for match, day, name in ((_DAY_NAME(cell), 1, 2), (_NAME_DAY(cell), 2, 1)):
            month = months.get(plain(match[name])) if match else None
            if match and month:
                found[cell] = (month, int(match[day]))
    return {cell: pair for cell, pair in found.items() if 1 <= pair[0] <= _MONTHS}


def _end(
    days: _Days, around: Sequence[str], name: str, answers: Mapping[str, str]
) -> tuple[date, Choice]:
    """The last day that a date of the file can be, and the choice it rests on."""
    told = [day for text in around for match in _FULL.findall(text) if (day := _whole(match))]
    if told:
        return max(told), Choice(str(max(told).year))
    years = {int(year) for text in (*around, name) for year in _YEAR.findall(text)}
    answer = answers.get("year", "")
    if answer.isdecimal() and date.min.year < int(answer) < date.max.year:
        years = {int(answer)}
    if years:
        return _in_year(days, max(years)), Choice(str(max(years)))
    made = answers.get(FILE_YEAR, "")
    latest = int(made) if made.isdecimal() else None
    return _in_year(days, latest or _SPAN[0]), _question(days, latest)


def _in_year(days: _Days, year: int) -> date:
    """The last day of the file if its latest month is in `year`; one over New Year ends early in it."""
    months = {month for month, _ in days.found.values()}
    late, early = _TURN_OF_YEAR
    if (
        any(m >= late for m in months)
        and any(m <= early for m in months)
        and len(months) <= early * 2
    ):
        return date(year, max(m for m in months if m < late) + 1, 1)
    return date(year, 12, 31)


def _question(days: _Days, latest: int | None) -> Choice:
    years = range(latest, latest - _OFFERED, -1) if latest else range(_SPAN[1], _SPAN[0] - 1, -1)
    text, (month, day) = min(days.found.items())
    examples = (_in_year(days, year) for year in years)
    return Choice(
        str(years[0]),
        Question(
            "year",
            f"The dates, such as {text}, have no year. In which year does the file end?",
            tuple(map(str, years)),
            tuple(f"{text} is in {_latest(month, day, end)}" for end in examples),
        ),
    )


def _whole(text: str) -> date | None:
    return parse_date(text, "dmy") or parse_date(text, "mdy")


def _latest(month: int, day: int, end: date) -> int:
    return end.year if (month, day) <= (end.month, end.day) else end.year - 1


def _dated(text: str, year: int) -> str:
    match = _SHORT(text)
    if match is None:
        return f"{text} {year}"
    return f"{match[1]}{match[2]}{match[3]}{match[2]}{year}"

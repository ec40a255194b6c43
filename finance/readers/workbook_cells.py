"""Cells of a sheet made text as a statement writes it: dates ISO, numbers in their column's own mark."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING, NamedTuple

from finance.readers.csv_header import meaning_of
from finance.readers.csv_table import Record
from finance.readers.numbers import COMMA, votes

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Value = float | str | bool | date | datetime


class HollowError(Exception):
    """The cells lie so far apart that no statement can be in them."""


class Sheet(NamedTuple):
    """One sheet: its name, whether it is hidden, and the rows that hold something by number."""

    name: str
    hidden: bool
    rows: list[tuple[int, list[Value]]]


_DATES = frozenset({"date", "post_date", "value_date"})
_EPOCH = date(1899, 12, 30)
_SERIALS = (20_000, 80_000)  # 1954 to 2119: days that a sheet shows as bare numbers
_CENTS = 2
_DECIMALS = 4  # 1.125 could be a thousand and more, 1.1250 not


def records_of(rows: Sequence[tuple[int, list[Value]]], offset: int) -> list[Record]:
    """Return the rows that hold anything as records; their lines count on from `offset`."""
    width = max((len(row) for _, row in rows), default=0)
    columns = [[row[place] for _, row in rows if place < len(row)] for place in range(width)]
    commas = {place for place in range(width) if _in_commas(columns[place])}
    days = {place for place in range(width) if _is_bare_days(columns[place])}
    records = []
    for number, row in rows:
        cells = [_text(v, place in commas, place in days) for place, v in enumerate(row)]
        if any(cells):
            cells += [""] * (width - len(cells))
            records.append(Record(offset + number, cells, "\t".join(cells)))
    return records


def _in_commas(values: Iterable[Value]) -> bool:
    """Whether the column's numbers that were typed as text have a decimal comma."""
    return votes({v for v in values if isinstance(v, str)}).settle() == COMMA


def _is_bare_days(column: Sequence[Value]) -> bool:
    """Whether a column is called a date and all its numbers are serial days: their format was lost."""
    numbers = [v for v in column if isinstance(v, float | int) and not isinstance(v, bool)]
    low, high = _SERIALS
    if not numbers or not all(low <= v <= high for v in numbers):
        return False
    names = {v for v in column if isinstance(v, str) and v}
    return any(_DATES & set(meaning_of(name).roles) for name in names)


def _text(value: Value, comma: bool, bare_day: bool) -> str:  # noqa: FBT001 - two facts of a column
    if isinstance(value, str):
        return value.strip().replace("\x00", "")
    if isinstance(value, bool):
        return str(value).upper()
    if isinstance(value, datetime):
        midnight = value.time() == time()
        return value.date().isoformat() if midnight else value.isoformat(" ", "seconds")
    if isinstance(value, int | float):
        if bare_day:
            return (_EPOCH + timedelta(days=int(value))).isoformat()
        return _number(value, comma=comma)
    return value.isoformat()


def _number(value: float, *, comma: bool) -> str:
    """The number as a sheet shows it, to fifteen digits, so that no sum trails a binary remainder."""
    text = f"{value:.15g}"
    if "e" in text or "n" in text:
        return f"{value:f}" if "e" in text else ""
    whole, point, fraction = text.partition(".")
    if not point:
        return whole
    digits = _CENTS if len(fraction) <= _CENTS else _DECIMALS
    return f"{whole}{',' if comma else '.'}{fraction.ljust(digits, '0')}"

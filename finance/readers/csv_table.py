"""Text cut into records of cells: which delimiter, where quoted cells end, which line each began on."""

from __future__ import annotations

import csv
import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from finance.readers.dates import looks_like_date
from finance.readers.numbers import looks_like_number

if TYPE_CHECKING:
    from collections.abc import Iterator

DELIMITERS = (",", ";", "\t", "|")
_KNOWN = frozenset((*DELIMITERS, ":", "^", "~"))
_SAMPLE = 300
_MOST_LINES = 40  # a quoted cell longer than this is a stray quote, not a text
_SEPARATOR_LINE = re.compile(r'"?sep=(.)"?\s*', re.IGNORECASE)
_LINE_END = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True, slots=True)
class Record:
    """One record: the 1-based `line` it begins on, its stripped cells, and its text as it stands."""

    line: int
    cells: list[str]
    text: str

    @property
    def blank(self) -> bool:
        """Whether no cell holds anything."""
        return not any(self.cells)


@dataclass(frozen=True, slots=True)
class Table:
    """All records that hold something, in file order."""

    delimiter: str
    records: list[Record]


def split_table(text: str, delimiter: str | None = None) -> Table:
    """Return the records of `text`; the delimiter is found when it is not given."""
    lines = _LINE_END.split(text)
    first = _SEPARATOR_LINE.fullmatch(lines[0])
    told = delimiter or (first.group(1) if first else "")
    chosen = told if told in _KNOWN else find_delimiter(lines)
    records = [record for record in _records(lines, chosen) if not record.blank]
    return Table(chosen, records)


def find_delimiter(lines: list[str]) -> str:
    """Return the delimiter that gives most rows a date and an amount, then the steadiest table."""
    sample = [line for line in lines if line.strip()]
    if len(sample) > _SAMPLE:
        sample = sample[: _SAMPLE - 20] + sample[-20:]
    return max(DELIMITERS, key=lambda mark: _score(sample, mark))


def _score(sample: list[str], delimiter: str) -> tuple[float, float, int]:
    rows = [record.cells for record in _records(sample, delimiter) if not record.blank]
    widths = Counter(len(cells) for cells in rows)
    if not rows:
        return (0, 0, 0)
    width, count = max(widths.items(), key=lambda item: (item[1] * (item[0] > 1), item[0]))
    booked = sum(_looks_booked(cells) for cells in rows)
    steady = count / len(rows) if width > 1 else 0.0
    return (round(booked / len(rows), 1), round(steady, 1), width)


def _looks_booked(cells: list[str]) -> bool:
    dates = [cell for cell in cells if looks_like_date(cell)]
    return bool(dates) and any(looks_like_number(cell) for cell in cells if cell not in dates)


class _StrayQuoteError(Exception):
    """A quoted cell did not end within reason."""


class _Feed:
    """Lines for the csv module, which stop when one record swallows too many."""

    def __init__(self, lines: list[str], position: int) -> None:
        self.lines = lines
        self.position = position
        self.start = position

    def __iter__(self) -> Iterator[str]:
        return self

    def check(self, delimiter: str) -> None:
        """Stop when the last record ran on to the end of the file in search of a quote."""
        if self.position == len(self.lines) and _open_quote(self.lines, self.start, delimiter):
            raise _StrayQuoteError

    def __next__(self) -> str:
        if self.position - self.start > _MOST_LINES:
            raise _StrayQuoteError
        if self.position >= len(self.lines):
            raise StopIteration
        self.position += 1
        return self.lines[self.position - 1] + "\n"


def _records(lines: list[str], delimiter: str) -> Iterator[Record]:
    position = 0
    while position < len(lines):
        feed = _Feed(lines, position)
        reader = csv.reader(feed, delimiter=delimiter, skipinitialspace=True, strict=False)
        try:
            for cells in reader:
                feed.check(delimiter)
                yield _record(lines, feed.start, feed.position, cells)
                feed.start = feed.position
            return
        except (_StrayQuoteError, csv.Error):
            bare = [cell.strip('" ') for cell in lines[feed.start].split(delimiter)]
            yield _record(lines, feed.start, feed.start + 1, bare)
            position = feed.start + 1


def _open_quote(lines: list[str], start: int, delimiter: str) -> bool:
    """Whether the last record of several lines ran to the end of the file in search of a quote."""
    if start >= len(lines) - 1:
        return False
    text = "\n".join(lines[start:])
    return text.count('"') % 2 == 1 and delimiter in text


def _record(lines: list[str], start: int, end: int, cells: list[str]) -> Record:
    text = lines[start] if end == start + 1 else "\n".join(lines[start:end])
    return Record(start + 1, [cell.strip() for cell in cells], text)

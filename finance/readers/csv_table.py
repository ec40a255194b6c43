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
    from collections.abc import Callable, Iterator, Sequence

DELIMITERS = (",", ";", "\t", "|")
_KNOWN = frozenset((*DELIMITERS, ":", "^", "~"))
SAMPLE = 300
LAST = 20  # lines of the sample that are the last ones
MOST_COLUMNS = 1_000  # no table of bookings comes near; a line is cut into one cell more at most
_MOST_LINES = 40  # a quoted cell longer than this is a stray quote, not a text
_LONGEST = 20_000  # characters of a line that tell its delimiter
_SEPARATOR_LINE = re.compile(r'"?sep=(.)"?\s*', re.IGNORECASE)
_LINE_END = re.compile(r"\r\n|\r|\n")


@dataclass(slots=True)
class Record:
    """One record: the 1-based `line` it begins on, its stripped cells, and its text as it stands."""

    line: int
    cells: list[str]
    text: str


@dataclass(frozen=True, slots=True)
class Table:
    """All records that hold something, in file order."""

    delimiter: str
    records: list[Record]


def split_table(text: str, delimiter: str | None = None) -> Table:
    """Return the records of `text`; the delimiter is found when it is not given."""
    lines = _LINE_END.split(text)
    filled = [line for line in lines if line.strip()]
    chosen = choose_delimiter(lines[0], filled, filled[-LAST:], delimiter)
    return Table(chosen, list(Cutter(lines, chosen).records()))


def choose_delimiter(
    first: str, filled: Sequence[str], last: Sequence[str], told: str | None
) -> str:
    """Return the delimiter that was told, by the user or a first line `sep=;`, else the one that fits.

    `filled` are the lines that are not blank, of a long text at least 300; `last` the last of all.
    """
    match = _SEPARATOR_LINE.fullmatch(first)
    told = told or (match.group(1) if match else "")
    if told in _KNOWN:
        return told
    if len(filled) > SAMPLE:
        filled = [*filled[: SAMPLE - LAST], *last[-LAST:]]
    return find_delimiter([line[:_LONGEST] for line in filled])


def find_delimiter(sample: Sequence[str]) -> str:
    """Return the delimiter that gives most rows a date and an amount, then the steadiest table."""
    return max(DELIMITERS, key=lambda mark: _score(sample, mark))


def _score(sample: Sequence[str], delimiter: str) -> tuple[float, float, int]:
    rows = [record.cells for record in Cutter(sample, delimiter).records()]
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


def _no_more() -> list[str]:
    return []


class _Lines:
    """Hands lines to the csv module from `start` on, unless one record swallows too many."""

    def __init__(self, lines: Sequence[str], more: Callable[[], list[str]]) -> None:
        self.lines = list(lines)
        self.start = self.next = 0
        self._more = more

    def extend(self) -> bool:
        """Add the lines that follow; whether there are any."""
        more = self._more()
        self.lines += more
        return bool(more)

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        if self.next - self.start > _MOST_LINES:
            raise _StrayQuoteError
        if self.next >= len(self.lines) and not self.extend():
            raise StopIteration
        self.next += 1
        return self.lines[self.next - 1] + "\n"


class Cutter:
    """Cuts lines into records. `more` gives the lines that follow when a quoted cell runs over the end."""

    def __init__(
        self, lines: Sequence[str], delimiter: str, more: Callable[[], list[str]] = _no_more
    ) -> None:
        self.position = 0
        self._delimiter = delimiter
        self._lines = _Lines(lines, more)
        self._reader = csv.reader(
            self._lines, delimiter=delimiter, skipinitialspace=True, strict=False
        )

    def records(self, first_line: int = 1) -> Iterator[Record]:
        """Yield what begins in the given lines, the first of which is number `first_line`, but blanks.

        `position` is then the index after the last record, beyond the lines if it ran over their end.
        """
        lines, delimiter = self._lines.lines, self._delimiter
        own = len(lines)
        while self.position < own:
            start, text = self.position, lines[self.position]
            if '"' in text:
                cells = self._quoted(start)
                if self.position > start + 1:
                    text = "\n".join(lines[start : self.position])
            else:
                cells = text.split(delimiter, MOST_COLUMNS)
                self.position = start + 1
            cells = [cell.strip() for cell in cells]
            if any(cells):
                yield Record(first_line + start, cells, text)

    def _quoted(self, start: int) -> list[str]:
        source = self._lines
        source.start = source.next = start
        try:
            cells = next(self._reader)
        except (_StrayQuoteError, csv.Error):
            cells = []
        if cells and not (source.next > start + 1 and self._open_to_the_end(start)):
            self.position = source.next
            return cells
        self.position = start + 1
        return [
            cell.strip('" ') for cell in source.lines[start].split(self._delimiter, MOST_COLUMNS)
        ]

    def _open_to_the_end(self, start: int) -> bool:
        """Whether a record of several lines ran to the end of the file in search of a quote."""
        source = self._lines
        if source.next < len(source.lines) or source.extend():
            return False
        text = "\n".join(source.lines[start:])
        return text.count('"') % 2 == 1 and self._delimiter in text

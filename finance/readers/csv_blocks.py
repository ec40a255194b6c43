"""A file with several tables below one another, cut where a new header begins."""

from __future__ import annotations

import re
from collections import deque
from typing import TYPE_CHECKING

from finance.readers.csv_answers import HEADER
from finance.readers.csv_around import read_around
from finance.readers.csv_header import find_header, has_row_shape, is_header

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from finance.readers.csv_header import Header
    from finance.readers.csv_table import Record

_DIGIT = re.compile(r"\d").search
_MOST_TABLES = 100
_MOST_TITLES = 20  # lines above a header that may belong to it


class BlockFinder:
    """Is shown the records of a file one by one, and notes in `starts` where a new table begins."""

    def __init__(self, header: Header, head: Sequence[Record]) -> None:
        """`head` are the first records, among them `header`, that of the first table."""
        self.starts = [0]
        self._first_row = header.first_row
        self._last = self._first_row - 1
        self._cells = head[self._last].cells
        self._account = _account(head[: header.start])
        self._seen = 0
        self._near: deque[Record] = deque(maxlen=_MOST_TITLES + 2)

    def see(self, record: Record) -> None:
        """Take in the next record."""
        begins = self._seen >= self._first_row and len(record.cells) > 1
        if begins and not _DIGIT(record.text) and is_header(record.cells):
            self._begin([*self._near, record])
        self._near.append(record)
        self._seen += 1

    def _begin(self, near: Sequence[Record]) -> None:
        """A header, the last of `near`: of a new table unless it repeats the one that is open."""
        offset = self._seen + 1 - len(near)
        start = _start(near, len(near) - 1, max(self._last + 1 - offset, 0))
        cells, named = near[-1].cells, _account(near[start:-1])
        if cells != self._cells or (named and named != self._account):
            self.starts.append(offset + start)
            self._cells, self._account = cells, named
        self._last = self._seen


def split_blocks(records: Sequence[Record], answers: Mapping[str, str]) -> list[Sequence[Record]]:
    """Return the tables of a file, each with the lines above it; most files have one."""
    header = find_header(records, answers)
    if header.index is None or answers.get(HEADER):
        return [records]
    finder = BlockFinder(header, records)
    for record in records:
        finder.see(record)
    if len(finder.starts) > _MOST_TABLES:
        return [records]
    ends = [*finder.starts[1:], len(records)]
    return [records[start:end] for start, end in zip(finder.starts, ends, strict=True)]


def _account(records: Sequence[Record]) -> str | None:
    return read_around(records, ".").account if records else None


def _start(records: Sequence[Record], header: int, after: int) -> int:
    """The first line above `header` that belongs to it: back to a blank line, or to the last row."""
    start = header
    least = max(after, header - _MOST_TITLES)
    while start > least and not has_row_shape(records[start - 1].cells):
        start -= 1
    gaps = [i for i in range(start, header + 1) if i and _after_blank(records, i)]
    # A blank line right above the header may follow its title; then the one before that counts.
    titled = [i for i in gaps if i < header]
    if titled:
        return titled[-1]
    return header if gaps else start


def _after_blank(records: Sequence[Record], index: int) -> bool:
    above = records[index - 1]
    return records[index].line > above.line + above.text.count("\n") + 1

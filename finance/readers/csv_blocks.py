"""A file with several tables below one another, cut where a new header begins."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from finance.readers.csv_around import read_around
from finance.readers.csv_header import find_header, has_row_shape, is_header

if TYPE_CHECKING:
    from collections.abc import Sequence

    from finance.readers.csv_table import Record

_DIGIT = re.compile(r"\d").search


def split_blocks(records: Sequence[Record]) -> list[Sequence[Record]]:
    """Return the tables of a file, each with the lines above it; most files have one."""
    header = find_header(records)
    if header.index is None:
        return [records]
    starts = [0]
    cells = list(header.cells)
    for index in range(header.first_row, len(records)):
        record = records[index]
        if _DIGIT(record.text) or not is_header(record.cells):
            continue
        start = _start(records, index, starts[-1] or header.first_row)
        if record.cells != cells or _other_account(records, starts[-1], start, index):
            starts.append(start)
            cells = record.cells
    ends = [*starts[1:], len(records)]
    return [records[start:end] for start, end in zip(starts, ends, strict=True)]


def _start(records: Sequence[Record], header: int, after: int) -> int:
    """The first line above `header` that belongs to it: back to a blank line, or to the last row."""
    start = header
    while start - 1 > after and not has_row_shape(records[start - 1].cells):
        start -= 1
    for index in range(header, start, -1):
        if records[index].line > records[index - 1].line + _height(records[index - 1]):
            return index if index < header else _before_gap(records, start, header)
    return start


def _before_gap(records: Sequence[Record], start: int, header: int) -> int:
    """A blank line right above the header: its title may stand before that line, after another one."""
    for index in range(header - 1, start, -1):
        if records[index].line > records[index - 1].line + _height(records[index - 1]):
            return index
    return header


def _height(record: Record) -> int:
    return record.text.count("\n") + 1


def _other_account(records: Sequence[Record], first: int, start: int, header: int) -> bool:
    """Whether the lines above a repeated header name an account that the table before does not."""
    if start == header:
        return False
    named = read_around(records[start:header], ".").account
    table = find_header(records[first:start])
    return bool(named) and named != read_around(records[first : first + table.start], ".").account

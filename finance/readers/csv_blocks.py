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
_MOST_TABLES = 100
_MOST_TITLES = 20  # lines above a header that may belong to it


def split_blocks(records: Sequence[Record]) -> list[Sequence[Record]]:
    """Return the tables of a file, each with the lines above it; most files have one."""
    header = find_header(records)
    if header.index is None:
        return [records]
    starts = [0]
    last = header.index
    cells = records[last].cells
    account = _account(records[: header.start])
    for index in range(header.first_row, len(records)):
        record = records[index]
        if _DIGIT(record.text) or not is_header(record.cells):
            continue
        start = _start(records, index, last + 1)
        named = _account(records[start:index])
        if record.cells != cells or (named and named != account):
            starts.append(start)
            cells, account = record.cells, named
        last = index
    if len(starts) > _MOST_TABLES:
        return [records]
    ends = [*starts[1:], len(records)]
    return [records[start:end] for start, end in zip(starts, ends, strict=True)]


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

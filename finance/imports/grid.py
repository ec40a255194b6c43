"""The first rows of a table as they stand, and which column is read as what, for mending that by hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from finance.readers.csv_columns import find_columns
from finance.readers.csv_header import find_header
from finance.readers.csv_model import Cells, Columns, ShortBody
from finance.readers.csv_reader import shape_of, width_of
from finance.readers.csv_table import split_table
from finance.readers.sources import answers_of, source_of
from finance.readers.text import decode
from finance.readers.workbook_cells import records_of
from finance.readers.workbook_reader import answers_for, is_workbook, numbered, open_sheets
from finance.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from finance.readers.csv_table import Record

SHOWN = 12
_HEAD = 1 << 17  # bytes
_SAMPLE = 400
_MONEY = frozenset({"amount", "debit", "credit"})
_ONE = (
    "amount", "debit", "credit", "sign", "balance", "fee", "currency", "account", "bank_id",
    "type", "status", "category", "note", "tags",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class GridRow:
    """A record with the line it begins on."""

    line: int
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """The first records of a table; `header` is the line its header ends on, None for no header.

    `roles` says what each column is read as, in the words of `csv_answers.ROLES`. Of a workbook
    delimiter and encoding are empty, and `sheet` is one of its `sheets`.
    """

    rows: tuple[GridRow, ...]
    width: int
    header: int | None
    delimiter: str
    encoding: str
    roles: Mapping[int, str]
    sheets: tuple[str, ...] = ()
    sheet: str = ""


def read_grid(path: Path, answers: Mapping[str, str]) -> Grid:
    """Read the first rows of a table as `answers` say; raises OSError for no such file."""
    with path.open("rb") as stream:
        head = stream.read(_HEAD)
    if is_workbook(head):
        return _of_workbook(path.read_bytes(), answers)
    decoded = decode(head, answers.get("encoding"))
    text = decoded.text
    if len(head) == _HEAD:
        text = text[: text.rfind("\n") + 1] or text
    table = split_table(text, answers.get("delimiter"))
    return replace(
        _grid(table.records[:_SAMPLE], answers),
        delimiter=table.delimiter,
        encoding=decoded.encoding,
    )


def _of_workbook(data: bytes, answers: Mapping[str, str]) -> Grid:
    """Return the grid of the sheet that counts, else of the first one that holds a table."""
    sheets = open_sheets(data)
    if isinstance(sheets, Sentence):
        return _grid([], answers)
    found: list[Grid] = []
    for sheet, offset, reason in numbered(sheets, answers):
        if reason is None and sheet.rows:
            records = records_of(sheet.rows, offset)[:_SAMPLE]
            own = answers_for(sheet, offset, answers)
            found.append(replace(_grid(records, own), sheet=sheet.name))
    tables = [grid for grid in found if _MONEY & set(grid.roles.values())]
    best = next(iter((*tables, *found)), _grid([], answers))
    return replace(best, sheets=tuple(s.name for s in sheets if s.rows and not s.hidden))


def _grid(records: Sequence[Record], answers: Mapping[str, str]) -> Grid:
    header = find_header(records, answers)
    body = records[header.first_row :]
    width = width_of(header, Counter(len(record.cells) for record in body))
    source = source_of(header.cells)
    if source:
        answers = {**answers_of(source, header.cells), **answers}
    cells = Cells(ShortBody(body), shape_of(body, width, header))
    ends = records[header.index] if header.index is not None else None
    return Grid(
        rows=_shown(records, header.first_row),
        width=max([width, *(len(r.cells) for r in records[:SHOWN])], default=0),
        header=ends.line + ends.text.count("\n") if ends is not None else None,
        delimiter="",
        encoding="",
        roles=_roles(find_columns(header, cells, answers)),
    )


def _shown(records: Sequence[Record], first_row: int) -> tuple[GridRow, ...]:
    """Return what is around the header: most of it rows of the table."""
    start = max(0, first_row - SHOWN // 2)
    return tuple(GridRow(r.line, tuple(r.cells)) for r in records[start : start + SHOWN])


def _roles(columns: Columns) -> dict[int, str]:
    found: dict[int, str] = {}
    for role in _ONE:
        place = getattr(columns, role)
        if place is not None:
            found.setdefault(place, role)
    for place in columns.payee:
        found.setdefault(place, "payee")
    for place in columns.memo:
        found.setdefault(place, "memo")
    for number, place in enumerate(columns.dates):
        found[place] = "value_date" if number else "date"
    return found

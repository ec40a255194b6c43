"""A bank's CSV or TSV read as a whole: table, header, columns, dates, amounts, signs, balances."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from finance.readers.csv_around import read_around
from finance.readers.csv_blocks import split_blocks
from finance.readers.csv_build import build
from finance.readers.csv_columns import find_columns
from finance.readers.csv_header import find_header
from finance.readers.csv_model import Cells
from finance.readers.csv_rows import RowReader
from finance.readers.csv_settle import settle_dates, settle_marks
from finance.readers.csv_table import split_table
from finance.readers.csv_years import with_years
from finance.readers.joined import join
from finance.readers.model import Ignored, ParsedFile
from finance.readers.numbers import MARKS
from finance.readers.sources import answers_of, fill, source_of
from finance.readers.sources_double import fill_double, with_whole_rows
from finance.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from finance.readers.csv_header import Header
    from finance.readers.csv_table import Record

NO_STATEMENT = Sentence(
    "No column of dates and no column of amounts were found, so this is no bank "
    "statement. Export the account's transactions as CSV or OFX and try again."
)
_MOST_COLUMNS = 1_000  # no table of bookings comes near


def read_csv(text: str, name: str, encoding: str, answers: Mapping[str, str]) -> ParsedFile:
    """Return what the table in `text` holds; `answers` settle its questions or overrule a column."""
    table = split_table(text, answers.get("delimiter"))
    layout = {"delimiter": table.delimiter}
    return read_records(table.records, ParsedFile(name, "csv", encoding, layout=layout), answers)


def read_records(
    records: Sequence[Record], file: ParsedFile, answers: Mapping[str, str]
) -> ParsedFile:
    """Return `file` filled from `records`; several tables below one another are read each by itself."""
    if any(len(record.cells) > _MOST_COLUMNS for record in records):
        return replace(file, error=NO_STATEMENT)
    blocks = split_blocks(records)
    parts = [(block, _read_block(block, file, answers)) for block in blocks]
    whole = [part for _, part in parts if part.error is None]
    if not whole:
        return parts[0][1]
    joined = join(whole)
    others = [
        Ignored(record.line, record.text, "no transactions")
        for block, part in parts
        if part.error is not None
        for record in block
    ]
    lines = sorted((*joined.ignored, *others), key=lambda line: line.line)
    return replace(joined, ignored=tuple(lines)) if others else joined


def _read_block(
    records: Sequence[Record], file: ParsedFile, answers: Mapping[str, str]
) -> ParsedFile:
    header = find_header(records)
    before, body = records[: header.first_row], records[header.first_row :]
    width = _width(header, body)
    source = source_of(header.cells)
    if source:
        answers = {**answers_of(source, header.cells), **answers}
        if source.kind == "double":
            with_whole_rows(source, header.cells, [record.cells for record in body])
    edges = [record.text for record in (*before, *body[:3], *body[-3:])]
    body, year = with_years(header, body, edges, file.file, answers)
    cells = Cells(_shaped(body, width), width)
    columns = find_columns(header, cells, answers)
    if not columns.usable:
        return replace(file, error=NO_STATEMENT)
    marks, mark = settle_marks(columns, cells, answers)
    order = settle_dates(columns, cells, header, edges, answers)
    reader = RowReader(columns, width, order.value, marks, header.cells)
    reader.read(body)
    if header.index is None and not reader.drafts:
        return replace(file, error=NO_STATEMENT)
    reader.ignored[:0] = _before(before, header)
    facts = read_around([*before[: header.start], *reader.outside], MARKS[mark.value])
    settled = {"date_order": order.value, "decimal_mark": mark.value}
    questions = tuple(c.question for c in (year, order, mark) if c and c.question)
    begun = replace(file, questions=questions, layout=file.layout | settled)
    parsed = build(reader, header, facts, begun, answers)
    if source is None:
        return parsed
    put = fill if source.kind == "table" else fill_double
    return put(parsed, source, header.cells, reader.drafts)


def _width(header: Header, body: Sequence[Record]) -> int:
    """The header's width, or without one the width that most rows have."""
    if header.cells:
        return len(header.cells)
    widths = Counter(len(record.cells) for record in body)
    return max(widths.items(), key=lambda item: (item[1], item[0]))[0] if widths else 0


def _shaped(body: Sequence[Record], width: int) -> list[list[str]]:
    """The rows that have the table's width; where hardly any has, all of them cut and padded to it."""
    fitting = [r.cells[:width] for r in body if len(r.cells) >= width and not any(r.cells[width:])]
    if len(fitting) * 2 >= len(body) or any(len(r.cells) > width for r in body):
        return fitting
    return [(r.cells + [""] * width)[:width] for r in body]


def _before(records: Sequence[Record], header: Header) -> list[Ignored]:
    return [
        Ignored(
            record.line,
            record.text,
            "header" if header.index is not None and i >= header.start else "preamble",
        )
        for i, record in enumerate(records)
    ]

"""A bank's CSV or TSV read as a whole: table, header, columns, dates, amounts, signs, balances."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from finance.readers.csv_around import read_around
from finance.readers.csv_build import build
from finance.readers.csv_columns import find_columns
from finance.readers.csv_header import find_header
from finance.readers.csv_model import Cells
from finance.readers.csv_rows import RowReader
from finance.readers.csv_settle import settle_dates, settle_marks
from finance.readers.csv_table import split_table
from finance.readers.model import Ignored, ParsedFile
from finance.readers.numbers import MARKS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from finance.readers.csv_header import Header
    from finance.readers.csv_table import Record, Table

NO_STATEMENT = (
    "No column of dates and no column of amounts were found, so this is no bank statement. "
    "Export the account's transactions as CSV or OFX and try again."
)


def read_csv(text: str, name: str, encoding: str, answers: Mapping[str, str]) -> ParsedFile:
    """Return what the table in `text` holds; `answers` settle its questions or overrule a column."""
    table = split_table(text, answers.get("delimiter"))
    header = find_header(table.records)
    body = table.records[header.first_row :]
    width = _width(header, body)
    cells = Cells(_shaped(body, width), width)
    columns = find_columns(header, cells, answers)
    if not columns.usable:
        return ParsedFile(name, "csv", encoding, error=NO_STATEMENT)
    marks, mark = settle_marks(columns, cells, answers)
    around = [record.text for record in (*table.records[: header.first_row], *body[:3], *body[-3:])]
    order = settle_dates(columns, cells, header, around, answers)
    reader = RowReader(columns, width, order.value, marks, header.cells)
    reader.read(body)
    if header.index is None and not reader.drafts:
        return ParsedFile(name, "csv", encoding, error=NO_STATEMENT)
    reader.ignored[:0] = _before(table, header)
    outside = [*table.records[: max(header.first_row - 1, 0)], *reader.outside]
    facts = read_around(outside, MARKS[mark.value])
    questions = [choice.question for choice in (order, mark) if choice.question]
    layout = {"delimiter": table.delimiter, "date_order": order.value, "decimal_mark": mark.value}
    return build(
        reader,
        header,
        facts,
        ParsedFile(name, "csv", encoding, questions=tuple(questions), layout=layout),
        answers,
    )


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


def _before(table: Table, header: Header) -> list[Ignored]:
    return [
        Ignored(record.line, record.text, "header" if i == header.index else "preamble")
        for i, record in enumerate(table.records[: header.first_row])
    ]

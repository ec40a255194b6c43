"""A bank's CSV or TSV read as a whole: table, header, columns, dates, amounts, signs, balances."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from finance.readers.csv_answers import lasting
from finance.readers.csv_blocks import split_blocks
from finance.readers.csv_build import build
from finance.readers.csv_columns import find_columns
from finance.readers.csv_header import find_header, is_header
from finance.readers.csv_model import Shape, ShortBody, TableBody
from finance.readers.csv_survey import survey
from finance.readers.csv_table import MOST_COLUMNS, split_table
from finance.readers.csv_years import with_years
from finance.readers.dates import looks_like_date
from finance.readers.joined import join
from finance.readers.model import Ignored, ParsedFile
from finance.readers.numbers import currency_of, looks_like_number
from finance.readers.sources import answers_of, fill, source_in
from finance.readers.sources_double import fill_double, with_whole_rows
from finance.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from finance.readers.csv_header import Header
    from finance.readers.csv_model import Columns
    from finance.readers.csv_rows import Draft
    from finance.readers.csv_table import Record

NO_STATEMENT = Sentence(
    "No column of dates and no column of amounts were found, so this is no bank "
    "statement. Export the account's transactions as CSV or OFX and try again."
)


def read_csv(text: str, name: str, encoding: str, answers: Mapping[str, str]) -> ParsedFile:
    """Return what the table in `text` holds; `answers` settle its questions or overrule a column."""
    table = split_table(text, answers.get("delimiter"))
    layout = {"delimiter": table.delimiter}
    return read_records(table.records, ParsedFile(name, "csv", encoding, layout=layout), answers)


def read_records(
    records: Sequence[Record], file: ParsedFile, answers: Mapping[str, str]
) -> ParsedFile:
    """Return `file` filled from `records`; several tables below one another are read each by itself."""
    if any(len(record.cells) > MOST_COLUMNS for record in records):
        return replace(file, error=NO_STATEMENT)
    blocks = split_blocks(records, answers)
    parts = [(block, _read_block(block, file, answers)) for block in blocks]
    whole = [part for _, part in parts if part.error is None]
    if not whole:
        return parts[0][1]
    joined = join(whole)
    if len(whole) < len(parts) and not (joined.rows or joined.refused):
        return replace(file, error=NO_STATEMENT)
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
    header = find_header(records, answers)
    before, body = records[: header.first_row], records[header.first_row :]
    width = width_of(header, Counter(len(record.cells) for record in body))
    begun = replace(file, layout=file.layout | lasting(answers))
    source, names = source_in(header.cells, body)
    if source:
        answers = {**answers_of(source, names), **answers}
        if source.kind == "double":
            with_whole_rows(source, names, [record.cells for record in body])
    shape = shape_of(body, width, header)
    around = [*(record.text for record in before), *shape.edges]
    dated, year = with_years(header, body, shape.some_records, around, answers, name=file.file)
    if dated is not body:
        shape = shape_of(dated, width, header)
    if year and year.question:
        begun = replace(begun, questions=(year.question,))
    table = TableBody(header, before, ShortBody(dated), shape, file.file)
    parsed, drafts = read_table(table, begun, answers)
    if source is None or parsed.error:
        return parsed
    put = fill if source.kind == "table" else fill_double
    return put(parsed, source, names, drafts)


def read_table(
    table: TableBody, file: ParsedFile, answers: Mapping[str, str]
) -> tuple[ParsedFile, Sequence[Draft]]:
    """Return `file` filled from a table, and, of a table in memory, the drafts of its rows."""
    columns = find_columns(table.header, table.cells, answers)
    if not columns.usable:
        return replace(file, error=NO_STATEMENT), ()
    table = replace(table, columns=columns, currency=_header_currency(columns, table.header))
    made, found = survey(table, answers)
    if not made.rows.count and not _may_be_empty(table):
        return replace(file, error=NO_STATEMENT), ()
    return build(made, found, file, answers), made.drafts.items


def _may_be_empty(table: TableBody) -> bool:
    """Whether a table without a row is one of a bank all the same, not text with some words of a header."""
    if table.header.index is None:
        return False
    records = [cells for cells in table.shape.some_records if any(cells)]
    if not records:
        return is_header(table.header.cells)
    columns = table.columns
    return any(
        _fits(cells, columns.dates, looks_like_date)
        or _fits(cells, columns.money, looks_like_number)
        for cells in records
    )


def _fits(cells: Sequence[str], places: Sequence[int], test: Callable[[str], bool]) -> bool:
    return any(test(cells[place]) for place in places if place < len(cells))


def width_of(header: Header, widths: Counter[int]) -> int:
    """The header's width, or without one the width that most rows have."""
    if header.cells or not widths:
        return len(header.cells)
    return max(widths.items(), key=lambda item: (item[1], item[0]))[0]


def shape_of(body: Iterable[Record], width: int, header: Header) -> Shape:
    """Return the shape of a table of that width."""
    shape = Shape(width, header.cells)
    for record in body:
        shape.see(record)
    return shape


def _header_currency(columns: Columns, header: Header) -> str | None:
    """The currency in the header of an amount, which then goes before that in the rows."""
    sides = (columns.amount, columns.debit, columns.credit)
    cells = [header.cells[p] for p in sides if p is not None and p < len(header.cells)]
    named = next(filter(None, map(currency_of, cells)), None)
    if named:
        columns.currency = None
    return named

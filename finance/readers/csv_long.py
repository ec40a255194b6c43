"""A table too long for memory: read in passes over the file, its rows made again chunk by chunk."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

from finance.readers.csv_answers import HEADER, lasting
from finance.readers.csv_blocks import BlockFinder
from finance.readers.csv_header import HEAD, find_header
from finance.readers.csv_model import Shape, TableBody
from finance.readers.csv_reader import NO_STATEMENT, read_table, shape_of, width_of
from finance.readers.csv_table import LAST, MOST_COLUMNS, SAMPLE, Cutter, choose_delimiter
from finance.readers.csv_years import lacks_years
from finance.readers.model import ParsedFile
from finance.readers.sources import source_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from finance.readers.csv_header import Header
    from finance.readers.csv_table import Record
    from finance.readers.long_text import LongText

_BLOCKS = 32  # of blank or endless lines: the delimiter is found in no more of them


class LongRecords:
    """The records of a long text by the blocks they begin in.

    The first pass notes where the records of each block begin; after that any block can be read.
    """

    def __init__(self, text: LongText, delimiter: str) -> None:
        self.delimiter = delimiter
        self._text = text
        self._starts = [
            (1, 0, 0)
        ]  # the block's first line, lines of the record before, records before

    def __len__(self) -> int:
        return len(self._text)

    def __iter__(self) -> Iterator[Record]:
        return chain.from_iterable(map(self.block, range(len(self))))

    def before(self, number: int) -> int:
        """Return how many records begin before a block that a pass has reached."""
        return self._starts[number][2]

    def block(self, number: int) -> list[Record]:
        """Return the records that begin in a block."""
        line, skipped, before = self._starts[number]
        lines = self._text.lines(number)
        following = iter(range(number + 1, len(self)))
        cutter = Cutter(
            lines[skipped:],
            self.delimiter,
            lambda: next((more for i in following if (more := self._text.lines(i))), []),
        )
        records = list(cutter.records(line + skipped))
        if number + 1 == len(self._starts):
            over = skipped + cutter.position - len(lines)
            self._starts.append((line + len(lines), max(over, 0), before + len(records)))
        return records


class LongBody:
    """The records of a long table from its first row on."""

    def __init__(self, records: LongRecords, first_row: int) -> None:
        self._records = records
        self._first_row = first_row

    def __len__(self) -> int:
        return len(self._records)

    def chunk(self, number: int) -> Sequence[Record]:
        """Return the records of a chunk, which is a block of the text."""
        records = self._records.block(number)
        above = self._first_row - self._records.before(number)
        return records[above:] if above > 0 else records


def long_records(text: LongText, told: str | None) -> LongRecords:
    """Return the records of a long text; the delimiter is found when it is not told."""
    first: list[str] = []
    filled: list[str] = []
    for number in range(len(text)):
        first += text.lines(number)
        filled = [line for line in first if line.strip()]
        if len(filled) > SAMPLE or number >= _BLOCKS:
            break
    last: list[str] = []
    for number in reversed(range(len(text))):
        last = [*(line for line in text.lines(number) if line.strip()), *last]
        if len(last) >= LAST:
            break
    return LongRecords(text, choose_delimiter(first[0] if first else "", filled, last, told))


def read_long_csv(text: LongText, name: str, answers: Mapping[str, str]) -> ParsedFile | None:
    """Return what the table in `text` holds, just as `read_csv` does; None where only that can tell.

    That are files in which rows far apart belong together, whose rows cannot be made by themselves:
    several tables below one another, dates without years, and exports of other programs.
    """
    records = long_records(text, answers.get("delimiter"))
    head: list[Record] = []
    for number in range(len(records)):
        head += records.block(number)
        if len(head) >= HEAD:
            break
    header = find_header(head, answers)
    if source_of(header.cells):
        return None
    first = _FirstPass(records, header, head, answers)
    if first.several or lacks_years(header, first.shape.some_records):
        return None
    layout = {"delimiter": records.delimiter} | lasting(answers)
    file = ParsedFile(name, "csv", text.encoding.name, layout=layout)
    if first.widest > MOST_COLUMNS:
        return replace(file, error=NO_STATEMENT)
    body = LongBody(records, header.first_row)
    table = TableBody(header, head[: header.first_row], body, first.shape, name)
    return read_table(table, file, answers)[0]


class _FirstPass:
    """What must be known of all records before the columns can be found."""

    def __init__(
        self,
        records: LongRecords,
        header: Header,
        head: Sequence[Record],
        answers: Mapping[str, str],
    ) -> None:
        self.several = False  # whether another table begins below the first
        self.shape = Shape(len(header.cells), header.cells)
        widths = Counter[int]()
        alone = header.index is None or bool(answers.get(HEADER))
        finder = None if alone else BlockFinder(header, head)
        for index, record in enumerate(records):
            widths[len(record.cells)] += 1
            if index >= header.first_row:
                self.shape.see(record)
            if finder:
                finder.see(record)
                if len(finder.starts) > 1:
                    self.several = True
                    break
        self.widest = max(widths, default=0)
        if not header.cells:
            self.shape = shape_of(records, width_of(header, widths), header)

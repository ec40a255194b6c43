"""What is known of a table while it is read: the roles of its columns, its body, and its cells by column."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, Protocol

from finance.readers.sampling import Sample

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from finance.readers.csv_header import Header
    from finance.readers.csv_table import Record

_SAMPLE = 800
_EDGE = 3
_PROOF = 20_000  # rows: what they hold alike is no text of single payments


@dataclass
class Columns:
    """The place of each role in a row; None or empty where the table has no such column."""

    dates: list[int] = field(default_factory=list)
    amount: int | None = None
    debit: int | None = None
    credit: int | None = None
    sign: int | None = None
    balance: int | None = None
    fee: int | None = None
    currency: int | None = None
    account: int | None = None
    other_account: int | None = None  # that of the other party
    bank_id: int | None = None
    type: int | None = None
    status: int | None = None
    payee: list[int] = field(default_factory=list)
    memo: list[int] = field(default_factory=list)
    category: int | None = None  # these three only where the user names them
    note: int | None = None
    tags: int | None = None
    teller: int | None = None  # the side whose amounts stand in the other side's column too
    guessed_sides: bool = False  # debit and credit found by content alone: which is which is open

    @property
    def usable(self) -> bool:
        """Whether rows can be read: a date, and an amount in some form."""
        return bool(self.dates) and not (
            self.amount is None and self.debit is None and self.credit is None
        )

    @property
    def money(self) -> list[int]:
        """The columns that share one decimal mark."""
        found = (self.amount, self.debit, self.credit, self.balance, self.fee)
        return [place for place in found if place is not None]

    @property
    def told(self) -> bool:
        """Whether there is a column that only the user can name."""
        return not (self.category is None and self.note is None and self.tags is None)

    @property
    def texts(self) -> list[int]:
        """The columns that say who was paid and what for, in that order."""
        return [*self.payee, *self.memo]


class Body(Protocol):
    """The records after a header, in chunks that can be gone through as often as needed."""

    def __len__(self) -> int:
        """How many chunks there are."""

    def chunk(self, number: int) -> Sequence[Record]:
        """Return the records of a chunk."""


class ShortBody:
    """Records in memory, all in one chunk."""

    def __init__(self, records: Sequence[Record]) -> None:
        self.records = records

    def __len__(self) -> int:
        return 1

    def chunk(self, number: int) -> Sequence[Record]:
        """Return all records."""
        del number
        return self.records


class Shape:
    """Which records are rows of the table: those of its width, or cut to it where only empty cells follow.

    Where hardly any is, all are, cut and padded. A repeated header is none. `see` is told of every
    record first.
    """

    def __init__(self, width: int, header: Sequence[str] = ()) -> None:
        self.width = width
        self.header = list(header)
        self.records = self._fitting = 0
        self._longer = False
        self._fits: Sample[list[str]] = Sample(_SAMPLE)
        self._all: Sample[list[str]] = Sample(_SAMPLE)
        self._first: list[str] = []
        self._last: deque[str] = deque(maxlen=_EDGE)

    def see(self, record: Record) -> None:
        """Take in one record of the body."""
        cells, width = record.cells, self.width
        if len(self._first) < _EDGE:
            self._first.append(record.text)
        self._last.append(record.text)
        if cells == self.header:
            return
        self.records += 1
        if self._all.due():
            self._all.keep(cells)
        if len(cells) == width or (len(cells) > width and not any(cells[width:])):
            self._fitting += 1
            if self._fits.due():
                self._fits.keep(cells[:width])
        self._longer = self._longer or len(cells) > width

    @property
    def edges(self) -> list[str]:
        """The texts of the first and the last records."""
        return [*self._first, *self._last]

    @property
    def strict(self) -> bool:
        """Whether only records that fit are rows."""
        return self._fitting * 2 >= self.records or self._longer

    @property
    def rows(self) -> int:
        """How many records are rows."""
        return self._fitting if self.strict else self.records

    @property
    def some_records(self) -> list[list[str]]:
        """An even sample of the cells of all records."""
        return self._all.items

    @property
    def some_rows(self) -> list[list[str]]:
        """An even sample of the rows."""
        return self._fits.items if self.strict else [self._padded(c) for c in self._all.items]

    def row(self, cells: list[str]) -> list[str] | None:
        """Return the row that a record's cells are; None where they are none."""
        if cells == self.header:
            return None
        if len(cells) == self.width:
            return cells
        if not self.strict:
            return self._padded(cells)
        fits = len(cells) > self.width and not any(cells[self.width :])
        return cells[: self.width] if fits else None

    def _padded(self, cells: list[str]) -> list[str]:
        return (cells + [""] * self.width)[: self.width]


class Rows:
    """The rows of a body, made again from it each time they are gone through."""

    def __init__(self, body: Body, shape: Shape) -> None:
        self._body = body
        self._shape = shape

    def __len__(self) -> int:
        return self._shape.rows

    def __iter__(self) -> Iterator[list[str]]:
        for number in range(len(self._body)):
            for record in self._body.chunk(number):
                row = self._shape.row(record.cells)
                if row is not None:
                    yield row


class Cells:
    """The columns of a table by place, their non-empty cells, and what share of them is of a kind."""

    def __init__(self, body: Body, shape: Shape) -> None:
        self.rows = Rows(body, shape)
        self.width = shape.width
        self._sample = shape.some_rows
        self._varied: dict[int, bool] = {}

    def filled(self, place: int) -> list[str]:
        """The cells of a sample of the rows that hold something."""
        return [row[place] for row in self._sample if row[place]]

    def varied(self, place: int) -> bool:
        """Whether a column holds more than one text."""
        if place not in self._varied:
            # A sample that shows it spares a pass over the table.
            self._varied[place] = len(set(self.filled(place))) > 1 or self._varies(place)
        return self._varied[place]

    def _varies(self, place: int) -> bool:
        if len(self._sample) == len(self.rows) or not self.filled(place):
            return False
        texts = (row[place] for row in islice(self.rows, _PROOF) if row[place])
        first = next(texts, "")
        return any(text != first for text in texts)

    def share(self, place: int, test: Callable[[str], bool]) -> float:
        """The share of filled cells that pass `test`; 0 for an empty column."""
        cells = self.filled(place)
        return sum(map(test, cells)) / len(cells) if cells else 0.0


@dataclass(slots=True)
class TableBody:
    """A table: its header, what stands above it, its body, and once they are found its columns.

    `currency` is that in the header of an amount: `Betrag (€)`, `Amount CZK`.
    """

    header: Header
    before: Sequence[Record]
    body: Body
    shape: Shape
    name: str  # of the file
    columns: Columns = field(default_factory=Columns)
    currency: str | None = None
    cells: Cells = field(init=False)

    def __post_init__(self) -> None:
        self.cells = Cells(self.body, self.shape)

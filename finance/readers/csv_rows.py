"""Records of a table read as drafts of rows, or set aside with the reason why."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

from finance.readers.csv_around import balance_side
from finance.readers.csv_signs import SignRule
from finance.readers.dates import parse_date
from finance.readers.lexicon import lexicon
from finance.readers.model import Ignored, Refused
from finance.readers.numbers import POINT, parse_number
from finance.readers.words import holds, phrase
from finance.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from datetime import date
    from decimal import Decimal

    from finance.readers.csv_model import Columns, TableBody
    from finance.readers.csv_table import Record

_BALANCE_LINE = {
    "opening": "balance line",
    "closing": "balance line",
    "balance": "balance line",
    "total": "total line",
}


_TOO_WIDE = Sentence(
    "It has more cells than the header, and the text that holds a delimiter cannot be told."
)
_DIGIT = re.compile(r"\d").search
_MOST_KEPT = 10_000
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Reading:
    """How the cells of one table are read; what a survey of the whole table settles.

    `marks` are the decimal marks of the money columns, `mark` that of the whole table; `factors` are
    those of the debit and credit columns; `net`: fees are still to be taken off the amounts.
    """

    order: str = "ymd"
    mark: str = POINT
    marks: Mapping[int, str] = field(default_factory=dict)
    factors: tuple[int, int] = (-1, 1)
    net: bool = False
    rule: SignRule = field(default_factory=SignRule)

    def owes(self, columns: Columns) -> bool:
        """Whether balances are what is owed, so that they turn with the amounts."""
        return columns.amount is not None and self.rule.default < 0 and not self.rule.factors


@dataclass(slots=True)
class Draft:
    """A row whose sign is not settled yet: `value` is the amount as the file gives it."""

    line: int
    cells: list[str]
    day: date
    value: Decimal
    balance: Decimal | None
    pending: bool


class RowReader:
    """Tells for each record after a header what row it is, or why it is none."""

    def __init__(
        self, table: TableBody, reading: Reading, outside: Callable[[Record], None]
    ) -> None:
        """`outside` is handed the records around the rows, which may state facts of the account."""
        self.columns = table.columns
        self.width = table.shape.width
        self.header = list(table.header.cells)
        self.reading = reading
        self.begun = False  # whether there was a row already
        self._outside = outside
        self._texts = table.columns.texts
        self._days: dict[str, date | None] = {}
        self._states: dict[str, str] = {"": ""}
        self._sides: dict[str, str] = {}

    def read(self, record: Record) -> Draft | Refused | Ignored:
        """Return the draft of a row, or the record refused or ignored."""
        fits = len(record.cells) == self.width
        cells = record.cells if fits else self._fit(record.cells)
        if cells is None:
            return Refused(record.line, record.text, _TOO_WIDE)
        draft = self._draft(record, cells)
        return self._set_aside(record, cells) if draft is None else self._kept(record, draft)

    def _draft(self, record: Record, cells: list[str]) -> Draft | None:
        day = self._day(cells)
        if day is None:
            return None
        value = self._value(cells)
        if value is None:
            return None
        place = self.columns.balance
        balance = self.number(place, cells[place]) if place is not None and cells[place] else None
        return Draft(record.line, cells, day, value, balance, pending=False)

    def _kept(self, record: Record, draft: Draft) -> Draft | Ignored:
        state = self._state(draft.cells)
        if state == "void":
            return Ignored(record.line, record.text, "declined or cancelled")
        if not draft.value:
            return Ignored(record.line, record.text, "zero amount")
        if self._is_balance(draft.cells):
            self._outside(record)
            return Ignored(record.line, record.text, "balance line")
        draft.pending = state == "pending"
        self.begun = True
        return draft

    def _set_aside(self, record: Record, cells: list[str]) -> Refused | Ignored:
        if self.header and record.cells == self.header:
            return Ignored(record.line, record.text, "repeated header")
        first = next(cell for cell in record.cells if cell)
        side = balance_side(phrase(first)) or next(filter(None, map(self._side, cells)), "")
        side = side or self._side_beside_balance(cells)
        why = None if side else self._why_refused(record, cells, first)
        if why:
            return Refused(record.line, record.text, why)
        self._outside(record)
        place = "footer" if self.begun else "preamble"
        return Ignored(record.line, record.text, _BALANCE_LINE.get(side, place))

    def _why_refused(self, record: Record, cells: list[str], first: str) -> Sentence | None:
        """Why a record that looks like a row is none; None for one that does not."""
        day_cell = self._day_cell(cells)
        day, value = self._day(cells), self._value(cells)
        whole = len(record.cells) == self.width
        if day is None and value is not None and (day_cell or whole):
            return (
                Sentence("“{text}” is not a date like those of the other rows.", text=day_cell)
                if day_cell
                else Sentence("It has no date.")
            )
        if day is not None and value is None:
            return self._why_no_amount(cells)
        broken_date = day is None and any(c.isdigit() for c in day_cell) and day_cell != first
        if broken_date and whole:
            return Sentence("Neither its date nor its amount can be read.")
        return None

    def _side_beside_balance(self, cells: list[str]) -> str:
        """`Beginning balance as of 1 May` with a balance and no amount."""
        columns = self.columns
        amounts = (columns.amount, columns.debit, columns.credit)
        if columns.balance is None or any(p is not None and cells[p] for p in amounts):
            return ""
        words = phrase(" ".join(cells[p] for p in columns.texts))
        return balance_side(words) if cells[columns.balance] else ""

    def _why_no_amount(self, cells: list[str]) -> Sentence:
        places = (self.columns.amount, self.columns.debit, self.columns.credit)
        found = [cells[p] for p in places if p is not None and cells[p]]
        if len(found) > 1:
            return Sentence("It has an amount both as money in and as money out.")
        return (
            Sentence("“{text}” is not an amount like those of the other rows.", text=found[0])
            if found
            else Sentence("It has no amount.")
        )

    def _day_cell(self, cells: list[str]) -> str:
        return next((cells[p] for p in self.columns.dates if cells[p]), "")

    def _day(self, cells: list[str]) -> date | None:
        text = cells[self.columns.dates[0]] or self._day_cell(cells)
        try:
            return self._days[text]
        except KeyError:
            _make_room(self._days)
            day = self._days[text] = parse_date(text, self.reading.order)
            return day

    def _value(self, cells: list[str]) -> Decimal | None:
        columns = self.columns
        if columns.amount is not None:
            return self.number(columns.amount, cells[columns.amount])
        out = self._side_value(columns.debit, cells)
        into = self._side_value(columns.credit, cells)
        if out and into:
            if columns.teller is None:
                return None
            return -abs(out) if columns.teller == columns.debit else abs(into)
        out_factor, in_factor = self.reading.factors
        if into or out is None:
            return None if into is None else into * in_factor
        return out * out_factor

    def _side_value(self, place: int | None, cells: list[str]) -> Decimal | None:
        return self.number(place, cells[place]) if place is not None and cells[place] else None

    def number(self, place: int, text: str) -> Decimal | None:
        """Return the amount in a cell of a money column, read with that column's decimal mark."""
        return parse_number(text, self.reading.marks[place])

    def _fit(self, cells: list[str]) -> list[str] | None:
        """Pad a short row, cut empty ends, or re-join a text that an unquoted delimiter tore apart."""
        width = self.width
        if len(cells) < width:
            return cells + [""] * (width - len(cells))
        extra = len(cells) - width
        if not any(cells[width:]):
            return cells[:width]
        readings = [
            [
                *cells[:place],
                ", ".join(cells[place : place + extra + 1]),
                *cells[place + extra + 1 :],
            ]
            for place in self._texts
        ]
        whole = [reading for reading in readings if self._complete(reading)]
        return whole[0] if len(whole) == 1 or self._agree(whole) else None

    def _agree(self, readings: list[list[str]]) -> bool:
        """Whether several ways to re-join leave day, amount and balance the same."""
        place = self.columns.balance
        told = {
            (self._day(cells), self._value(cells), cells[place] if place is not None else "")
            for cells in readings
        }
        return len(told) == 1

    def _complete(self, cells: list[str]) -> bool:
        day, value = self._day(cells), self._value(cells)
        place = self.columns.balance
        balanced = place is None or not cells[place] or self.number(place, cells[place]) is not None
        return day is not None and value is not None and balanced

    def _state(self, cells: list[str]) -> str:
        place = self.columns.status
        text = cells[place] if place is not None else ""
        if text not in self._states:
            _make_room(self._states)
            words = phrase(text)
            groups = lexicon()
            void = holds(words, groups.group("status.void"))
            pending = holds(words, groups.group("status.pending"))
            self._states[text] = "void" if void else "pending" if pending else ""
        return self._states[text]

    def _is_balance(self, cells: list[str]) -> bool:
        texts = [cells[p] for p in self._texts if cells[p]]
        return len(texts) == 1 and self._side(texts[0]) in {"opening", "closing"}

    def _side(self, cell: str) -> str:
        """A cell that is a balance's name and nothing else; none of those has a digit."""
        if _DIGIT(cell):
            return ""
        side = self._sides.get(cell)
        if side is None:
            _make_room(self._sides)
            side = self._sides[cell] = _balance_names().get(phrase(cell), "")
        return side


@lru_cache(maxsize=1)
def _balance_names() -> dict[str, str]:
    group = lexicon().group
    return {name: side for side in reversed(_BALANCE_LINE) for name in group(f"lines.{side}")}


def _make_room(cache: dict[str, V]) -> None:
    if len(cache) >= _MOST_KEPT:
        cache.clear()

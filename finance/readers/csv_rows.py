"""Records of a table read as drafts of rows, or set aside with the reason why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from finance.readers.csv_around import balance_side
from finance.readers.csv_signs import side_factor
from finance.readers.dates import parse_date
from finance.readers.lexicon import lexicon
from finance.readers.model import Ignored, Refused
from finance.readers.numbers import parse_number
from finance.readers.words import holds, phrase
from finance.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date
    from decimal import Decimal

    from finance.readers.csv_model import Columns
    from finance.readers.csv_table import Record

_BALANCE_LINE = {
    "opening": "balance line",
    "closing": "balance line",
    "balance": "balance line",
    "total": "total line",
}


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
    """Reads the records after a header, one by one, and keeps what is no row with its reason."""

    def __init__(
        self, columns: Columns, width: int, order: str, marks: dict[int, str], header: Sequence[str]
    ) -> None:
        self.columns = columns
        self.width = width
        self.order = order
        self.marks = marks
        self.header = list(header)
        self.drafts: list[Draft] = []
        self.refused: list[Refused] = []
        self.ignored: list[Ignored] = []
        self.outside: list[Record] = []
        self._days: dict[str, date | None] = {}
        self._values: dict[tuple[int, str], Decimal | None] = {}
        self._states: dict[str, str] = {"": ""}
        self._factors = (1, 1)

    def read(self, records: Sequence[Record]) -> None:
        """Sort every one of `records` into drafts, refused and ignored."""
        self._weigh_sides(records)
        for record in records:
            fits = len(record.cells) == self.width
            cells = record.cells if fits else self._fit(record.cells)
            draft = self._draft(record, cells) if cells else None
            if draft is not None:
                self._keep(record, draft)
            elif cells is None:
                self._refuse(
                    record,
                    Sentence(
                        "It has more cells than the header, and the text that holds a delimiter cannot "
                        "be told."
                    ),
                )
            else:
                self._set_aside(record, cells)

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

    def _keep(self, record: Record, draft: Draft) -> None:
        state = self._state(draft.cells)
        if state == "void":
            self._ignore(record, "declined or cancelled")
        elif not draft.value:
            self._ignore(record, "zero amount")
        elif self._is_balance(draft.cells):
            self._ignore(record, "balance line")
            self.outside.append(record)
        else:
            draft.pending = state == "pending"
            self.drafts.append(draft)

    def _set_aside(self, record: Record, cells: list[str]) -> None:
        if self.header and record.cells == self.header:
            self._ignore(record, "repeated header")
            return
        first = next(cell for cell in record.cells if cell)
        side = balance_side(phrase(first)) or next(filter(None, map(self._side, cells)), "")
        side = side or self._side_beside_balance(cells)
        day_cell = self._day_cell(cells)
        day, value = self._day(cells), self._value(cells)
        broken_date = day is None and any(c.isdigit() for c in day_cell) and day_cell != first
        if (
            day is None
            and value is not None
            and not side
            and (day_cell or len(record.cells) == self.width)
        ):
            why = (
                Sentence("“{text}” is not a date like those of the other rows.", text=day_cell)
                if day_cell
                else Sentence("It has no date.")
            )
            self._refuse(record, why)
        elif day is not None and value is None and not side:
            self._refuse(record, self._why_no_amount(cells))
        elif broken_date and len(record.cells) == self.width and not side:
            self._refuse(record, Sentence("Neither its date nor its amount can be read."))
        else:
            place = "footer" if self.drafts else "preamble"
            self._ignore(record, _BALANCE_LINE.get(side, place))
            self.outside.append(record)

    def _side_beside_balance(self, cells: list[str]) -> str:
        """`Beginning balance as of 1 May` with a balance and no amount."""
        columns = self.columns
        amounts = (columns.amount, columns.debit, columns.credit)
        if columns.balance is None or any(p is not None and cells[p] for p in amounts):
            return ""
        words = phrase(" ".join(cells[p] for p in (*columns.payee, *columns.memo)))
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
            day = self._days[text] = parse_date(text, self.order)
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
        if into or out is None:
            return None if into is None else into * self._factors[1]
        return out * self._factors[0]

    def _side_value(self, place: int | None, cells: list[str]) -> Decimal | None:
        return self.number(place, cells[place]) if place is not None and cells[place] else None

    def number(self, place: int, text: str) -> Decimal | None:
        """Return the amount in a cell of a money column, read with that column's decimal mark."""
        key = (place, text)
        try:
            return self._values[key]
        except KeyError:
            value = self._values[key] = parse_number(text, self.marks[place])
            return value

    def _weigh_sides(self, records: Sequence[Record]) -> None:
        """Learn from the whole debit and credit columns which sign their cells carry."""
        columns = self.columns
        found = []
        for place, out in ((columns.debit, True), (columns.credit, False)):
            values = []
            if place is not None:
                cells = (
                    r.cells[place] for r in records if len(r.cells) == self.width and r.cells[place]
                )
                values = [v for v in (self.number(place, cell) for cell in cells) if v]
            found.append(side_factor(values, out=out))
        self._factors = (found[0], found[1])

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
            for place in (*self.columns.payee, *self.columns.memo)
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
            words = phrase(text)
            groups = lexicon()
            void = holds(words, groups.group("status.void"))
            pending = holds(words, groups.group("status.pending"))
            self._states[text] = "void" if void else "pending" if pending else ""
        return self._states[text]

    def _is_balance(self, cells: list[str]) -> bool:
        texts = [cells[p] for p in (*self.columns.payee, *self.columns.memo) if cells[p]]
        return len(texts) == 1 and self._side(texts[0]) in {"opening", "closing"}

    def _side(self, cell: str) -> str:
        """A cell that is a balance's name and nothing else."""
        groups = lexicon()
        text = phrase(cell)
        return next((s for s in _BALANCE_LINE if text in groups.group(f"lines.{s}")), "")

    def _refuse(self, record: Record, reason: Sentence) -> None:
        self.refused.append(Refused(record.line, record.text, reason))

    def _ignore(self, record: Record, reason: str) -> None:
        self.ignored.append(Ignored(record.line, record.text, reason))

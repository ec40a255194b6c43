"""One pass over a whole table under a guess how it is read: what it shows, and how it is really read.

What a table says in its last row can change how its first is read, and a long table is not kept in
memory. So a pass gathers all evidence in little space; the guess, made from the first rows, is
nearly always what the evidence says, and else the next pass begins with what it said. Each part of
a reading rests only on parts that a pass before has settled, so that this ends, with one result.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING

from finance.readers.csv_around import look_around, read_around
from finance.readers.csv_evidence import RowEvidence
from finance.readers.csv_model import Shape, ShortBody
from finance.readers.csv_rows import Draft, Reading, RowReader
from finance.readers.csv_settle import ColumnVotes, settle_dates, settle_marks
from finance.readers.csv_sides import card_kind, settle_rule
from finance.readers.csv_signs import Side
from finance.readers.kept import Kept
from finance.readers.model import Ignored, Refused
from finance.readers.numbers import MARKS, POINT

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from finance.readers.csv_model import TableBody
    from finance.readers.csv_table import Record
    from finance.readers.model import Question

_HEAD = 500


@dataclass(frozen=True, slots=True)
class Findings:
    """How a table is read as far as a survey shows, and what it leaves open."""

    reading: Reading
    questions: tuple[Question, ...]


class Survey:
    """Goes through a table once, under the reading it is given."""

    def __init__(self, table: TableBody, reading: Reading) -> None:
        short = isinstance(table.body, ShortBody)
        self.table = table
        self.reading = reading
        self.facts = read_around(table.before[: table.header.start], MARKS[reading.mark])
        self.rows = RowEvidence(table.columns, reading)
        self.drafts = Kept(Draft, every=short)
        self.refused = Kept(Refused, every=short)
        self.ignored = Kept(Ignored, every=short)
        self._votes = ColumnVotes(table.columns)
        self._sides = [(table.columns.debit, Side()), (table.columns.credit, Side())]
        self._reader = RowReader(table, reading, self._outside)
        self._run()

    def _outside(self, record: Record) -> None:
        look_around(record, MARKS[self.reading.mark], self.facts)

    def _run(self) -> None:
        body = self.table.body
        for number in range(len(body)):
            for kept in (self.drafts, self.refused, self.ignored):
                kept.begin()
            if number == 0:
                for line in above(self.table):
                    self.ignored.add(line)
            for record in body.chunk(number):
                self._see(record)

    def _see(self, record: Record) -> None:
        row = self.table.shape.row(record.cells)
        if row is not None:
            self._votes.see(row)
        if len(record.cells) == self.table.shape.width:
            self._weigh(record.cells)
        item = self._reader.read(record)
        if isinstance(item, Draft):
            self.drafts.add(item)
            self.rows.see(item)
        elif isinstance(item, Refused):
            self.refused.add(item)
        else:
            self.ignored.add(item)

    def _weigh(self, cells: list[str]) -> None:
        """Learn from the whole debit and credit columns which sign their cells carry."""
        for place, side in self._sides:
            if place is not None and cells[place]:
                value = self._reader.number(place, cells[place])
                if value:
                    side.add(value)

    def findings(self, answers: Mapping[str, str]) -> Findings:
        """Return how the table is to be read by all that was seen."""
        table, columns = self.table, self.table.columns
        around = [*(record.text for record in table.before), *table.shape.edges]
        order = settle_dates(table, self._votes, around, answers)
        marks, mark = settle_marks(self._votes, answers)
        (_, debit), (_, credit) = self._sides
        kind = self.facts.kind or card_kind(table)
        rule, asked = settle_rule(self.rows, columns, answers, card=kind == "credit card")
        reading = Reading(
            order=order.value,
            mark=mark.value,
            marks=marks,
            factors=(debit.factor(out=True), credit.factor(out=False)),
            net=self.rows.net.links > self.rows.plain.links,
            rule=rule,
        )
        questions = tuple(choice.question for choice in (order, mark) if choice.question)
        return Findings(reading, (*questions, *asked))


def above(table: TableBody) -> list[Ignored]:
    """Return the header and what stands above it as lines that hold no row."""
    start = table.header.start if table.header.index is not None else len(table.before)
    reasons = ("header" if i >= start else "preamble" for i in range(len(table.before)))
    return [Ignored(r.line, r.text, why) for r, why in zip(table.before, reasons, strict=True)]


def read_chunk(
    table: TableBody, reading: Reading, number: int, *, begun: bool
) -> Iterator[Draft | Refused | Ignored]:
    """Yield again what a survey saw in one chunk; `begun`: there were rows in the chunks before."""
    reader = RowReader(table, reading, _pass_over)
    reader.begun = begun
    items = map(reader.read, table.body.chunk(number))
    return items if number else chain(above(table), items)


def _pass_over(record: Record) -> None:
    """What stands around the rows was read when the table was surveyed."""


def survey(table: TableBody, answers: Mapping[str, str]) -> tuple[Survey, Findings]:
    """Return a survey of `table` made under the very reading that it finds."""
    reading = Reading(marks=dict.fromkeys(table.columns.money, MARKS[POINT]))
    head = _head(table)
    if head:
        reading = _settled(head, reading, answers)[1].reading
    return _settled(table, reading, answers)


def _settled(
    table: TableBody, reading: Reading, answers: Mapping[str, str]
) -> tuple[Survey, Findings]:
    while True:
        made = Survey(table, reading)
        found = made.findings(answers)
        if found.reading == reading:
            return made, found
        reading = found.reading


def _head(table: TableBody) -> TableBody | None:
    """The first rows of a table as one of its own; None where it has no more than that."""
    first = table.body.chunk(0) if len(table.body) else ()
    if table.shape.records <= _HEAD:
        return None
    body, shape = ShortBody(first[:_HEAD]), Shape(table.shape.width, table.shape.header)
    for record in body.records:
        shape.see(record)
    return replace(table, body=body, shape=shape)

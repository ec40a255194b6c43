"""What an import would make of each line of a file, read a page at a time."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from dataclasses import dataclass
from heapq import merge
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from datetime import date

    from finance.imports.decisions import Decision
    from finance.imports.imported import Imported, ImportedRow
    from finance.ledger.ledger import Ledger
    from finance.readers.model import ParsedFile

REFUSED, IGNORED = "refused", "ignored"
_HEADS = "header"


@dataclass(frozen=True, slots=True)
class Other:
    """The transaction that a row repeats, refunds or is a transfer with; `id` None: of this import."""

    id: int | None
    day: date
    title: str
    account: str


@dataclass(frozen=True, slots=True)
class PreviewLine:
    """One line: read (`row`), or its `text` with the reason why it is refused or ignored."""

    line: int
    status: str
    row: ImportedRow | None = None
    text: str = ""
    reason: str = ""
    other: Other | None = None
    decision: Decision | None = None


class Preview:
    """The lines of one file by number: first its rows, then those refused, then those ignored.

    `drop` are the outcomes of all files that are tried together.
    """

    def __init__(
        self,
        imported: Imported,
        decisions: Mapping[int, Decision],
        drop: Sequence[Imported] = (),
    ) -> None:
        self.imported = imported
        self.parsed: ParsedFile = imported.parsed
        self._decisions = decisions
        self._drop = drop or (imported,)
        self._rows = len(imported.outcomes)
        self._refused = self._rows + len(self.parsed.refused)
        self._end = self._refused + len(self.parsed.ignored)
        self._order = self._in_order()

    def counts(self) -> dict[str, int]:
        """Return status -> number of lines, for those that have any."""
        ignored = self.parsed.ignored
        heads = len(ignored) == 1 and ignored[0].reason == _HEADS  # nothing that anyone would miss
        outside = {REFUSED: self.imported.refused, IGNORED: 0 if heads else len(ignored)}
        read = self.imported.outcomes.counts()
        return {str(status): count for status, count in (*read.items(), *outside.items()) if count}

    def numbers(self, status: str) -> Sequence[int]:
        """Return the numbers of the lines of one status; "" gives all but the ignored ones."""
        if status == IGNORED:
            return range(self._refused, self._end)
        if status == REFUSED:
            return array("q", (number for _, number in self._refusals()))
        if status:
            return array("q", self.imported.outcomes.places(status))  # type: ignore[arg-type]
        return self._order

    def lines(self, ledger: Ledger, numbers: Sequence[int]) -> list[PreviewLine]:
        """Return lines by their numbers."""
        made = [self._line(number) for number in numbers]
        wanted = {n for line in made if line.row is not None and (n := _other_id(line.row))}
        others = self._others(ledger, wanted)
        return [
            _with_other(line, others.get(_other_id(line.row) or 0)) if line.row else line
            for line in made
        ]

    def _in_order(self) -> Sequence[int]:
        """Return the rows with the refused lines among them, as they stand in the file."""
        read = len(self.parsed.rows)
        lines = self.imported.outcomes.lines
        mended = sorted((lines[place], place) for place in range(read, self._rows))
        if not mended and not self.parsed.refused:
            return range(self._rows)
        order, begin = array("q"), 0
        for line, number in merge(self._refusals(), mended):
            end = max(begin, bisect_left(lines, line, begin, read))
            order.extend(range(begin, end))
            order.append(number)
            begin = end
        order.extend(range(begin, read))
        return order

    def _refusals(self) -> Iterator[tuple[int, int]]:
        """Yield (line, number) of the refused lines that were not mended."""
        mended = {n for n, decision in self._decisions.items() if decision.mended is not None}
        for number, refused in enumerate(self.parsed.refused, self._rows):
            if refused.line not in mended:
                yield refused.line, number

    def _line(self, number: int) -> PreviewLine:
        if number < self._rows:
            row = self.imported.rows[number]
            decision = self._decisions.get(row.row.line)
            return PreviewLine(row.row.line, row.status, row, decision=decision)
        if number < self._refused:
            refused = self.parsed.refused[number - self._rows]
            return PreviewLine(refused.line, REFUSED, text=refused.text, reason=refused.reason)
        ignored = self.parsed.ignored[number - self._refused]
        return PreviewLine(ignored.line, IGNORED, text=ignored.text, reason=ignored.reason)

    def _others(self, ledger: Ledger, wanted: set[int]) -> dict[int, Other]:
        known = ledger.transactions.rows(sorted(wanted))
        found = {t.id: Other(t.id, t.date, t.payee or t.title, t.account) for t in known}
        for number in wanted - found.keys():
            for result in self._drop:
                if number in result.made_sides:
                    made = result.made_sides[number]
                    found[number] = Other(None, made.date, made.account, made.account)
                    break
                place = result.outcomes.place_of(number)
                if place is not None:
                    row = result.rows[place]
                    title = row.row.payee or row.row.memo or row.merchant or ""
                    found[number] = Other(None, row.row.date, title, row.account)
                    break
        return found


def _other_id(row: ImportedRow | None) -> int | None:
    if row is None:
        return None
    return row.transaction if row.status == "duplicate" else row.other_side or row.purchase


def _with_other(line: PreviewLine, other: Other | None) -> PreviewLine:
    return PreviewLine(line.line, line.status, line.row, other=other, decision=line.decision)

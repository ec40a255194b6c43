"""What must be known of all rows of a file before the first is stored, gathered in one pass."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from finance.errors import ImportCancelledError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date

    from finance.readers.model import ParsedRow

SAMPLE = 300
_BLOCK = 2000


@dataclass(slots=True)
class Survey:
    """The days that the rows span, and what few rows say for all.

    `spending` names the categories that money goes out under; `samples` holds the first rows of
    each statement; `splits` the places of the rows that share a split mark.
    """

    span: tuple[date, date] | None = None
    spending: set[str] = field(default_factory=set)
    samples: dict[int, list[ParsedRow]] = field(default_factory=dict)
    splits: dict[tuple[str | None, str], array[int]] = field(default_factory=dict)
    _bank_ids: array[int] = field(default_factory=lambda: array("q"))  # their hashes
    _sorted: bool = False

    def add(self, place: int, row: ParsedRow) -> None:
        """Take a row into account."""
        first, last = self.span or (row.date, row.date)
        if self.span is None or not first <= row.date <= last:
            self.span = (min(first, row.date), max(last, row.date))
        if row.category and row.amount < 0:
            self.spending.add(row.category)
        if row.split:
            self.splits.setdefault((row.account, row.split), array("q")).append(place)
        if row.bank_id:
            self._bank_ids.append(hash(row.bank_id))
        sample = self.samples.setdefault(row.statement, [])
        if len(sample) < SAMPLE:
            sample.append(row)

    def holds(self, bank_id: str) -> bool:
        """Whether some row has this bank id; to be asked when all rows are known."""
        if not self._sorted:
            self._bank_ids, self._sorted = array("q", sorted(self._bank_ids)), True
        number = hash(bank_id)
        place = bisect_left(self._bank_ids, number)
        return place < len(self._bank_ids) and self._bank_ids[place] == number


def survey(
    rows: Sequence[ParsedRow],
    progress: Callable[[str, int, int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Survey:
    """Go through all rows once; raise ImportCancelledError when asked to stop."""
    found, total = Survey(), len(rows)
    for place, row in enumerate(rows):
        if not place % _BLOCK:
            if cancelled is not None and cancelled():
                raise ImportCancelledError
            if progress is not None:
                progress("comparing", place, total)
        found.add(place, row)
    return found

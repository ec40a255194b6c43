"""What is known of a table while it is read: the roles of its columns, and its cells by column."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_SAMPLE = 400


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
    bank_id: int | None = None
    type: int | None = None
    status: int | None = None
    payee: list[int] = field(default_factory=list)
    memo: list[int] = field(default_factory=list)
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


class Cells:
    """The columns of a table by place, their non-empty cells, and what share of them is of a kind."""

    def __init__(self, rows: Sequence[Sequence[str]], width: int) -> None:
        self.rows = rows
        self.width = width
        step = max(1, len(rows) // _SAMPLE)
        self._sample = rows[::step]

    def filled(self, place: int) -> list[str]:
        """The cells of a sample of the rows that hold something."""
        return [row[place] for row in self._sample if place < len(row) and row[place]]

    def distinct(self, place: int) -> set[str]:
        """Every different cell of the whole column but the empty one."""
        return {row[place] for row in self.rows if place < len(row)} - {""}

    def share(self, place: int, test: Callable[[str], bool]) -> float:
        """The share of filled cells that pass `test`; 0 for an empty column."""
        cells = self.filled(place)
        return sum(map(test, cells)) / len(cells) if cells else 0.0

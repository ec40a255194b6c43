"""What becomes of each row of a file, in seventeen bytes a row."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from finance.sentence import Sentence

RowStatus = Literal["new", "duplicate", "transfer", "kept out", "waiting", "skipped"]
_STATUSES: tuple[RowStatus, ...] = (
    "new", "duplicate", "transfer", "kept out", "waiting", "skipped",
)  # fmt: skip
_CODES = {status: code for code, status in enumerate(_STATUSES)}
_NONE = len(_STATUSES)


class Sameness(NamedTuple):
    """Why a row is a transaction that was there before.

    `score` is how sure that is, of 100; `joined` says that another source wrote it.
    """

    why: Sentence
    score: int
    joined: bool


class Place(NamedTuple):
    """Where a new row is filed, as ids; an `open` one may get a suggestion."""

    category: int | None
    merchant: int | None
    open: bool = False


class Before(NamedTuple):
    """That a person has left a row out when it came before, or `deleted` what it became.

    `moved` says that it is in another account now.
    """

    deleted: bool
    moved: bool = False


Fact = Sameness | Place | Before


class Refunding(NamedTuple):
    """The purchase that a row gives back, and the category that it has since."""

    purchase: int
    category: int | None


class Outcomes:
    """The outcome of every row, by its place in the file.

    `lines` holds the line of each row; `other_sides` both sides of each transfer.
    """

    def __init__(self, size: int) -> None:
        self._status = bytearray([_NONE]) * size
        self.lines = array("I", bytes(4 * size))
        self._transaction = array("q", bytes(8 * size))
        self._fact = array("I", bytes(4 * size))
        self._facts: list[Fact | None] = [None]
        self._numbers: dict[Fact, int] = {}
        self.other_sides: dict[int, int] = {}
        self.refunds: dict[int, Refunding] = {}
        self.guesses: dict[tuple[int, bool], int] = {}  # merchant, money in -> category

    def __len__(self) -> int:
        return len(self._status)

    def set(
        self,
        place: int,
        line: int,
        status: RowStatus,
        transaction: int = 0,
        fact: Fact | None = None,
    ) -> None:
        """Say what becomes of a row."""
        self._status[place] = _CODES[status]
        self.lines[place] = line
        self._transaction[place] = transaction
        if fact is not None:
            number = self._numbers.get(fact)
            if number is None:
                number = self._numbers[fact] = len(self._facts)
                self._facts.append(fact)
            self._fact[place] = number

    def status(self, place: int) -> RowStatus:
        """Return what becomes of a row; a new one with an other side is a transfer."""
        status = _STATUSES[self._status[place]]
        if status == "new" and self._transaction[place] in self.other_sides:
            return "transfer"
        return status

    def transaction(self, place: int) -> int:
        """Return the transaction that a row became or repeats, 0 for none."""
        return self._transaction[place]

    def fact(self, place: int) -> Fact | None:
        """Return why a row is the same or left out, or where a new one is filed."""
        return self._facts[self._fact[place]]

    def places(self, status: RowStatus) -> Iterator[int]:
        """Yield the places of the rows that have a status, in the order of the file."""
        held = status if status != "transfer" else "new"
        code, found = _CODES[held], -1
        while (found := self._status.find(code, found + 1)) >= 0:
            if held != "new" or self.status(found) == status:
                yield found

    def counts(self) -> dict[RowStatus, int]:
        """Return how many rows have each status."""
        found = {status: self._status.count(code) for status, code in _CODES.items()}
        if self.other_sides:
            found["transfer"] = sum(1 for _ in self.places("transfer"))
            found["new"] -= found["transfer"]
        return {status: count for status, count in found.items() if count}

    def place_of(self, transaction: int) -> int | None:
        """Return the row that became a transaction; None where none did."""
        start = 0
        while True:
            try:
                place = self._transaction.index(transaction, start)
            except ValueError:
                return None
            if self._status[place] == _CODES["new"]:
                return place
            start = place + 1

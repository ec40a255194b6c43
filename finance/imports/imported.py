"""What an import did, or would do: one outcome per file and one per row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import TYPE_CHECKING, overload

from finance.imports.outcomes import Before, Outcomes, Place, RowStatus, Sameness

if TYPE_CHECKING:
    from decimal import Decimal

    from finance.imports.own_accounts import MadeSide
    from finance.readers.model import ParsedFile, ParsedRow
    from finance.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Duplicate:
    """A row that the books hold already: its line, the transaction it repeats, and why.

    `joined` says that the transaction came from another source, so that it may read otherwise;
    `score` is how sure it is, of 100.
    """

    line: int
    of: int
    why: Sentence
    joined: bool = False
    score: int = 100


@dataclass(frozen=True, slots=True)
class ImportedRow:
    """One row of the file and what became of it.

    `transaction` is the id it got (or repeats, 0 for neither); `other_side` that of the transfer it
    is part of, `purchase` that of what it refunds. `suggested` says that its category is a
    suggestion; `sameness` why it is a transaction that was there; `before` that a person has
    deleted or left it out before, and so it is left out again.
    """

    row: ParsedRow
    status: RowStatus
    account: str
    transaction: int
    category: str | None = None
    merchant: str | None = None
    other_side: int | None = None
    purchase: int | None = None
    suggested: bool = False
    sameness: Sameness | None = None
    before: Before | None = None


@dataclass(slots=True)
class Imported:
    """One file, imported. `batch` is None for a dry run and where nothing was stored.

    `joined` of the `duplicates` are known from another source and are now known by this one too.
    `kept_out` rows are those that a rule ignores, `skipped` those that a person leaves out, now or
    before; `deleted` of them were deleted from the books, `left_out` are remembered from now on.
    `waiting` ones are not sure enough to be stored. `unmet` are the lines of decisions that the
    file has no row for. `balances` is what the file's own balances prove, `ok`, `not stated` or
    `off by 3.00`; `closing` is (account, stated closing balance, the books' balance at that date).
    `made_sides` are the other sides of transfers that the bank writes in one row. `rows` and
    `duplicates` are made when they are looked at.
    """

    parsed: ParsedFile
    batch: int | None = None
    accounts: tuple[str, ...] = ()
    new_accounts: tuple[str, ...] = ()
    new: int = 0
    joined: int = 0
    repeated: int = 0
    kept_out: int = 0
    skipped: int = 0
    deleted: int = 0
    left_out: int = 0
    waiting: int = 0
    refused: int = 0
    transfers: int = 0
    refunds: int = 0
    suggested: int = 0
    categorised: int = 0
    balances: str = "not stated"
    closing: list[tuple[str, Decimal, Decimal]] = field(default_factory=list)
    unmet: tuple[int, ...] = ()
    outcomes: Outcomes = field(default_factory=lambda: Outcomes(0))
    mended: list[ParsedRow] = field(default_factory=list)
    places: dict[tuple[int, str | None], str] = field(default_factory=dict)
    categories: dict[int, str] = field(default_factory=dict)
    merchants: dict[int, str] = field(default_factory=dict)
    made_sides: dict[int, MadeSide] = field(default_factory=dict)

    @property
    def rows(self) -> Rows:
        """Every row in the order of the file, then refused lines that were mended."""
        return Rows(self)

    @property
    def duplicates(self) -> Duplicates:
        """The rows that the books hold already."""
        return Duplicates(self)

    def parsed_row(self, place: int) -> ParsedRow:
        """Return the row at a place."""
        held = len(self.parsed.rows)
        return self.parsed.rows[place] if place < held else self.mended[place - held]


class Rows(Sequence[ImportedRow]):
    """The rows of one import with what became of each."""

    def __init__(self, imported: Imported) -> None:
        self._imported = imported

    def __len__(self) -> int:
        return len(self._imported.outcomes)

    @overload
    def __getitem__(self, index: int) -> ImportedRow: ...
    @overload
    def __getitem__(self, index: slice) -> list[ImportedRow]: ...
    def __getitem__(self, index: int | slice) -> ImportedRow | list[ImportedRow]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError(index)
        return self._made(place, self._imported.parsed_row(place))

    def __iter__(self) -> Iterator[ImportedRow]:
        read = chain(self._imported.parsed.rows, self._imported.mended)
        for place, row in enumerate(read):
            yield self._made(place, row)

    def _made(self, place: int, row: ParsedRow) -> ImportedRow:
        imported = self._imported
        outcomes, number = imported.outcomes, imported.outcomes.transaction(place)
        fact = outcomes.fact(place)
        filed = fact if isinstance(fact, Place) else Place(None, None)
        refund = outcomes.refunds.get(number)
        category = filed.category if refund is None else refund.category
        guess = None
        if category is None and filed.open and number not in outcomes.other_sides:
            category = guess = outcomes.guesses.get((filed.merchant or 0, row.amount > 0))
        return ImportedRow(
            row=row,
            status=outcomes.status(place),
            account=imported.places.get((row.statement, row.account), ""),
            transaction=number,
            category=imported.categories.get(category or 0),
            merchant=imported.merchants.get(filed.merchant or 0),
            other_side=outcomes.other_sides.get(number),
            purchase=refund.purchase if refund is not None else None,
            suggested=guess is not None,
            sameness=fact if isinstance(fact, Sameness) else None,
            before=fact if isinstance(fact, Before) else None,
        )


class Duplicates:
    """The rows of one import that the books held before, one for each transaction."""

    def __init__(self, imported: Imported) -> None:
        self._imported = imported

    def __len__(self) -> int:
        return self._imported.repeated

    def __iter__(self) -> Iterator[Duplicate]:
        outcomes = self._imported.outcomes
        for place in outcomes.places("duplicate"):
            fact = outcomes.fact(place)
            if isinstance(fact, Sameness):  # the first row of a split one says it for all
                number, line = outcomes.transaction(place), outcomes.lines[place]
                yield Duplicate(line, number, fact.why, fact.joined, fact.score)

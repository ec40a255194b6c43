"""What an import did, or would do: one outcome per file and one per row."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from decimal import Decimal

    from finance.readers.model import ParsedFile, ParsedRow
    from finance.sentence import Sentence

RowStatus = Literal["new", "duplicate", "transfer", "kept out", "waiting"]


@dataclass(frozen=True, slots=True)
class Duplicate:
    """A row that the books hold already: its line, the transaction it repeats, and why.

    `joined` says that the transaction came from another source, so that it may read otherwise.
    """

    line: int
    of: int
    why: Sentence
    joined: bool = False


@dataclass(slots=True)
class ImportedRow:
    """One row of the file and what became of it.

    `transaction` is the id it got (or repeats); `other_side` that of the transfer it is part of.
    """

    row: ParsedRow
    status: RowStatus
    account: str
    transaction: int
    category: str | None = None
    merchant: str | None = None
    other_side: int | None = None


@dataclass(slots=True)
class Imported:
    """One file, imported. `batch` is None for a dry run and where nothing was stored.

    `joined` of the `duplicates` are known from another source and are now known by this one too.
    `kept_out` rows are those that a rule ignores, `waiting` ones are not sure enough to be stored.
    `balances` is what the file's own balances prove, `ok`, `not stated` or `off by 3.00`;
    `closing` is (account, stated closing balance, the books' balance at that date).
    """

    parsed: ParsedFile
    batch: int | None = None
    accounts: tuple[str, ...] = ()
    new_accounts: tuple[str, ...] = ()
    new: int = 0
    joined: int = 0
    kept_out: int = 0
    waiting: int = 0
    duplicates: list[Duplicate] = field(default_factory=list)
    transfers: int = 0
    categorised: int = 0
    balances: str = "not stated"
    closing: list[tuple[str, Decimal, Decimal]] = field(default_factory=list)
    rows: list[ImportedRow] = field(default_factory=list)

"""Writing new transactions in blocks, as fast as the database takes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from finance.db import sqlite
from finance.db.tables import Split, Transaction, TransactionTag, Transfer
from finance.ledger.ids import numbers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.orm import Session

    from finance.db.tables import Base

BLOCK = 2000


class NewTransaction(NamedTuple):
    """A row of `transactions` but for its id; the fields stand in the order of `COLUMNS`."""

    account_id: int
    date: str
    amount: int
    payee: str
    memo: str
    note: str
    search: str
    merchant_id: int | None
    member_id: int | None
    batch_id: int
    bank_id: str | None
    import_key: int | None
    pending: bool
    filed_by: str | None


class NewSplit(NamedTuple):
    """A part of a new transaction."""

    category_id: int | None
    amount: int
    note: str


COLUMNS: dict[type[Base], tuple[str, ...]] = {
    Transaction: ("id", *NewTransaction._fields),
    Split: ("id", "transaction_id", *NewSplit._fields),
    TransactionTag: ("id", "transaction_id", "tag_id"),
    Transfer: ("id", "out_id", "in_id"),
}


class Storing:
    """Collects rows of one batch and inserts them a block at a time, inside an open action."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._rows: dict[type[Base], list[tuple[object, ...]]] = {table: [] for table in COLUMNS}
        self._ids = {table: numbers(session, table) for table in COLUMNS}

    def add(
        self, transaction: NewTransaction, splits: Sequence[NewSplit], tags: Sequence[int]
    ) -> int:
        """Add a transaction with its splits and the ids of its tags; return its id."""
        number = self._put(Transaction, transaction)
        for split in splits:
            self._put(Split, (number, *split))
        for tag_id in tags:
            self._put(TransactionTag, (number, tag_id))
        if len(self._rows[Transaction]) >= BLOCK:
            self.flush()
        return number

    def pair(self, out_id: int, in_id: int) -> None:
        """Add the two sides of a transfer."""
        self._put(Transfer, (out_id, in_id))

    def flush(self) -> None:
        """Write what was collected."""
        self._session.flush()
        for table, rows in self._rows.items():
            if rows:
                sqlite.insert_rows(
                    self._session.connection(), table.__tablename__, COLUMNS[table], rows
                )
                rows.clear()

    def _put(self, table: type[Base], row: tuple[object, ...]) -> int:
        number = next(self._ids[table])
        self._rows[table].append((number, *row))
        return number

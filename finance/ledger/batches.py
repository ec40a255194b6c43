"""Batches: the files that were imported."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, exists, func, select

from finance.db.import_tables import Batch
from finance.db.tables import Account, Transaction
from finance.errors import NotFoundError

if TYPE_CHECKING:
    from datetime import datetime

    from finance.ledger.ledger import Ledger


@dataclass(frozen=True, slots=True)
class BatchInfo:
    """One imported file. `kept` is how many of its rows the books still hold; times are UTC."""

    id: int
    file: str
    format: str
    imported_at: datetime
    new: int
    duplicates: int
    refused: int
    kept: int
    accounts: tuple[str, ...]


class Batches:
    """The imports of one ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def all(self) -> list[BatchInfo]:
        """Return the imports, newest first."""
        with self._ledger.read() as session:
            held: dict[int, list[tuple[str, int]]] = {}
            rows = session.execute(
                select(Transaction.batch_id, Account.name, func.count())
                .join(Account, Account.id == Transaction.account_id)
                .where(Transaction.batch_id.is_not(None))
                .group_by(Transaction.batch_id, Account.name)
                .order_by(Account.name)
            )
            for batch_id, account, count in rows:
                held.setdefault(batch_id or 0, []).append((account, count))
            return [
                BatchInfo(
                    id=b.id,
                    file=b.file,
                    format=b.format,
                    imported_at=b.imported_at,
                    new=b.new,
                    duplicates=b.duplicates,
                    refused=b.refused,
                    kept=sum(count for _, count in held.get(b.id, ())),
                    accounts=tuple(name for name, _ in held.get(b.id, ())),
                )
                for b in session.scalars(select(Batch).order_by(Batch.id.desc()))
            ]

    def undo(self, batch_id: int) -> int:
        """Take one import back, whenever it was: its rows go, and accounts it leaves empty.

        Returns how many transactions went. This is an action of its own: undo brings them back.
        """
        with self._ledger.write("import undone", str(batch_id)) as session:
            batch = session.get(Batch, batch_id)
            if batch is None:
                raise NotFoundError("There is no import number {number}.", number=batch_id)
            mine = Transaction.batch_id == batch_id
            made = set(session.scalars(select(Account.id).where(Account.batch_id == batch_id)))
            gone = session.scalar(select(func.count()).where(mine)) or 0
            session.execute(delete(Transaction).where(mine))
            session.delete(batch)
            session.flush()
            session.execute(
                delete(Account).where(
                    Account.id.in_(made),
                    ~exists().where(Transaction.account_id == Account.id),
                ),
                execution_options={"synchronize_session": False},
            )
            return gone

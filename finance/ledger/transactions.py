"""Transactions: finding them, and the edits a person makes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, func, select

from finance.db.tables import (
    Account,
    Split,
    Transaction,
)
from finance.errors import NotFoundError
from finance.ledger import edits, named
from finance.ledger.filters import Filter, SortKey, ids_matching, sums_matching
from finance.ledger.ids import new_id
from finance.ledger.left_out import remember_gone
from finance.ledger.rows import load, parts
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from finance.ledger.edits import Change, SplitLine
    from finance.ledger.ledger import Ledger
    from finance.ledger.rows import TransactionInfo


class Transactions:
    """The transactions of one ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def ids(
        self, where: Filter | None = None, sort: SortKey = "date", *, descending: bool = True
    ) -> list[int]:
        """Return the ids of all matching transactions in order; rows are read on demand."""
        with self._ledger.read() as session:
            return ids_matching(session, where or Filter(), sort, descending=descending)

    def rows(self, ids: Sequence[int]) -> list[TransactionInfo]:
        """Return the transactions with these ids, in the order of `ids`; missing ones are left out."""
        with self._ledger.read() as session:
            return load(session, ids)

    def get(self, transaction_id: int) -> TransactionInfo:
        """Return one transaction; raise NotFoundError."""
        found = self.rows([transaction_id])
        if not found:
            raise NotFoundError("There is no transaction number {number}.", number=transaction_id)
        return found[0]

    def count(self) -> int:
        """Return how many transactions there are."""
        with self._ledger.read() as session:
            return session.scalar(select(func.count()).select_from(Transaction)) or 0

    def span(self) -> tuple[date, date] | None:
        """Return the first and the last date; None for empty books."""
        with self._ledger.read() as session:
            first, last = session.execute(
                select(func.min(Transaction.date), func.max(Transaction.date))
            ).one()
            return (first, last) if first else None

    def add(
        self,
        account: str,
        date: date,
        amount: Money,
        change: Change,
        splits: Sequence[SplitLine] = (),
    ) -> int:
        """Add a transaction with one split, or with `splits`; return its id."""
        with self._ledger.write("add", change.payee or change.merchant or "") as session:
            owner = named.get(session, Account, account)
            edits.check_currency(owner, amount)
            number = new_id(session, Transaction)
            session.add(
                Transaction(
                    id=number,
                    account_id=owner.id,
                    date=date,
                    amount=amount.minor,
                    member_id=owner.member_id,
                )
            )
            session.add(
                Split(id=new_id(session, Split), transaction_id=number, amount=amount.minor)
            )
            session.flush()
            edits.apply(session, number, change)
            if splits:
                edits.set_splits(session, number, splits)
            return number

    def set(self, ids: Sequence[int], change: Change, splits: Sequence[SplitLine] = ()) -> None:
        """Change what is given of these transactions, and their parts, as one action."""
        with self._ledger.write("edit", _count(ids)) as session:
            for number in ids:
                edits.apply(session, number, change)
                if splits:
                    edits.set_splits(session, number, splits)

    def edit(self, transaction_id: int, change: Change, splits: Sequence[SplitLine] = ()) -> None:
        """Change one transaction and its parts as one action; no `splits` leaves those there are."""
        with self._ledger.write("edit", "1") as session:
            if splits:
                edits.join_splits(session, transaction_id)
            edits.apply(session, transaction_id, change)
            if splits:
                edits.set_splits(session, transaction_id, splits)

    def tag(self, ids: Sequence[int], add: Sequence[str] = (), remove: Sequence[str] = ()) -> None:
        """Put tags on these transactions and take others off, as one action."""
        with self._ledger.write("edit", _count(ids)) as session:
            for number in ids:
                edits.change_tags(session, number, add, remove)

    def split(self, transaction_id: int, splits: Sequence[SplitLine]) -> None:
        """Divide a transaction; the parts must add up to its amount."""
        with self._ledger.write("split", "1") as session:
            edits.set_splits(session, transaction_id, splits)

    def delete(self, ids: Sequence[int]) -> None:
        """Remove transactions; those that were imported do not come back with their file unasked."""
        with self._ledger.write("delete", _count(ids)) as session:
            for block in parts(list(dict.fromkeys(ids))):
                known = session.scalars(select(Transaction).where(Transaction.id.in_(block)))
                found = {t.id: t for t in known}
                remember_gone(session, [found.get(n) or edits.existing(session, n) for n in block])
                session.execute(delete(Transaction).where(Transaction.id.in_(block)))

    def transfer(self, first: int, second: int | None = None) -> None:
        """Say that this is an own transfer, with its other side where that is in the books."""
        with self._ledger.write("transfer", "1") as session:
            edits.make_transfer(session, first, second)

    def sums(self, where: Filter) -> list[tuple[Money, Money]]:
        """Return (out, in) of all that matches, for each currency among it."""
        with self._ledger.read() as session:
            found = sums_matching(session, where)
        return [(Money(out, currency), Money(into, currency)) for currency, out, into in found]

    def totals(self, ids: Sequence[int]) -> list[tuple[Money, Money]]:
        """Return (out, in) of these transactions for each currency among them."""
        sums: dict[str, list[int]] = {}
        with self._ledger.read() as session:
            for part in parts(ids):
                rows = session.execute(
                    select(
                        Account.currency,
                        func.sum(func.min(Transaction.amount, 0)),
                        func.sum(func.max(Transaction.amount, 0)),
                    )
                    .join(Account, Account.id == Transaction.account_id)
                    .where(Transaction.id.in_(part))
                    .group_by(Account.currency)
                )
                for currency, out, into in rows:
                    both = sums.setdefault(currency, [0, 0])
                    both[0] += out
                    both[1] += into
        return [(Money(out, c), Money(into, c)) for c, (out, into) in sorted(sums.items())]


def _count(ids: Sequence[int]) -> str:
    return str(len(ids))

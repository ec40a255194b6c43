"""Transactions: finding them, and the edits a person makes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, select

from finance.db.tables import (
    Account,
    Category,
    Member,
    Merchant,
    Split,
    Tag,
    Transaction,
    TransactionTag,
    Transfer,
)
from finance.errors import NotFoundError
from finance.ledger import edits, named
from finance.ledger.filters import Filter, SortKey, ids_matching
from finance.ledger.ids import new_id
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from sqlalchemy.orm import Session

    from finance.ledger.edits import Change, SplitLine
    from finance.ledger.ledger import Ledger


@dataclass(frozen=True, slots=True)
class SplitInfo:
    """A part of a transaction; `category` None is not yet categorised."""

    category: str | None
    amount: Money
    note: str


@dataclass(frozen=True, slots=True)
class TransactionInfo:
    """One transaction as a person sees it.

    `category` is that of its one split (None when split or uncategorised); `other_side` is the
    transaction at the other end of an own transfer.
    """

    id: int
    date: date
    account: str
    amount: Money
    payee: str
    memo: str
    note: str
    merchant: str | None
    member: str | None
    tags: tuple[str, ...]
    splits: tuple[SplitInfo, ...]
    pending: bool
    batch_id: int | None
    bank_id: str | None
    other_side: int | None

    @property
    def category(self) -> str | None:
        """The category of a transaction that is not split."""
        return self.splits[0].category if len(self.splits) == 1 else None

    @property
    def title(self) -> str:
        """What to call it: the merchant, else the payee, else the memo."""
        return self.merchant or self.payee or self.memo


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
            return _load(session, ids)

    def get(self, transaction_id: int) -> TransactionInfo:
        """Return one transaction; raise NotFoundError."""
        found = self.rows([transaction_id])
        if not found:
            raise NotFoundError(f"There is no transaction number {transaction_id}.")
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
        """Remove transactions."""
        with self._ledger.write("delete", _count(ids)) as session:
            for number in ids:
                edits.existing(session, number)
                session.execute(delete(Transaction).where(Transaction.id == number))

    def transfer(self, first: int, second: int | None = None) -> None:
        """Say that this is an own transfer, with its other side where that is in the books."""
        with self._ledger.write("transfer", "1") as session:
            edits.make_transfer(session, first, second)

    def totals(self, ids: Sequence[int]) -> list[tuple[Money, Money]]:
        """Return (out, in) of these transactions for each currency among them."""
        sums: dict[str, list[int]] = {}
        with self._ledger.read() as session:
            for part in _parts(ids):
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


def _parts(ids: Sequence[int], size: int = 500) -> list[Sequence[int]]:
    return [ids[start : start + size] for start in range(0, len(ids), size)]


def _load(session: Session, ids: Sequence[int]) -> list[TransactionInfo]:
    found: dict[int, TransactionInfo] = {}
    for part in _parts(ids):
        splits: dict[int, list[SplitInfo]] = {}
        tags: dict[int, list[str]] = {}
        rows = session.execute(
            select(Transaction, Account, Merchant.name, Member.name)
            .join(Account, Account.id == Transaction.account_id)
            .outerjoin(Merchant, Merchant.id == Transaction.merchant_id)
            .outerjoin(Member, Member.id == Transaction.member_id)
            .where(Transaction.id.in_(part))
        )
        currencies = dict(session.execute(select(Account.id, Account.currency)).all())
        lines = session.execute(
            select(Split, Category.name, Transaction.account_id)
            .join(Transaction, Transaction.id == Split.transaction_id)
            .outerjoin(Category, Category.id == Split.category_id)
            .where(Split.transaction_id.in_(part))
            .order_by(Split.id)
        )
        for split, category, account_id in lines:
            info = SplitInfo(category, Money(split.amount, currencies[account_id]), split.note)
            splits.setdefault(split.transaction_id, []).append(info)
        pairs = session.execute(
            select(TransactionTag.transaction_id, Tag.name)
            .join(Tag, Tag.id == TransactionTag.tag_id)
            .where(TransactionTag.transaction_id.in_(part))
            .order_by(Tag.name)
        )
        for number, tag in pairs:
            tags.setdefault(number, []).append(tag)
        sides = _other_sides(session, part)
        for t, account, merchant, member in rows:
            found[t.id] = TransactionInfo(
                id=t.id,
                date=t.date,
                account=account.name,
                amount=Money(t.amount, account.currency),
                payee=t.payee,
                memo=t.memo,
                note=t.note,
                merchant=merchant,
                member=member,
                tags=tuple(tags.get(t.id, ())),
                splits=tuple(splits.get(t.id, ())),
                pending=t.pending,
                batch_id=t.batch_id,
                bank_id=t.bank_id,
                other_side=sides.get(t.id),
            )
    return [found[i] for i in ids if i in found]


def _other_sides(session: Session, ids: Sequence[int]) -> dict[int, int]:
    pairs = session.execute(
        select(Transfer.out_id, Transfer.in_id).where(
            Transfer.out_id.in_(ids) | Transfer.in_id.in_(ids)
        )
    )
    return {side: other for pair in pairs for side, other in (pair, pair[::-1])}

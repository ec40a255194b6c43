"""Transactions as a person sees them, read by id in blocks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import select

from finance.db.filing_tables import Refund
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
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from sqlalchemy.orm import Session

BLOCK = 500


@dataclass(frozen=True, slots=True)
class SplitInfo:
    """A part of a transaction; `category` None is not yet categorised."""

    category: str | None
    amount: Money
    note: str


@dataclass(frozen=True, slots=True)
class Linked:
    """The transaction at the other end of a refund, with its sign."""

    id: int
    date: date
    title: str
    amount: Money


@dataclass(frozen=True, slots=True)
class TransactionInfo:
    """One transaction as a person sees it.

    `category` is that of its one split (None when split or uncategorised); `other_side` is the
    transaction at the other end of an own transfer. `refund_of` is the purchase that it gives back,
    `refunds` what came back of it; `no_refund` says that a person wants it linked to none. `filed_by` is who chose merchant and category.
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
    refund_of: Linked | None = None
    refunds: tuple[Linked, ...] = ()
    no_refund: bool = False
    filed_by: str | None = None

    @property
    def suggested(self) -> bool:
        """Whether its category is a suggestion that nobody has accepted."""
        return self.filed_by == "guess"

    @property
    def category(self) -> str | None:
        """The category of a transaction that is not split."""
        return self.splits[0].category if len(self.splits) == 1 else None

    @property
    def title(self) -> str:
        """What to call it: the merchant, else the payee, else the memo."""
        return self.merchant or self.payee or self.memo


def parts(ids: Sequence[int]) -> list[Sequence[int]]:
    """Return `ids` in blocks that fit one statement."""
    return [ids[start : start + BLOCK] for start in range(0, len(ids), BLOCK)]


def load(session: Session, ids: Sequence[int]) -> list[TransactionInfo]:
    """Return the transactions with these ids, in the order of `ids`; missing ones are left out."""
    found: dict[int, TransactionInfo] = {}
    for block in parts(ids):
        found.update({info.id: info for info in _block(session, block)})
    return [found[i] for i in ids if i in found]


def _block(session: Session, ids: Sequence[int]) -> list[TransactionInfo]:
    rows = session.execute(
        select(Transaction, Account, Merchant.name, Member.name)
        .join(Account, Account.id == Transaction.account_id)
        .outerjoin(Merchant, Merchant.id == Transaction.merchant_id)
        .outerjoin(Member, Member.id == Transaction.member_id)
        .where(Transaction.id.in_(ids))
    )
    splits, tags, sides = _splits(session, ids), _tags(session, ids), _other_sides(session, ids)
    purchases, refunds = _linked(session, ids)
    alone = select(Refund.refund_id).where(Refund.refund_id.in_(ids), Refund.purchase_id.is_(None))
    unlinked = set(session.scalars(alone))
    return [
        TransactionInfo(
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
            refund_of=next(iter(purchases.get(t.id, ())), None),
            refunds=tuple(refunds.get(t.id, ())),
            no_refund=t.id in unlinked,
            filed_by=t.filed_by,
        )
        for t, account, merchant, member in rows
    ]


def _splits(session: Session, ids: Sequence[int]) -> dict[int, list[SplitInfo]]:
    found: dict[int, list[SplitInfo]] = {}
    lines = session.execute(
        select(Split, Category.name, Account.currency)
        .join(Transaction, Transaction.id == Split.transaction_id)
        .join(Account, Account.id == Transaction.account_id)
        .outerjoin(Category, Category.id == Split.category_id)
        .where(Split.transaction_id.in_(ids))
        .order_by(Split.id)
    )
    for split, category, currency in lines:
        info = SplitInfo(category, Money(split.amount, currency), split.note)
        found.setdefault(split.transaction_id, []).append(info)
    return found


def _tags(session: Session, ids: Sequence[int]) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    pairs = session.execute(
        select(TransactionTag.transaction_id, Tag.name)
        .join(Tag, Tag.id == TransactionTag.tag_id)
        .where(TransactionTag.transaction_id.in_(ids))
        .order_by(Tag.name)
    )
    for number, tag in pairs:
        found.setdefault(number, []).append(tag)
    return found


def _other_sides(session: Session, ids: Sequence[int]) -> dict[int, int]:
    pairs = session.execute(
        select(Transfer.out_id, Transfer.in_id).where(
            Transfer.out_id.in_(ids) | Transfer.in_id.in_(ids)
        )
    )
    return {side: other for out, into in pairs for side, other in ((out, into), (into, out))}


def _linked(
    session: Session, ids: Sequence[int]
) -> tuple[dict[int, list[Linked]], dict[int, list[Linked]]]:
    """Return the purchase of each refund among `ids`, and the refunds of each purchase."""
    found: tuple[dict[int, list[Linked]], dict[int, list[Linked]]] = ({}, {})
    sides = ((Refund.refund_id, Refund.purchase_id), (Refund.purchase_id, Refund.refund_id))
    for (here, there), links in zip(sides, found, strict=True):
        rows = session.execute(
            select(here, Transaction, Merchant.name, Account.currency)
            .join(Transaction, Transaction.id == there)
            .join(Account, Account.id == Transaction.account_id)
            .outerjoin(Merchant, Merchant.id == Transaction.merchant_id)
            .where(here.in_(ids), there.is_not(None))
            .order_by(Transaction.date, Transaction.id)
        )
        for number, t, merchant, currency in rows:
            title = merchant or t.payee or t.memo
            link = Linked(t.id, t.date, title, Money(t.amount, currency))
            links.setdefault(number or 0, []).append(link)
    return found

"""Checking the books: the file, the sums, the references, and what banks have stated."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from sqlalchemy import func, select

from finance.db import sqlite
from finance.db.filing_tables import Refund
from finance.db.tables import Account, Split, Transaction, Transfer
from finance.ledger.statements import stated
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy.orm import Session

    from finance.ledger.ledger import Ledger
    from finance.ledger.statements import StatedBalance

Kind = Literal["file", "splits", "transfer", "refund", "statement"]


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is not as it should be, as a sentence that says what to look at."""

    kind: Kind
    text: str


@dataclass(frozen=True, slots=True)
class Checked:
    """What was looked at, and what was found; no findings is a sound ledger."""

    transactions: int
    balances: int
    findings: tuple[Finding, ...]


def check(ledger: Ledger) -> Checked:
    """Read everything and compare; nothing is changed."""
    with ledger.read() as session:
        found = [Finding("file", text) for text in sqlite.integrity_problems(session.connection())]
        found += _splits(session)
        found += _transfers(session)
        found += _refunds(session)
        balances = list(stated(session))
        found += _balances(balances)
        return Checked(
            session.scalar(select(func.count()).select_from(Transaction)) or 0,
            len(balances),
            tuple(found),
        )


def _splits(session: Session) -> Iterator[Finding]:
    parts = (
        select(Split.transaction_id, func.sum(Split.amount).label("amount"))
        .group_by(Split.transaction_id)
        .subquery()
    )
    rows = session.execute(
        select(Transaction.id, Transaction.amount, parts.c.amount, Account.currency)
        .join(Account, Account.id == Transaction.account_id)
        .outerjoin(parts, parts.c.transaction_id == Transaction.id)
        .where(Transaction.amount.is_distinct_from(parts.c.amount))
    )
    for number, amount, total, currency in rows:
        yield Finding(
            "splits",
            f"The parts of transaction {number} add up to {Money(total or 0, currency)}, "
            f"but it is {Money(amount, currency)}.",
        )


def _transfers(session: Session) -> Iterator[Finding]:
    out, into = Transaction.__table__.alias(), Transaction.__table__.alias()
    rows = session.execute(
        select(Transfer.out_id, Transfer.in_id)
        .join(out, out.c.id == Transfer.out_id)
        .join(into, into.c.id == Transfer.in_id)
        .where((out.c.amount >= 0) | (into.c.amount <= 0) | (out.c.account_id == into.c.account_id))
    )
    for one, other in rows:
        yield Finding(
            "transfer",
            f"Transactions {one} and {other} are paired as a transfer, but are not money out of "
            "one account and into another.",
        )


def _refunds(session: Session) -> Iterator[Finding]:
    refund, purchase = Transaction.__table__.alias(), Transaction.__table__.alias()
    own, other = Account.__table__.alias(), Account.__table__.alias()
    links = session.execute(
        select(
            refund.c.id, refund.c.amount, own.c.currency,
            purchase.c.id, purchase.c.amount, other.c.currency,
        )
        .select_from(Refund)
        .join(refund, refund.c.id == Refund.refund_id)
        .join(purchase, purchase.c.id == Refund.purchase_id)
        .join(own, own.c.id == refund.c.account_id)
        .join(other, other.c.id == purchase.c.account_id)
        .order_by(purchase.c.id, refund.c.id)
    )  # fmt: skip
    back: Counter[int] = Counter()
    paid: dict[int, Money] = {}
    for number, amount, currency, bought, price, kept in links:
        if amount <= 0 or price >= 0 or currency != kept:
            yield Finding(
                "refund",
                f"Transaction {number} is linked as a refund of {bought}, but they are not money in "
                "and a purchase of one currency.",
            )
        else:
            back[bought] += amount
            paid[bought] = Money(-price, kept)
    for bought, total in back.items():
        if total > paid[bought].minor:
            yield Finding(
                "refund",
                f"{Money(total, paid[bought].currency)} came back of transaction {bought}, more than "
                f"the {paid[bought]} that it cost.",
            )


def _balances(stated: Sequence[StatedBalance]) -> Iterator[Finding]:
    for balance in stated:
        off = balance.difference
        if off:
            yield Finding(
                "statement",
                f"{balance.account} held {balance.stated} on {balance.date} says {balance.file}; "
                f"the books say {balance.books}, {abs(off)} {'more' if off.minor > 0 else 'less'}.",
            )

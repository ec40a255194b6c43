"""Checking the books: the file, the sums, the references, and what banks have stated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from sqlalchemy import func, select

from finance.db import sqlite
from finance.db.tables import Account, Split, Transaction, Transfer
from finance.ledger.statements import stated
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy.orm import Session

    from finance.ledger.ledger import Ledger
    from finance.ledger.statements import StatedBalance

Kind = Literal["file", "splits", "transfer", "statement"]


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


def _balances(stated: Sequence[StatedBalance]) -> Iterator[Finding]:
    for balance in stated:
        off = balance.difference
        if off:
            yield Finding(
                "statement",
                f"{balance.account} held {balance.stated} on {balance.date} says {balance.file}; "
                f"the books say {balance.books}, {abs(off)} {'more' if off.minor > 0 else 'less'}.",
            )

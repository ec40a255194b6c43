"""Opening balances from what a statement states, so that the books agree with the bank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import func, select

from finance.db.import_tables import StatementBalance
from finance.db.tables import Transaction
from finance.ledger.ids import new_id
from finance.money import Money

if TYPE_CHECKING:
    from datetime import date

    from sqlalchemy.orm import Session

    from finance.db.tables import Account
    from finance.readers.model import ParsedStatement


def settle_opening(
    session: Session,
    account: Account,
    statement: ParsedStatement,
    *,
    first: date,
    batch_id: int,
    new: bool,
) -> None:
    """Give a new account the opening balance its first statement implies.

    An older statement that comes later moves the opening back and leaves today's balance alone.
    """
    session.flush()
    if new:
        if statement.opening is not None:
            account.opening = Money.of(statement.opening, account.currency).minor
        elif statement.closing is not None:
            account.opening = Money.of(statement.closing, account.currency).minor - _sum_of(
                session, account, until=statement.closing_date
            )
        else:
            return
        account.opening_date = first
    elif account.opening_date is not None and first < account.opening_date:
        older = _sum_of(session, account, before=account.opening_date, batch_id=batch_id)
        account.opening -= older
        account.opening_date = first


def keep_closing(
    session: Session, account: Account, statement: ParsedStatement, batch_id: int
) -> tuple[Money, Money] | None:
    """Keep a stated closing balance; return it with what the books say for that date."""
    if statement.closing is None or statement.closing_date is None:
        return None
    session.flush()
    stated = Money.of(statement.closing, account.currency)
    session.add(
        StatementBalance(
            id=new_id(session, StatementBalance),
            batch_id=batch_id,
            account_id=account.id,
            date=statement.closing_date,
            balance=stated.minor,
        )
    )
    booked = account.opening + _sum_of(session, account, until=statement.closing_date)
    return stated, Money(booked, account.currency)


def _sum_of(
    session: Session,
    account: Account,
    *,
    until: date | None = None,
    before: date | None = None,
    batch_id: int | None = None,
) -> int:
    wanted = select(func.coalesce(func.sum(Transaction.amount), 0)).where(
        Transaction.account_id == account.id
    )
    if until is not None:
        wanted = wanted.where(Transaction.date <= until)
    if before is not None:
        wanted = wanted.where(Transaction.date < before)
    if batch_id is not None:
        wanted = wanted.where(Transaction.batch_id == batch_id)
    return session.scalar(wanted) or 0

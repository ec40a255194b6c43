"""Rows that a person deleted, moved or left out: no import brings them back unasked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, select

from finance.db.import_tables import ImportKey, LeftOut
from finance.ledger.ids import numbers
from finance.row_keys import row_key, who_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.orm import Session

    from finance.db.tables import Transaction


def remember_gone(session: Session, transactions: Sequence[Transaction]) -> None:
    """Remember the rows that these transactions came from, before they leave their account.

    Those that were entered by hand and never met in a file leave no trace.
    """
    keys = _keys(session, transactions)
    ids = numbers(session, LeftOut)
    for transaction in transactions:
        for nth, key in enumerate(keys.get(transaction.id, ())):
            session.add(_made(next(ids), transaction, key, first=nth == 0))
    session.flush()


def forget_gone(session: Session, transaction: Transaction) -> None:
    """Let go of what is remembered of this transaction's rows: it is in their account again."""
    keys = _keys(session, [transaction]).get(transaction.id, [])
    here = LeftOut.account_id == transaction.account_id
    session.execute(delete(LeftOut).where(here, LeftOut.key.in_(keys)))


def _keys(session: Session, transactions: Sequence[Transaction]) -> dict[int, list[int]]:
    """Return the keys of each transaction's rows, its first row's first."""
    found = {t.id: [t.import_key] for t in transactions if t.import_key is not None}
    numbers_of = [t.id for t in transactions]
    more = select(ImportKey.transaction_id, ImportKey.key)
    for number, key in session.execute(more.where(ImportKey.transaction_id.in_(numbers_of))):
        found.setdefault(number, []).append(key)
    return found


def _made(number: int, transaction: Transaction, key: int, *, first: bool) -> LeftOut:
    who = who_of(transaction.payee, transaction.memo)
    content = row_key(who, transaction.date, transaction.amount)
    return LeftOut(
        id=number,
        account_id=transaction.account_id,
        batch_id=transaction.batch_id,
        key=key,
        # One payment in several files is one by its content, too.
        content=content if first else None,
        bank_id=transaction.bank_id,
        deleted=True,
    )

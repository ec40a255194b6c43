"""Rows that a person deleted or left out, remembered so that no import brings them back unasked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from finance.db.import_tables import ImportKey, LeftOut
from finance.ledger.ids import numbers
from finance.row_keys import row_key, who_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.orm import Session

    from finance.db.tables import Transaction


def remember_deleted(session: Session, transactions: Sequence[Transaction]) -> None:
    """Remember the rows that these transactions came from, before they are deleted.

    Those that were entered by hand and never met in a file leave no trace.
    """
    extra: dict[int, list[int]] = {}
    deleted = [transaction.id for transaction in transactions]
    keys = select(ImportKey.transaction_id, ImportKey.key)
    for number, key in session.execute(keys.where(ImportKey.transaction_id.in_(deleted))):
        extra.setdefault(number, []).append(key)
    ids = numbers(session, LeftOut)
    for transaction in transactions:
        own = [transaction.import_key] if transaction.import_key is not None else []
        for nth, key in enumerate([*own, *extra.get(transaction.id, ())]):
            session.add(_made(next(ids), transaction, key, first=nth == 0))
    session.flush()


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

"""Refunds: which purchase money in gives back, said by hand."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from sqlalchemy import func, select

from finance.db.filing_tables import Refund
from finance.db.tables import Account, Transaction
from finance.ledger import edits, refund_links
from finance.ledger.filters import has_word
from finance.ledger.rows import load
from finance.text import fold

if TYPE_CHECKING:
    from finance.ledger.ledger import Ledger
    from finance.ledger.rows import TransactionInfo

_DAYS = timedelta(days=400)
_OFFERED = 50


class Refunds:
    """The refunds of one ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def link(self, refund: int, purchase: int) -> None:
        """Say that transaction `refund` gives back `purchase`, all of it or a part.

        Raises NotFoundError, and InvalidEntryError where money in, money out or sums do not fit.
        """
        with self._ledger.write("refund", "1") as session:
            refund_links.link(
                session, edits.existing(session, refund), edits.existing(session, purchase)
            )

    def unlink(self, refund: int) -> None:
        """Say that transaction `refund` gives back nothing that is known here."""
        with self._ledger.write("refund", "1") as session:
            refund_links.unlink(session, edits.existing(session, refund))

    def purchases(self, refund: int, words: str = "") -> list[TransactionInfo]:
        """Return what `refund` may give back and holds all `words`, the likeliest first.

        That is the same merchant, then the same amount, the same account, and the nearest day.
        """
        with self._ledger.read() as session:
            one = edits.existing(session, refund)
            given = Transaction.__table__.alias("given")
            before = (
                select(func.coalesce(func.sum(given.c.amount), 0))
                .join(Refund, Refund.refund_id == given.c.id)
                .where(Refund.purchase_id == Transaction.id, Refund.refund_id != refund)
                .scalar_subquery()
            )
            own = select(Account.currency).where(Account.id == one.account_id).scalar_subquery()
            left = -Transaction.amount - before
            ids = session.scalars(
                select(Transaction.id)
                .join(Account, Account.id == Transaction.account_id)
                .where(
                    Account.currency == own,
                    Transaction.date.between(one.date - _DAYS, one.date),
                    Transaction.amount <= -one.amount,
                    left >= one.amount,
                    *(has_word(session, word) for word in fold(words).split()),
                )
                .order_by(
                    func.coalesce(Transaction.merchant_id == one.merchant_id, 0).desc(),
                    (left == one.amount).desc(),
                    (Transaction.account_id == one.account_id).desc(),
                    Transaction.date.desc(),
                    Transaction.id.desc(),
                )
                .limit(_OFFERED)
            )
            return load(session, list(ids))

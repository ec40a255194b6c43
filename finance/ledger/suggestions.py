"""Suggestions: categories that Coffer proposes, to be accepted or rejected."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import func, select, update

from finance.db.filing_tables import DeclinedGuess, Refund
from finance.db.tables import Merchant, Split, Transaction
from finance.ledger import edits, guessing, refund_links
from finance.ledger.guessing import BY_GUESS
from finance.ledger.ids import new_id
from finance.ledger.rows import parts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.orm import Session

    from finance.ledger.ledger import Ledger


class _Payee(NamedTuple):
    """What is suggested for a merchant: the same for all its transactions in one direction."""

    merchant: int
    category: int


class Suggestions:
    """The suggestions of one ledger. Each is about a payee, so it is settled for all its rows."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def count(self) -> int:
        """Return how many transactions have a suggested category."""
        with self._ledger.read() as session:
            guessed = select(func.count()).where(Transaction.filed_by == BY_GUESS)
            return session.scalar(guessed) or 0

    def find(self) -> int:
        """Look for suggestions for all that has no category; return how many payees got one."""
        with self._ledger.write("suggest") as session:
            return len(guessing.suggest(session).guesses)

    def unknown(self) -> list[guessing.Unknown]:
        """Return the payees without a category for which something may be suggested."""
        with self._ledger.read() as session:
            return guessing.unknown(session)

    def add(self, guesses: Sequence[guessing.Guess]) -> int:
        """Suggest categories that were found elsewhere; return for how many transactions."""
        with self._ledger.write("suggest") as session:
            return guessing.mark(session, guesses)

    def accept(self, ids: Sequence[int]) -> int:
        """Take what is suggested for the payees of these transactions, as if given by hand.

        Return how many transactions that settles; those without a suggestion are passed over.
        """
        with self._ledger.write("accept", str(len(ids))) as session:
            done = 0
            for payee in _payees(session, ids):
                session.get_one(Merchant, payee.merchant).category_id = payee.category
                done += _settle(session, payee, edits.BY_USER)
            return done

    def reject(self, ids: Sequence[int]) -> int:
        """Take the suggestions for the payees of these transactions away, for good.

        Return how many transactions have no category again.
        """
        with self._ledger.write("reject", str(len(ids))) as session:
            done = 0
            for payee in _payees(session, ids):
                done += _settle(session, payee, None)
                if payee.merchant not in session.scalars(select(DeclinedGuess.merchant_id)):
                    decline(session, payee.merchant)
            return done


def decline(session: Session, merchant: int) -> None:
    """Suggest nothing for a merchant any more, inside an open action."""
    session.add(DeclinedGuess(id=new_id(session, DeclinedGuess), merchant_id=merchant))
    session.flush()


def _payees(session: Session, ids: Sequence[int]) -> list[_Payee]:
    found: dict[_Payee, None] = {}
    for block in parts(ids):
        rows = session.execute(
            select(Transaction.merchant_id, Split.category_id)
            .join(Split, Split.transaction_id == Transaction.id)
            .where(Transaction.id.in_(block), Transaction.filed_by == BY_GUESS)
        )
        for merchant, category in rows:
            if merchant is not None and category is not None:
                found[_Payee(merchant, category)] = None
    return list(found)


def _settle(session: Session, payee: _Payee, by: str | None) -> int:
    """Let the rows of a payee be filed `by` somebody, or by nobody and under nothing."""
    ids = session.scalars(
        select(Transaction.id)
        .join(Split, Split.transaction_id == Transaction.id)
        .where(
            Transaction.filed_by == BY_GUESS,
            Transaction.merchant_id == payee.merchant,
            Split.category_id == payee.category,
        )
    ).all()
    unsynced = {"synchronize_session": False}
    for block in parts(ids):
        if by is None:
            parted = update(Split).where(Split.transaction_id.in_(block)).values(category_id=None)
            session.execute(parted, execution_options=unsynced)
        filed = update(Transaction).where(Transaction.id.in_(block)).values(filed_by=by)
        session.execute(filed, execution_options=unsynced)
        refunded = select(Refund.purchase_id).where(Refund.purchase_id.in_(block))
        for number in session.scalars(refunded.distinct()).all():
            refund_links.changed(session, session.get_one(Transaction, number or 0))
    return len(ids)

"""Which purchase a refund gives back, inside an open action: linked, followed, and let go again.

A refund takes the category and member of its purchase unless a person, a rule or its file said
otherwise, and follows them when they change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, func, or_, select, update

from finance.db.filing_tables import Refund
from finance.db.tables import Account, Split, Transaction, Transfer
from finance.errors import InvalidEntryError
from finance.ledger.guessing import BY_GUESS
from finance.ledger.ids import new_id
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.orm import Session

BY_REFUND = "refund"
KEPT = frozenset({"user", "rule", "file"})


def link(session: Session, refund: Transaction, purchase: Transaction) -> None:
    """Say that `refund` gives back `purchase`, and nothing else.

    Raises InvalidEntryError for what is no money in, no money out, another currency or too much.
    """
    _check(session, refund, purchase)
    sides = [refund.id, purchase.id]
    session.execute(
        delete(Transfer).where(or_(Transfer.out_id.in_(sides), Transfer.in_id.in_(sides)))
    )
    _put(session, refund.id, purchase.id)
    follow(session, refund, purchase)


def unlink(session: Session, refund: Transaction) -> None:
    """Say that `refund` gives back nothing that is known; no import links it again."""
    _put(session, refund.id, None)
    if refund.filed_by == BY_REFUND:
        refund.filed_by = None


def follow(session: Session, refund: Transaction, purchase: Transaction) -> None:
    """Give a refund the category and member of its purchase where nothing stands against it."""
    own = list(session.scalars(select(Split).where(Split.transaction_id == refund.id)))
    filed = any(part.category_id is not None for part in own)
    if filed and (refund.filed_by in KEPT or len(own) > 1):
        return
    # Nothing is known of an uncategorised purchase, so nothing is taken over.
    parts = session.execute(
        select(Split.category_id, Split.amount)
        .where(Split.transaction_id == purchase.id)
        .order_by(Split.id)
    )
    shares = shares_of(refund.amount, [(row[0], row[1]) for row in parts])
    if shares is None or all(category is None for category, _ in shares):
        return
    for part in own:
        session.delete(part)
    session.flush()
    for category, amount in shares:
        session.add(
            Split(
                id=new_id(session, Split),
                transaction_id=refund.id,
                category_id=category,
                amount=amount,
                note="",
            )
        )
    refund.filed_by = BY_GUESS if purchase.filed_by == BY_GUESS else BY_REFUND
    refund.member_id = purchase.member_id or refund.member_id
    session.flush()


def changed(session: Session, transaction: Transaction) -> None:
    """Keep links true after an edit: refunds follow their purchase, and what no longer fits ends."""
    session.flush()
    pairs = session.execute(
        select(Refund.refund_id, Refund.purchase_id).where(
            or_(Refund.refund_id == transaction.id, Refund.purchase_id == transaction.id),
            Refund.purchase_id.is_not(None),
        )
    ).all()
    for refund_id, purchase_id in pairs:
        refund = session.get_one(Transaction, refund_id)
        purchase = session.get_one(Transaction, purchase_id)
        try:
            _check(session, refund, purchase)
        except InvalidEntryError:
            session.execute(delete(Refund).where(Refund.refund_id == refund_id))
            continue
        if purchase_id == transaction.id:
            follow(session, refund, purchase)


def let_go(session: Session, number: int) -> None:
    """End what links a transaction as a refund or as a purchase; it is something else."""
    session.execute(
        delete(Refund).where(or_(Refund.refund_id == number, Refund.purchase_id == number))
    )


def shares_of(
    amount: int, parts: Sequence[tuple[int | None, int]]
) -> list[tuple[int | None, int]] | None:
    """Divide a refund over the (category, amount) parts of its purchase, in minor units.

    The whole of a purchase comes back part by part, and what is as large as one part belongs to
    it. None where it cannot be told to which part the money belongs.
    """
    if len({category for category, _ in parts}) == 1:
        return [(parts[0][0], amount)]
    if sum(size for _, size in parts) == -amount:
        return [(category, -size) for category, size in parts]
    same = {category for category, size in parts if size == -amount}
    return [(same.pop(), amount)] if len(same) == 1 else None


def _check(session: Session, refund: Transaction, purchase: Transaction) -> None:
    if refund.amount <= 0:
        raise InvalidEntryError("A refund is money in; this is money out.")
    if purchase.amount >= 0:
        raise InvalidEntryError("What is refunded is money out; this is money in.")
    own, other = (session.get_one(Account, t.account_id).currency for t in (refund, purchase))
    if own != other:
        raise InvalidEntryError("A refund is in the currency of its purchase.")
    before = session.scalar(
        select(func.coalesce(func.sum(Transaction.amount), 0))
        .join(Refund, Refund.refund_id == Transaction.id)
        .where(Refund.purchase_id == purchase.id, Refund.refund_id != refund.id)
    )
    left = -purchase.amount - (before or 0)
    if refund.amount > left:
        raise InvalidEntryError(
            "Only {left} {currency} of this purchase are left to refund.",
            left=Money(left, own),
            currency=own,
        )


def _put(session: Session, refund_id: int, purchase_id: int | None) -> None:
    there = update(Refund).where(Refund.refund_id == refund_id).values(purchase_id=purchase_id)
    there = there.execution_options(synchronize_session=False)
    if not session.execute(there.returning(Refund.id)).first():
        session.add(
            Refund(id=new_id(session, Refund), refund_id=refund_id, purchase_id=purchase_id)
        )
    session.flush()

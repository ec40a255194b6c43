"""Linking refunds to the purchases that they give back, for all rows of an import at once."""

from __future__ import annotations

from collections import defaultdict
from datetime import timedelta
from typing import TYPE_CHECKING

from sqlalchemy import exists, func, or_, select, update

from finance.db import sqlite
from finance.db.filing_tables import Refund
from finance.db.tables import Account, Category, Split, Transaction, Transfer
from finance.imports.refund_matching import DAYS, Back, Purchase, match
from finance.ledger import guessing, refund_links
from finance.ledger.ids import reserve

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import date

    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session

_AT_ONCE = 2000


def link_refunds(session: Session, first: date, last: date) -> dict[int, int]:
    """Link what fits around the days of an import, inside an open action.

    Return refund id -> purchase id. What a person has linked or unlinked stays.
    """
    session.flush()
    linked: dict[int, int] = {}
    for block in _backs(session, first, last + timedelta(days=DAYS)):
        found = dict(match(block, _purchases(session, block)))
        if found:
            _store(session, found)
            linked.update(found)
    return linked


def _spent(number: ColumnElement[int]) -> ColumnElement[bool]:
    """Return that no part of a transaction is income or an own transfer."""
    other = exists().where(
        Split.transaction_id == number,
        Split.category_id == Category.id,
        Category.kind != "expense",
    )
    paired = exists().where(or_(Transfer.out_id == number, Transfer.in_id == number))
    return ~other & ~paired


_COLUMNS = (
    Transaction.id,
    Transaction.account_id,
    Account.currency,
    Transaction.date,
    Transaction.amount,
    Transaction.merchant_id,
    func.coalesce(func.nullif(Transaction.payee, ""), Transaction.memo),
)


def _backs(session: Session, first: date, last: date) -> Iterator[list[Back]]:
    """Yield money in that no one has linked or unlinked, by day, in blocks."""
    number = Transaction.__table__.c.id
    wanted = (
        select(*_COLUMNS)
        .join(Account, Account.id == Transaction.account_id)
        .where(
            Transaction.date.between(first, last),
            Transaction.amount > 0,
            ~exists().where(Refund.refund_id == number),
            _spent(number),
        )
        .order_by(Transaction.date, Transaction.id)
    )
    after: tuple[date, int] | None = None
    while True:
        following = wanted
        if after is not None:
            day, last_id = after
            following = wanted.where(
                Transaction.date >= day, or_(Transaction.date > day, Transaction.id > last_id)
            )
        block = [Back(*row) for row in session.execute(following.limit(_AT_ONCE))]
        if not block:
            return
        yield block
        after = block[-1].date, block[-1].id


def _purchases(session: Session, backs: Sequence[Back]) -> list[Purchase]:
    """Read what any of the refunds may give back."""
    number = Transaction.__table__.c.id
    start = min(b.date for b in backs) - timedelta(days=DAYS)
    given = Transaction.__table__.alias("given")
    before = (
        select(func.coalesce(func.sum(given.c.amount), 0))
        .join(Refund, Refund.refund_id == given.c.id)
        .where(Refund.purchase_id == number)
        .scalar_subquery()
    )
    base = (
        select(*_COLUMNS, before)
        .join(Account, Account.id == Transaction.account_id)
        .where(
            Transaction.date.between(start, max(b.date for b in backs)),
            Transaction.amount < 0,
            _spent(number),
        )
    )
    merchants = {b.merchant for b in backs if b.merchant is not None}
    same = base.where(Transaction.merchant_id.in_(merchants))
    alike = base.where(
        Transaction.account_id.in_({b.account for b in backs}),
        Transaction.amount.in_({-b.amount for b in backs}),
    )
    rows = {row[0]: row for query in (same, alike) for row in session.execute(query)}
    parts = _parts(session, list(rows))
    return [
        Purchase(i, account, currency, day, -amount - back, who, payee, tuple(parts.get(i, ())))
        for i, account, currency, day, amount, who, payee, back in rows.values()
        if -amount > back
    ]


def _parts(session: Session, ids: Sequence[int]) -> dict[int, list[int]]:
    """Return the sizes of the parts of those that are split."""
    found: dict[int, list[int]] = defaultdict(list)
    for start in range(0, len(ids), _AT_ONCE):
        block = ids[start : start + _AT_ONCE]
        rows = session.execute(
            select(Split.transaction_id, Split.amount)
            .join(Transaction, Transaction.id == Split.transaction_id)
            .where(Split.transaction_id.in_(block), Split.amount != Transaction.amount)
        )
        for number, amount in rows:
            if amount < 0:
                found[number].append(-amount)
    return found


def _store(session: Session, found: dict[int, int]) -> None:
    first = reserve(session, Refund, len(found))
    links = [(first + n, *pair) for n, pair in enumerate(found.items())]
    sqlite.insert_rows(session.connection(), "refunds", ("id", "refund_id", "purchase_id"), links)
    for refund_id in found.keys() - _follow_at_once(session, list(found)):
        refund = session.get_one(Transaction, refund_id)
        refund_links.follow(session, refund, session.get_one(Transaction, found[refund_id]))


def _follow_at_once(session: Session, refunds: Sequence[int]) -> set[int]:
    """Give refunds the category and member of their purchase; return those that this settles.

    What `refund_links.follow` does one by one, for many where neither side is split.
    """
    back, bought = Transaction.__table__.alias("back"), Transaction.__table__.alias("bought")
    own, part = Split.__table__.alias("own"), Split.__table__.alias("part")
    rows = session.execute(
        select(
            back.c.id, back.c.filed_by, own.c.id, own.c.category_id, part.c.category_id,
            func.coalesce(bought.c.member_id, back.c.member_id),
        )
        .select_from(Refund)
        .join(back, back.c.id == Refund.refund_id)
        .join(bought, bought.c.id == Refund.purchase_id)
        .join(own, (own.c.transaction_id == back.c.id) & (own.c.amount == back.c.amount))
        .join(part, (part.c.transaction_id == bought.c.id) & (part.c.amount == bought.c.amount))
        .where(
            Refund.refund_id.in_(refunds),
            bought.c.filed_by.is_distinct_from(guessing.BY_GUESS),
        )
    ).all()  # fmt: skip
    settled = {row[0] for row in rows}
    taking = [
        row
        for row in rows
        if row[4] is not None and not (row[1] in refund_links.KEPT and row[3] is not None)
    ]
    if taking:
        filed = [
            {"id": r[0], "filed_by": refund_links.BY_REFUND, "member_id": r[5]} for r in taking
        ]
        session.execute(update(Transaction), filed)
        session.execute(update(Split), [{"id": r[2], "category_id": r[4]} for r in taking])
    return settled

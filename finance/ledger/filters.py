"""Which transactions to show: the filter of lists and how they are sorted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from sqlalchemy import exists, func, or_, select
from sqlalchemy.orm import aliased

from finance.db.tables import (
    Account,
    Category,
    Member,
    Merchant,
    Split,
    Tag,
    Transaction,
    TransactionTag,
)
from finance.ledger.guessing import BY_GUESS
from finance.text import fold

if TYPE_CHECKING:
    from datetime import date

    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session

SortKey = Literal["date", "payee", "category", "account", "member", "amount"]


@dataclass(frozen=True, slots=True)
class Filter:
    """What to show; each field that is set narrows.

    Every word of `text` must be in payee, memo, note, merchant or category. Bounds are inclusive,
    amounts in minor units with their sign,
    sizes without it. A category holds those below it. `suggested` asks for categories that nobody
    has accepted yet.
    """

    text: str = ""
    start: date | None = None
    end: date | None = None
    account: str | None = None
    category: str | None = None
    merchant: str | None = None
    member: str | None = None
    uncategorised: bool = False
    batch_id: int | None = None
    amount_min: int | None = None
    amount_max: int | None = None
    size_min: int | None = None
    size_max: int | None = None
    tag: str | None = None
    suggested: bool = False


def ids_matching(session: Session, where: Filter, sort: SortKey, *, descending: bool) -> list[int]:
    """Return the ids in order; equal ones newest first."""
    wanted = select(Transaction.id).where(*_conditions(session, where))
    key: ColumnElement[object]
    if sort == "payee":
        wanted = wanted.outerjoin(Merchant, Merchant.id == Transaction.merchant_id)
        key = func.coalesce(Merchant.search, Transaction.search)
    elif sort == "account":
        wanted = wanted.join(Account, Account.id == Transaction.account_id)
        key = func.lower(Account.name)
    elif sort == "member":
        wanted = wanted.outerjoin(Member, Member.id == Transaction.member_id)
        key = func.lower(func.coalesce(Member.name, ""))
    elif sort == "category":
        first = (
            select(func.min(Category.name))
            .join(Split, Split.category_id == Category.id)
            .where(Split.transaction_id == Transaction.id)
            .scalar_subquery()
        )
        key = func.lower(func.coalesce(first, ""))
    elif sort == "amount":
        key = Transaction.amount  # type: ignore[assignment]
    else:
        key = Transaction.date  # type: ignore[assignment]
    order = key.desc() if descending else key.asc()
    newest = Transaction.id.asc() if sort == "date" and not descending else Transaction.id.desc()
    extra = () if sort == "date" else (Transaction.date.desc(),)
    return list(session.scalars(wanted.order_by(order, *extra, newest)))


def sums_matching(session: Session, where: Filter) -> list[tuple[str, int, int]]:
    """Return (currency, out, in) of what matches, in minor units, for each currency among it."""
    out, into = func.min(Transaction.amount, 0), func.max(Transaction.amount, 0)
    rows = session.execute(
        select(Account.currency, func.sum(out), func.sum(into))
        .select_from(Transaction)
        .join(Account, Account.id == Transaction.account_id)
        .where(*_conditions(session, where))
        .group_by(Account.currency)
        .order_by(Account.currency)
    )
    return [(row[0], row[1], row[2]) for row in rows]


def _conditions(session: Session, where: Filter) -> list[ColumnElement[bool]]:
    found = [has_word(session, w) for w in fold(where.text).split()]
    t = Transaction
    bounds = (
        (t.date, where.start, where.end),
        (t.amount, where.amount_min, where.amount_max),
        (func.abs(t.amount), where.size_min, where.size_max),
    )
    for column, least, most in bounds:
        if least is not None:
            found.append(column >= least)
        if most is not None:
            found.append(column <= most)
    accounts = select(Account.id).where(Account.name == where.account)
    merchants = select(Merchant.id).where(Merchant.name == where.merchant)
    members = select(Member.id).where(Member.name == where.member)
    if where.account is not None:
        found.append(t.account_id.in_(accounts))
    if where.merchant is not None:
        found.append(t.merchant_id.in_(merchants))
    if where.member is not None:
        found.append(t.member_id.in_(members))
    return found + _of_parts(where)


def _of_parts(where: Filter) -> list[ColumnElement[bool]]:
    """Return what `where` asks of splits, tags and the import."""
    found: list[ColumnElement[bool]] = []
    t = Transaction
    if where.category is not None:
        group = aliased(Category)
        inside = select(group.id).where(group.name == where.category)
        found.append(
            _in_category(or_(Category.name == where.category, Category.parent_id.in_(inside)))
        )
    if where.tag is not None:
        tagged = select(TransactionTag.transaction_id).join(Tag, Tag.id == TransactionTag.tag_id)
        found.append(t.id.in_(tagged.where(Tag.name == where.tag)))
    if where.uncategorised:
        found.append(exists().where(Split.transaction_id == t.id, Split.category_id.is_(None)))
    if where.suggested:
        found.append(t.filed_by == BY_GUESS)
    if where.batch_id is not None:
        found.append(t.batch_id == where.batch_id)
    return found


def has_word(session: Session, word: str) -> ColumnElement[bool]:
    """Return that a folded word is in payee, memo, note, merchant or category."""
    categories = [
        number
        for number, name in session.execute(select(Category.id, Category.name))
        if word in fold(name)
    ]
    choices: list[ColumnElement[bool]] = [
        Transaction.search.contains(word, autoescape=True),
        Transaction.merchant_id.in_(
            select(Merchant.id).where(Merchant.search.contains(word, autoescape=True))
        ),
    ]
    if categories:
        choices.append(_in_category(Category.id.in_(categories)))
    return or_(*choices)


def _in_category(which: ColumnElement[bool]) -> ColumnElement[bool]:
    return Transaction.id.in_(
        select(Split.transaction_id).join(Category, Category.id == Split.category_id).where(which)
    )

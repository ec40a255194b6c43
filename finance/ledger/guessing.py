"""Suggested categories, inside an open action: made for unknown payees, kept apart from facts.

A transaction with a suggestion has that category and `filed_by` "guess". Nothing that a person, a
rule, a file or history said is touched, and no suggestion is evidence for another.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple, cast

from sqlalchemy import exists, or_, select, update

from finance.db.filing_tables import DeclinedGuess
from finance.db.tables import Category, Merchant, MerchantAlias, Split, Transaction, Transfer
from finance.guesses import Example, Guesser
from finance.text import fold

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy import ColumnElement, CursorResult
    from sqlalchemy.orm import Session

BY_GUESS = "guess"
_AT_ONCE = 400  # merchants in one statement
DECIDED_BY = ("user", "rule")


class Guess(NamedTuple):
    """The category suggested for the payees of one merchant, for money in or for money out."""

    merchant: int
    money_in: bool
    category: int


class Unknown(NamedTuple):
    """A merchant with transactions that have no category, in one direction of money."""

    merchant: int
    name: str
    search: str
    money_in: bool


class Suggested(NamedTuple):
    """The suggestions made, and how many transactions got one."""

    guesses: list[Guess]
    rows: int


def suggest(session: Session, batch_id: int | None = None) -> Suggested:
    """Suggest categories for what has none, of one import or of all.

    Each merchant is looked at once, however many transactions it has.
    """
    found = unknown(session, batch_id)
    if not found:
        return Suggested([], 0)
    guesser = Guesser(_examples(session))
    made = []
    for payee in found:
        category = guesser.guess(payee.search, money_in=payee.money_in)
        if category is not None:
            made.append(Guess(payee.merchant, payee.money_in, category))
    return Suggested(made, mark(session, made, batch_id))


def unknown(session: Session, batch_id: int | None = None) -> list[Unknown]:
    """Return the merchants with open transactions, but those that nothing is suggested for."""
    session.flush()
    wanted = (
        select(Merchant.id, Merchant.name, Merchant.search, Transaction.amount > 0)
        .join(Transaction, Transaction.merchant_id == Merchant.id)
        .where(*_open(batch_id), Merchant.id.not_in(select(DeclinedGuess.merchant_id)))
        .distinct()
    )
    return [Unknown(*row[:3], bool(row[3])) for row in session.execute(wanted)]


def follow(session: Session, transaction: Transaction, category: int) -> None:
    """Let what is suggested for a payee be the category that a person gave it just now."""
    _file(
        session,
        category,
        Transaction.merchant_id == transaction.merchant_id,
        (Transaction.amount > 0) == (transaction.amount > 0),
    )


def mark(session: Session, guesses: Sequence[Guess], batch_id: int | None = None) -> int:
    """Suggest for what is open of these merchants; return how many transactions that is."""
    alike: dict[tuple[int, bool], list[int]] = defaultdict(list)
    for merchant, money_in, category in guesses:
        alike[category, money_in].append(merchant)
    rows = 0
    for (category, money_in), merchants in alike.items():
        for start in range(0, len(merchants), _AT_ONCE):
            same = (
                Transaction.merchant_id.in_(merchants[start : start + _AT_ONCE]),
                Transaction.amount > 0 if money_in else Transaction.amount < 0,
            )
            marked = session.execute(
                update(Transaction)
                .where(*_open(batch_id), *same)
                .values(filed_by=BY_GUESS)
                .execution_options(synchronize_session=False)
            )
            rows += cast("CursorResult[object]", marked).rowcount
            _file(session, category, *same, Split.category_id.is_(None))
    return rows


def _file(session: Session, category: int, *which: ColumnElement[bool]) -> None:
    """Set the category of suggestions."""
    session.execute(
        update(Split)
        .where(Split.transaction_id == Transaction.id, Transaction.filed_by == BY_GUESS, *which)
        .values(category_id=category)
        .execution_options(synchronize_session=False)
    )


def _open(batch_id: int | None) -> list[ColumnElement[bool]]:
    """Return that a transaction has no category, and that nobody and no pairing decided on it."""
    part = select(Split.transaction_id).where(Split.category_id.is_(None))
    divided = exists().where(
        Split.transaction_id == Transaction.id, Split.amount != Transaction.amount
    )
    paired = exists().where(
        or_(Transfer.out_id == Transaction.id, Transfer.in_id == Transaction.id)
    )
    undecided = or_(Transaction.filed_by.is_(None), Transaction.filed_by.not_in(DECIDED_BY))
    found = [Transaction.merchant_id.is_not(None), undecided, Transaction.id.in_(part)]
    found += [~divided, ~paired]
    return [*found, Transaction.batch_id == batch_id] if batch_id is not None else found


def _examples(session: Session) -> Iterator[Example]:
    """Yield the spellings of every merchant with a usual category."""
    usual = (
        select(Merchant.id, Merchant.search, Category.id, Category.kind)
        .join(Category, Category.id == Merchant.category_id)
        .where(Category.kind != "transfer")
    )
    known = {}
    for merchant, search, category, kind in session.execute(usual):
        known[merchant] = (category, kind == "income")
        yield Example(search, merchant, category, kind == "income")
    spelt = session.execute(select(MerchantAlias.alias, MerchantAlias.merchant_id))
    for alias, merchant in spelt:
        if merchant in known:
            category, money_in = known[merchant]
            yield Example(fold(alias), merchant, category, money_in)

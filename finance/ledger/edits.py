"""What an edit does to one transaction, inside an open action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, select, update

from finance.db.tables import (
    Account,
    Category,
    Member,
    Merchant,
    Split,
    Tag,
    Transaction,
    TransactionTag,
    Transfer,
)
from finance.errors import InvalidEntryError, NotFoundError
from finance.ledger import guessing, left_out, named, refund_links
from finance.ledger.categories import transfer_category
from finance.ledger.ids import new_id
from finance.ledger.merchants import learn_alias, merchant_named
from finance.ledger.tags import tag_named
from finance.money import Money
from finance.payees import clean_payee
from finance.text import fold

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from sqlalchemy.orm import Session


BY_USER = "user"


@dataclass(frozen=True, slots=True)
class SplitLine:
    """A part of a transaction; `category` None leaves it uncategorised."""

    amount: Money
    category: str | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Change:
    """What to change; None leaves a field as it is, "" empties it."""

    date: date | None = None
    amount: Money | None = None
    account: str | None = None
    payee: str | None = None
    note: str | None = None
    merchant: str | None = None
    category: str | None = None
    member: str | None = None
    tags: tuple[str, ...] | None = None


def existing(session: Session, number: int) -> Transaction:
    """Return the transaction; raise NotFoundError."""
    found = session.get(Transaction, number)
    if found is None:
        raise NotFoundError("There is no transaction number {number}.", number=number)
    return found


def check_currency(account: Account, amount: Money) -> None:
    """Raise InvalidEntryError when `amount` is not in the account's currency."""
    if amount.currency != account.currency:
        raise InvalidEntryError(
            "{account} is kept in {currency}.", account=account.name, currency=account.currency
        )


def apply(session: Session, number: int, change: Change, by: str = BY_USER) -> None:
    """Make one change. A merchant or category given by hand is learnt for the next import.

    `by` is who chose: the user, whose choice no rule overwrites, or a rule.
    """
    transaction = existing(session, number)
    if change.account is not None:
        _move(session, transaction, change.account)
    if change.amount is not None:
        _set_amount(session, transaction, change.amount)
    for field in ("date", "payee", "note"):
        if getattr(change, field) is not None:
            setattr(transaction, field, getattr(change, field))
    transaction.search = fold(f"{transaction.payee} {transaction.memo} {transaction.note}")
    if change.member is not None:
        member = named.get(session, Member, change.member) if change.member else None
        transaction.member_id = member.id if member else None
    if change.merchant is not None:
        _set_merchant(session, transaction, change.merchant, learn=by == BY_USER)
    if change.tags is not None:
        _set_tags(session, transaction, change.tags)
    session.flush()
    if change.category is not None:
        _set_category(session, transaction, change.category, learn=by == BY_USER)
    # Another merchant makes no fact of a category that is only suggested.
    named_anew = change.merchant is not None and transaction.filed_by != guessing.BY_GUESS
    if named_anew or change.category is not None:
        transaction.filed_by = by
    refund_links.changed(session, transaction)


def set_splits(
    session: Session, number: int, lines: Sequence[SplitLine], by: str = BY_USER
) -> None:
    """Replace the splits; raise InvalidEntryError unless they add up to the amount."""
    transaction = existing(session, number)
    account = session.get_one(Account, transaction.account_id)
    for line in lines:
        check_currency(account, line.amount)
    rest = transaction.amount - sum(line.amount.minor for line in lines)
    if not lines or rest:
        raise InvalidEntryError(
            "The parts leave {rest} {currency} open; they must add up to the amount of the "
            "transaction.",
            rest=Money(rest, account.currency),
            currency=account.currency,
        )
    transaction.filed_by = by
    _break_transfer(session, number)
    session.execute(delete(Split).where(Split.transaction_id == number))
    for line in lines:
        category = named.get(session, Category, line.category) if line.category else None
        session.add(
            Split(
                id=new_id(session, Split),
                transaction_id=number,
                category_id=category.id if category else None,
                amount=line.amount.minor,
                note=line.note,
            )
        )
    refund_links.changed(session, transaction)


def take_amount(session: Session, transaction: Transaction, minor: int) -> None:
    """Give a transaction the amount that its bank states; of several parts the largest changes."""
    difference = minor - transaction.amount
    if not difference:
        return
    lines = list(session.scalars(select(Split).where(Split.transaction_id == transaction.id)))
    max(lines, key=lambda line: abs(line.amount)).amount += difference
    transaction.amount = minor
    refund_links.changed(session, transaction)


def join_splits(session: Session, number: int) -> None:
    """Make one uncategorised split of all parts, so that others can take their place."""
    transaction = existing(session, number)
    account = session.get_one(Account, transaction.account_id)
    set_splits(session, number, [SplitLine(Money(transaction.amount, account.currency))])


def change_tags(session: Session, number: int, add: Sequence[str], remove: Sequence[str]) -> None:
    """Put tags on a transaction, made when they are new, and take others off."""
    transaction = existing(session, number)
    rows = session.scalars(
        select(Tag.name)
        .join(TransactionTag, TransactionTag.tag_id == Tag.id)
        .where(TransactionTag.transaction_id == number)
    )
    gone = {fold(name) for name in remove}
    _set_tags(session, transaction, [n for n in (*rows, *add) if fold(n) not in gone])


def make_transfer(session: Session, first: int, second: int | None, by: str = BY_USER) -> None:
    """Mark an own transfer: the category of transfers, and the pair where both sides are known."""
    sides = [existing(session, n) for n in (first, second) if n is not None]
    if len(sides) == 2:  # noqa: PLR2004 - a transfer has two sides
        one, other = sides
        if one.account_id == other.account_id:
            raise InvalidEntryError("The two sides of a transfer are on different accounts.")
        if (one.amount < 0) == (other.amount < 0):
            raise InvalidEntryError("One side of a transfer is money out, the other money in.")
        for side in sides:
            _break_transfer(session, side.id)
        out, into = sorted(sides, key=lambda t: t.amount)
        session.add(Transfer(id=new_id(session, Transfer), out_id=out.id, in_id=into.id))
    category = transfer_category(session)
    for side in sides:
        side.filed_by = by
        refund_links.let_go(session, side.id)
        session.execute(
            update(Split)
            .where(Split.transaction_id == side.id)
            .values(category_id=category.id)
            .execution_options(synchronize_session=False)
        )


def _move(session: Session, transaction: Transaction, name: str) -> None:
    account = named.get(session, Account, name)
    old = session.get_one(Account, transaction.account_id)
    if account.currency != old.currency:
        raise InvalidEntryError(
            "{old} is in {old_currency} and {account} in {currency}.",
            old=old.name,
            old_currency=old.currency,
            account=account.name,
            currency=account.currency,
        )
    if account.id != old.id:
        left_out.remember_gone(session, [transaction])
        transaction.account_id = account.id
        left_out.forget_gone(session, transaction)


def _set_amount(session: Session, transaction: Transaction, amount: Money) -> None:
    check_currency(session.get_one(Account, transaction.account_id), amount)
    splits = list(session.scalars(select(Split).where(Split.transaction_id == transaction.id)))
    if len(splits) != 1:
        raise InvalidEntryError("A split transaction gets its amount from its parts; change those.")
    transaction.amount = splits[0].amount = amount.minor


def _set_merchant(session: Session, transaction: Transaction, name: str, *, learn: bool) -> None:
    if not name:
        transaction.merchant_id = None
        return
    merchant = merchant_named(session, name)
    transaction.merchant_id = merchant.id
    if learn:
        learn_alias(session, clean_payee(transaction.payee), merchant.id)


def _set_tags(session: Session, transaction: Transaction, tags: Sequence[str]) -> None:
    session.execute(delete(TransactionTag).where(TransactionTag.transaction_id == transaction.id))
    for tag_id in dict.fromkeys(tag_named(session, tag).id for tag in tags):
        session.add(
            TransactionTag(
                id=new_id(session, TransactionTag), transaction_id=transaction.id, tag_id=tag_id
            )
        )


def _set_category(session: Session, transaction: Transaction, name: str, *, learn: bool) -> None:
    splits = list(session.scalars(select(Split).where(Split.transaction_id == transaction.id)))
    if len(splits) != 1:
        raise InvalidEntryError("This transaction is split; change the category of its parts.")
    category = named.get(session, Category, name) if name else None
    if category is None or category.kind != "transfer":
        _break_transfer(session, transaction.id)
    splits[0].category_id = category.id if category else None
    session.flush()
    if learn and category is not None and category.kind != "transfer":
        _learn_category(session, transaction, category.id)


def _learn_category(session: Session, transaction: Transaction, category_id: int) -> None:
    """Let the next import of this payee get the category that was given by hand."""
    alias = clean_payee(transaction.payee)
    if transaction.merchant_id is None and alias:
        merchant = merchant_named(session, alias)
        transaction.merchant_id = merchant.id
        learn_alias(session, alias, merchant.id)
    if transaction.merchant_id is not None:
        merchant_row = session.get_one(Merchant, transaction.merchant_id)
        merchant_row.category_id = category_id
        guessing.follow(session, transaction, category_id)


def _break_transfer(session: Session, number: int) -> None:
    session.execute(
        delete(Transfer).where((Transfer.out_id == number) | (Transfer.in_id == number))
    )

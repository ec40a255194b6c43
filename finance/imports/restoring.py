"""What Coffer's own JSON holds beside its rows, brought into the books; what is there stays."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from sqlalchemy import select

from finance.db.tables import Account, Budget, Category, Member, Merchant
from finance.ledger import named
from finance.ledger.accounts import add_account
from finance.ledger.categories import adopt_category
from finance.ledger.ids import new_id
from finance.ledger.members import add_member
from finance.ledger.merchants import learn_alias, merchant_named
from finance.ledger.suggestions import decline
from finance.ledger.tags import tag_named
from finance.money import Money

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from finance.readers.books import BookAccount, BookBudget, BookCategory, BookMerchant, Books

_ALWAYS = date(1970, 1, 1)


def restore_books(session: Session, books: Books, currency: str) -> list[Account]:
    """Make what the ledger lacks, inside an open action; return the accounts that are new."""
    for name in books.members:
        if named.find(session, Member, name) is None:
            add_member(session, name)
    for tag in books.tags:
        tag_named(session, tag)
    _categories(session, books.categories)
    made = [
        account
        for entry in books.accounts
        if (account := _account(session, entry, currency)) is not None
    ]
    for merchant in books.merchants:
        _merchant(session, merchant)
    for budget in books.budgets:
        _budget(session, budget, currency)
    session.flush()
    return made


def _categories(session: Session, entries: tuple[BookCategory, ...]) -> None:
    made = [
        (entry, category)
        for entry in entries
        if named.find(session, Category, entry.name) is None
        and (category := adopt_category(session, entry.name, entry.kind or "expense"))
    ]
    for entry, category in made:
        category.archived = entry.archived
        if entry.parent:
            parent = named.find(session, Category, entry.parent)
            category.parent_id = parent.id if parent else None
    session.flush()


def _account(session: Session, entry: BookAccount, currency: str) -> Account | None:
    if named.find(session, Account, entry.name) is not None:
        return None
    own = entry.currency or currency
    account = add_account(
        session, entry.name, entry.kind or "checking", currency=own, number=entry.number
    )
    if entry.opening is not None:
        account.opening = Money.of(entry.opening, own).minor
    account.opening_date = entry.opening_date
    account.archived = entry.archived
    if entry.member:
        member = named.find(session, Member, entry.member) or add_member(session, entry.member)
        account.member_id = member.id
    return account


def _merchant(session: Session, entry: BookMerchant) -> None:
    if named.find(session, Merchant, entry.name) is not None:
        return
    merchant = merchant_named(session, entry.name)
    category = named.find(session, Category, entry.category) if entry.category else None
    merchant.category_id = category.id if category else None
    for alias in entry.aliases:
        learn_alias(session, alias, merchant.id)
    if not entry.suggest:
        decline(session, merchant.id)


def _budget(session: Session, entry: BookBudget, currency: str) -> None:
    category = named.find(session, Category, entry.category)
    if category is None:
        return
    month = (entry.start or _ALWAYS).replace(day=1)
    there = select(Budget.id).where(Budget.category_id == category.id, Budget.month == month)
    if session.scalar(there) is None:
        session.add(
            Budget(
                id=new_id(session, Budget),
                category_id=category.id,
                month=month,
                amount=Money.of(entry.amount, currency).minor,
            )
        )

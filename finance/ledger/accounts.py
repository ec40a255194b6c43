"""Accounts: where the money is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, select, update

from finance.db.import_tables import LeftOut, Profile, StatementBalance
from finance.db.tables import ACCOUNT_KINDS, Account, Member, Transaction
from finance.errors import InvalidEntryError
from finance.ledger import named
from finance.ledger.ids import new_id
from finance.ledger.learnt import move_nicknames
from finance.money import Money

if TYPE_CHECKING:
    from datetime import date

    from sqlalchemy.orm import Session

    from finance.ledger.ledger import Ledger

KINDS = ACCOUNT_KINDS


@dataclass(frozen=True, slots=True)
class AccountInfo:
    """One account. `balance` is the opening balance and all its transactions, pending ones too."""

    id: int
    name: str
    kind: str
    currency: str
    number: str | None
    opening: Money
    opening_date: date | None
    member: str | None
    archived: bool
    balance: Money
    count: int


class Accounts:
    """The accounts of one ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def all(self, *, archived: bool = False) -> list[AccountInfo]:
        """Return the accounts in the order they were made; archived ones only when asked for."""
        sums = (
            select(
                Transaction.account_id,
                func.sum(Transaction.amount).label("sum"),
                func.count().label("count"),
            )
            .group_by(Transaction.account_id)
            .subquery()
        )
        with self._ledger.read() as session:
            rows = session.execute(
                select(Account, Member.name, sums.c.sum, sums.c.count)
                .outerjoin(Member, Member.id == Account.member_id)
                .outerjoin(sums, sums.c.account_id == Account.id)
                .order_by(Account.id)
            )
            return [
                _info(account, member, total or 0, count or 0)
                for account, member, total, count in rows
                if archived or not account.archived
            ]

    def get(self, name: str) -> AccountInfo:
        """Return the account called `name`; raise NotFoundError."""
        with self._ledger.read() as session:
            wanted = named.get(session, Account, name).id
        return next(a for a in self.all(archived=True) if a.id == wanted)

    def add(
        self,
        name: str,
        kind: str = "checking",
        *,
        currency: str | None = None,
        opening: Money | None = None,
        opening_date: date | None = None,
        number: str | None = None,
        member: str | None = None,
    ) -> int:
        """Add an account and return its id."""
        with self._ledger.write("account", name) as session:
            account = add_account(
                session, name, kind, currency=currency or self._ledger.currency, number=number
            )
            _set_opening(account, opening, opening_date)
            if member:
                account.member_id = named.get(session, Member, member).id
            return account.id

    def set(
        self,
        name: str,
        *,
        rename: str | None = None,
        kind: str | None = None,
        opening: Money | None = None,
        opening_date: date | None = None,
        number: str | None = None,
        member: str | None = None,
        archived: bool | None = None,
    ) -> None:
        """Change what is given of the account `name`; `member` "" removes the default member."""
        with self._ledger.write("account", name) as session:
            account = named.get(session, Account, name)
            if rename is not None:
                account.name = named.check_new(session, Account, rename, account)
            if kind is not None:
                account.kind = _checked_kind(kind)
            _set_opening(account, opening, opening_date)
            if number is not None:
                account.number = number or None
            if member is not None:
                account.member_id = named.get(session, Member, member).id if member else None
            if archived is not None:
                account.archived = archived

    def merge(self, name: str, into: str) -> None:
        """Move all of account `name` into another of the same currency, and remove it."""
        with self._ledger.write("account", name) as session:
            source, target = named.get(session, Account, name), named.get(session, Account, into)
            if source is target:
                raise InvalidEntryError("An account cannot be merged into itself.")
            if source.currency != target.currency:
                raise InvalidEntryError(
                    "{source} is in {source_currency}, {target} in {target_currency}: accounts of "
                    "different currencies cannot be merged.",
                    source=source.name,
                    source_currency=source.currency,
                    target=target.name,
                    target_currency=target.currency,
                )
            target.opening += source.opening
            for table in (Transaction, StatementBalance, Profile, LeftOut):
                session.execute(
                    update(table)
                    .where(table.account_id == source.id)
                    .values(account_id=target.id)
                    .execution_options(synchronize_session=False)
                )
            move_nicknames(session, "account", source.id, target.id)
            session.delete(source)

    def delete(self, name: str) -> None:
        """Remove an account with all its transactions."""
        with self._ledger.write("account", name) as session:
            account = named.get(session, Account, name)
            session.execute(delete(Transaction).where(Transaction.account_id == account.id))
            session.delete(account)


def add_account(
    session: Session, name: str, kind: str, *, currency: str, number: str | None = None
) -> Account:
    """Add an account inside an open action."""
    account = Account(
        id=new_id(session, Account),
        name=named.check_new(session, Account, name),
        kind=_checked_kind(kind),
        currency=currency,
        number=number,
    )
    session.add(account)
    session.flush()
    return account


def _set_opening(account: Account, opening: Money | None, opening_date: date | None) -> None:
    if opening is not None:
        if opening.currency != account.currency:
            raise InvalidEntryError(
                "{account} is kept in {currency}.", account=account.name, currency=account.currency
            )
        account.opening = opening.minor
    if opening_date is not None:
        account.opening_date = opening_date


def _checked_kind(kind: str) -> str:
    if kind not in ACCOUNT_KINDS:
        raise InvalidEntryError(
            "“{kind}” is no kind of account; choose one of {kinds}.",
            kind=kind,
            kinds=", ".join(ACCOUNT_KINDS),
        )
    return kind


def _info(account: Account, member: str | None, total: int, count: int) -> AccountInfo:
    return AccountInfo(
        id=account.id,
        name=account.name,
        kind=account.kind,
        currency=account.currency,
        number=account.number,
        opening=Money(account.opening, account.currency),
        opening_date=account.opening_date,
        member=member,
        archived=account.archived,
        balance=Money(account.opening + total, account.currency),
        count=count,
    )

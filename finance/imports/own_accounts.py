"""Rows that name another own account at their other end: transfers, whatever their payee says.

Some banks write one row for both sides of a transfer, in an export over all accounts; the other
side is made then, so that both balances are right.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import exists, func, literal, or_, select

from finance.db import sqlite
from finance.db.tables import Account, Transaction, Transfer
from finance.imports.destinations import account_number
from finance.imports.storing import NewSplit, NewTransaction
from finance.imports.transfers import WINDOW_DAYS, file_as_transfers
from finance.ledger.categories import transfer_category
from finance.text import fold

if TYPE_CHECKING:
    from datetime import date

    from sqlalchemy.orm import Session

    from finance.imports.destinations import Destinations
    from finance.imports.entries import Entry
    from finance.imports.storing import Storing
    from finance.readers.model import ParsedFile

_NEAR = timedelta(days=WINDOW_DAYS)


class _Side(NamedTuple):
    """A stored row, and where its other end is: a statement of this file, or an account of the books."""

    id: int
    statement: int | None
    account_id: int | None
    date: date
    amount: int
    payee: str
    memo: str
    own: int


class MadeSide(NamedTuple):
    """The other side of a transfer that its bank writes in one row."""

    id: int
    account_id: int
    account: str
    date: date


class OwnAccounts:
    """Collects such rows of one file while they are stored, and settles them at its end."""

    def __init__(self, session: Session, parsed: ParsedFile) -> None:
        self._session = session
        self._sides: list[_Side] = []
        stated = ((account_number(s.account), n) for n, s in enumerate(parsed.statements))
        self._statements = {number: n for number, n in stated if number}
        held = session.execute(select(Account.id, Account.number).where(Account.number != ""))
        self._accounts = {account_number(number): key for key, number in held}

    def see(self, entry: Entry, stored: int) -> None:
        """Take in a new row that was stored under an id."""
        row = entry.rows[0]
        number = account_number(row.other_account) if len(entry.rows) == 1 else ""
        statement, account_id = self._statements.get(number), self._accounts.get(number)
        if number and (statement is not None or account_id is not None):
            amount = entry.amounts[0]
            own = entry.account.id
            self._sides.append(
                _Side(stored, statement, account_id, row.date, amount, row.payee, row.memo, own)
            )

    def settle(
        self, places: Destinations, storing: Storing, batch_id: int
    ) -> tuple[list[tuple[int, int]], list[MadeSide]]:
        """Pair each with its other side; return (out id, in id) of the pairs, and the sides made."""
        storing.flush()
        pairs: list[tuple[int, int]] = []
        alone: list[tuple[_Side, Account]] = []
        taken: set[int] = set()
        for side in self._sides:
            account = self._at(side, places)
            if account is None or account.id == side.own or not side.amount or side.id in taken:
                continue
            other = self._mirror(side, account, taken)
            if other is not None:
                taken |= {side.id, other}
                pairs.append((side.id, other) if side.amount < 0 else (other, side.id))
            else:
                alone.append((side, account))
        made: list[MadeSide] = []
        if not pairs:  # a bank that writes one side writes no pair
            whole = [(side, account) for side, account in alone if side.statement is not None]
            for side, account in whole:
                number = storing.add(*self._other_side(side, account, batch_id), ())
                made.append(MadeSide(number, account.id, account.name, side.date))
                pairs.append((side.id, number) if side.amount < 0 else (number, side.id))
        for out, into in pairs:
            storing.pair(out, into)
        storing.flush()
        sure = [side.id for side, _ in alone] + [number for pair in pairs for number in pair]
        file_as_transfers(self._session, list(dict.fromkeys(sure)), filed=False)
        return pairs, made

    def _at(self, side: _Side, places: Destinations) -> Account | None:
        if side.statement is not None:
            return places.of_statement(side.statement)
        return self._session.get(Account, side.account_id)

    def _mirror(self, side: _Side, account: Account, taken: set[int]) -> int | None:
        """Return the transaction of the same money on the other account, the nearest in time."""
        paired = exists().where(
            or_(Transfer.out_id == Transaction.id, Transfer.in_id == Transaction.id)
        )
        found = self._session.scalars(
            select(Transaction.id)
            .where(
                Transaction.account_id == account.id,
                Transaction.amount == -side.amount,
                Transaction.date.between(side.date - _NEAR, side.date + _NEAR),
                ~paired,
            )
            .order_by(func.abs(sqlite.days_between(literal(side.date), Transaction.date)))
        )
        return next((number for number in found if number not in taken), None)

    def _other_side(
        self, side: _Side, account: Account, batch_id: int
    ) -> tuple[NewTransaction, list[NewSplit]]:
        made = NewTransaction(
            account_id=account.id,
            date=side.date.isoformat(),
            amount=-side.amount,
            payee=side.payee,
            memo=side.memo,
            note="",
            search=fold(f"{side.payee} {side.memo}"),
            merchant_id=None,
            member_id=account.member_id,
            batch_id=batch_id,
            bank_id=None,
            import_key=None,  # no row of a file is it yet; one that comes will be the same
            pending=False,
            filed_by=None,
        )
        return made, [NewSplit(transfer_category(self._session).id, -side.amount, "")]

"""What banks have stated an account held, beside what the books say it held on that day."""

from __future__ import annotations

import datetime as dt  # noqa: TC003 - a field is called date, too
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import func, select

from finance.db.import_tables import Batch, StatementBalance
from finance.db.tables import Account, Transaction
from finance.ledger import named
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy.orm import Session

    from finance.ledger.ledger import Ledger


@dataclass(frozen=True, slots=True)
class StatedBalance:
    """A balance that the statement `file` states for the end of a day, and that of the books.

    `before` is the day of the statement before it, `drift` by how much the books moved away from
    the bank since then: whatever is wrong lies after `before`, up to `date`.
    """

    account: str
    date: dt.date
    stated: Money
    books: Money
    file: str
    before: dt.date | None
    drift: Money

    @property
    def difference(self) -> Money:
        """How much more the books hold than the bank says; negative is less."""
        return self.books - self.stated


@dataclass(frozen=True, slots=True)
class Gap:
    """Where books and bank part: the statement that first disagrees, and the last that agreed."""

    agreed: StatedBalance | None
    broken: StatedBalance


class Statements:
    """The stated balances of one ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def of(self, account: str) -> list[StatedBalance]:
        """Return what was stated of an account, oldest first; raise NotFoundError for none such."""
        with self._ledger.read() as session:
            return list(stated(session, named.get(session, Account, account).id))


def first_gap(balances: Sequence[StatedBalance]) -> Gap | None:
    """Return where an account's balances, oldest first, begin to disagree; None where they agree."""
    agreed = None
    for balance in balances:
        if balance.difference:
            return Gap(agreed, balance)
        agreed = balance
    return None


def stated(session: Session, account_id: int | None = None) -> Iterator[StatedBalance]:
    """Yield what was stated of an account, or of all, oldest first; the same said twice comes once."""
    booked = (
        select(func.coalesce(func.sum(Transaction.amount), 0))
        .where(
            Transaction.account_id == StatementBalance.account_id,
            Transaction.date <= StatementBalance.date,
        )
        .scalar_subquery()
    )
    query = (
        select(StatementBalance, Account, Batch.file, booked)
        .join(Account, Account.id == StatementBalance.account_id)
        .join(Batch, Batch.id == StatementBalance.batch_id)
        .order_by(Account.id, StatementBalance.date, StatementBalance.id)
    )
    if account_id is not None:
        query = query.where(StatementBalance.account_id == account_id)
    last: StatedBalance | None = None
    seen: set[tuple[str, dt.date, int]] = set()
    for row, account, file, total in session.execute(query):
        if (account.name, row.date, row.balance) in seen:
            continue
        seen.add((account.name, row.date, row.balance))
        told = Money(row.balance, account.currency)
        books = Money(account.opening + total, account.currency)
        before = last if last is not None and last.account == account.name else None
        drift = books - told - (before.difference if before else Money(0, account.currency))
        day = before.date if before else None
        last = StatedBalance(account.name, row.date, told, books, file, day, drift)
        yield last

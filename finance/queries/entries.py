"""What answers are summed over: the `entries` view, or whole transactions where no split matters.

`flow` is s for spending, i for income, t for an own transfer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Date, Integer, String, column, func, table

from finance.db.tables import Transaction

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, FromClause

entries = table(
    "entries",
    column("id", Integer),
    column("transaction_id", Integer),
    column("account_id", Integer),
    column("date", Date),
    column("merchant_id", Integer),
    column("member_id", Integer),
    column("category_id", Integer),
    column("amount", Integer),
    column("flow", String),
)

SPENDING = "s"
INCOME = "i"
TRANSFER = "t"


@dataclass(frozen=True, slots=True)
class Lines:
    """Rows with money: their columns, their sum, and how many transactions they make."""

    source: FromClause
    number: ColumnElement[int]
    account_id: ColumnElement[int]
    date: ColumnElement[Any]
    merchant_id: ColumnElement[int | None]
    member_id: ColumnElement[int | None]
    amount: ColumnElement[int]
    total: ColumnElement[int]
    count: ColumnElement[int]
    single: bool  # a transaction is one row


ENTRIES = Lines(
    entries,
    entries.c.transaction_id,
    entries.c.account_id,
    entries.c.date,
    entries.c.merchant_id,
    entries.c.member_id,
    entries.c.amount,
    func.coalesce(func.sum(entries.c.amount), 0),
    func.count(entries.c.transaction_id.distinct()),
    single=False,
)
_t = Transaction.__table__
# The same figures without reading a split: only where no category, flow or split note is asked for.
TRANSACTIONS = Lines(
    _t,
    _t.c.id,
    _t.c.account_id,
    _t.c.date,
    _t.c.merchant_id,
    _t.c.member_id,
    _t.c.amount,
    func.coalesce(func.sum(_t.c.amount), 0),
    func.count(),
    single=True,
)

"""Small books made in one go: rows written straight into the tables of a new plain ledger."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sqlalchemy import insert

from finance.db import schema
from finance.db.engine import make_engine
from finance.db.tables import (
    Account,
    Base,
    Budget,
    Category,
    Member,
    Merchant,
    Split,
    Tag,
    Transaction,
    TransactionTag,
)
from finance.text import fold

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from sqlalchemy import Connection, Engine


@dataclass(frozen=True)
class Line:
    """One split of a transaction; the amount is in minor units."""

    category: str | None
    amount: int
    note: str = ""


@dataclass(frozen=True)
class Entry:
    """One transaction by names; `splits` empty means one line of `amount` in `category`."""

    date: date
    amount: int
    category: str | None = None
    merchant: str | None = None
    account: str = "Everyday"
    member: str | None = None
    payee: str = ""
    memo: str = ""
    note: str = ""
    tags: tuple[str, ...] = ()
    splits: tuple[Line, ...] = ()

    @property
    def lines(self) -> tuple[Line, ...]:
        return self.splits or (Line(self.category, self.amount),)


@dataclass
class Books:
    """What a ledger holds; ids are positions from 1 in these lists."""

    accounts: dict[str, tuple[str, str]]  # name: (kind, currency)
    categories: dict[str, tuple[str, str | None]]  # name: (kind, parent)
    entries: list[Entry] = field(default_factory=list)
    openings: dict[str, tuple[int, date | None]] = field(default_factory=dict)
    budgets: list[tuple[str, date, int]] = field(default_factory=list)
    archived: tuple[str, ...] = ()

    def names(self, slot: str) -> list[str]:
        """Return the merchants or members used, in order of first use."""
        return list(dict.fromkeys(v for e in self.entries if (v := getattr(e, slot)) is not None))

    @property
    def tags(self) -> list[str]:
        return list(dict.fromkeys(tag for e in self.entries for tag in e.tags))


def write(books: Books, path: Path) -> Engine:
    """Write `books` to a new plain ledger and return its engine."""
    engine = make_engine(path, None)
    with engine.connect() as c, c.begin():
        schema.upgrade(c)
    with engine.connect().execution_options(write=True) as c, c.begin():
        _fill(c, books)
    return engine


def _add(c: Connection, table: type[Base], rows: list[dict[str, object]]) -> None:
    if rows:
        c.execute(insert(table), rows)


def _fill(c: Connection, books: Books) -> None:
    accounts = {name: i for i, name in enumerate(books.accounts, 1)}
    categories = {name: i for i, name in enumerate(books.categories, 1)}
    merchants = {name: i for i, name in enumerate(books.names("merchant"), 1)}
    members = {name: i for i, name in enumerate(books.names("member"), 1)}
    tags = {name: i for i, name in enumerate(books.tags, 1)}
    _add(c, Member, [{"id": i, "name": n} for n, i in members.items()])
    _add(
        c,
        Account,
        [
            {"id": i, "name": n, "kind": books.accounts[n][0], "currency": books.accounts[n][1],
             "opening": books.openings.get(n, (0, None))[0],
             "opening_date": books.openings.get(n, (0, None))[1], "archived": n in books.archived}
            for n, i in accounts.items()
        ],
    )  # fmt: skip
    for name, i in categories.items():  # one by one: a parent stands before its children
        kind, parent = books.categories[name]
        row = {"id": i, "name": name, "kind": kind, "parent_id": parent and categories[parent]}
        _add(c, Category, [row])
    _add(c, Merchant, [{"id": i, "name": n, "search": fold(n)} for n, i in merchants.items()])
    _add(c, Tag, [{"id": i, "name": n} for n, i in tags.items()])
    rows, splits, tagged = [], [], []
    for i, e in enumerate(books.entries, 1):
        rows.append(
            {"id": i, "account_id": accounts[e.account], "date": e.date, "amount": e.amount,
             "payee": e.payee, "memo": e.memo, "note": e.note,
             "search": fold(f"{e.payee} {e.memo} {e.note}"),
             "merchant_id": merchants[e.merchant] if e.merchant is not None else None,
             "member_id": members[e.member] if e.member is not None else None}
        )  # fmt: skip
        for line in e.lines:
            category = categories[line.category] if line.category is not None else None
            splits.append(
                {"id": len(splits) + 1, "transaction_id": i, "category_id": category,
                 "amount": line.amount, "note": line.note}
            )  # fmt: skip
        tagged += [{"transaction_id": i, "tag_id": tags[t]} for t in e.tags]
    _add(c, Transaction, rows)
    _add(c, Split, splits)
    _add(c, TransactionTag, [{"id": i, **row} for i, row in enumerate(tagged, 1)])
    _add(
        c,
        Budget,
        [
            {"id": i, "category_id": categories[n], "month": month, "amount": amount}
            for i, (n, month, amount) in enumerate(books.budgets, 1)
        ],
    )

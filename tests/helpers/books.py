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
    from collections.abc import Iterable, Mapping, Sequence
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

    accounts: Mapping[str, tuple[str, str]]  # name: (kind, currency)
    categories: Mapping[str, tuple[str, str | None]]  # name: (kind, parent)
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


def blank(path: Path) -> Path:
    """Make a new plain ledger without any row; a copy of it can be filled."""
    engine = make_engine(path, None)
    with engine.connect() as c, c.begin():
        schema.upgrade(c)
    engine.dispose()
    return path


def write(books: Books, path: Path) -> Engine:
    """Write `books` to the blank ledger at `path` and return its engine."""
    engine = make_engine(path, None)
    with engine.connect().execution_options(write=True) as c, c.begin():
        _fill(c, books)
    return engine


def _add(c: Connection, table: type[Base], rows: Sequence[Mapping[str, object]]) -> None:
    if rows:
        c.execute(insert(table), [dict(row) for row in rows])


def _numbered(names: Iterable[str]) -> dict[str, int]:
    return {name: i for i, name in enumerate(names, 1)}


def _fill(c: Connection, books: Books) -> None:
    members = _numbered(books.names("member"))
    _add(c, Member, [{"id": i, "name": n} for n, i in members.items()])
    for name, i in _numbered(books.accounts).items():
        kind, currency = books.accounts[name]
        opening, day = books.openings.get(name, (0, None))
        row = {"id": i, "name": name, "kind": kind, "currency": currency, "opening": opening}
        _add(c, Account, [{**row, "opening_date": day, "archived": name in books.archived}])
    categories = _numbered(books.categories)
    for name, i in categories.items():  # one by one: a parent stands before its children
        kind, parent = books.categories[name]
        parent_id = None if parent is None else categories[parent]
        _add(c, Category, [{"id": i, "name": name, "kind": kind, "parent_id": parent_id}])
    merchants = _numbered(books.names("merchant"))
    _add(c, Merchant, [{"id": i, "name": n, "search": fold(n)} for n, i in merchants.items()])
    _add(c, Tag, [{"id": i, "name": n} for n, i in _numbered(books.tags).items()])
    _add(c, Budget, [
        {"id": i, "category_id": categories[n], "month": month, "amount": amount}
        for i, (n, month, amount) in enumerate(books.budgets, 1)
    ])  # fmt: skip
    _add_entries(c, books, members, merchants, categories)


def _add_entries(
    c: Connection,
    books: Books,
    members: Mapping[str, int],
    merchants: Mapping[str, int],
    categories: Mapping[str, int],
) -> None:
    accounts, tags = _numbered(books.accounts), _numbered(books.tags)
    rows: list[dict[str, object]] = []
    splits: list[dict[str, object]] = []
    tagged: list[dict[str, object]] = []
    for i, e in enumerate(books.entries, 1):
        rows.append(
            {"id": i, "account_id": accounts[e.account], "date": e.date, "amount": e.amount,
             "payee": e.payee, "memo": e.memo, "note": e.note,
             "search": fold(f"{e.payee} {e.memo} {e.note}"),
             "merchant_id": merchants.get(e.merchant or ""),
             "member_id": members.get(e.member or "")}
        )  # fmt: skip
        for line in e.lines:
            splits.append(
                {"id": len(splits) + 1, "transaction_id": i, "amount": line.amount,
                 "category_id": categories.get(line.category or ""), "note": line.note}
            )  # fmt: skip
        for tag in e.tags:
            tagged.append({"id": len(tagged) + 1, "transaction_id": i, "tag_id": tags[tag]})
    _add(c, Transaction, rows)
    _add(c, Split, splits)
    _add(c, TransactionTag, tagged)

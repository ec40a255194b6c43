from __future__ import annotations

import datetime as dt
import re
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert, text, update
from sqlalchemy.exc import IntegrityError

from finance.db import schema, sqlite
from finance.db.engine import make_engine
from finance.db.tables import Base, Split, Transaction

if TYPE_CHECKING:
    from pathlib import Path

    from tests.helpers.small_books import Books


def test_splits_that_do_not_add_up_are_refused(books: Books) -> None:
    number = books.add("2026-01-01", "-10")
    with pytest.raises(IntegrityError), books.ledger.write("edit") as session:
        session.execute(update(Split).values(amount=-999))
    with pytest.raises(IntegrityError), books.ledger.write("edit") as session:
        session.execute(update(Transaction).values(amount=-999))
    with pytest.raises(IntegrityError), books.ledger.write("edit") as session:
        session.execute(text("DELETE FROM splits"))
    assert books.ledger.transactions.get(number).splits[0].amount.minor == -1000


def test_a_transaction_without_a_split_is_refused(books: Books) -> None:
    account = books.ledger.accounts.get("Everyday").id
    with pytest.raises(IntegrityError), books.ledger.write("add") as session:
        session.execute(
            insert(Transaction).values(
                id=99, account_id=account, date=dt.date(2026, 1, 1), amount=0
            )
        )
    assert books.ledger.transactions.count() == 0


def test_migrations_build_what_the_tables_say(tmp_path: Path) -> None:
    shapes = []
    for name in ("migrated", "declared"):
        engine = make_engine(tmp_path / name, None)
        with engine.connect().execution_options(write=True) as c, c.begin():
            if name == "migrated":
                schema.upgrade(c)
            else:
                Base.metadata.create_all(c)
                sqlite.install(c)
            rows = c.execute(text("SELECT type, name, sql FROM sqlite_master"))
            shapes.append(
                {
                    (kind, table): sorted(re.findall(r"[^,()\s]+", sql or ""))
                    for kind, table, sql in rows
                    if "alembic" not in table
                }
            )
        engine.dispose()
    assert shapes[0] == shapes[1]

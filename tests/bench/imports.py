"""Import: rows a second into an encrypted ledger, against `csv` and bare inserts."""

from __future__ import annotations

import csv
import sqlite3
from decimal import Decimal
from typing import TYPE_CHECKING

import sqlcipher3.dbapi2
from sqlalchemy.schema import CreateIndex, CreateTable

from finance.db.tables import Base
from finance.imports.pipeline import import_files
from finance.ledger.ledger import Ledger
from tests.bench.timing import seconds

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def run(source: Path, path: Path, key: bytes) -> Iterator[tuple[str, str, str]]:
    """Import the household twice, and beside it insert the same rows without any care."""
    with source.open(newline="", encoding="utf-8") as file:
        rows = sum(1 for _ in csv.reader(file)) - 1
    with Ledger.create(path, key) as ledger:
        ours = seconds(lambda: import_files(ledger, [source]))
        bare = seconds(lambda: _bare(source, path.with_suffix(".bare"), key))
        text = seconds(lambda: _text(source, path.with_suffix(".text")))
        again = seconds(lambda: import_files(ledger, [source]))
    what = f"import, {rows:,} rows, encrypted, duplicate check"
    yield what, f"{rows / ours:,.0f} rows/s", "≥ 10,000"
    yield "the same file again: all duplicates", f"{rows / again:,.0f} rows/s", ""
    yield (
        "import ÷ (`csv` + bare rows into the same two encrypted tables)",
        f"{ours:.2f} s ÷ {bare:.2f} s = {ours / bare:.1f} ×",
        "≤ 10 ×",
    )
    yield (
        "import ÷ (`csv` + bare text rows into one plain table)",
        f"{ours:.2f} s ÷ {text:.2f} s = {ours / text:.1f} ×",
        "",
    )


def _bare(source: Path, path: Path, key: bytes) -> None:
    """Insert a transaction and its split per row: no reading of meaning, no check, no journal."""
    connection = sqlcipher3.dbapi2.connect(str(path))
    connection.execute(f"PRAGMA key = \"x'{key.hex()}'\"")
    for name in ("transactions", "splits"):
        table = Base.metadata.tables[name]
        connection.execute(str(CreateTable(table)))
        for index in table.indexes:
            connection.execute(str(CreateIndex(index)))
    with source.open(newline="", encoding="utf-8") as file:
        read = csv.reader(file)
        next(read)
        rows = [(n, row, int(Decimal(row[7]) * 100)) for n, row in enumerate(read, 1)]
    connection.executemany(
        """INSERT INTO transactions (id, account_id, date, amount, payee, memo, note, search, pending)
        VALUES (?, 1, ?, ?, ?, '', '', ?, 0)""",
        ((n, row[0], amount, row[3], row[3].lower()) for n, row, amount in rows),
    )
    connection.executemany(
        "INSERT INTO splits (id, transaction_id, category_id, amount, note) VALUES (?, ?, 1, ?, '')",
        ((n, n, amount) for n, _, amount in rows),
    )
    connection.commit()
    connection.close()


def _text(source: Path, path: Path) -> None:
    """Insert the cells as they stand into one plain table without an index."""
    connection = sqlite3.connect(path)
    with source.open(newline="", encoding="utf-8") as file:
        reader = csv.reader(file)
        names = next(reader)
        connection.execute(f"CREATE TABLE rows (id INTEGER PRIMARY KEY, {', '.join(names)})")
        marks = ", ".join("?" * len(names))
        connection.executemany(f"INSERT INTO rows VALUES (NULL, {marks})", reader)
    connection.commit()
    connection.close()

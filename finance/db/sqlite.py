"""All that is SQLite's own: pragmas, triggers and the `entries` view.

The triggers keep two promises that no code path can break: a transaction's splits add up to its
amount, and every change of a journaled row is written down with its old and new image while an
action is open.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sqlalchemy import Date, Integer, cast, func, select, text

from finance.db import filing_tables as filing
from finance.db import import_tables as imported
from finance.db import learnt_tables as learnt
from finance.db import tables
from finance.db.tables import Base

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import date
    from pathlib import Path

    from sqlalchemy import ColumnElement, Connection, Engine, SQLColumnExpression, Table

# What undo brings back. Facts about the file, asked questions and the journal itself are not in it.
JOURNALED = tuple(
    Base.metadata.tables[table.__tablename__]
    for table in (
        tables.Account, tables.Category, tables.Member, tables.Merchant, tables.MerchantAlias,
        tables.Tag, imported.Batch, imported.StatementBalance, tables.Transaction,
        imported.ImportKey, tables.Split, tables.TransactionTag, tables.Transfer, tables.Budget, tables.Rule,
        imported.Profile, imported.Review, learnt.Correction, learnt.Nickname, filing.Refund,
        filing.DeclinedGuess, imported.ReviewReading, learnt.HiddenInsight, imported.LeftOut,
    )
)  # fmt: skip

# One line of money with what it is: s spending, i income, t own transfer. Uncategorised money in
# is a refund when it is linked to a purchase or comes from a merchant that money has gone to.
ENTRIES_VIEW = """
CREATE VIEW entries AS
SELECT s.id, t.id AS transaction_id, t.account_id, t.date, t.merchant_id, t.member_id, s.category_id,
  s.amount,
  CASE c.kind WHEN 'expense' THEN 's' WHEN 'income' THEN 'i' WHEN 'transfer' THEN 't'
  ELSE CASE WHEN s.amount < 0 THEN 's' WHEN EXISTS (
      SELECT 1 FROM transactions o WHERE o.merchant_id = t.merchant_id AND o.amount < 0
    ) OR EXISTS (
      SELECT 1 FROM refunds r WHERE r.refund_id = t.id AND r.purchase_id IS NOT NULL
    ) THEN 's' ELSE 'i' END
  END AS flow
FROM transactions t JOIN splits s ON s.transaction_id = t.id
LEFT JOIN categories c ON c.id = s.category_id
"""

_SPLIT_TRIGGERS = {
    "split_added": """AFTER INSERT ON splits BEGIN
        INSERT INTO split_sums VALUES (new.transaction_id, new.amount)
        ON CONFLICT (transaction_id) DO UPDATE SET amount = amount + excluded.amount; END""",
    "split_changed": """AFTER UPDATE OF amount, transaction_id ON splits BEGIN
        UPDATE split_sums SET amount = amount - old.amount WHERE transaction_id = old.transaction_id;
        UPDATE split_sums SET amount = amount + new.amount WHERE transaction_id = new.transaction_id;
        END""",
    "split_removed": """AFTER DELETE ON splits BEGIN
        UPDATE split_sums SET amount = amount - old.amount WHERE transaction_id = old.transaction_id;
        DELETE FROM split_sums WHERE transaction_id = old.transaction_id
        AND NOT EXISTS (SELECT 1 FROM splits WHERE transaction_id = old.transaction_id); END""",
}


def _image(row: str, table: Table) -> str:
    return "json_array(" + ", ".join(f"{row}.{column.name}" for column in table.columns) + ")"


def _journal_triggers(table: Table) -> Iterator[tuple[str, str]]:
    old, new = _image("old", table), _image("new", table)
    for event, row, images in (
        ("INSERT", "new", f"NULL, {new}"),
        ("UPDATE", "new", f"{old}, {new}"),
        ("DELETE", "old", f"{old}, NULL"),
    ):
        yield (
            f"journal_{table.name}_{event.lower()}",
            f"""AFTER {event} ON {table.name} BEGIN
            INSERT INTO journal (action_id, table_name, row_id, old, new)
            SELECT action_id, '{table.name}', {row}.id, {images} FROM current_action; END""",
        )


def install(connection: Connection) -> None:
    """(Re)create the triggers and the view; run after every migration."""
    triggers = dict(_SPLIT_TRIGGERS)
    for table in JOURNALED:
        triggers.update(_journal_triggers(table))
    for name, body in triggers.items():
        connection.execute(text(f"DROP TRIGGER IF EXISTS {name}"))
        connection.exec_driver_sql(f"CREATE TRIGGER {name} {body}")
    connection.execute(text("DROP VIEW IF EXISTS entries"))
    connection.exec_driver_sql(ENTRIES_VIEW)


def days_between(
    first: SQLColumnExpression[date], last: SQLColumnExpression[date]
) -> ColumnElement[int]:
    """Return the number of days from one date to another."""
    return cast(func.julianday(last) - func.julianday(first), Integer)


def days_before(day: SQLColumnExpression[date], n: int) -> ColumnElement[date]:
    """Return the date `n` days before `day`; after it where `n` is negative."""
    return func.date(day, f"{-n:+} days", type_=Date)


def one_of(column: SQLColumnExpression[int], ids: Sequence[int]) -> ColumnElement[bool]:
    """Return that `column` is one of `ids`, however many: they are bound as one parameter."""
    listed = func.json_each(json.dumps(ids)).table_valued("value")
    return column.in_(select(listed.c.value))


def apply_images(connection: Connection, entries: list[tuple[str, int, str | None]]) -> None:
    """Set each row (table, id) to its image; None removes it. Foreign keys are checked at commit.

    Neighbours in `entries` that do the same to the same table run as one statement.
    """
    connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
    columns = {table.name: [c.name for c in table.columns] for table in JOURNALED}
    start = 0
    while start < len(entries):
        table, gone = entries[start][0], entries[start][2] is None
        stop = start
        while stop < len(entries) and (entries[stop][0], entries[stop][2] is None) == (table, gone):
            stop += 1
        names = columns[table]
        if gone:
            sql = f"DELETE FROM {table} WHERE id = ?"
            rows: list[tuple[object, ...]] = [(row_id,) for _, row_id, _ in entries[start:stop]]
        else:
            values = ", ".join(f"json_extract(?1, '$[{i}]')" for i in range(len(names)))
            changes = ", ".join(f"{n} = excluded.{n}" for n in names if n != "id")
            sql = (
                f"INSERT INTO {table} ({', '.join(names)}) SELECT {values} WHERE true "
                f"ON CONFLICT (id) DO UPDATE SET {changes}"
            )
            rows = [(image,) for _, _, image in entries[start:stop]]
        connection.exec_driver_sql(sql, rows)
        start = stop


def integrity_problems(connection: Connection) -> list[str]:
    """Return what SQLite finds wrong with the file: broken pages, dangling references."""
    pages = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check")]
    dangling = list(connection.exec_driver_sql("PRAGMA foreign_key_check"))
    return [line for line in pages if line != "ok"] + [
        f"{row[0]} {row[1]} points at a missing row of {row[2]}" for row in dangling
    ]


def insert_rows(
    connection: Connection, table: str, columns: Sequence[str], rows: Sequence[tuple[object, ...]]
) -> None:
    """Insert many rows as they stand, without SQLAlchemy's work per row; dates are ISO text."""
    marks = ", ".join("?" * len(columns))
    connection.exec_driver_sql(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)


def set_wal(engine: Engine) -> None:
    """Let readers go on while one writes; kept in the file, so once is enough."""
    raw = engine.raw_connection()
    try:
        raw.cursor().execute("PRAGMA journal_mode = WAL")
    finally:
        raw.close()


def copy_to(engine: Engine, path: Path) -> None:
    """Write a compact copy of the ledger, with the same key, to the new file `path`."""
    raw = engine.raw_connection()
    try:
        raw.cursor().execute("VACUUM INTO ?", (str(path),))
    finally:
        raw.close()


def encrypt_to(engine: Engine, path: Path, key: bytes) -> None:
    """Write a copy of the plain ledger, encrypted with the 32-byte `key`, to the new file `path`."""
    raw = engine.raw_connection()
    try:
        cursor = raw.cursor()
        cursor.execute("ATTACH DATABASE ? AS encrypted KEY ?", (str(path), f"x'{key.hex()}'"))
        try:
            cursor.execute("SELECT sqlcipher_export('encrypted')")
        finally:
            cursor.execute("DETACH DATABASE encrypted")
    finally:
        raw.close()


def row_counts(connection: Connection) -> dict[str, int]:
    """Return the number of rows of each table."""
    names = connection.exec_driver_sql("SELECT name FROM sqlite_schema WHERE type = 'table'")
    return {
        name: int(connection.exec_driver_sql(f'SELECT count(*) FROM "{name}"').scalar_one())
        for name in names.scalars().all()
    }

"""The ledger as a file: keys, damage, newer versions, backups, one writer."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from finance.errors import LedgerBusyError, LedgerError, SchemaTooNewError, WrongKeyError
from finance.ledger import backups
from finance.ledger.ledger import Ledger
from tests.helpers.small_books import Books

if TYPE_CHECKING:
    from pathlib import Path

KEY = bytes(range(32))


def test_an_encrypted_ledger_shows_nothing_to_others(tmp_path: Path) -> None:
    path = tmp_path / "a.coffer"
    with Books.new(path, KEY) as books:
        books.add("2026-01-01", "-1", "SECRET SHOP")
        for file in tmp_path.iterdir():
            assert b"SECRET" not in file.read_bytes()
            assert b"SQLite format" not in file.read_bytes()
    assert backups.is_encrypted(path)
    with pytest.raises(WrongKeyError):
        Ledger.open(path)
    with pytest.raises(WrongKeyError):
        Ledger.open(path, b"x" * 32)
    with Ledger.open(path, KEY) as ledger:
        assert ledger.transactions.count() == 1


def test_what_is_no_ledger_is_said_and_left_alone(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match="coffer new"):
        Ledger.open(tmp_path / "missing.coffer")
    empty = tmp_path / "empty.coffer"
    empty.touch()
    with pytest.raises(LedgerError, match="not a Coffer ledger"):
        Ledger.open(empty)
    other = tmp_path / "other.coffer"
    sqlite3.connect(other).execute("CREATE TABLE x (y)").connection.close()
    with pytest.raises(LedgerError, match="not a Coffer ledger"):
        Ledger.open(other)
    text = tmp_path / "text.coffer"
    text.write_text("hello" * 500)
    with pytest.raises(WrongKeyError):
        Ledger.open(text)
    assert text.read_text() == "hello" * 500
    with pytest.raises(LedgerError, match="exists already"):
        Ledger.create(text)
    with pytest.raises(LedgerError, match="does not exist"):
        Ledger.create(tmp_path / "no" / "such.coffer")


def test_a_newer_ledger_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "a.coffer"
    Ledger.create(path).close()
    raw = sqlite3.connect(path)
    raw.execute("UPDATE alembic_version SET version_num = '9999'")
    raw.commit()
    raw.close()
    before = path.read_bytes()
    with pytest.raises(SchemaTooNewError, match="newer Coffer"):
        Ledger.open(path)
    assert path.read_bytes() == before


def test_a_second_writer_waits_then_is_told(books: Books, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("finance.db.engine.BUSY_MS", 50)
    with Ledger.open(books.ledger.path) as other, books.ledger.write("edit"):
        assert other.accounts.all(), "readers go on"
        with pytest.raises(LedgerBusyError, match="another window"):
            other.members.add("Sam")


@pytest.mark.parametrize("key", [None, KEY])
def test_backups_are_ledgers_and_restore_brings_them_back(
    tmp_path: Path, key: bytes | None
) -> None:
    path = tmp_path / "a.coffer"
    with Books.new(path, key) as books:
        books.add("2026-01-01", "-1")
        copy = books.ledger.backup()
        books.add("2026-01-02", "-1")
        assert backups.all_of(path) == [copy]
        assert (backups.is_encrypted(copy)) == (key is not None)
    backups.restore(copy, path, key)
    with Ledger.open(path, key) as ledger:
        assert ledger.transactions.count() == 1
    replaced = [p for p in backups.all_of(path) if "replaced" in p.name]
    with Ledger.open(replaced[0], key) as ledger:
        assert ledger.transactions.count() == 2


def test_only_the_latest_backups_are_kept(books: Books) -> None:
    made = [books.ledger.backup() for _ in range(backups.KEPT + 3)]
    assert backups.all_of(books.ledger.path) == list(reversed(made))[: backups.KEPT]


def test_a_damaged_backup_is_not_restored(books: Books) -> None:
    copy = books.ledger.backup()
    content = bytearray(copy.read_bytes())
    content[5000:9000] = b"\xff" * 4000
    copy.write_bytes(content)
    books.ledger.close()
    with pytest.raises(LedgerError):
        backups.restore(copy, books.ledger.path, None)
    with Ledger.open(books.ledger.path) as ledger:
        assert ledger.accounts.all()


# What migrations after the first one add.
LATER_TABLES = (
    "corrections",
    "nicknames",
    "refunds",
    "declined_guesses",
    "review_readings",
    "hidden_insights",
    "left_out",
)
LATER_INDEXES = ("ix_transactions_pending", "ix_transactions_guessed")


def test_an_older_ledger_is_migrated_on_a_copy(books: Books) -> None:
    books.add("2026-01-01", "-1")
    path = books.ledger.path
    books.ledger.close()
    with closing(sqlite3.connect(path)) as old, old:
        for table in LATER_TABLES:
            old.execute(f"DROP TABLE {table}")
        for index in LATER_INDEXES:
            old.execute(f"DROP INDEX {index}")
        old.execute("UPDATE alembic_version SET version_num = '0001'")
    Ledger.open(path).close()
    assert len(backups.all_of(path)) == 1, "a backup comes first"
    with Ledger.open(path) as ledger:
        assert ledger.transactions.count() == 1
        ledger.learnt.correct("a", "a", {})
        assert ledger.undo() == ("learn", "a")


def test_a_copy_without_its_write_ahead_log_is_said(tmp_path: Path) -> None:
    path, copy = tmp_path / "a.coffer", tmp_path / "copy.coffer"
    with Books.new(path):
        copy.write_bytes(path.read_bytes())
    with pytest.raises(LedgerError, match=r"not complete|not a Coffer ledger"):
        Ledger.open(copy)

"""A plain ledger is encrypted where it is: nothing is lost, and nothing plain is left unsaid."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from finance import keys
from finance.errors import LedgerBusyError, LedgerError, WrongKeyError
from finance.ledger import backups
from finance.ledger.encrypting import delete_plain_copies, encrypt, plain_copies
from finance.ledger.ledger import Ledger
from tests.helpers.small_books import Books

if TYPE_CHECKING:
    from pathlib import Path

SECRET = "four words that open"


@pytest.fixture
def plain(tmp_path: Path) -> Path:
    """Give a closed plain ledger with two transactions, the second undone."""
    path = tmp_path / "own.coffer"
    with Books.new(path) as books:
        books.add("2026-10-03", "-40.10", "SECRET SHOP", "Groceries")
        books.add("2026-10-05", "-12.00", "SOMEWHERE")
        books.ledger.undo()
    return path


def test_the_books_are_the_same_and_open_with_the_passphrase_only(plain: Path) -> None:
    with Ledger.open(plain) as ledger:
        before = Books(ledger).state()
    key, words = encrypt(plain, SECRET)
    assert keys.unlock(plain, SECRET) == key == keys.recover(plain, words)
    with pytest.raises(WrongKeyError):
        Ledger.open(plain)
    with pytest.raises(WrongKeyError):
        keys.unlock(plain, "another")
    with Ledger.open(plain, key) as ledger:
        assert Books(ledger).state() == before
        ledger.redo()  # triggers and the journal came along
        assert ledger.transactions.count() == 2
        ledger.undo()
        ledger.undo()
        assert ledger.transactions.count() == 0
        ledger.backup()
    for file in plain.parent.iterdir():
        assert file.is_dir() or b"SECRET" not in file.read_bytes()


def test_what_it_was_stays_as_a_plain_backup_until_it_is_deleted(plain: Path) -> None:
    key, _ = encrypt(plain, SECRET)
    (copy,) = plain_copies(plain)
    with Ledger.open(copy) as earlier:
        assert earlier.transactions.count() == 1
    encrypted = backups.backup(plain, key)
    assert delete_plain_copies(plain) == 1
    assert backups.all_of(plain) == [encrypted]
    assert plain_copies(plain) == []


def test_a_plain_backup_comes_back_encrypted(plain: Path) -> None:
    key, _ = encrypt(plain, SECRET)
    (copy,) = plain_copies(plain)
    with Ledger.open(plain, key) as ledger:
        Books(ledger).add("2026-10-09", "-3.00", "LATER")
    backups.restore(copy, plain, key)
    assert backups.is_encrypted(plain)
    with Ledger.open(plain, key) as ledger:
        assert ledger.transactions.count() == 1


@pytest.mark.parametrize("passphrase", ["", SECRET])
def test_a_refusal_leaves_all_as_it_was(
    plain: Path, passphrase: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise LedgerError("The disk is full; {path} is as it was. Free some space first.", path="")

    before = plain.read_bytes()
    monkeypatch.setattr(backups, "verify", full)
    with pytest.raises(LedgerError):
        encrypt(plain, passphrase)
    assert plain.read_bytes() == before
    names = [file.name for file in plain.parent.iterdir() if file.is_file()]
    assert names == ["own.coffer"]


def test_nothing_is_encrypted_twice(plain: Path) -> None:
    encrypt(plain, SECRET)
    with pytest.raises(LedgerError, match="already"):
        encrypt(plain, SECRET)
    assert keys.unlock(plain, SECRET)


def test_another_writer_is_waited_for_and_then_said(
    plain: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("finance.db.engine.BUSY_MS", 50)
    with Ledger.open(plain) as ledger, ledger.write("add"), pytest.raises(LedgerBusyError):
        encrypt(plain, SECRET)
    assert not backups.is_encrypted(plain)

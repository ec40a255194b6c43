"""Opening, making, unlocking and backing up ledgers. All of it may be slow: call it in a task."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app import keychain, settings
from finance import keys
from finance.errors import LedgerError, WrongKeyError
from finance.ledger import backups, encrypting
from finance.ledger.ledger import Ledger

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Books:
    """An open ledger and the key it was opened with; None where it is not encrypted."""

    ledger: Ledger
    key: bytes | None


def open_known(path: Path) -> Books | None:
    """Open a ledger that is plain or whose key the keychain has; None when it must be unlocked.

    Raises LedgerError when the file is no ledger or cannot be used.
    """
    if not path.is_file() or not backups.is_encrypted(path):
        return _opened(path, None)
    key = keychain.get(path)
    if key is None:
        return None
    try:
        return _opened(path, key)
    except WrongKeyError:  # the file was replaced by another one of the same name
        keychain.forget(path)
        return None


def unlock(path: Path, passphrase: str, *, remember: bool) -> Books:
    """Open an encrypted ledger by its passphrase; raise WrongKeyError when it is not the one."""
    return _unlocked(path, keys.unlock(path, passphrase), remember=remember)


def recover(path: Path, words: str, passphrase: str, *, remember: bool) -> Books:
    """Open a ledger by its recovery words and let `passphrase` open it from now on."""
    key = keys.recover(path, words)
    books = _unlocked(path, key, remember=remember)
    keys.change_passphrase(path, key, passphrase)
    return books


def create(
    path: Path, passphrase: str | None, *, currency: str, language: str, remember: bool
) -> tuple[Books, str]:
    """Make a ledger and return it with its recovery words; without a passphrase it is plain."""
    if path.exists() or passphrase is None:
        books = Books(Ledger.create(path, currency=currency, language=language), None)
        settings.opened(path)
        return books, ""
    key, words = keys.make(path, passphrase)
    try:
        books = Books(Ledger.create(path, key, currency=currency, language=language), key)
    except BaseException:
        keys.key_path(path).unlink(missing_ok=True)
        raise
    if remember:
        keychain.put(path, key)
    settings.opened(path)
    return books, words


def back_up(books: Books, to: Path | None = None) -> Path:
    """Copy the ledger, check the copy and return where it is; a file that is there is replaced."""
    if to is None or not to.exists():
        return books.ledger.backup(to)
    if to.samefile(books.ledger.path):
        raise LedgerError(
            "{path} is the ledger itself; choose another name for the backup.", path=to
        )
    fresh = to.with_name(f"{to.name}.new")
    fresh.unlink(missing_ok=True)
    books.ledger.backup(fresh)
    fresh.replace(to)
    if keys.key_path(fresh).exists():
        keys.key_path(fresh).replace(keys.key_path(to))
    return to


def change_passphrase(books: Books, current: str, passphrase: str) -> None:
    """Let `passphrase` open the ledger from now on; raise WrongKeyError for a wrong `current`."""
    path = books.ledger.path
    keys.change_passphrase(path, keys.unlock(path, current), passphrase)


def new_recovery_words(books: Books, current: str) -> str:
    """Return new recovery words, which replace the old ones; `current` is the passphrase."""
    path = books.ledger.path
    return keys.new_recovery_words(path, keys.unlock(path, current))


def encrypt(books: Books, passphrase: str, *, remember: bool) -> tuple[Books, str]:
    """Encrypt closed plain books where they are; return them open, with their recovery words.

    A first encrypted backup is made; those from before stay as they are.
    """
    path = books.ledger.path
    key, words = encrypting.encrypt(path, passphrase, kept=books.ledger.backups_kept)
    fresh = _unlocked(path, key, remember=remember)
    fresh.ledger.backup()
    return fresh, words


def restore(books: Books, copy: Path) -> Books:
    """Put a backup in the place of closed books and open it; what was there stays as a backup."""
    path = books.ledger.path
    backups.restore(copy, path, books.key)
    return _opened(path, books.key)


def _unlocked(path: Path, key: bytes, *, remember: bool) -> Books:
    books = _opened(path, key)
    if remember:
        keychain.put(path, key)
    return books


def _opened(path: Path, key: bytes | None) -> Books:
    books = Books(Ledger.open(path, key), key)
    books.ledger.backups_kept = settings.opened(path).backups
    return books

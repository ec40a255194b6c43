"""Encrypting a plain ledger where it is, and the plain copies that stay behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance import keys
from finance.db.engine import make_engine, plain_errors
from finance.errors import LedgerError
from finance.ledger import backups

if TYPE_CHECKING:
    from pathlib import Path


def encrypt(path: Path, passphrase: str, *, kept: int = backups.KEPT) -> tuple[bytes, str]:
    """Encrypt the plain, closed ledger at `path`; return its data key and its recovery words.

    What it was is kept as a backup, not encrypted; `kept` is as in `backups.backup`. Raises
    LedgerError, leaving the ledger as it was.
    """
    if backups.is_encrypted(path):
        raise LedgerError("{path} is encrypted already.", path=path)
    part = path.with_name(f"{path.name}.encrypting")
    try:
        key, words = keys.make(part, passphrase)
        backups.backup(path, None, kept=kept)
        with plain_errors(path):
            engine = make_engine(path, None)
            try:
                # Nobody writes to the plain file between its copy and its end.
                with engine.connect().execution_options(write=True) as writer, writer.begin():
                    backups.encrypted_copy(path, part, key)
            finally:
                engine.dispose()
        for leftover in backups.logs(path):
            leftover.unlink(missing_ok=True)
        # The key comes first: a plain ledger opens beside any key, an encrypted one only by its own.
        keys.key_path(part).replace(keys.key_path(path))
        part.replace(path)
    finally:
        for left in (part, *backups.logs(part), keys.key_path(part)):
            left.unlink(missing_ok=True)
    return key, words


def plain_copies(path: Path) -> list[Path]:
    """Return the backups of the ledger at `path` that are not encrypted, newest first."""
    return [copy for copy in backups.all_of(path) if not backups.is_encrypted(copy)]


def delete_plain_copies(path: Path) -> int:
    """Delete the backups that are not encrypted; return how many there were."""
    found = plain_copies(path)
    for copy in found:
        for file in (copy, *backups.logs(copy)):
            file.unlink(missing_ok=True)
    return len(found)

"""Backups: copies of the ledger that were opened and checked before they count."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from finance.db import schema, sqlite
from finance.db.engine import make_engine, plain_errors
from finance.errors import LedgerError
from finance.keys import key_path

if TYPE_CHECKING:
    from pathlib import Path

KEPT = 10
_PLAIN_HEADER = b"SQLite format 3\x00"


def is_encrypted(path: Path) -> bool:
    """Say whether the file is an encrypted ledger: it does not begin as a plain SQLite file does."""
    with path.open("rb") as file:
        start = file.read(len(_PLAIN_HEADER))
    return bool(start) and start != _PLAIN_HEADER


def folder(path: Path) -> Path:
    """Return where the backups of the ledger at `path` are kept, beside it."""
    return path.with_name(f"{path.name}.backups")


def all_of(path: Path) -> list[Path]:
    """Return the backups of a ledger, newest first."""
    return sorted(folder(path).glob("*.coffer"), reverse=True)


def backup(path: Path, key: bytes | None, to: Path | None = None, *, kept: int = KEPT) -> Path:
    """Copy the ledger to `to`, or into its backup folder where the last `kept` copies stay.

    The copy has the same key; it is opened and checked. Raises LedgerError, leaving no half copy.
    """
    if to is None:
        folder(path).mkdir(exist_ok=True)
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
        to = folder(path) / f"{stamp}.coffer"
    elif to.exists():
        raise LedgerError("{path} exists already; choose another name for the backup.", path=to)
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    try:
        with plain_errors(path):
            engine = make_engine(path, key)
            try:
                sqlite.copy_to(engine, part)
            finally:
                engine.dispose()
        verify(part, key)
        part.replace(to)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    if key_path(path).exists():
        shutil.copyfile(key_path(path), key_path(to))
    if to.parent == folder(path):
        for old in all_of(path)[kept:]:
            old.unlink()
            key_path(old).unlink(missing_ok=True)
    return to


def verify(path: Path, key: bytes | None) -> None:
    """Open a copy and check it; raise LedgerError when it is not a sound ledger."""
    engine = make_engine(path, key)
    try:
        with plain_errors(path), engine.connect() as connection:
            if schema.version(connection) is None:
                raise LedgerError("{path} is not a Coffer ledger.", path=path)
            problems = sqlite.integrity_problems(connection)
    finally:
        engine.dispose()
    if problems:
        raise LedgerError("{path} is damaged: {problem}", path=path, problem=problems[0])


def encrypted_copy(source: Path, to: Path, key: bytes) -> None:
    """Write a plain ledger, encrypted with `key`, to `to`, checked; a file that is there goes."""
    to.unlink(missing_ok=True)
    with plain_errors(source):
        plain, encrypted = make_engine(source, None), make_engine(to, key)
        try:
            sqlite.encrypt_to(plain, to, key)
            sqlite.set_wal(encrypted)
            with plain.connect() as before, encrypted.connect() as after:
                complete = sqlite.row_counts(before) == sqlite.row_counts(after)
        finally:
            plain.dispose()
            encrypted.dispose()
    verify(to, key)
    if not complete:
        raise LedgerError("{path} was written to meanwhile; try again.", path=source)


def restore(backup_file: Path, path: Path, key: bytes | None) -> None:
    """Put a checked backup in the place of the ledger; what was there is kept as a backup.

    A plain backup of a ledger that has a key by now is encrypted with it.
    """
    part = path.with_name(f"{path.name}.part")
    if key is not None and not is_encrypted(backup_file):
        verify(backup_file, None)
        encrypted_copy(backup_file, part, key)
    else:
        verify(backup_file, key)
        shutil.copyfile(backup_file, part)
    if path.exists():
        _keep_replaced(path)
    for leftover in logs(path):
        leftover.unlink(missing_ok=True)
    part.replace(path)
    if key_path(backup_file).exists():
        shutil.copyfile(key_path(backup_file), key_path(path))


def migrate(path: Path, key: bytes | None) -> None:
    """Bring an older ledger up to date: on a copy, checked, then put in place."""
    backup(path, key)
    part = path.with_name(f"{path.name}.migrating")
    part.unlink(missing_ok=True)
    try:
        source = make_engine(path, key)
        try:
            sqlite.copy_to(source, part)
        finally:
            source.dispose()
        engine = make_engine(part, key)
        try:
            with engine.connect().execution_options(write=True) as c, c.begin():
                schema.upgrade(c)
            sqlite.set_wal(engine)
        finally:
            engine.dispose()
        verify(part, key)
        for leftover in logs(path):
            leftover.unlink(missing_ok=True)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _keep_replaced(path: Path) -> None:
    folder(path).mkdir(exist_ok=True)
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    kept = folder(path) / f"{stamp}-replaced.coffer"
    shutil.copyfile(path, kept)
    # What a killed process committed last is in the log only.
    for beside, copy in zip(
        (*logs(path), key_path(path)), (*logs(kept), key_path(kept)), strict=True
    ):
        if beside.exists():
            shutil.copyfile(beside, copy)


def logs(path: Path) -> tuple[Path, Path]:
    """Return where SQLite keeps its log and its index beside a ledger."""
    return path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")

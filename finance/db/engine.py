"""Connections to a ledger file, encrypted or plain; SQLite's errors in plain sentences."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import sqlcipher3.dbapi2
from sqlalchemy import create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool

from finance.errors import LedgerBusyError, LedgerError, WrongKeyError
from finance.text import fold

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Connection, Engine

BUSY_MS = 5000


def make_engine(path: Path, key: bytes | None) -> Engine:
    """Return an engine for `path`; `key` is the raw 32-byte data key, None for a plain file.

    A connection with the execution option `write` takes the write lock when it begins.
    """
    engine = create_engine(
        f"sqlite:///{path}",
        module=sqlcipher3.dbapi2,
        poolclass=QueuePool,
        hide_parameters=True,
        connect_args={"check_same_thread": False},
    )

    @event.listens_for(engine, "connect", insert=True)
    def opened(raw: sqlcipher3.dbapi2.Connection, _record: object) -> None:
        raw.isolation_level = None  # SQLAlchemy's begin event below starts transactions
        raw.execute("PRAGMA cipher_log_level = NONE")
        if key is not None:
            raw.execute(f"PRAGMA key = \"x'{key.hex()}'\"")
        raw.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        raw.execute("PRAGMA foreign_keys = ON")
        raw.execute("PRAGMA synchronous = NORMAL")
        raw.execute("PRAGMA temp_store = MEMORY")
        raw.create_function("fold", 1, fold, deterministic=True)

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        write = connection.get_execution_options().get("write", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")

    return engine


@contextmanager
def plain_errors(path: Path) -> Iterator[None]:
    """Turn what SQLite says about the file into a sentence; other errors pass."""
    try:
        yield
    except (DBAPIError, sqlcipher3.dbapi2.DatabaseError) as error:
        raw = str(getattr(error, "orig", None) or error)
        known = {
            "not a database": WrongKeyError(
                "{path} does not open with this key or passphrase.", path=path
            ),
            "locked": LedgerBusyError(
                "{path} is being written to by another window or command; try again shortly.",
                path=path,
            ),
            "full": LedgerError(
                "The disk is full; {path} is as it was. Free some space first.", path=path
            ),
            "readonly": LedgerError(
                "{path} cannot be written to; check its permissions.", path=path
            ),
            "unable to open": LedgerError(
                "{path} cannot be opened; check the folder and rights.", path=path
            ),
            "malformed": LedgerError(
                "{path} is damaged. Restore a backup with `coffer restore`.", path=path
            ),
            "disk I/O": LedgerError(
                "{path} cannot be read or written: the disk reports an error.", path=path
            ),
        }
        for words, sentence in known.items():
            if words in raw:
                raise sentence from None
        raise

"""The schema's version and how to reach the newest one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import inspect, text

from finance.db import sqlite
from finance.errors import LedgerError, SchemaTooNewError

if TYPE_CHECKING:
    from sqlalchemy import Connection

_MIGRATIONS = Path(__file__).parent / "migrations"
_VERSIONS = "alembic_version"


def version(connection: Connection) -> str | None:
    """Return the revision of the open ledger; None where there are no tables yet."""
    if not inspect(connection).has_table(_VERSIONS):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {_VERSIONS}"))
    return found


def revisions() -> list[str]:
    """Return all revisions, oldest first: a migration's file is named after its revision."""
    return sorted(file.name.split("_")[0] for file in _MIGRATIONS.glob("versions/[0-9]*.py"))


def newest() -> str:
    """Return the revision that this Coffer writes."""
    found = revisions()
    if not found:
        raise LedgerError("Coffer is not installed completely: its migrations are missing.")
    return found[-1]


def behind(connection: Connection) -> bool:
    """Say whether the ledger is older than this Coffer.

    Raises SchemaTooNewError when it is newer, LedgerError when the file holds no ledger.
    """
    now = version(connection)
    if now is None:
        raise LedgerError("This file is not a Coffer ledger.")
    if now not in revisions():
        raise SchemaTooNewError(
            "This ledger was written by a newer Coffer. Update Coffer to open it; nothing was changed."
        )
    return now != newest()


def upgrade(connection: Connection) -> None:
    """Bring the open ledger to the newest schema, triggers and view included."""
    # Alembic loads slowly, and most ledgers that are opened need no migration.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    sqlite.install(connection)

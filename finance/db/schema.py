"""The schema's version and how to reach the newest one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from finance.db import sqlite
from finance.errors import LedgerError, SchemaTooNewError

if TYPE_CHECKING:
    from sqlalchemy import Connection

_MIGRATIONS = Path(__file__).parent / "migrations"


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    return config


def version(connection: Connection) -> str | None:
    """Return the revision of the open ledger; None where there are no tables yet."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """Return the revision that this Coffer writes."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    if head is None:
        raise LedgerError("Coffer is not installed completely: its migrations are missing.")
    return head


def behind(connection: Connection) -> bool:
    """Say whether the ledger is older than this Coffer.

    Raises SchemaTooNewError when it is newer, LedgerError when the file holds no ledger.
    """
    now = version(connection)
    if now is None:
        raise LedgerError("This file is not a Coffer ledger.")
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if now not in known:
        raise SchemaTooNewError(
            "This ledger was written by a newer Coffer. Update Coffer to open it; nothing was changed."
        )
    return now != newest()


def upgrade(connection: Connection) -> None:
    """Bring the open ledger to the newest schema, triggers and view included."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    sqlite.install(connection)

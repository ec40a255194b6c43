"""The version of the schema is told without alembic, and is the one alembic would tell."""

from __future__ import annotations

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from finance.db import journal, schema
from finance.db.engine import make_engine
from finance.db.tables import Base
from finance.ledger.ledger import Ledger


def test_files_are_named_after_their_revisions() -> None:
    config = Config()
    folder = Path(schema.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    scripts = ScriptDirectory.from_config(config)
    known = [script.revision for script in scripts.walk_revisions()]
    assert schema.revisions() == sorted(known)
    assert schema.newest() == scripts.get_current_head()


def test_the_migrations_make_the_tables_that_the_code_knows(tmp_path: Path) -> None:
    assert journal.Action.metadata is Base.metadata
    path = tmp_path / "a.coffer"
    Ledger.create(path).close()
    engine = make_engine(path, None)
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), Base.metadata)
    engine.dispose()
    assert differences == []

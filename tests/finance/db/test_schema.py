"""The version of the schema is told without alembic, and is the one alembic would tell."""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory

from finance.db import schema


def test_files_are_named_after_their_revisions() -> None:
    config = Config()
    folder = Path(schema.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    scripts = ScriptDirectory.from_config(config)
    known = [script.revision for script in scripts.walk_revisions()]
    assert schema.revisions() == sorted(known)
    assert schema.newest() == scripts.get_current_head()

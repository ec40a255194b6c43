"""Alembic's environment: runs on the connection that `finance.db.schema` hands over."""

from __future__ import annotations

from alembic import context

from finance.db.tables import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()

"""Rows that a person deleted or left out, so that no import brings them back unasked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "left_out",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("batch_id", sa.Integer(), nullable=True),
        sa.Column("key", sa.Integer(), nullable=False),
        sa.Column("content", sa.Integer(), nullable=True),
        sa.Column("bank_id", sa.String(), nullable=True),
        sa.Column("deleted", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"],
            ["accounts.id"],
            name=op.f("fk_left_out_account_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["batch_id"],
            ["batches.id"],
            name=op.f("fk_left_out_batch_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_left_out")),
    )
    for column in ("account_id", "batch_id", "key", "content"):
        op.create_index(op.f(f"ix_left_out_{column}"), "left_out", [column])

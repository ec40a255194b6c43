"""What a person taught the question box: corrections and nicknames."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the two tables."""
    op.create_table(
        "corrections",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("wording", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("slots", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_corrections")),
        sa.UniqueConstraint("wording", name=op.f("uq_corrections_wording")),
    )
    op.create_table(
        "nicknames",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("words", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("target_id", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_nicknames")),
        sa.UniqueConstraint("words", name=op.f("uq_nicknames_words")),
    )

"""What a language model made of messages that wait for a person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "review_readings",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("review_id", sa.Integer(), nullable=False),
        sa.Column("reading", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["review_id"],
            ["reviews.id"],
            name=op.f("fk_review_readings_review_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_review_readings")),
        sa.UniqueConstraint("review_id", name=op.f("uq_review_readings_review_id")),
    )

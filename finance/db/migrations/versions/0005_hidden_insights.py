"""What a person does not want to see among what stands out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "hidden_insights",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("subject", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_hidden_insights")),
    )
    op.create_index("uq_hidden_insights", "hidden_insights", ["kind", "subject"], unique=True)

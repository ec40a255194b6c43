"""Refunds, declined suggestions, and short ways to what is pending or suggested."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add two tables and two partial indexes."""
    op.create_table(
        "refunds",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("refund_id", sa.Integer(), nullable=False),
        sa.Column("purchase_id", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["refund_id"],
            ["transactions.id"],
            name=op.f("fk_refunds_refund_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["purchase_id"],
            ["transactions.id"],
            name=op.f("fk_refunds_purchase_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_refunds")),
        sa.UniqueConstraint("refund_id", name=op.f("uq_refunds_refund_id")),
    )
    op.create_index(op.f("ix_refunds_purchase_id"), "refunds", ["purchase_id"])
    op.create_table(
        "declined_guesses",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("merchant_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["merchant_id"],
            ["merchants.id"],
            name=op.f("fk_declined_guesses_merchant_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_declined_guesses")),
        sa.UniqueConstraint("merchant_id", name=op.f("uq_declined_guesses_merchant_id")),
    )
    op.create_index(
        "ix_transactions_pending", "transactions", ["date"], sqlite_where=sa.text("pending = 1")
    )
    op.create_index(
        "ix_transactions_guessed",
        "transactions",
        ["id"],
        sqlite_where=sa.text("filed_by = 'guess'"),
    )

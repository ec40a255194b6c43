"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "actions",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("label", sa.String(), nullable=False),
        sa.Column("detail", sa.String(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_actions")),
    )
    op.create_index(op.f("ix_actions_state"), "actions", ["state"], unique=False)
    op.create_table(
        "asked_questions",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("asked_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_asked_questions")),
    )
    op.create_table(
        "batches",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("file", sa.String(), nullable=False),
        sa.Column("format", sa.String(), nullable=False),
        sa.Column("source", sa.String(), nullable=False),
        sa.Column("imported_at", sa.DateTime(), nullable=False),
        sa.Column("new", sa.Integer(), nullable=False),
        sa.Column("duplicates", sa.Integer(), nullable=False),
        sa.Column("refused", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_batches")),
    )
    op.create_table(
        "categories",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("parent_id", sa.Integer(), nullable=True),
        sa.Column("key", sa.String(), nullable=True),
        sa.Column("made_by_user", sa.Boolean(), nullable=False),
        sa.Column("archived", sa.Boolean(), nullable=False),
        sa.CheckConstraint(
            "kind IN ('expense', 'income', 'transfer')", name=op.f("ck_categories_kind")
        ),
        sa.ForeignKeyConstraint(
            ["parent_id"], ["categories.id"], name=op.f("fk_categories_parent_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_categories")),
        sa.UniqueConstraint("key", name=op.f("uq_categories_key")),
    )
    op.create_index("uq_categories_name", "categories", ["name"], unique=True)
    op.create_table(
        "counters",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("next", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_counters")),
    )
    op.create_table(
        "current_action",
        sa.Column("action_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("action_id", name=op.f("pk_current_action")),
    )
    op.create_table(
        "members",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_members")),
    )
    op.create_index("uq_members_name", "members", ["name"], unique=True)
    op.create_table(
        "meta",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("value", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_meta")),
    )
    op.create_table(
        "rules",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("conditions", sa.String(), nullable=False),
        sa.Column("outcome", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_rules")),
    )
    op.create_index("uq_rules_name", "rules", ["name"], unique=True)
    op.create_table(
        "split_sums",
        sa.Column("transaction_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("amount", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("transaction_id", name=op.f("pk_split_sums")),
        sa.UniqueConstraint("transaction_id", "amount", name="uq_split_sums"),
    )
    op.create_table(
        "tags",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tags")),
    )
    op.create_index("uq_tags_name", "tags", ["name"], unique=True)
    op.create_table(
        "accounts",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("currency", sa.String(), nullable=False),
        sa.Column("number", sa.String(), nullable=True),
        sa.Column("opening", sa.Integer(), nullable=False),
        sa.Column("opening_date", sa.Date(), nullable=True),
        sa.Column("member_id", sa.Integer(), nullable=True),
        sa.Column("archived", sa.Boolean(), nullable=False),
        sa.Column("batch_id", sa.Integer(), nullable=True),
        sa.CheckConstraint(
            "kind IN ('checking', 'savings', 'credit card', 'cash', 'loan', 'investment')",
            name=op.f("ck_accounts_kind"),
        ),
        sa.ForeignKeyConstraint(
            ["batch_id"], ["batches.id"], name=op.f("fk_accounts_batch_id"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(["member_id"], ["members.id"], name=op.f("fk_accounts_member_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_accounts")),
    )
    op.create_index("uq_accounts_name", "accounts", ["name"], unique=True)
    op.create_table(
        "budgets",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("category_id", sa.Integer(), nullable=False),
        sa.Column("month", sa.Date(), nullable=False),
        sa.Column("amount", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["category_id"],
            ["categories.id"],
            name=op.f("fk_budgets_category_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_budgets")),
    )
    op.create_index("uq_budgets", "budgets", ["category_id", "month"], unique=True)
    op.create_table(
        "journal",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("action_id", sa.Integer(), nullable=False),
        sa.Column("table_name", sa.String(), nullable=False),
        sa.Column("row_id", sa.Integer(), nullable=False),
        sa.Column("old", sa.String(), nullable=True),
        sa.Column("new", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(
            ["action_id"], ["actions.id"], name=op.f("fk_journal_action_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_journal")),
    )
    op.create_index(op.f("ix_journal_action_id"), "journal", ["action_id"], unique=False)
    op.create_table(
        "merchants",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("search", sa.String(), nullable=False),
        sa.Column("category_id", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["category_id"], ["categories.id"], name=op.f("fk_merchants_category_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_merchants")),
    )
    op.create_index("uq_merchants_name", "merchants", ["name"], unique=True)
    op.create_table(
        "merchant_aliases",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("merchant_id", sa.Integer(), nullable=False),
        sa.Column("alias", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["merchant_id"],
            ["merchants.id"],
            name=op.f("fk_merchant_aliases_merchant_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_merchant_aliases")),
        sa.UniqueConstraint("alias", name=op.f("uq_merchant_aliases_alias")),
    )
    op.create_index(
        op.f("ix_merchant_aliases_merchant_id"), "merchant_aliases", ["merchant_id"], unique=False
    )
    op.create_table(
        "profiles",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("signature", sa.String(), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=True),
        sa.Column("answers", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_profiles_account_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_profiles")),
    )
    op.create_index(op.f("ix_profiles_signature"), "profiles", ["signature"], unique=False)
    op.create_index("uq_profiles_name", "profiles", ["name"], unique=True)
    op.create_table(
        "reviews",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("batch_id", sa.Integer(), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("import_key", sa.Integer(), nullable=False),
        sa.Column("row", sa.String(), nullable=False),
        sa.Column("dismissed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_reviews_account_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["batch_id"], ["batches.id"], name=op.f("fk_reviews_batch_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reviews")),
    )
    op.create_index(op.f("ix_reviews_batch_id"), "reviews", ["batch_id"], unique=False)
    op.create_index(op.f("ix_reviews_import_key"), "reviews", ["import_key"], unique=False)
    op.create_table(
        "statement_balances",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("batch_id", sa.Integer(), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("date", sa.Date(), nullable=False),
        sa.Column("balance", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"],
            ["accounts.id"],
            name=op.f("fk_statement_balances_account_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["batch_id"],
            ["batches.id"],
            name=op.f("fk_statement_balances_batch_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_statement_balances")),
    )
    op.create_index(
        op.f("ix_statement_balances_account_id"), "statement_balances", ["account_id"], unique=False
    )
    op.create_index(
        op.f("ix_statement_balances_batch_id"), "statement_balances", ["batch_id"], unique=False
    )
    op.create_table(
        "transactions",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("date", sa.Date(), nullable=False),
        sa.Column("amount", sa.Integer(), nullable=False),
        sa.Column("payee", sa.String(), nullable=False),
        sa.Column("memo", sa.String(), nullable=False),
        sa.Column("note", sa.String(), nullable=False),
        sa.Column("search", sa.String(), nullable=False),
        sa.Column("merchant_id", sa.Integer(), nullable=True),
        sa.Column("member_id", sa.Integer(), nullable=True),
        sa.Column("batch_id", sa.Integer(), nullable=True),
        sa.Column("bank_id", sa.String(), nullable=True),
        sa.Column("import_key", sa.Integer(), nullable=True),
        sa.Column("pending", sa.Boolean(), nullable=False),
        sa.Column("filed_by", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_transactions_account_id")
        ),
        sa.ForeignKeyConstraint(
            ["batch_id"], ["batches.id"], name=op.f("fk_transactions_batch_id")
        ),
        sa.ForeignKeyConstraint(
            ["id", "amount"],
            ["split_sums.transaction_id", "split_sums.amount"],
            name="fk_transactions_splits_add_up",
            initially="DEFERRED",
            deferrable=True,
        ),
        sa.ForeignKeyConstraint(
            ["member_id"], ["members.id"], name=op.f("fk_transactions_member_id")
        ),
        sa.ForeignKeyConstraint(
            ["merchant_id"], ["merchants.id"], name=op.f("fk_transactions_merchant_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_transactions")),
    )
    op.create_index(
        "ix_transactions_account", "transactions", ["account_id", "date", "amount"], unique=False
    )
    op.create_index(op.f("ix_transactions_batch_id"), "transactions", ["batch_id"], unique=False)
    op.create_index("ix_transactions_date", "transactions", ["date", "id"], unique=False)
    op.create_index("ix_transactions_import_key", "transactions", ["import_key"], unique=False)
    op.create_index(op.f("ix_transactions_member_id"), "transactions", ["member_id"], unique=False)
    op.create_index(
        "ix_transactions_merchant", "transactions", ["merchant_id", "date"], unique=False
    )
    op.create_table(
        "import_keys",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("transaction_id", sa.Integer(), nullable=False),
        sa.Column("key", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["transaction_id"],
            ["transactions.id"],
            name=op.f("fk_import_keys_transaction_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_import_keys")),
    )
    op.create_index(op.f("ix_import_keys_key"), "import_keys", ["key"], unique=False)
    op.create_index(
        op.f("ix_import_keys_transaction_id"), "import_keys", ["transaction_id"], unique=False
    )
    op.create_table(
        "splits",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("transaction_id", sa.Integer(), nullable=False),
        sa.Column("category_id", sa.Integer(), nullable=True),
        sa.Column("amount", sa.Integer(), nullable=False),
        sa.Column("note", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["category_id"], ["categories.id"], name=op.f("fk_splits_category_id")
        ),
        sa.ForeignKeyConstraint(
            ["transaction_id"],
            ["transactions.id"],
            name=op.f("fk_splits_transaction_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_splits")),
    )
    op.create_index("ix_splits_category", "splits", ["category_id", "transaction_id"], unique=False)
    op.create_index(
        "ix_splits_transaction", "splits", ["transaction_id", "category_id", "amount"], unique=False
    )
    op.create_table(
        "transaction_tags",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("transaction_id", sa.Integer(), nullable=False),
        sa.Column("tag_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tag_id"], ["tags.id"], name=op.f("fk_transaction_tags_tag_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["transaction_id"],
            ["transactions.id"],
            name=op.f("fk_transaction_tags_transaction_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_transaction_tags")),
    )
    op.create_index(
        op.f("ix_transaction_tags_tag_id"), "transaction_tags", ["tag_id"], unique=False
    )
    op.create_index(
        "uq_transaction_tags", "transaction_tags", ["transaction_id", "tag_id"], unique=True
    )
    op.create_table(
        "transfers",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("out_id", sa.Integer(), nullable=False),
        sa.Column("in_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["in_id"], ["transactions.id"], name=op.f("fk_transfers_in_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["out_id"], ["transactions.id"], name=op.f("fk_transfers_out_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_transfers")),
        sa.UniqueConstraint("in_id", name=op.f("uq_transfers_in_id")),
        sa.UniqueConstraint("out_id", name=op.f("uq_transfers_out_id")),
    )

"""The tables of a ledger, typed.

Amounts are integer minor units of the account's currency; negative is money out. Dates are ISO
calendar dates. Ids are `device * 2**40 + counter`, so that two computers never issue the same one.
No running balance is stored.
"""

from __future__ import annotations

import datetime as dt

from sqlalchemy import (
    CheckConstraint,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    MetaData,
    UniqueConstraint,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ACCOUNT_KINDS = ("checking", "savings", "credit card", "cash", "loan", "investment")
CATEGORY_KINDS = ("expense", "income", "transfer")


_NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    """Common ground of all tables; fixed constraint names let migrations name them."""

    metadata = MetaData(naming_convention=_NAMES)


class Meta(Base):
    """Facts about the ledger itself: currency, language, device number."""

    __tablename__ = "meta"

    key: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str]


class Counter(Base):
    """The next free id of each table on this computer; it never goes back."""

    __tablename__ = "counters"

    name: Mapped[str] = mapped_column(primary_key=True)
    next: Mapped[int]


class Account(Base):
    """Where money is. `number` is the bank's id or IBAN; `opening` is the balance before any row.

    `batch_id` is the import that made it.
    """

    __tablename__ = "accounts"
    __table_args__ = (
        CheckConstraint(f"kind IN {ACCOUNT_KINDS}", name="kind"),
        Index("uq_accounts_name", "name", unique=True),
    )

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str]
    kind: Mapped[str]
    currency: Mapped[str]
    number: Mapped[str | None]
    opening: Mapped[int] = mapped_column(default=0)
    opening_date: Mapped[dt.date | None]
    member_id: Mapped[int | None] = mapped_column(ForeignKey("members.id"))
    archived: Mapped[bool] = mapped_column(default=False)
    batch_id: Mapped[int | None] = mapped_column(ForeignKey("batches.id", ondelete="SET NULL"))


class Category(Base):
    """What money is for. `key` is the stable natural key of a category that Coffer knows."""

    __tablename__ = "categories"
    __table_args__ = (
        CheckConstraint(f"kind IN {CATEGORY_KINDS}", name="kind"),
        Index("uq_categories_name", "name", unique=True),
    )

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str]
    kind: Mapped[str]
    parent_id: Mapped[int | None] = mapped_column(ForeignKey("categories.id"))
    key: Mapped[str | None] = mapped_column(unique=True)
    made_by_user: Mapped[bool] = mapped_column(default=False)
    archived: Mapped[bool] = mapped_column(default=False)


class Member(Base):
    """A person of the household."""

    __tablename__ = "members"
    __table_args__ = (Index("uq_members_name", "name", unique=True),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str]


class Merchant(Base):
    """Whom money goes to or comes from, one name for many spellings."""

    __tablename__ = "merchants"
    __table_args__ = (Index("uq_merchants_name", "name", unique=True),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str]
    search: Mapped[str]  # the name folded: no case, no accents
    category_id: Mapped[int | None] = mapped_column(ForeignKey("categories.id"))


class MerchantAlias(Base):
    """A cleaned payee text that means this merchant; learnt from imports and corrections."""

    __tablename__ = "merchant_aliases"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    merchant_id: Mapped[int] = mapped_column(
        ForeignKey("merchants.id", ondelete="CASCADE"), index=True
    )
    alias: Mapped[str] = mapped_column(unique=True)


class Tag(Base):
    """A free label on transactions."""

    __tablename__ = "tags"
    __table_args__ = (Index("uq_tags_name", "name", unique=True),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str]


class Transaction(Base):
    """One movement on one account. Its splits add up to `amount`: the database refuses others.

    `payee` and `memo` are the statement's text; `search` is payee, memo and note folded.
    `import_key` tells a line that was already imported (63-bit hash of bank id or cleaned payee,
    date, amount); edits do not change it.
    """

    __tablename__ = "transactions"
    __table_args__ = (
        ForeignKeyConstraint(
            ["id", "amount"],
            ["split_sums.transaction_id", "split_sums.amount"],
            deferrable=True,
            initially="DEFERRED",
            name="fk_transactions_splits_add_up",
        ),
        Index("ix_transactions_date", "date", "id"),
        Index("ix_transactions_account", "account_id", "date", "amount"),
        Index("ix_transactions_import_key", "import_key"),
        Index("ix_transactions_merchant", "merchant_id", "date"),
        Index("ix_transactions_pending", "date", sqlite_where=text("pending = 1")),
        Index("ix_transactions_guessed", "id", sqlite_where=text("filed_by = 'guess'")),
    )

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    account_id: Mapped[int] = mapped_column(ForeignKey("accounts.id"))
    date: Mapped[dt.date]
    amount: Mapped[int]
    payee: Mapped[str] = mapped_column(default="")
    memo: Mapped[str] = mapped_column(default="")
    note: Mapped[str] = mapped_column(default="")
    search: Mapped[str] = mapped_column(default="")
    merchant_id: Mapped[int | None] = mapped_column(ForeignKey("merchants.id"))
    member_id: Mapped[int | None] = mapped_column(ForeignKey("members.id"), index=True)
    batch_id: Mapped[int | None] = mapped_column(ForeignKey("batches.id"), index=True)
    bank_id: Mapped[str | None]
    import_key: Mapped[int | None]
    pending: Mapped[bool] = mapped_column(default=False)
    # Who chose merchant and category: user, rule, refund, history, data, file; guess is a suggestion.
    filed_by: Mapped[str | None]


class Split(Base):
    """A part of a transaction that is for one category (None: not yet categorised)."""

    __tablename__ = "splits"
    __table_args__ = (
        Index("ix_splits_category", "category_id", "transaction_id"),
        Index("ix_splits_transaction", "transaction_id", "category_id", "amount"),
    )

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    transaction_id: Mapped[int] = mapped_column(ForeignKey("transactions.id", ondelete="CASCADE"))
    category_id: Mapped[int | None] = mapped_column(ForeignKey("categories.id"))
    amount: Mapped[int]
    note: Mapped[str] = mapped_column(default="")


class SplitSum(Base):
    """The sum of a transaction's splits, kept by triggers; a transaction must point at its own."""

    __tablename__ = "split_sums"
    __table_args__ = (UniqueConstraint("transaction_id", "amount", name="uq_split_sums"),)

    transaction_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    amount: Mapped[int]


class TransactionTag(Base):
    """Which tags a transaction carries."""

    __tablename__ = "transaction_tags"
    __table_args__ = (Index("uq_transaction_tags", "transaction_id", "tag_id", unique=True),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    transaction_id: Mapped[int] = mapped_column(ForeignKey("transactions.id", ondelete="CASCADE"))
    tag_id: Mapped[int] = mapped_column(ForeignKey("tags.id", ondelete="CASCADE"), index=True)


class Transfer(Base):
    """The two sides of one own transfer."""

    __tablename__ = "transfers"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    out_id: Mapped[int] = mapped_column(
        ForeignKey("transactions.id", ondelete="CASCADE"), unique=True
    )
    in_id: Mapped[int] = mapped_column(
        ForeignKey("transactions.id", ondelete="CASCADE"), unique=True
    )


class Rule(Base):
    """What to do with rows that look so; `conditions` and `outcome` are JSON objects."""

    __tablename__ = "rules"
    __table_args__ = (Index("uq_rules_name", "name", unique=True),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str]
    position: Mapped[int]
    conditions: Mapped[str]
    outcome: Mapped[str]


class Budget(Base):
    """What a category may cost a month, from `month` (its first day) on; 0 ends the budget."""

    __tablename__ = "budgets"
    __table_args__ = (Index("uq_budgets", "category_id", "month", unique=True),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    category_id: Mapped[int] = mapped_column(ForeignKey("categories.id", ondelete="CASCADE"))
    month: Mapped[dt.date]
    amount: Mapped[int]


class AskedQuestion(Base):
    """A question typed by the user, for the history of the question box."""

    __tablename__ = "asked_questions"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    text: Mapped[str]
    asked_at: Mapped[dt.datetime]

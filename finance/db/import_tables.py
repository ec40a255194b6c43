"""The tables of imports: batches, what their statements state, extra keys, profiles."""

from __future__ import annotations

import datetime as dt

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from finance.db.tables import Base


class Batch(Base):
    """One imported file. `source` is its format and layout; `imported_at` is UTC."""

    __tablename__ = "batches"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    file: Mapped[str]
    format: Mapped[str]
    source: Mapped[str] = mapped_column(default="")
    imported_at: Mapped[dt.datetime]
    new: Mapped[int] = mapped_column(default=0)
    duplicates: Mapped[int] = mapped_column(default=0)
    refused: Mapped[int] = mapped_column(default=0)


class StatementBalance(Base):
    """A closing balance that a bank stated, kept to prove the books later."""

    __tablename__ = "statement_balances"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    batch_id: Mapped[int] = mapped_column(ForeignKey("batches.id", ondelete="CASCADE"), index=True)
    account_id: Mapped[int] = mapped_column(
        ForeignKey("accounts.id", ondelete="CASCADE"), index=True
    )
    date: Mapped[dt.date]
    balance: Mapped[int]


class ImportKey(Base):
    """Another source's key for a transaction: the same payment in a second file, or once booked."""

    __tablename__ = "import_keys"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    transaction_id: Mapped[int] = mapped_column(
        ForeignKey("transactions.id", ondelete="CASCADE"), index=True
    )
    key: Mapped[int] = mapped_column(index=True)


class Profile(Base):
    """How to read one bank's file: the answers given once, known again by its header."""

    __tablename__ = "profiles"
    __table_args__ = (Index("uq_profiles_name", "name", unique=True),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str]
    signature: Mapped[str] = mapped_column(index=True)
    account_id: Mapped[int | None] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"))
    answers: Mapped[str]  # a JSON object: question id -> choice


class Review(Base):
    """A row that was read but is not sure; it waits for a person. `row` is the row as JSON.

    A `dismissed` one is kept, so that its message does not wait again.
    """

    __tablename__ = "reviews"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    batch_id: Mapped[int] = mapped_column(ForeignKey("batches.id", ondelete="CASCADE"), index=True)
    account_id: Mapped[int] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"))
    import_key: Mapped[int] = mapped_column(index=True)
    row: Mapped[str]
    dismissed: Mapped[bool] = mapped_column(default=False)


class ReviewReading(Base):
    """What a language model made of a waiting row's message, as JSON; it decides nothing."""

    __tablename__ = "review_readings"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    review_id: Mapped[int] = mapped_column(
        ForeignKey("reviews.id", ondelete="CASCADE"), unique=True
    )
    reading: Mapped[str]


class LeftOut(Base):
    """A row that no import brings in unasked: a person left it out, or `deleted` what it became.

    What was moved to another account counts as deleted from the one that the row is of.
    `key` is the row's import key, `content` that of its payee, date and amount alone.
    """

    __tablename__ = "left_out"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    account_id: Mapped[int] = mapped_column(
        ForeignKey("accounts.id", ondelete="CASCADE"), index=True
    )
    batch_id: Mapped[int | None] = mapped_column(
        ForeignKey("batches.id", ondelete="CASCADE"), index=True
    )
    key: Mapped[int] = mapped_column(index=True)
    content: Mapped[int | None] = mapped_column(index=True)
    bank_id: Mapped[str | None]
    deleted: Mapped[bool]

"""Tables of how transactions were filed: refunds of purchases, and suggestions that were declined."""

from __future__ import annotations

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from finance.db.tables import Base


class Refund(Base):
    """Money in that gives a purchase back, all of it or a part.

    `purchase_id` None: a person said that it refunds nothing here, so no import links it again.
    """

    __tablename__ = "refunds"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    refund_id: Mapped[int] = mapped_column(
        ForeignKey("transactions.id", ondelete="CASCADE"), unique=True
    )
    purchase_id: Mapped[int | None] = mapped_column(
        ForeignKey("transactions.id", ondelete="CASCADE"), index=True
    )


class DeclinedGuess(Base):
    """A merchant for whose payees a person wants no category suggested."""

    __tablename__ = "declined_guesses"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    merchant_id: Mapped[int] = mapped_column(
        ForeignKey("merchants.id", ondelete="CASCADE"), unique=True
    )

"""Tables of what a person taught the Ask page: corrected wordings, nicknames, what not to show."""

from __future__ import annotations

from sqlalchemy import Index
from sqlalchemy.orm import Mapped, mapped_column

from finance.db.tables import Base


class Correction(Base):
    """How a person corrected the reading of one wording: the slots that were set by hand.

    `wording` is the question in folded words, `text` as it was typed; `slots` is a JSON object.
    """

    __tablename__ = "corrections"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    wording: Mapped[str] = mapped_column(unique=True)
    text: Mapped[str]
    slots: Mapped[str]


class Nickname(Base):
    """Another name that a person uses for a category, merchant, account or member.

    `words` is the nickname in folded words; `target_id` is the id of the row of that kind.
    """

    __tablename__ = "nicknames"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    words: Mapped[str] = mapped_column(unique=True)
    text: Mapped[str]
    kind: Mapped[str]
    target_id: Mapped[int]


class HiddenInsight(Base):
    """Facts that a person does not want to see: of a kind, about a subject; "" is any."""

    __tablename__ = "hidden_insights"
    __table_args__ = (Index("uq_hidden_insights", "kind", "subject", unique=True),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str]
    subject: Mapped[str]

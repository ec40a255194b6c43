"""The tables of undo and redo; triggers fill the journal (see `finance.db.sqlite`)."""

from __future__ import annotations

import datetime as dt

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from finance.db.tables import Base


class Action(Base):
    """One user action: what undo and redo move by.

    `label` is a code (`import`, `edit` …), `detail` names what it touched; `state` is `done` or
    `undone` (can be redone).
    """

    __tablename__ = "actions"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    at: Mapped[dt.datetime]
    label: Mapped[str]
    detail: Mapped[str] = mapped_column(default="")
    state: Mapped[str] = mapped_column(default="done", index=True)


class Journal(Base):
    """The old and new image of each row an action touched, as JSON arrays in column order."""

    __tablename__ = "journal"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    action_id: Mapped[int] = mapped_column(ForeignKey("actions.id", ondelete="CASCADE"), index=True)
    table_name: Mapped[str]
    row_id: Mapped[int]
    old: Mapped[str | None]
    new: Mapped[str | None]


class CurrentAction(Base):
    """The action that is being written; the triggers read it. Empty between actions."""

    __tablename__ = "current_action"

    action_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)

"""Undo and redo: one user action is one database transaction and one group of the journal."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, select, update

from finance.db import sqlite
from finance.db.journal import Action, CurrentAction, Journal

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.orm import Session

KEPT_ACTIONS = 500


@dataclass(frozen=True, slots=True)
class ActionInfo:
    """One action: `label` is a code (`import`, `edit` …), `detail` says what it touched.

    `changes` is how many rows; `undone` says that it can be redone. `at` is UTC.
    """

    id: int
    at: datetime
    label: str
    detail: str
    undone: bool
    changes: int


def begin(session: Session, label: str, detail: str) -> int:
    """Open an action; what was undone before can no longer be redone."""
    session.execute(delete(Action).where(Action.state == "undone"))
    now = datetime.now(UTC).replace(tzinfo=None)
    action = Action(at=now, label=label, detail=detail)
    session.add(action)
    session.flush()
    session.execute(insert(CurrentAction).values(action_id=action.id))
    session.execute(delete(Action).where(Action.id <= action.id - KEPT_ACTIONS))
    return action.id


def finish(session: Session, action_id: int) -> frozenset[str]:
    """Close the action and return the tables it changed; an action without change leaves none."""
    session.flush()
    session.execute(delete(CurrentAction))
    tables = frozenset(
        session.scalars(select(Journal.table_name).where(Journal.action_id == action_id).distinct())
    )
    if not tables:
        session.execute(delete(Action).where(Action.id == action_id))
    return tables


def history(session: Session, limit: int = 50) -> list[ActionInfo]:
    """Return the latest actions, newest first."""
    rows = session.execute(
        select(Action, func.count(Journal.id))
        .outerjoin(Journal, Journal.action_id == Action.id)
        .group_by(Action.id)
        .order_by(Action.id.desc())
        .limit(limit)
    )
    return [
        ActionInfo(a.id, a.at, a.label, a.detail, a.state == "undone", changes)
        for a, changes in rows
    ]


def step(connection: Connection, *, back: bool) -> tuple[str, str, frozenset[str]] | None:
    """Undo the newest action, or redo the one undone last.

    Returns its label, detail and the tables changed; None when there is nothing to do.
    """
    wanted = select(Action.id, Action.label, Action.detail)
    if back:
        wanted = wanted.where(Action.state == "done").order_by(Action.id.desc())
    else:
        wanted = wanted.where(Action.state == "undone").order_by(Action.id)
    action = connection.execute(wanted.limit(1)).first()
    if action is None:
        return None
    image = Journal.old if back else Journal.new
    rows = connection.execute(
        select(Journal.table_name, Journal.row_id, image)
        .where(Journal.action_id == action.id)
        .order_by(Journal.id.desc() if back else Journal.id)
    )
    entries = [(row[0], row[1], row[2]) for row in rows]
    sqlite.apply_images(connection, entries)
    connection.execute(
        update(Action).where(Action.id == action.id).values(state="undone" if back else "done")
    )
    return action.label, action.detail, frozenset(table for table, _, _ in entries)

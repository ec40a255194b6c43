"""What all things with a name share: find by name, refuse a double, merge."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import select

from finance.db.import_tables import Profile
from finance.db.tables import Account, Budget, Category, Member, Merchant, Rule, Split, Tag
from finance.errors import InvalidEntryError, NotFoundError
from finance.text import fold

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy.orm import Session


Row = TypeVar("Row", Account, Category, Member, Merchant, Profile, Rule, Tag)


def find(session: Session, table: type[Row], name: str) -> Row | None:
    """Return the row called `name`, exactly, else with case and accents folded."""
    rows = list(session.scalars(select(table)))
    for row in rows:
        if row.name == name:
            return row
    wanted = fold(name)
    return next((row for row in rows if fold(row.name) == wanted), None)


def get(session: Session, table: type[Row], name: str) -> Row:
    """Return the row called `name`; raise NotFoundError with the names there are."""
    row = find(session, table, name)
    if row is None:
        noun = table.__name__.lower()
        names = sorted(str(r.name) for r in session.scalars(select(table)))
        raise NotFoundError(f"There is no {noun} called “{name}”. {_listed(names)}")
    return row


def check_new(session: Session, table: type[Row], name: str, own: Row | None = None) -> str:
    """Return `name` trimmed; raise InvalidEntryError when empty or taken by another row."""
    name = " ".join(name.split())
    if not name:
        raise InvalidEntryError(f"A {table.__name__.lower()} needs a name.")
    other = find(session, table, name)
    if other is not None and other is not own:
        raise InvalidEntryError(f"There is a {table.__name__.lower()} called “{name}” already.")
    return name


def _listed(names: Iterable[str]) -> str:
    shown = list(names)[:8]
    return f"There are: {', '.join(shown)}." if shown else "There are none yet."


def category_in_use(session: Session, category_id: int) -> bool:
    """Say whether any split, budget or merchant names the category."""
    return any(
        session.scalar(select(column.class_.id).where(column == category_id).limit(1)) is not None
        for column in (Split.category_id, Budget.category_id, Merchant.category_id)
    )

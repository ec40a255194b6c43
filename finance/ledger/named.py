"""What all things with a name share: find by name, refuse a double, merge."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import select

from finance.db.import_tables import Profile
from finance.db.tables import Account, Budget, Category, Member, Merchant, Rule, Split, Tag
from finance.errors import InvalidEntryError, NotFoundError
from finance.sentence import Sentence
from finance.text import fold

if TYPE_CHECKING:
    from sqlalchemy.orm import Session


Row = TypeVar("Row", Account, Category, Member, Merchant, Profile, Rule, Tag)

_SHOWN = 8
_NOUNS: dict[type, Sentence] = {
    Account: Sentence("account"),
    Category: Sentence("category"),
    Member: Sentence("member"),
    Merchant: Sentence("merchant"),
    Profile: Sentence("profile"),
    Rule: Sentence("rule"),
    Tag: Sentence("tag"),
}


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
        names = sorted(str(r.name) for r in session.scalars(select(table)))[:_SHOWN]
        if not names:
            raise NotFoundError(
                "There is no {noun} called “{name}”. There are none yet.",
                noun=_NOUNS[table],
                name=name,
            )
        raise NotFoundError(
            "There is no {noun} called “{name}”. There are: {names}.",
            noun=_NOUNS[table],
            name=name,
            names=", ".join(names),
        )
    return row


def check_new(session: Session, table: type[Row], name: str, own: Row | None = None) -> str:
    """Return `name` trimmed; raise InvalidEntryError when empty or taken by another row."""
    name = " ".join(name.split())
    if not name:
        raise InvalidEntryError("The {noun} needs a name.", noun=_NOUNS[table])
    other = find(session, table, name)
    if other is not None and other is not own:
        raise InvalidEntryError(
            "The {noun} “{name}” is there already.", noun=_NOUNS[table], name=name
        )
    return name


def category_in_use(session: Session, category_id: int) -> bool:
    """Say whether any split, budget or merchant names the category."""
    return any(
        session.scalar(select(column.class_.id).where(column == category_id).limit(1)) is not None
        for column in (Split.category_id, Budget.category_id, Merchant.category_id)
    )

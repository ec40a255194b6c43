"""Tags: free labels on transactions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from finance.db.tables import Tag
from finance.ledger import named
from finance.ledger.ids import new_id

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from finance.ledger.ledger import Ledger


class Tags:
    """The tags of one ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def names(self) -> list[str]:
        """Return all tags by name."""
        with self._ledger.read() as session:
            return list(session.scalars(select(Tag.name).order_by(Tag.name)))

    def rename(self, name: str, new: str) -> None:
        """Give a tag another name."""
        with self._ledger.write("tag", name) as session:
            tag = named.get(session, Tag, name)
            tag.name = named.check_new(session, Tag, new, tag)

    def delete(self, name: str) -> None:
        """Take a tag off everything."""
        with self._ledger.write("tag", name) as session:
            session.delete(named.get(session, Tag, name))


def tag_named(session: Session, name: str) -> Tag:
    """Return the tag called `name`, made when it is new, inside an open action."""
    found = named.find(session, Tag, name)
    if found is None:
        found = Tag(id=new_id(session, Tag), name=named.check_new(session, Tag, name))
        session.add(found)
        session.flush()
    return found

"""Members: the people of the household."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select, update

from finance.db.tables import Account, Member, Transaction
from finance.ledger import named
from finance.ledger.ids import new_id

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from finance.ledger.ledger import Ledger


class Members:
    """The members of one household."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def names(self) -> list[str]:
        """Return the names in the order they were added."""
        with self._ledger.read() as session:
            return list(session.scalars(select(Member.name).order_by(Member.id)))

    def add(self, name: str) -> int:
        """Add a member and return its id."""
        with self._ledger.write("member", name) as session:
            return add_member(session, name).id

    def rename(self, name: str, new: str) -> None:
        """Give a member another name."""
        with self._ledger.write("member", name) as session:
            member = named.get(session, Member, name)
            member.name = named.check_new(session, Member, new, member)

    def delete(self, name: str) -> None:
        """Remove a member; transactions and accounts stay, with no member."""
        with self._ledger.write("member", name) as session:
            member = named.get(session, Member, name)
            for table in (Transaction, Account):
                session.execute(
                    update(table)
                    .where(table.member_id == member.id)
                    .values(member_id=None)
                    .execution_options(synchronize_session=False)
                )
            session.delete(member)


def add_member(session: Session, name: str) -> Member:
    """Add a member inside an open action."""
    member = Member(id=new_id(session, Member), name=named.check_new(session, Member, name))
    session.add(member)
    session.flush()
    return member

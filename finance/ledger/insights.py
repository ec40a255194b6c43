"""Insights: what stands out in the books, and what of it a person does not want to see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import select

from finance.db.learnt_tables import HiddenInsight
from finance.errors import InvalidEntryError, NotFoundError
from finance.ledger.ids import new_id
from finance.queries.insights.fact import Kind
from finance.queries.insights.run import insights
from finance.text import fold

if TYPE_CHECKING:
    from datetime import date

    from finance.ledger.ledger import Ledger
    from finance.queries.insights.fact import Fact


@dataclass(frozen=True, slots=True)
class HiddenInfo:
    """What is not shown: facts of a `kind`, about a `subject`, or both where both are set."""

    id: int
    kind: Kind | None
    subject: str

    def hides(self, fact: Fact) -> bool:
        """Say whether a fact is meant."""
        alike = not self.subject or fold(self.subject) == fold(fact.subject)
        return alike and self.kind in {None, fact.kind}


class Insights:
    """The facts of one ledger that are worth a look."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def facts(self, today: date) -> list[Fact]:
        """Return what stands out on a day, the weightiest first, without what is hidden."""
        hidden = self.hidden()
        with self._ledger.read() as session:
            found = insights(session.connection(), today, self._ledger.currency)
        return [fact for fact in found if not any(each.hides(fact) for each in hidden)]

    def hidden(self) -> list[HiddenInfo]:
        """Return what is not shown, in the order in which it was hidden."""
        with self._ledger.read() as session:
            rows = session.scalars(select(HiddenInsight).order_by(HiddenInsight.id))
            # A kind that only a newer Coffer knows is nothing that this one would show.
            return [
                HiddenInfo(r.id, Kind(r.kind) if r.kind else None, r.subject)
                for r in rows
                if not r.kind or r.kind in set(Kind)
            ]

    def hide(self, kind: Kind | None = None, subject: str = "") -> None:
        """Show no more facts of this kind, about this subject, or with both only those of both.

        Raises InvalidEntryError where neither is given.
        """
        subject = " ".join(subject.split())
        if kind is None and not subject:
            raise InvalidEntryError("Say what kind of fact to hide, or about what.")
        if any(each.kind is kind and each.subject == subject for each in self.hidden()):
            return
        with self._ledger.write("hide" if subject else "hide kind", subject) as session:
            session.add(
                HiddenInsight(id=new_id(session, HiddenInsight), kind=kind or "", subject=subject)
            )

    def show_again(self, number: int) -> None:
        """Show what was hidden; raises NotFoundError when nothing has this number."""
        with self._ledger.write("unhide") as session:
            row = session.get(HiddenInsight, number)
            if row is None:
                raise NotFoundError("Nothing is hidden under number {number}.", number=number)
            session.delete(row)

"""Questions that were asked, for the history of the question box; they live in the ledger only."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, select

from finance.db.tables import AskedQuestion
from finance.ledger.ids import new_id

if TYPE_CHECKING:
    from finance.ledger.ledger import Ledger

KEPT = 200


class AskedQuestions:
    """The latest questions of one ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def latest(self, limit: int = 50) -> list[str]:
        """Return the latest questions, newest first, each once."""
        newest = func.max(AskedQuestion.id)
        with self._ledger.read() as session:
            return list(
                session.scalars(
                    select(AskedQuestion.text)
                    .group_by(AskedQuestion.text)
                    .order_by(newest.desc())
                    .limit(limit)
                )
            )

    def add(self, text: str) -> None:
        """Remember a question; this is no action to undo."""
        with self._ledger.write(None) as session:
            number = new_id(session, AskedQuestion)
            now = datetime.now(UTC).replace(tzinfo=None)
            session.add(AskedQuestion(id=number, text=text[:1000], asked_at=now))
            session.execute(delete(AskedQuestion).where(AskedQuestion.id <= number - KEPT))

    def clear(self) -> None:
        """Forget all questions."""
        with self._ledger.write(None) as session:
            session.execute(delete(AskedQuestion))

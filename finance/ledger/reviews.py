"""Reviews: rows that were read out of messages but are not sure, waiting for a person."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from pydantic import TypeAdapter
from sqlalchemy import func, select

from finance.db.import_tables import Review, ReviewReading
from finance.db.tables import Account
from finance.errors import NotFoundError
from finance.ledger import second_readings
from finance.ledger.ids import new_id
from finance.readers.model import ParsedRow

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy.orm import Session

    from finance.ledger.ledger import Ledger
    from finance.ledger.second_readings import SecondReading

_ROWS = TypeAdapter(ParsedRow)


@dataclass(frozen=True, slots=True)
class ReviewInfo:
    """One waiting row, the account it is meant for, and its message in `row.text`.

    `second` is what a model made of the message, where one was asked.
    """

    id: int
    account: str
    row: ParsedRow
    second: SecondReading | None = None

    def unread_by(self, model: str) -> bool:
        """Whether there is a message here that the model of this title has not read."""
        return bool(self.row.text) and (self.second is None or self.second.model != model)


class Reviews:
    """The waiting rows of one ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def all(self, limit: int | None = None) -> list[ReviewInfo]:
        """Return what waits, oldest first, at most `limit` of it."""
        with self._ledger.read() as session:
            rows = session.execute(
                select(Review, Account.name, ReviewReading.reading)
                .join(Account, Account.id == Review.account_id)
                .outerjoin(ReviewReading, ReviewReading.review_id == Review.id)
                .where(Review.dismissed.is_(False))
                .order_by(Review.id)
                .limit(limit)
            )
            return [
                ReviewInfo(r.id, name, _ROWS.validate_json(r.row), second_readings.read_back(kept))
                for r, name, kept in rows
            ]

    def count(self) -> int:
        """Return how many rows wait."""
        with self._ledger.read() as session:
            waiting = select(func.count()).where(Review.dismissed.is_(False))
            return session.scalar(waiting) or 0

    def keep(self, found: Mapping[int, SecondReading]) -> int:
        """Keep what a model made of messages, by the number of their row; return how many wait.

        It stays a suggestion beside the row until that is decided on.
        """
        with self._ledger.write("second reading", str(len(found))) as session:
            return second_readings.keep(session, found)

    def dismiss(self, review_id: int) -> None:
        """Keep a row out of the books, also when its message is imported again."""
        with self._ledger.write("review", "1") as session:
            _get(session, review_id).dismissed = True
            second_readings.forget(session, [review_id])


def wait(
    session: Session, row: ParsedRow, account_id: int, batch_id: int, key: int
) -> Literal["new", "waiting", "dismissed"]:
    """Let a row wait for a person, inside an open action; say whether it is new in the queue.

    A message waits once, and never again after it was dismissed.
    """
    dismissed = session.scalar(select(Review.dismissed).where(Review.import_key == key))
    if dismissed is not None:
        return "dismissed" if dismissed else "waiting"
    session.add(
        Review(
            id=new_id(session, Review),
            batch_id=batch_id,
            account_id=account_id,
            import_key=key,
            row=_ROWS.dump_json(row).decode(),
        )
    )
    return "new"


def take(session: Session, review_id: int) -> ParsedRow:
    """Take a row out of the queue, inside an open action."""
    review = _get(session, review_id)
    row = _ROWS.validate_json(review.row)
    session.delete(review)
    session.flush()
    return row


def _get(session: Session, review_id: int) -> Review:
    found = session.get(Review, review_id)
    if found is None or found.dismissed:
        raise NotFoundError("Nothing with number {number} waits for review.", number=review_id)
    return found

"""Reviews: rows that were read out of messages but are not sure, waiting for a person."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pydantic import TypeAdapter
from sqlalchemy import func, select

from finance.db.import_tables import Review
from finance.db.tables import Account
from finance.errors import NotFoundError
from finance.ledger.ids import new_id
from finance.readers.model import ParsedRow

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from finance.ledger.ledger import Ledger

_ROWS = TypeAdapter(ParsedRow)


@dataclass(frozen=True, slots=True)
class ReviewInfo:
    """One waiting row, the account it is meant for, and its message in `row.text`."""

    id: int
    account: str
    row: ParsedRow


class Reviews:
    """The waiting rows of one ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def all(self) -> list[ReviewInfo]:
        """Return what waits, oldest first."""
        with self._ledger.read() as session:
            rows = session.execute(
                select(Review, Account.name)
                .join(Account, Account.id == Review.account_id)
                .where(Review.dismissed.is_(False))
                .order_by(Review.id)
            )
            return [ReviewInfo(r.id, name, _ROWS.validate_json(r.row)) for r, name in rows]

    def count(self) -> int:
        """Return how many rows wait."""
        with self._ledger.read() as session:
            waiting = select(func.count()).where(Review.dismissed.is_(False))
            return session.scalar(waiting) or 0

    def dismiss(self, review_id: int) -> None:
        """Keep a row out of the books, also when its message is imported again."""
        with self._ledger.write("review", "1") as session:
            _get(session, review_id).dismissed = True


def wait(session: Session, row: ParsedRow, account_id: int, batch_id: int, key: int) -> bool:
    """Let a row wait for a person, inside an open action; say whether it is new in the queue.

    A message waits once, and never again after it was dismissed.
    """
    if session.scalar(select(Review.id).where(Review.import_key == key)) is not None:
        return False
    session.add(
        Review(
            id=new_id(session, Review),
            batch_id=batch_id,
            account_id=account_id,
            import_key=key,
            row=_ROWS.dump_json(row).decode(),
        )
    )
    return True


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

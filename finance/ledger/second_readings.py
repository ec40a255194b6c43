"""Second readings: what a language model made of the message of a waiting row, as a suggestion."""

from __future__ import annotations

from dataclasses import dataclass, replace
from decimal import Decimal  # noqa: TC003 - readings are read back by these types
from typing import TYPE_CHECKING, Literal

from pydantic import TypeAdapter
from sqlalchemy import delete, select

from finance.db.import_tables import Review, ReviewReading
from finance.ledger.ids import new_id

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from sqlalchemy.orm import Session

    from finance.ledger.accounts import AccountInfo
    from finance.readers.model import ParsedRow

AT_ONCE = 200  # messages that a model is asked about in one go
# What came of it: fields; that no money moved; nothing that could be used; an answer that
# contradicts what the message proves; no answer, as the message is too long for the model.
Outcome = Literal["read", "no payment", "unclear", "contradicts", "too long"]
PaymentKind = Literal["payment", "refund", "transfer"]


@dataclass(frozen=True, slots=True)
class SecondReading:
    """What the model called `model` made of one message; but for `outcome` "read" no field is set.

    `amount` is positive, in major units of `currency`; `direction` is -1, 1 or, where the model
    does not say, 0. `tail` is the end of an account's number, `reference` the payment's own.
    """

    model: str
    outcome: Outcome
    kind: PaymentKind | None = None
    amount: Decimal | None = None
    currency: str | None = None
    direction: int = 0
    payee: str = ""
    tail: str | None = None
    reference: str | None = None

    def applied(self, row: ParsedRow) -> ParsedRow | None:
        """Return `row` as it reads with these fields, None where there are none."""
        if self.outcome != "read" or self.amount is None:
            return None
        sign = self.direction or (1 if row.amount > 0 else -1)
        return replace(
            row,
            amount=self.amount * sign,
            currency=self.currency or row.currency,
            payee=self.payee or row.payee,
            bank_id=self.reference or row.bank_id,
        )

    def account(self, accounts: Iterable[AccountInfo]) -> str | None:
        """Return the name of the one account whose number ends in `tail`; None for none or several."""
        if not self.tail:
            return None
        tail = self.tail
        found = [a.name for a in accounts if a.number is not None and a.number.endswith(tail)]
        return found[0] if len(found) == 1 else None


_READINGS = TypeAdapter(SecondReading)


def keep(session: Session, found: Mapping[int, SecondReading]) -> int:
    """Keep readings by the number of their review, inside an open action; return how many.

    One takes the place of an earlier one. What was decided on meanwhile is passed over.
    """
    numbers = list(found)
    waiting = set(
        session.scalars(
            select(Review.id).where(Review.id.in_(numbers), Review.dismissed.is_(False))
        )
    )
    forget(session, waiting)
    for number in waiting:
        session.add(
            ReviewReading(
                id=new_id(session, ReviewReading),
                review_id=number,
                reading=_READINGS.dump_json(found[number]).decode(),
            )
        )
        session.flush()
    return len(waiting)


def forget(session: Session, reviews: Collection[int]) -> None:
    """Drop the readings of these reviews, inside an open action."""
    session.execute(delete(ReviewReading).where(ReviewReading.review_id.in_(reviews)))


def read_back(text: str | None) -> SecondReading | None:
    """Return a reading as it was kept; None for none."""
    return None if text is None else _READINGS.validate_json(text)

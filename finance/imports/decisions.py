"""What a person decides about single lines of a file, whatever the import would make of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from finance.errors import InvalidEntryError
from finance.readers.model import ParsedRow
from finance.sentence import Sentence

if TYPE_CHECKING:
    from datetime import date
    from decimal import Decimal

    from finance.db.tables import Account, Transaction
    from finance.readers.model import Refused

Choice = Literal["new", "apart", "skip", "same", "transfer"]
DECIDED = Sentence("as you decided")


@dataclass(frozen=True, slots=True)
class Mended:
    """A line as a person reads it; `amount` is in major units, negative is money out."""

    date: date
    amount: Decimal
    payee: str = ""


@dataclass(frozen=True, slots=True)
class Decision:
    """One line overruled; without a `choice` it goes its usual way.

    `new` imports it although it looks the same, and lets it be paired as a transfer; `apart`
    imports it as no transfer either; `skip` leaves it out; `same` says that transaction `of` is
    this payment; `transfer` imports it as the other side of transaction `of`. `mended` makes a row
    of a line that was refused.
    """

    choice: Choice | None = None
    of: int | None = None
    mended: Mended | None = None

    def row(self, refused: Refused, statement: int) -> ParsedRow | None:
        """Return the row that a refused line becomes; None where it was not mended."""
        if self.mended is None:
            return None
        made = self.mended
        return ParsedRow(
            refused.line, made.date, made.amount, payee=made.payee, statement=statement
        )


def check_same(transaction: Transaction, account: Account, line: int) -> None:
    """Raise InvalidEntryError where a line cannot be a transaction: they are on two accounts."""
    if transaction.account_id != account.id:
        raise InvalidEntryError(
            "Line {line} goes to {account}, but transaction {number} is on another account.",
            line=line,
            account=account.name,
            number=transaction.id,
        )

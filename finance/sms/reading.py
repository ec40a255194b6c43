"""A bank's message and what it says."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from decimal import Decimal

OUT_KINDS = frozenset({"expense", "fee", "cash_withdrawal", "investment"})
IN_KINDS = frozenset({"income", "refund"})
QUIET_KINDS = frozenset({"ignore", "balance", "mandate"})
GENERIC = "generic"
_TELEPHONE = re.compile(r"\+?[\d ()-]{9,18}")


@dataclass(frozen=True, slots=True)
class Message:
    """One message as a phone holds it; `received` is the phone's own clock, in its own zone."""

    sender: str | None
    body: str
    received: date | datetime

    @property
    def day(self) -> date:
        """The calendar day on which the message came."""
        return self.received.date() if isinstance(self.received, datetime) else self.received

    @property
    def from_person(self) -> bool:
        """Whether a whole telephone number sent it, not the name or short code of a bank."""
        return self.sender is not None and _TELEPHONE.fullmatch(self.sender) is not None


@dataclass(frozen=True, slots=True)
class SmsReading:
    """What one message says.

    `kind` is that of the command line's contract; `reason` says why a message that moves nothing
    (ignore, balance, mandate) is kept out. `amount` is positive, in major units; the kind gives its
    direction. `account` is the tail of the own account as printed. `rule` names the rule, or is
    `generic`. `confident` readings may be posted, others wait for a person.
    """

    kind: str
    reason: str | None = None
    amount: Decimal | None = None
    currency: str | None = None
    merchant: str | None = None
    account: str | None = None
    balance: Decimal | None = None
    reference: str | None = None
    date: date | None = None
    rule: str = GENERIC
    confident: bool = False

    @property
    def direction(self) -> int:
        """Return -1 for money out, 1 for money in, 0 where the kind does not say."""
        if self.kind in OUT_KINDS:
            return -1
        return 1 if self.kind in IN_KINDS else 0

    def agrees_with(self, previous: Decimal) -> bool | None:
        """Whether the balance before this message, with its amount, gives the balance it states.

        None where the message states no balance or moves nothing.
        """
        if self.balance is None or self.amount is None or not self.direction:
            return None
        return previous + self.direction * self.amount == self.balance

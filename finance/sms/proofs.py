"""What only the messages together tell: balances that follow from each other, and payments told twice."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple

from finance.sms.reading import QUIET_KINDS

if TYPE_CHECKING:
    from datetime import date, datetime
    from decimal import Decimal

    from finance.sms.reading import Message, SmsReading

_KEPT = 4096  # payments remembered, so that memory does not grow with the file
_DAYS = 3
_LEAST = 6  # characters of a reference that names one payment


class Proof(NamedTuple):
    """That the money of message number `line` went out (-1) or came in (1)."""

    line: int
    direction: int


class _Balance(NamedTuple):
    line: int
    received: date | datetime
    balance: Decimal
    amount: Decimal | None


_Key = tuple[str | None, str | None, str | None]


def _key(message: Message, reading: SmsReading) -> _Key:
    return message.sender, reading.account, reading.currency


class Balances:
    """The balance that each account's last message stated."""

    def __init__(self) -> None:
        self._last: dict[_Key, _Balance] = {}

    def last(self, message: Message, reading: SmsReading) -> Decimal | None:
        """Return the balance that the account of `message` had before it."""
        known = self._last.get(_key(message, reading))
        return known.balance if known else None

    def add(self, line: int, message: Message, reading: SmsReading) -> Proof | None:
        """Return what this balance and the one before it prove, of this message or of that one.

        Files run from old to new or from new to old: the later message's amount is what changed.
        """
        if reading.balance is None:
            return None
        key = _key(message, reading)
        moved = reading.amount if reading.kind not in QUIET_KINDS else None
        this = _Balance(line, message.received, reading.balance, moved)
        last, self._last[key] = self._last.get(key), this
        if last is None:
            return None
        onward, backward = _proof(last, this), _proof(this, last)
        if onward and backward and not _is_later(this, last):
            return None if not _is_later(last, this) else backward
        return onward or backward


def _proof(before: _Balance, after: _Balance) -> Proof | None:
    change = after.balance - before.balance
    if not after.amount or abs(change) != after.amount or _is_later(before, after):
        return None
    return Proof(after.line, 1 if change > 0 else -1)


def _is_later(one: _Balance, other: _Balance) -> bool:
    """Whether `one` came after `other`, as far as both say so in the same way."""
    if type(one.received) is not type(other.received):
        return False
    return one.received > other.received


class _Payment(NamedTuple):
    day: date
    amount: Decimal
    direction: int
    account: str | None
    shape: int


class Payments:
    """The payments of the last messages, by what names them."""

    def __init__(self) -> None:
        self._known: OrderedDict[str | int, list[_Payment]] = OrderedDict()

    def repeats(self, message: Message, reading: SmsReading, last: Decimal | None) -> bool:
        """Whether an earlier message told of the same payment; `last` is the balance before this one.

        Either in other words with the same reference, or in the very same words with a reference or with
        the balance that the account has already. The same words with other figures are two payments.
        """
        reference = reading.reference if len(reading.reference or "") >= _LEAST else None
        if reading.amount is None or (reading.balance is None and reference is None):
            return False
        body = " ".join(message.body.split())
        shape = hash("".join(c for c in body if c.isalpha()))
        this = _Payment(message.day, reading.amount, reading.direction, reading.account, shape)
        same = any(_near(p, this) for p in self._known.get(hash(body), ()))
        same = same and reading.balance in {None, last}
        self._keep(hash(body), this)
        if reference:
            others = self._known.get(reference, ())
            same = same or any(_near(p, this) and p.shape != shape for p in others)
            self._keep(reference, this)
        return same

    def _keep(self, key: str | int, payment: _Payment) -> None:
        self._known.setdefault(key, []).append(payment)
        self._known.move_to_end(key)
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)


def _near(one: _Payment, other: _Payment) -> bool:
    return (
        abs((one.day - other.day).days) <= _DAYS
        and one.amount == other.amount
        and one.direction == other.direction
        and (one.account == other.account or None in (one.account, other.account))
    )

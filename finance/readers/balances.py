"""Running and stated balances: which way a file runs, and whether its rows add up to what it states."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date

NOT_STATED = "not stated"
OK = "ok"
_ZERO = Decimal(0)
_MOST = 0.6


@dataclass(frozen=True, slots=True)
class Entry:
    """One row in file order: its day, signed amount and the balance the file gives after it."""

    day: date
    amount: Decimal
    balance: Decimal | None


@dataclass(frozen=True, slots=True)
class Proof:
    """What the balances of one account show; `verdict` is `ok`, `not stated` or `off by 3.00`."""

    opening: Decimal | None = None
    closing: Decimal | None = None
    closing_date: date | None = None
    verdict: str = NOT_STATED


class Steps:
    """How often the balance moves from row to row by exactly the amount of a row, either way round."""

    def __init__(self) -> None:
        self.pairs = self.forward = self.backward = 0
        self._amount = _ZERO
        self._balance: Decimal | None = None

    def add(self, amount: Decimal, balance: Decimal | None) -> None:
        """Take in the next row of the file."""
        before = self._balance
        if before is not None and balance is not None:
            self.pairs += 1
            step = balance - before
            self.forward += step == amount
            self.backward += -step == self._amount
        self._amount, self._balance = amount, balance

    @property
    def links(self) -> int:
        """How many steps of the balance one row explains, in the file's better direction."""
        return max(self.forward, self.backward)

    @property
    def follow(self) -> bool:
        """Whether most balances move by the amounts."""
        return self.pairs > 0 and self.links >= self.pairs * _MOST


class Prover:
    """Is told the rows of one account in file order, and then says what their balances show."""

    def __init__(self) -> None:
        self.steps = Steps()
        self.last_day: date | None = None
        self._first_day: date | None = None
        self._day: date | None = None  # of the row before
        self._total = _ZERO
        self._first: tuple[Decimal, Decimal] | None = None  # sum before the first balance, and it
        self._latest = _ZERO, _ZERO  # sum before the last balance, and it
        self._latest_amount = self._first_amount = _ZERO
        self._rising = self._falling = True

    def add(self, day: date, amount: Decimal, balance: Decimal | None) -> None:
        """Take in the next row of the file."""
        if self._day is None or self.last_day is None:
            self._first_day = self.last_day = day
        elif day != self._day:
            if day > self._day:
                self._falling = False
                self.last_day = max(self.last_day, day)
            else:
                self._rising = False
        self._day = day
        if balance is not None:
            self._latest, self._latest_amount = (self._total, balance), amount
            if self._first is None:
                self._first, self._first_amount = self._latest, amount
        self._total += amount
        self.steps.add(amount, balance)

    @property
    def running(self) -> bool:
        """Whether any row states a balance."""
        return self._first is not None

    def proof(self, opening: Decimal | None, closing: Decimal | None) -> Proof:
        """Check the rows against their own balances and those stated around the table."""
        if self.last_day is None:
            return Proof(opening, closing, None, NOT_STATED)
        if self._first is None:
            return _from_stated(self._total, opening, closing, self.last_day)
        start, end = self._ends()
        off = abs(start + self._total - end)
        if closing is not None and abs(closing) != abs(end):
            off = max(off, abs(closing - end))
        if off and not (self._falling if self._turned else self._rising):
            # Rows in no order of time prove nothing, neither right nor wrong.
            return Proof(None, None, self.last_day, NOT_STATED)
        return Proof(start, end, self.last_day, _verdict(off))

    @property
    def _turned(self) -> bool:
        """Whether the file lists its latest row first, by its balances or else its days."""
        forward, backward = self.steps.forward, self.steps.backward
        if forward != backward or self._first_day is None or self._day is None:
            return backward > forward
        return self._first_day > self._day

    def _ends(self) -> tuple[Decimal, Decimal]:
        """The balance before the first row in time and after the last, from the nearest that are stated."""
        before, first = self._first or self._latest
        until, latest = self._latest
        if self._turned:
            return latest - (self._total - until), first + before
        return first - (before + self._first_amount), latest + self._total - (
            until + self._latest_amount
        )


def prove(entries: Iterable[Entry], opening: Decimal | None, closing: Decimal | None) -> Proof:
    """Check `entries` of one account against their own balances and those `stated` around the table."""
    prover = Prover()
    for entry in entries:
        prover.add(entry.day, entry.amount, entry.balance)
    return prover.proof(opening, closing)


def _from_stated(
    total: Decimal, opening: Decimal | None, closing: Decimal | None, day: date
) -> Proof:
    if opening is None or closing is None:
        derived = closing - total if closing is not None else opening
        return Proof(derived, closing, day if closing is not None else None, NOT_STATED)
    return Proof(opening, closing, day, _verdict(abs(opening + total - closing)))


def _verdict(off: Decimal) -> str:
    return f"off by {off:f}" if off else OK

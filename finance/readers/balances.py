"""Running and stated balances: which way a file runs, and whether its rows add up to what it states."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
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


def newest_first(days: Sequence[date]) -> bool:
    """Whether a file lists its latest day first."""
    return bool(days) and days[0] > days[-1]


def follows(entries: Sequence[Entry]) -> bool:
    """Whether most balances move by exactly the amount of their row, in either direction of the file."""
    pairs = sum(a.balance is not None and b.balance is not None for a, b in pairwise(entries))
    return pairs > 0 and links(entries) >= pairs * _MOST


def links(entries: Sequence[Entry]) -> int:
    """Return how many steps of the balance one row explains, in the file's better direction."""
    return max(_hits(entries), _hits(entries[::-1]))


def prove(entries: Sequence[Entry], opening: Decimal | None, closing: Decimal | None) -> Proof:
    """Check `entries` of one account against their own balances and those `stated` around the table."""
    if not entries:
        return Proof(opening, closing, None, NOT_STATED)
    ordered = in_time(entries)
    last_day = max(entry.day for entry in entries)
    total = sum((entry.amount for entry in entries), _ZERO)
    if not any(entry.balance is not None for entry in entries):
        return _from_stated(total, opening, closing, last_day)
    start, end = _ends(ordered)
    if start is None or end is None:
        return Proof(opening, closing, last_day, NOT_STATED)
    off = abs(start + total - end)
    if closing is not None and abs(closing) != abs(end):
        off = max(off, abs(closing - end))
    if off and not _in_order(ordered):
        # Rows in no order of time prove nothing, neither right nor wrong.
        return Proof(None, None, last_day, NOT_STATED)
    return Proof(start, end, last_day, _verdict(off))


def in_time(entries: Sequence[Entry]) -> list[Entry]:
    """Return `entries` from the oldest on, keeping the bank's own order within a day."""
    forward, backward = _hits(entries), _hits(entries[::-1])
    days = [entry.day for entry in entries]
    turn = backward > forward if backward != forward else newest_first(days)
    return list(entries[::-1]) if turn else list(entries)


def _from_stated(
    total: Decimal, opening: Decimal | None, closing: Decimal | None, day: date
) -> Proof:
    if opening is None or closing is None:
        derived = closing - total if closing is not None else opening
        return Proof(derived, closing, day if closing is not None else None, NOT_STATED)
    return Proof(opening, closing, day, _verdict(abs(opening + total - closing)))


def _verdict(off: Decimal) -> str:
    return f"off by {off:f}" if off else OK


def _ends(ordered: Sequence[Entry]) -> tuple[Decimal | None, Decimal | None]:
    """The balance before the first row and after the last, from the nearest rows that state one."""
    before = after = _ZERO
    start = end = None
    for entry in ordered:
        before += entry.amount
        if entry.balance is not None:
            start = entry.balance - before
            break
    for entry in reversed(ordered):
        if entry.balance is not None:
            end = entry.balance + after
            break
        after += entry.amount
    return start, end


def _in_order(ordered: Sequence[Entry]) -> bool:
    return all(a.day <= b.day for a, b in pairwise(ordered))


def _hits(entries: Sequence[Entry]) -> int:
    """How many rows explain the step from the balance before them."""
    count, previous = 0, None
    for entry in entries:
        if previous is not None and entry.balance is not None:
            count += entry.balance - previous == entry.amount
        previous = entry.balance
    return count

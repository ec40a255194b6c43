"""Statements of formats that state balances: pages of one account put together, and proved."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from finance.readers.balances import Entry, prove
from finance.readers.model import ParsedStatement

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date
    from decimal import Decimal

    from finance.readers.model import ParsedRow


@dataclass(slots=True)
class Part:
    """One statement, or one page of it, as a format's reader found it; balances in major units."""

    account: str | None = None
    currency: str | None = None
    kind: str | None = None
    opening: Decimal | None = None
    closing: Decimal | None = None
    closing_date: date | None = None
    rows: list[ParsedRow] = field(default_factory=list)

    @property
    def is_bare(self) -> bool:
        """Whether it states no balance and holds no row."""
        return self.opening is None and self.closing is None and not self.rows

    def follows(self, other: Part) -> bool:
        """Whether this is the next page of `other`: its account, beginning with its closing balance."""
        return (
            self.account == other.account
            and self.currency == other.currency
            and self.opening is not None
            and self.opening == other.closing
        )


def finish(
    parts: Sequence[Part],
) -> tuple[tuple[ParsedStatement, ...], tuple[ParsedRow, ...]]:
    """Return proved statements and their rows, numbered by statement."""
    joined: list[Part] = []
    for part in parts:
        if joined and part.follows(joined[-1]):
            last = joined[-1]
            last.rows += part.rows
            last.closing, last.closing_date = part.closing, part.closing_date
        else:
            joined.append(part)
    rows = tuple(
        row if row.statement == i else replace(row, statement=i)
        for i, part in enumerate(joined)
        for row in part.rows
    )
    return tuple(map(_statement, joined)), _unique_ids(rows)


def _unique_ids(rows: Sequence[ParsedRow]) -> tuple[ParsedRow, ...]:
    """A reference that several bookings share, such as that of a batch, tells none of them apart."""
    counts = Counter((row.statement, row.bank_id) for row in rows if row.bank_id and not row.split)
    return tuple(
        replace(row, bank_id=None)
        if row.bank_id and counts[row.statement, row.bank_id] > 1
        else row
        for row in rows
    )


def _statement(part: Part) -> ParsedStatement:
    entries = [Entry(r.date, r.amount, None) for r in part.rows if not r.pending]
    proof = prove(entries, part.opening, part.closing)
    empty = not entries and part.opening is not None and part.opening == part.closing
    return ParsedStatement(
        account=part.account,
        kind=part.kind,
        currency=part.currency,
        opening=proof.opening,
        closing=proof.closing,
        closing_date=part.closing_date or proof.closing_date,
        balances="ok" if empty else proof.verdict,
    )

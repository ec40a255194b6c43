"""The answer to a typed query: figures and the rows behind them, no words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import date
    from decimal import Decimal

    from finance.money import Money

MOST_TRANSACTIONS = 1000


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """One line of a table or bar of a chart.

    `label` is a name of the ledger (category, merchant, account …), a code for a fixed row
    (`in`, `out`, `net`, `rate`, `this`, `usual`, `none`, `mon` … `sun`), or empty for time bins.
    `start`/`end` bound a time bin, `partial` says that the period cuts it. `percent` is set
    instead of `value` where the row is a rate, beside it for shares. `date` is a due date.
    `limit` is a budget beside what was spent. Rhythms go on with half (of a year) and year.
    """

    label: str = ""
    value: Money | None = None
    count: int | None = None
    percent: Decimal | None = None
    start: date | None = None
    end: date | None = None
    partial: bool = False
    date: date | None = None
    limit: Money | None = None
    unit: str | None = None  # a recurring row's rhythm: week, fortnight, month, bimonth, quarter …
    reason: str | None = None  # why a transaction is unusual: high, new, duplicate
    usual: Money | None = None  # what is typical beside an unusual amount


@dataclass(frozen=True, slots=True)
class Note:
    """Something assumed or left out, as a code with its data; narration words it."""

    code: str
    data: tuple[tuple[str, str], ...] = ()


def worth(amount: Money) -> str:
    """Return an amount as the data of a note hold it: "12.34 EUR"."""
    return f"{amount.decimal:f} {amount.currency}"


@dataclass(frozen=True, slots=True)
class Commitments:
    """What is expected to be paid from today to `until`, the day before `payday` where one is known.

    `count` bills come to `due`; a month without a known payday runs to its end.
    """

    payday: date | None
    until: date
    count: int
    due: Money


@dataclass(frozen=True, slots=True)
class Answer:
    """What the books say. `empty` is True when no row matched.

    `value` is money, `percent` stands in for it where the answer is a share or rate.
    `transactions` holds at most MOST_TRANSACTIONS ids, newest first; `count` is the full number.
    `yes` answers a threshold or a yes/no comparison; `ahead` is what a wish must leave room for.
    """

    currency: str
    value: Money | None = None
    percent: Decimal | None = None
    count: int | None = None
    date: date | None = None
    yes: bool | None = None
    rows: tuple[AnswerRow, ...] = ()
    transactions: tuple[int, ...] = ()
    notes: tuple[Note, ...] = ()
    empty: bool = False
    ahead: Commitments | None = None

"""The typed query: what a question asks, in full, before any figure is known.

It mirrors the `understood` object of `coffer ask --json`. Names are the ledger's own names, dates
are calendar dates with both ends in, amounts are in major units of the ledger's currency.
"""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from enum import StrEnum
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field


class Intent(StrEnum):
    """What is asked."""

    TOTAL = "total"
    LIST = "list"
    LARGEST = "largest"
    SMALLEST = "smallest"
    COUNT = "count"
    AVERAGE = "average"
    BREAKDOWN = "breakdown"
    TREND = "trend"
    EXTREME_PERIOD = "extreme_period"
    COMPARE = "compare"
    COMPARE_TO_USUAL = "compare_to_usual"
    SHARE = "share"
    BALANCE = "balance"
    NET_WORTH = "net_worth"
    CASH_FLOW = "cash_flow"
    BUDGET = "budget"
    RECURRING = "recurring"
    UPCOMING = "upcoming"
    LAST_TIME = "last_time"
    FIRST_TIME = "first_time"
    UNUSUAL = "unusual"


class Measure(StrEnum):
    """Which money: out (refunds netted), in, both with their sign, or any row at all."""

    SPENDING = "spending"
    INCOME = "income"
    NET = "net"
    ANY = "any"


GroupBy = Literal[
    "category", "merchant", "account", "member", "tag", "weekday",
    "day", "week", "month", "quarter", "year",
]  # fmt: skip
Unit = Literal["transaction", "day", "week", "month", "quarter", "year"]


class Period(BaseModel):
    """From `start` to `end`, both in; None is open. `label` is in the words of the question."""

    model_config = ConfigDict(frozen=True)

    start: date | None = None
    end: date | None = None
    label: str = ""
    assumed: bool = False


class FinanceQuery(BaseModel):
    """One question, understood. Empty tuples and None are slots that do not apply.

    Values in one slot widen, slots narrow; with `match` "any", categories, merchants and text
    widen each other too. Each item of `text` is a group of words that must all be there.
    `amount_min_open` excludes the bound itself ("over 200"), likewise `amount_max_open`. `replaced`
    are targets, each with its slot, that this follow-up took the place of, and `earlier` the period:
    "both together" and "compare the two" bring them back. `spoken` is the language of the words,
    in which the next turn is read where its own words do not tell. Of money in, `refunds` keeps
    what shops gave back, which otherwise counts as spending with a minus.
    """

    model_config = ConfigDict(frozen=True)

    intent: Intent
    measure: Measure
    period: Period | None = None
    other_period: Period | None = None
    categories: tuple[str, ...] = ()
    merchants: tuple[str, ...] = ()
    accounts: tuple[str, ...] = ()
    members: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    exclude_categories: tuple[str, ...] = ()
    exclude_merchants: tuple[str, ...] = ()
    text: tuple[str, ...] = ()
    match: Literal["all", "any"] = "all"
    amount_min: Decimal | None = None
    amount_max: Decimal | None = None
    amount_min_open: bool = False
    amount_max_open: bool = False
    group_by: GroupBy | None = None
    limit: int | None = None
    order: Literal["most", "least"] | None = None
    unit: Unit | None = None
    threshold: Decimal | None = None
    threshold_op: Literal["over", "under"] | None = None
    follow_up: bool = False
    replaced: tuple[tuple[str, str], ...] = Field(default=(), exclude=True)
    earlier: Period | None = Field(default=None, exclude=True)
    spoken: str = Field(default="", exclude=True)
    refunds: bool = Field(default=False, exclude=True)

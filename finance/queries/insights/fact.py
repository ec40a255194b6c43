"""One thing that stands out: its figures, the query that shows them and how much it weighs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import date

    from finance.money import Money
    from finance.queries.query import FinanceQuery

_STEP, _MOST = 10_000, 9_999


class Kind(StrEnum):
    """What kind of fact it is; the most pressing kinds stand first."""

    SHORT_BEFORE_PAYDAY = "short_before_payday"
    INCOME_LATE = "income_late"
    CHARGED_TWICE = "charged_twice"
    BIG_BILL = "big_bill"
    BUDGET_PACE = "budget_pace"
    BUDGET_OVER = "budget_over"
    PRICE_RISE = "price_rise"
    NEW_RECURRING = "new_recurring"
    LARGE_PAYMENT = "large_payment"
    CATEGORY_HIGH = "category_high"
    MONTH_NET = "month_net"
    CATEGORY_LOW = "category_low"
    UNCATEGORISED = "uncategorised"


_RANK = {kind: place for place, kind in enumerate(reversed(Kind))}


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact about the books on one day.

    `subject` is the category, merchant, payee or account that it is about, empty for the whole
    household. The answer to `query` shows `value`. `other` is what stands beside it: the usual,
    the limit, the price before, the balance. `day` is the date that it tells. `transactions` are
    the newest rows behind it. `share` is what is at stake, in ten-thousandths of what the household
    spends in a month.
    """

    kind: Kind
    subject: str
    query: FinanceQuery
    value: Money
    other: Money | None = None
    day: date | None = None
    transactions: tuple[int, ...] = ()
    share: int = 0

    @property
    def id(self) -> str:
        """A name for it among the facts of one day."""
        return f"{self.kind}:{self.subject}" if self.subject else self.kind.value

    @property
    def weight(self) -> int:
        """How much it weighs: its kind first, then what is at stake."""
        return _RANK[self.kind] * _STEP + min(self.share, _MOST)

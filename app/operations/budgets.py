"""What the window does to budgets, and how a month stands."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from finance.money import Money
from finance.queries.query import FinanceQuery, Intent, Measure, Period

if TYPE_CHECKING:
    from datetime import date

    from app.context import Context
    from finance.ledger.ledger import Ledger

MONTHS = 3


@dataclass(frozen=True, slots=True)
class Standing:
    """One category in one month. `limit` None is no budget; `usual` is a month's average before."""

    category: str
    spent: Money
    limit: Money | None
    usual: Money


@dataclass(frozen=True, slots=True)
class MonthStanding:
    """All categories of spending that have a budget, are spent on, or usually are.

    `spent` and `limit` are those of the budgets together, none counted twice.
    """

    month: date
    rows: tuple[Standing, ...]
    spent: Money
    limit: Money


def month_standing(ledger: Ledger, month: date, today: date) -> MonthStanding:
    """Read how the month that holds `month` stands."""
    first = month.replace(day=1)
    last = (first + timedelta(days=31)).replace(day=1) - timedelta(days=1)
    spent = _spent(ledger, first, last, today)
    usual = _usual(ledger, first, today)
    limits = ledger.budgets.of(first)
    answer = ledger.answer(
        FinanceQuery(
            intent=Intent.BUDGET, measure=Measure.SPENDING, period=Period(start=first, end=last)
        ),
        today,
    )
    # A budget holds what is spent below its category too.
    within = {row.label: row.value for row in answer.rows if row.value is not None}
    nothing = Money(0, ledger.currency)
    rows = [
        Standing(
            c.name,
            within.get(c.name, spent.get(c.name, nothing)),
            limits.get(c.name),
            usual.get(c.name, nothing),
        )
        for c in ledger.categories.all()
        if c.kind == "expense" and (c.name in limits or c.name in spent or c.name in usual)
    ]
    whole = sum((limit.minor for limit in limits.values()), 0)
    left = answer.value.minor if answer.value is not None else 0
    return MonthStanding(
        first,
        tuple(sorted(rows, key=lambda r: (r.limit is None, -(r.limit or r.usual).minor))),
        Money(whole - left, ledger.currency),
        Money(whole, ledger.currency),
    )


def set_budget(context: Context, category: str, amount: Money, month: date) -> None:
    """Let a category have `amount` a month from `month` on; nothing ends its budget."""
    said = (
        QCoreApplication.translate("budgets", "Budget of {0} set")
        if amount
        else QCoreApplication.translate("budgets", "{0} has no budget any more")
    )
    context.write(lambda ledger: ledger.budgets.set(category, amount, month), said.format(category))


def _spent(ledger: Ledger, first: date, last: date, today: date) -> dict[str, Money]:
    answer = ledger.answer(
        FinanceQuery(
            intent=Intent.BREAKDOWN,
            measure=Measure.SPENDING,
            group_by="category",
            period=Period(start=first, end=last),
        ),
        today,
    )
    return {row.label: row.value for row in answer.rows if row.value is not None}


def _usual(ledger: Ledger, first: date, today: date) -> dict[str, Money]:
    """Return the average of a month before `first`, by category, of those that have any."""
    before = first - timedelta(days=1)
    start = first
    for _ in range(MONTHS):
        start = (start - timedelta(days=1)).replace(day=1)
    span = ledger.transactions.span()
    if span is None:
        return {}
    months = MONTHS
    while months > 1 and span[0] > _month_end(start):
        start = (start + timedelta(days=31)).replace(day=1)
        months -= 1
    spent = _spent(ledger, start, before, today)
    return {
        name: Money(round(money.minor / months), money.currency)
        for name, money in spent.items()
        if money.minor > 0
    }


def _month_end(day: date) -> date:
    return (day.replace(day=1) + timedelta(days=31)).replace(day=1) - timedelta(days=1)

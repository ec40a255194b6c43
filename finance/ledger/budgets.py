"""Budgets: what a category may cost a month, from some month on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import select

from finance.db.tables import Budget, Category
from finance.errors import InvalidEntryError
from finance.ledger import named
from finance.ledger.ids import new_id
from finance.money import Money

if TYPE_CHECKING:
    from datetime import date

    from finance.ledger.ledger import Ledger


@dataclass(frozen=True, slots=True)
class BudgetInfo:
    """What `category` may cost a month from `month`, its first day, on; 0 ends the budget."""

    category: str
    month: date
    amount: Money


class Budgets:
    """The monthly budgets of one ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def all(self) -> list[BudgetInfo]:
        """Return every change of a budget, by category, oldest first."""
        with self._ledger.read() as session:
            rows = session.execute(
                select(Category.name, Budget.month, Budget.amount)
                .join(Budget, Budget.category_id == Category.id)
                .order_by(Category.id, Budget.month)
            )
            return [BudgetInfo(n, m, Money(a, self._ledger.currency)) for n, m, a in rows]

    def of(self, month: date) -> dict[str, Money]:
        """Return category -> amount for the month that holds `month`."""
        with self._ledger.read() as session:
            rows = session.execute(
                select(Category.name, Budget.amount)
                .join(Budget, Budget.category_id == Category.id)
                .where(Budget.month <= month.replace(day=1))
                .order_by(Category.id, Budget.month)
            )
            latest = dict(rows.all())
        return {name: Money(m, self._ledger.currency) for name, m in latest.items() if m}

    def set(self, category: str, amount: Money, month: date) -> None:
        """Let `category` have `amount` a month from `month` on; 0 ends the budget."""
        if amount.minor < 0 or amount.currency != self._ledger.currency:
            raise InvalidEntryError("A budget is an amount of 0 or more in the ledger's currency.")
        with self._ledger.write("budget", category) as session:
            found = named.get(session, Category, category)
            if found.kind != "expense":
                raise InvalidEntryError(
                    "{category} is not a category of spending.", category=found.name
                )
            first = month.replace(day=1)
            budget = session.scalar(
                select(Budget).where(Budget.category_id == found.id, Budget.month == first)
            )
            if budget is None:
                budget = Budget(id=new_id(session, Budget), category_id=found.id, month=first)
                session.add(budget)
            budget.amount = amount.minor

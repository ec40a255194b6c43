"""Books with an open ledger, ready to be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.queries.insights.run import insights
from finance.queries.query import FinanceQuery, Intent, Measure, Period
from finance.queries.run import answer, matching_ids
from tests.helpers.motley import TODAY

if TYPE_CHECKING:
    from datetime import date

    from sqlalchemy import Connection

    from finance.queries.answer import Answer
    from finance.queries.insights.fact import Fact
    from tests.helpers.books import Books


class Asker:
    """Books with an open connection to their ledger; questions are asked on TODAY."""

    def __init__(self, books: Books, connection: Connection) -> None:
        self.books = books
        self._connection = connection

    def ask(self, query: FinanceQuery, today: date = TODAY) -> Answer:
        return answer(self._connection, query, today, "EUR")

    def all_ids(self, query: FinanceQuery, today: date = TODAY) -> list[int]:
        return matching_ids(self._connection, query, today, "EUR")

    def insights(self, today: date = TODAY) -> list[Fact]:
        return insights(self._connection, today, "EUR")


def question(
    intent: str, measure: str = "spending", period: Period | None = None, **slots: object
) -> FinanceQuery:
    """Return a question with a few slots filled."""
    fields = {"intent": Intent(intent), "measure": Measure(measure), "period": period, **slots}
    return FinanceQuery.model_validate(fields)

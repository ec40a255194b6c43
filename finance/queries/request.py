"""One query being answered: its connection, day and resolved names, shared by all families."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from finance.money import Money
from finance.queries.answer import MOST_TRANSACTIONS, Answer
from finance.queries.scope import scope_of
from finance.queries.selection import Selection
from finance.queries.spans import Span

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date
    from decimal import Decimal

    from sqlalchemy import Connection

    from finance.queries.answer import AnswerRow, Commitments, Note
    from finance.queries.names import Names
    from finance.queries.query import FinanceQuery
    from finance.queries.scope import Scope

_MOST = 2**31


@dataclass(frozen=True)
class Request:
    """A query with what answering it needs. `ledger_currency` is an ISO 4217 code."""

    connection: Connection
    query: FinanceQuery
    today: date
    ledger_currency: str
    names: Names

    @cached_property
    def scope(self) -> Scope:
        """The query's slots, resolved."""
        return scope_of(self.connection, self.query, self.names, self.ledger_currency)

    @property
    def span(self) -> Span:
        """The query's period."""
        return Span.of(self.query.period)

    @property
    def currency(self) -> str:
        """The currency of the answer."""
        return self.scope.currency

    def changed(self, **slots: object) -> Request:
        """Return the request with some slots of its query replaced."""
        return self.replaced(self.query.model_copy(update=slots))

    def replaced(self, query: FinanceQuery) -> Request:
        """Return another query about the same books on the same day."""
        return Request(self.connection, query, self.today, self.ledger_currency, self.names)

    def selection(self, *, transfers: bool = False) -> Selection:
        """Return the lines of the query's measure, in any period."""
        return Selection.of(self.scope, self.query.measure, transfers=transfers)

    def chosen(self, *, transfers: bool = False) -> Selection:
        """Return the lines of the query's measure in its period."""
        return self.selection(transfers=transfers).within(self.span)

    def money(self, minor: int) -> Money:
        """Return `minor` units of the answer's currency."""
        return Money(minor, self.currency)

    def limit(self, default: int = MOST_TRANSACTIONS) -> int:
        """Return how many were asked for, inside what the database can count."""
        wanted = self.query.limit
        return default if wanted is None else max(0, min(wanted, _MOST))

    def over(self, value: Decimal | int) -> bool | None:
        """Say whether `value`, in major units or a number, is beyond the query's threshold."""
        if self.query.threshold is None:
            return None
        if self.query.threshold_op == "under":
            return value < self.query.threshold
        return value > self.query.threshold

    def ids(self, selection: Selection, count: int | None = None) -> tuple[int, ...]:
        """Return the newest transactions of `selection`, as many as an answer holds."""
        return () if count == 0 else selection.ids(self.connection, MOST_TRANSACTIONS)

    def answer(
        self,
        *,
        count: int | None,
        value: Money | None = None,
        percent: Decimal | None = None,
        date: date | None = None,
        yes: bool | None = None,
        rows: Iterable[AnswerRow] = (),
        transactions: tuple[int, ...] = (),
        notes: Iterable[Note] = (),
        empty: bool | None = None,
        ahead: Commitments | None = None,
    ) -> Answer:
        """Return an answer in the scope's currency with its notes; empty when nothing counts."""
        return Answer(
            self.currency,
            value=value,
            percent=percent,
            count=count,
            date=date,
            yes=yes,
            rows=tuple(rows),
            transactions=transactions,
            notes=(*self.scope.notes, *notes),
            empty=not count if empty is None else empty,
            ahead=ahead,
        )

"""The books as all facts look at them: which days are known, what is usual, what comes back."""

from __future__ import annotations

from datetime import date, timedelta
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import func, select

from finance.db.tables import Merchant, Transaction
from finance.money import Money
from finance.queries.names import Names
from finance.queries.query import FinanceQuery, Intent, Measure, Period
from finance.queries.request import Request
from finance.queries.run import answer
from finance.queries.series import find_series
from finance.queries.spans import Span, add_months, before, unit_end, unit_start

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from finance.queries.answer import Answer
    from finance.queries.series import Series

PAST = 3  # months that show what is usual
EARLY = 6  # days of a month that tell too little of it
LATE_ROWS = timedelta(days=5)  # how long rows may take to reach a statement


class Rows(NamedTuple):
    """The rows of one account: the date of the newest, and their sum in minor units."""

    latest: date
    minor: int


class Household:
    """One ledger on one day, read as facts need it; all amounts are of its own currency."""

    def __init__(self, connection: Connection, today: date, currency: str) -> None:
        self.connection = connection
        self.today = today
        self.currency = currency
        self.names = Names(connection)

    def request(self, intent: Intent, measure: Measure, **slots: object) -> Request:
        """Return a question as the queries take it."""
        query = FinanceQuery(intent=intent, measure=measure).model_copy(update=slots)
        return Request(self.connection, query, self.today, self.currency, self.names)

    def ask(self, query: FinanceQuery) -> Answer:
        """Return the answer that a person gets to `query`."""
        return answer(self.connection, query, self.today, self.currency)

    @cached_property
    def month(self) -> Span:
        """The month to look at: this one up to today, in its first days the whole one before."""
        first = unit_start(self.today, "month")
        if self.today.day > EARLY:
            return Span(first, self.today)
        last = add_months(first, -1)
        return Span(last, unit_end(last, "month"))

    @cached_property
    def past(self) -> list[Span]:
        """The same days of the months before, the latest first; empty where not all are known."""
        spans = before(self.month, self.today, PAST)
        return spans if self.known_since(spans[-1].start) else []

    @property
    def period(self) -> Period:
        """`month` as a query names it."""
        return Period(start=self.month.start, end=self.month.end)

    def known_since(self, day: date | None) -> bool:
        """Say whether the books go back to `day`."""
        first = self.names.first_record
        return day is not None and first is not None and first <= day

    @cached_property
    def scale(self) -> int:
        """What the household spends in a usual month, in minor units; 0 where that is unknown."""
        months = before(Span(self._last_month, unit_end(self._last_month, "month")), self.today, 2)
        whole = Span(months[-1].start, unit_end(self._last_month, "month"))
        if not self.known_since(whole.start):
            return 0
        spent = self.request(Intent.TOTAL, Measure.SPENDING).selection().within(whole)
        return max(0, spent.figure(self.connection).minor // PAST)

    @property
    def _last_month(self) -> date:
        return add_months(unit_start(self.today, "month"), -1)

    @property
    def lately(self) -> Span:
        """The last whole month and what is known of this one."""
        return Span(self._last_month, self.today)

    def share(self, minor: int) -> int:
        """Return how large an amount is, in ten-thousandths of what a month costs."""
        return abs(minor) * 10_000 // self.scale if self.scale else 0

    def money(self, minor: int) -> Money:
        """Return `minor` units of the ledger's currency."""
        return Money(minor, self.currency)

    @cached_property
    def rows(self) -> dict[int, Rows]:
        """What the rows of each account up to today come to."""
        sums = select(
            Transaction.account_id, func.max(Transaction.date), func.sum(Transaction.amount)
        )
        sums = sums.where(Transaction.date <= self.today).group_by(Transaction.account_id)
        found = self.connection.execute(sums).all()
        return {account: Rows(latest, minor) for account, latest, minor in found}

    def reaches(self, account: int, day: date) -> bool:
        """Say whether the rows of an account are there up to `day`, or as good as."""
        known = self.rows.get(account)
        return known is not None and known.latest >= day - LATE_ROWS

    @cached_property
    def bills(self) -> list[Series]:
        """Payments that come back."""
        return find_series(self.request(Intent.RECURRING, Measure.SPENDING))

    @cached_property
    def pays(self) -> list[Series]:
        """Money in that comes back, the most a month first."""
        return find_series(self.request(Intent.RECURRING, Measure.INCOME))

    def called(self, name: str) -> dict[str, tuple[str, ...]]:
        """Return the slot of a query that a payee's name goes into."""
        known = select(Merchant.id).where(Merchant.name == name)
        found = self.connection.scalar(known) is not None
        return {"merchants" if found else "text": (name,)}

"""What comes back by itself and is new, costs more than before, or is large and soon due."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import func, select

from finance.db.tables import Transaction
from finance.queries.insights.fact import Fact, Kind
from finance.queries.query import Intent, Measure, Period
from finance.queries.spans import add_days, unit_end, unit_start

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date

    from finance.money import Money
    from finance.queries.insights.household import Household
    from finance.queries.query import FinanceQuery
    from finance.queries.series import Series

_KNOWN_BEFORE = 60  # days of records that show that something was not there before
_NEWS = 62  # days for which a new price is news
_STOOD = 3  # payments that make a price the usual one; for yearly bills one does
_SOON = 14  # days before a bill at which it is time to know of it
_LARGE = 300  # ten-thousandths of a month's spending
_RARE = 2  # months between bills that one may forget


def facts(home: Household) -> list[Fact]:
    """Return what is new, dearer or soon due among the payments that come back."""
    return [
        fact
        for series in home.bills
        if series.label.strip()
        for fact in (_new(home, series), _dearer(home, series), _soon(home, series))
        if fact is not None
    ]


def _new(home: Household, series: Series) -> Fact | None:
    """Return that a payment began to come back, while it has come few times."""
    first, rhythm = series.dates[0], series.rhythm
    few = len(series.dates) <= rhythm.least + 1
    if rhythm.months > 1 or not few or not home.known_since(add_days(first, -_KNOWN_BEFORE)):
        return None
    if _paid_before(home, series):
        return None
    value = home.money(series.monthly)
    request = home.request(Intent.RECURRING, Measure.SPENDING, **home.called(series.label))
    if not _alone(home, series, request.query, value):
        return None
    return Fact(
        Kind.NEW_RECURRING, series.label, request.query, value, day=first,
        transactions=_ids(series), share=home.share(series.monthly),
    )  # fmt: skip


def _alone(home: Household, series: Series, query: FinanceQuery, value: Money) -> bool:
    """Say whether the answer to `query` is about this series and no other of its payee."""
    if series.merchant_id is None:
        return home.ask(query).value == value
    return sum(each.merchant_id == series.merchant_id for each in home.bills) == 1


def _paid_before(home: Household, series: Series) -> bool:
    """Say whether the payee was paid before the series began: then only its form is new."""
    whose = (
        Transaction.merchant_id == series.merchant_id
        if series.merchant_id is not None
        else func.lower(Transaction.payee) == series.label.lower()
    )
    earlier = select(Transaction.id).where(whose, Transaction.date < series.dates[0])
    return home.connection.scalar(earlier.limit(1)) is not None


def _dearer(home: Household, series: Series) -> Fact | None:
    """Return that a price that stood still rose, as long as that is news."""
    paid = dict.fromkeys(series.dates, 0)
    for payment in series.payments:
        paid[payment.date] += payment.amount
    days, amounts = list(paid), list(paid.values())
    new = amounts[-1]
    at = len(amounts) - next(_differing(amounts), len(amounts))
    if at <= 0 or days[at] < add_days(home.today, -_NEWS):
        return None
    old = amounts[at - 1]
    stood = 1 if series.rhythm.unit == "year" else _STOOD
    if new <= old or amounts[max(0, at - stood) : at] != [old] * stood:
        return None
    now, then = _month_of(days[at]), _month_of(days[at - 1])
    request = home.request(
        Intent.COMPARE, Measure.SPENDING, period=now, other_period=then,
        **home.called(series.label),
    )  # fmt: skip
    told = home.ask(request.query)
    if [row.value for row in told.rows] != [home.money(new), home.money(old)]:
        return None
    return Fact(
        Kind.PRICE_RISE, series.label, request.query, home.money(new - old), home.money(old),
        day=days[at], transactions=told.transactions, share=home.share(new - old),
    )  # fmt: skip


def _differing(amounts: list[int]) -> Iterator[int]:
    """Yield how many payments from the end on are alike."""
    return (n for n, amount in enumerate(reversed(amounts)) if amount != amounts[-1])


def _month_of(day: date) -> Period:
    return Period(start=unit_start(day, "month"), end=unit_end(day, "month"))


def _soon(home: Household, series: Series) -> Fact | None:
    """Return that a large bill that comes seldom is due within days."""
    soon = series.next_date <= add_days(home.today, _SOON)
    if series.rhythm.months < _RARE or not soon or home.share(series.amount) < _LARGE:
        return None
    value = home.money(series.amount)
    request = home.request(Intent.UPCOMING, Measure.SPENDING, **home.called(series.label))
    if not _alone(home, series, request.query, value):
        return None
    return Fact(
        Kind.BIG_BILL, series.label, request.query, value,
        day=series.next_date, transactions=_ids(series), share=home.share(series.amount),
    )  # fmt: skip


def _ids(series: Series) -> tuple[int, ...]:
    return tuple(payment.id for payment in reversed(series.payments))

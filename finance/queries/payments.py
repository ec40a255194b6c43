"""Payments that may come back: the database picks groups whose number and amounts can be a series.

A group is a merchant or, without one, a payee text; or one amount of it that keeps coming back
among other purchases. Only the rows of such groups are read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Date, and_, bindparam, case, func, null, or_, select, tuple_, union_all

from finance.db.sqlite import days_between
from finance.db.tables import Merchant, Transaction
from finance.queries.entries import entries
from finance.queries.query import Measure
from finance.queries.rhythm import RHYTHMS
from finance.queries.selection import Selection
from finance.queries.spans import add_days

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date

    from sqlalchemy import ColumnElement, CompoundSelect, Select

    from finance.queries.request import Request

LOOKBACK = 800  # days: two payments of a yearly bill, and its grace
SAME_AMOUNT = 4  # times that one amount must come back to stand out among other purchases
WIDE = 300  # percent: how far the largest bill by consumption may be above the smallest
NARROW = 135  # percent: the same for a steady amount, price rises included
_MOST = LOOKBACK // 6 + 1  # payments of a weekly series
_MONTH = 25  # days: the shortest interval of what may vary
_t = Transaction.__table__
_NAMED = Merchant.__table__.alias("named")
_PAYEE = case((_t.c.merchant_id.is_(None), func.lower(_t.c.payee)))


class Group(NamedTuple):
    """What the payments of one group share; `amount` None takes all of a merchant or payee."""

    merchant_id: int | None
    payee: str | None
    amount: int | None


class Payment(NamedTuple):
    """One transaction of a group; `amount` is positive minor units, of the lines asked for."""

    date: date
    id: int
    amount: int
    label: str
    category_id: int | None
    account_id: int


def payments(request: Request) -> dict[Group, list[Payment]]:
    """Return the payments of each group that can be a series, in time order."""
    income = request.query.measure is Measure.INCOME
    dates = {"first": add_days(request.today, -LOOKBACK), "today": request.today}
    found = request.connection.execute(_CANDIDATES[income], dates)
    return payments_of(request, {Group._make(row) for row in found.all()})


def few_enough(request: Request, merchants: Iterable[int]) -> set[int]:
    """Return those of `merchants` that are paid seldom enough to be paid regularly."""
    number = func.count()
    paid = select(_t.c.merchant_id).where(
        _t.c.merchant_id.in_(tuple(merchants)), _t.c.date > add_days(request.today, -LOOKBACK)
    )
    found = request.connection.scalars(paid.group_by(_t.c.merchant_id).having(number <= _MOST))
    return {merchant for merchant in found if merchant is not None}


def payments_of(request: Request, wanted: set[Group]) -> dict[Group, list[Payment]]:
    """Return the payments of each group in `wanted` that has any, in time order."""
    income = request.query.measure is Measure.INCOME
    dates = {"first": add_days(request.today, -LOOKBACK), "today": request.today}
    groups: dict[Group, list[Payment]] = {}
    if not wanted:
        return groups
    rows = request.connection.execute(_rows(request, wanted, income=income), dates)
    for row in rows.all():
        payment = Payment._make(row[:6])
        whole = Group(row[6], None if row[6] is not None else row[7], None)
        for group in (whole, whole._replace(amount=row[8])):
            if group in wanted:
                groups.setdefault(group, []).append(payment)
    for each in groups.values():
        each.sort(key=lambda p: (p.date, p.id))
    return groups


def _rows(request: Request, wanted: set[Group], *, income: bool) -> Select[*tuple[Any, ...]]:
    """Return a statement for the transactions of `wanted`, as Payment and what groups them."""
    chosen = Selection.of(request.scope, Measure.INCOME if income else Measure.SPENDING)
    source = chosen.source
    if source is entries:
        source = source.join(_t, _t.c.id == entries.c.transaction_id)
    columns = select(
        entries.c.date,
        entries.c.transaction_id,
        func.abs(func.sum(entries.c.amount)),
        func.coalesce(_NAMED.c.name, _t.c.payee),
        entries.c.category_id,
        entries.c.account_id,
        entries.c.merchant_id,
        _PAYEE,
        _t.c.amount,
    ).select_from(source.outerjoin(_NAMED, _NAMED.c.id == entries.c.merchant_id))
    rows = columns.where(*chosen.where, _in_groups(wanted), *_recent(income=income))
    return rows.group_by(entries.c.transaction_id)


def _in_groups(wanted: set[Group]) -> ColumnElement[bool]:
    """Return that a line is in one of the groups."""
    conditions = []
    for field, key, here in (
        ("merchant_id", entries.c.merchant_id, entries.c.merchant_id.is_not(None)),
        ("payee", _PAYEE, entries.c.merchant_id.is_(None)),
    ):
        groups = [(getattr(g, field), g.amount) for g in wanted if getattr(g, field) is not None]
        whole = [k for k, amount in groups if amount is None]
        single = [(k, amount) for k, amount in groups if amount is not None]
        if whole:
            conditions.append(and_(here, key.in_(whole)))
        if single:
            some = key.in_({k for k, _ in single})
            conditions.append(and_(here, some, tuple_(key, _t.c.amount).in_(single)))
    return or_(*conditions)


def _recent(*, income: bool) -> list[ColumnElement[bool]]:
    towards = _t.c.amount > 0 if income else _t.c.amount < 0
    return [_t.c.date > bindparam("first"), _t.c.date <= bindparam("today"), towards]


def _candidates(*, income: bool) -> CompoundSelect[*tuple[Any, ...]]:
    """Return a statement for the groups that can be a living series: a Group a row."""
    day = days_between(bindparam("first", type_=Date), _t.c.date)
    amounts = (
        select(
            _t.c.merchant_id,
            _PAYEE.label("payee"),
            _t.c.amount,
            func.count().label("n"),
            func.min(day).label("first"),
            func.max(day).label("last"),
            func.sum(day).label("days"),
            func.sum(day * day).label("squares"),
        )
        .where(*_recent(income=income))
        .group_by(_t.c.merchant_id, _PAYEE, _t.c.amount)
        .cte("amounts")
    )
    a = amounts.c
    single = select(a.merchant_id, a.payee, a.amount).where(
        a.n >= SAME_AMOUNT, *_paced(a.n, a.first, a.last, a.days, a.squares)
    )
    n, first, last = func.sum(a.n), func.min(a.first), func.max(a.last)
    least, most = func.min(func.abs(a.amount)), func.max(func.abs(a.amount))
    close = or_(
        most * 100 <= least * NARROW,
        and_(most * 100 <= least * WIDE, last - first >= (n - 1) * _MONTH),
    )
    whole = select(a.merchant_id, a.payee, null().label("amount"))
    whole = whole.group_by(a.merchant_id, a.payee)
    paced = _paced(n, first, last, func.sum(a.days), func.sum(a.squares))
    whole = whole.having(and_(n > 1, close, *paced))
    return union_all(whole, single)


def _paced(
    n: ColumnElement[int],
    first: ColumnElement[int],
    last: ColumnElement[int],
    days: ColumnElement[int],
    squares: ColumnElement[int],
) -> list[ColumnElement[bool]]:
    """Return that `n` payments keep a rhythm on average, evenly spread, and are not long over.

    `days` and `squares` are the sums of their day numbers and of the squares of these. Evenly
    spread days have their mean in the middle and a variance of span² (n + 1) / 12 (n - 1).
    """
    span = last - first
    today = days_between(bindparam("first", type_=Date), bindparam("today", type_=Date))
    variance = (n * squares - days * days) * 12 * (n - 1) * 10
    even = span * span * n * n * (n + 1)
    return [
        or_(*(span.between(r.low * (n - 1), r.high * n) for r in RHYTHMS)),
        (today - last) * (n - 1) <= span * 2,
        func.abs(2 * days - n * (first + last)) * 10 <= n * (span + 40),
        variance.between(even * 8, even * 13),
    ]


_CANDIDATES = {income: _candidates(income=income) for income in (False, True)}

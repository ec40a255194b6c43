"""What is odd: far larger than usual, large at a new merchant, or charged twice.

Usual is the median of a year: of the merchant where it has enough payments, else of the category.
Odd is twice the median and six median deviations above it at least.
"""

from __future__ import annotations

from collections import defaultdict
from statistics import median_low
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Integer, and_, cast, func, not_, or_, select
from sqlalchemy.orm import aliased

from finance.db.sqlite import days_before
from finance.db.tables import Merchant, Transaction
from finance.queries.answer import MOST_TRANSACTIONS, AnswerRow
from finance.queries.entries import entries
from finance.queries.query import Measure
from finance.queries.selection import Selection
from finance.queries.spans import Span, add_days

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date

    from sqlalchemy import ColumnElement, Select, Subquery

    from finance.queries.answer import Answer
    from finance.queries.request import Request

_YEAR = 365
_ENOUGH = 5  # payments that show what is usual
_DEVIATIONS = 6  # median deviations above the median that are no accident
_TWICE_WITHIN = 2  # days between a charge and its double
_NAMED = Merchant.__table__.alias("named")
_LABEL = func.coalesce(_NAMED.c.name, Transaction.payee)
_CATEGORY = func.coalesce(entries.c.category_id, 0)


class Odd(NamedTuple):
    """One odd transaction; `amount` and `usual` are positive minor units.

    `reason` is high (above the usual), new (the same, at a merchant never seen before) or
    duplicate.
    """

    date: date
    id: int
    amount: int
    label: str
    reason: str
    usual: int | None = None


class _Large(NamedTuple):
    """A payment above twice the mean, of its merchant or else of its category."""

    date: date
    id: int
    amount: int
    label: str
    merchant_id: int | None
    category_id: int
    by_merchant: bool


def unusual(request: Request) -> Answer:
    """Return the odd transactions, newest first, with a row each that says why."""
    found = odd(request)
    rows = [
        AnswerRow(
            each.label,
            request.money(each.amount),
            1,
            date=each.date,
            reason=each.reason,
            usual=None if each.usual is None else request.money(each.usual),
        )
        for each in found[: min(request.limit(), MOST_TRANSACTIONS)]
    ]
    ids = tuple(each.id for each in found[:MOST_TRANSACTIONS])
    return request.answer(count=len(found), rows=rows, transactions=ids)


def odd(request: Request) -> list[Odd]:
    """Return all odd transactions of the period, newest first."""
    found = {each.id: each for each in (*_large(request), *_doubles(request))}
    return sorted(found.values(), key=lambda o: (o.date, o.id), reverse=True)


def _paid(request: Request) -> Selection:
    """Return what was spent, or came in if income is said; refunds and the like are not odd."""
    chosen = Selection.of(request.scope, _measure(request)).within(request.span)
    source = chosen.source
    if source is entries:
        source = source.join(Transaction, Transaction.id == entries.c.transaction_id)
    source = source.outerjoin(_NAMED, _NAMED.c.id == entries.c.merchant_id)
    # Said of the transaction too, the dates lead to fewer rows than its splits would.
    dated = [Transaction.date >= request.span.start] if request.span.start else []
    return Selection(source, (*chosen.where, _towards(request), *dated), chosen.measure)


def _measure(request: Request) -> Measure:
    return Measure.INCOME if request.query.measure is Measure.INCOME else Measure.SPENDING


def _towards(request: Request) -> ColumnElement[bool]:
    income = _measure(request) is Measure.INCOME
    return entries.c.amount > 0 if income else entries.c.amount < 0


def _history(request: Request, key: ColumnElement[int]) -> Selection:
    """Return all payments with a `key` in the period and the year before it, unfiltered."""
    start = request.span.start
    year = Span(start and add_days(start, -_YEAR), request.span.end or request.today)
    whole = Selection(entries, (_towards(request), key.is_not(None)), _measure(request))
    return whole.within(year)


def _large(request: Request) -> list[Odd]:
    found = [_Large._make(row) for row in request.connection.execute(_above_mean(request))]
    if not found:
        return []
    by_merchant = _usual(
        request, entries.c.merchant_id, {f.merchant_id for f in found if f.by_merchant}
    )
    by_category = _usual(request, _CATEGORY, {f.category_id for f in found if not f.by_merchant})
    first = _first_days(request, {f.merchant_id for f in found if not f.by_merchant})
    large = []
    for f in found:
        known = by_merchant[f.merchant_id] if f.by_merchant else by_category[f.category_id]
        usual = median_low(known)
        spread = median_low([abs(amount - usual) for amount in known])
        if f.amount > usual + max(usual, _DEVIATIONS * spread):
            reason = "new" if first.get(f.merchant_id) == f.date else "high"
            large.append(Odd(f.date, f.id, f.amount, f.label, reason, usual))
    return large


def _above_mean(request: Request) -> Select[date, int, int, str, int | None, int, bool]:
    """Return the few payments above twice the mean: the median needs reading only their groups."""
    paid = _paid(request)
    # A computed value keeps the database from walking all the merchant's years.
    merchants = _means(request, cast(entries.c.merchant_id, Integer))
    categories = _means(request, _CATEGORY)
    source = paid.source.outerjoin(merchants, merchants.c.key == entries.c.merchant_id)
    source = source.outerjoin(categories, categories.c.key == _CATEGORY)
    mean = func.coalesce(merchants.c.mean, categories.c.mean)
    columns = select(
        entries.c.date,
        entries.c.transaction_id,
        func.abs(entries.c.amount),
        _LABEL,
        entries.c.merchant_id,
        _CATEGORY,
        merchants.c.key.is_not(None),
    )
    return columns.select_from(source).where(*paid.where, func.abs(entries.c.amount) > 2 * mean)


def _means(request: Request, key: ColumnElement[int]) -> Subquery:
    """Return the mean payment per `key`, where enough of them show what is usual."""
    history = _history(request, key)
    means = select(key.label("key"), func.avg(func.abs(entries.c.amount)).label("mean"))
    means = means.where(*history.where).group_by(key).having(func.count() >= _ENOUGH)
    return means.subquery()


def _usual(
    request: Request, key: ColumnElement[int], wanted: Iterable[int | None]
) -> dict[int | None, list[int]]:
    """Return the payments of the year per `key` wanted, in minor units."""
    history = _history(request, key).only(key.in_([k for k in wanted if k is not None]))
    rows = select(key, func.abs(entries.c.amount)).where(*history.where)
    known: defaultdict[int | None, list[int]] = defaultdict(list)
    for each, amount in request.connection.execute(rows).all():
        known[each].append(amount)
    return known


def _first_days(request: Request, merchants: Iterable[int | None]) -> dict[int | None, date]:
    """Return the day on which each merchant was first seen."""
    first = select(Transaction.merchant_id, func.min(Transaction.date))
    first = first.where(Transaction.merchant_id.in_([m for m in merchants if m is not None]))
    return dict(request.connection.execute(first.group_by(Transaction.merchant_id)).all())


def _doubles(request: Request) -> list[Odd]:
    """Return charges that repeat one of the same merchant, account and amount days before.

    Where that is a habit (it happened in the year before too), none is odd.
    """
    paid = _paid(request)
    earlier = aliased(Transaction, name="earlier")
    repeated = _repeats(Transaction, earlier)
    columns = select(
        entries.c.date, entries.c.transaction_id, func.abs(Transaction.amount), _LABEL
    ).select_from(paid.source.join(earlier, repeated))
    rows = request.connection.execute(columns.where(*paid.where, not_(_habit(earlier))))
    return [Odd(*row, "duplicate") for row in rows]


def _habit(earlier: type[Transaction]) -> ColumnElement[bool]:
    once, again = aliased(Transaction, name="once"), aliased(Transaction, name="again")
    year = and_(once.date >= days_before(earlier.date, _YEAR), once.date < earlier.date)
    pairs = select(once.id).join(again, _repeats(once, again)).where(_alike(once, earlier), year)
    return pairs.correlate(earlier).exists()


def _repeats(charge: type[Transaction], earlier: type[Transaction]) -> ColumnElement[bool]:
    """Say whether `charge` is like the `earlier` one and follows it within days."""
    before = or_(
        earlier.date < charge.date, and_(earlier.date == charge.date, earlier.id < charge.id)
    )
    recent = and_(
        earlier.date >= days_before(charge.date, _TWICE_WITHIN), earlier.date <= charge.date
    )
    return and_(_alike(charge, earlier), recent, before)


def _alike(one: type[Transaction], other: type[Transaction]) -> ColumnElement[bool]:
    """Say whether two charges have merchant (or else payee), account and amount in common."""
    return and_(
        other.merchant_id.is_not_distinct_from(one.merchant_id),
        other.account_id == one.account_id,
        other.amount == one.amount,
        or_(one.merchant_id.is_not(None), other.payee == one.payee),
    )

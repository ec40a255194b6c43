"""Transactions themselves: list, largest, smallest, first and last time."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlalchemy import bindparam, func, select

from finance.db.tables import Merchant, Transaction
from finance.queries.answer import MOST_TRANSACTIONS, AnswerRow, Note, worth
from finance.queries.query import Measure
from finance.queries.series import regular_among
from finance.queries.totals import known_from

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from finance.queries.answer import Answer
    from finance.queries.request import Request
    from finance.queries.selection import Selection


_FEW = 5  # "our biggest expenses" are several
_LOOKED_AT = 40  # of the largest, to find one that does not come back
_MERCHANTS = select(Transaction.id, Transaction.merchant_id).where(
    Transaction.id.in_(bindparam("ids", expanding=True))
)
_LABELS = (
    select(Transaction.id, func.coalesce(Merchant.name, Transaction.payee))
    .outerjoin(Merchant, Merchant.id == Transaction.merchant_id)
    .where(Transaction.id.in_(bindparam("ids", expanding=True)))
)


def listing(request: Request) -> Answer:
    """Return the transactions, newest first, with their sum; `limit` keeps the newest ones.

    A single one that was asked for has a row, which names it.
    """
    chosen = lines(request)
    figure = chosen.figure(request.connection)
    one = request.query.limit == 1 and figure.count
    found = chosen.edge(request.connection, 1, oldest=False) if one else []
    rows = _rows(request, found)
    return request.answer(
        value=request.money(figure.minor),
        count=figure.count,
        date=rows[0].date if rows else None,
        rows=rows,
        transactions=request.ids(chosen, figure.count),
        notes=known_from(request) if figure.count and request.query.limit is None else (),
    )


def lines(request: Request) -> Selection:
    """Return the lines of the transactions listed."""
    chosen = request.chosen(transfers=True)
    if request.query.limit is None:
        return chosen
    return chosen.only(chosen.lines.number.in_(chosen.newest(request.limit())))


def largest(request: Request) -> Answer:
    """Return the largest transactions, a few unless a limit is said."""
    return _by_size(request, smallest=False)


def smallest(request: Request) -> Answer:
    """Return the smallest transactions, a few unless a limit is said."""
    return _by_size(request, smallest=True)


def _by_size(request: Request, *, smallest: bool) -> Answer:
    limit = min(request.limit(_FEW), MOST_TRANSACTIONS)
    found = request.chosen().by_size(request.connection, limit, smallest=smallest)
    rows = _rows(request, found)
    return request.answer(
        value=rows[0].value if rows else None,
        date=rows[0].date if rows else None,
        count=len(rows),
        yes=request.over(rows[0].value.decimal) if rows and rows[0].value else None,
        rows=rows,
        transactions=tuple(number for number, _, _ in found),
        notes=[
            *(known_from(request) if found else ()),
            *(() if smallest else _regular(request, found)),
        ],
    )


def _regular(request: Request, found: Sequence[tuple[int, date, int]]) -> tuple[Note, ...]:
    """Return a note with the largest payment that does not come back, where the first one does."""
    if request.query.limit != 1 or request.query.measure is not Measure.SPENDING or not found:
        return ()
    winner = found[0][0]
    if not regular_among(request, _merchants(request, [winner]).values()):
        return ()
    others = request.chosen().by_size(request.connection, _LOOKED_AT, smallest=False)
    merchants = _merchants(request, [number for number, _, _ in others])
    regular = regular_among(request, merchants.values())
    rows = _rows(request, [each for each in others if merchants.get(each[0]) not in regular][:1])
    if not rows or rows[0].value is None or rows[0].date is None:
        return ()
    row = rows[0]
    data = (
        ("value", worth(rows[0].value)),
        ("name", row.label),
        ("date", rows[0].date.isoformat()),
    )
    return (Note("regular", data),)


def _merchants(request: Request, ids: Sequence[int]) -> dict[int, int]:
    """Return the merchant of each transaction of `ids` that has one."""
    rows = request.connection.execute(_MERCHANTS, {"ids": ids}).all()
    return {row[0]: row[1] for row in rows if row[1] is not None}


def last_time(request: Request) -> Answer:
    """Return the date of the latest transaction up to today, and the transaction."""
    return _at_edge(request, oldest=False)


def first_time(request: Request) -> Answer:
    """Return the date of the first transaction, and the transaction."""
    return _at_edge(request, oldest=True)


def _at_edge(request: Request, *, oldest: bool) -> Answer:
    span = request.span
    if span.end is None:
        span = replace(span, end=max(request.today, span.start or request.today))
    chosen = towards(request.selection(transfers=True)).within(span)
    limit = min(request.limit(1), MOST_TRANSACTIONS)
    found = chosen.edge(request.connection, limit, oldest=oldest)
    rows = _rows(request, found)
    return request.answer(
        value=rows[0].value if rows else None,
        date=rows[0].date if rows else None,
        count=len(rows),
        rows=rows,
        transactions=tuple(number for number, _, _ in found),
        notes=known_from(request) if oldest and rows else (),
    )


def towards(selection: Selection) -> Selection:
    """Leave out refunds of spending and what was paid back of income: neither is such a time."""
    if selection.measure is Measure.SPENDING:
        return selection.only(selection.lines.amount < 0)
    if selection.measure is Measure.INCOME:
        return selection.only(selection.lines.amount > 0)
    return selection


def _rows(request: Request, found: Sequence[tuple[int, date, int]]) -> list[AnswerRow]:
    """Return a row per (id, date, amount), named after the merchant or the payee."""
    rows = request.connection.execute(_LABELS, {"ids": [number for number, _, _ in found]})
    labels: dict[int, str] = dict(rows.all())
    return [
        AnswerRow(labels[number], request.money(minor), 1, date=day) for number, day, minor in found
    ]

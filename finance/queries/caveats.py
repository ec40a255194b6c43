"""What a sum leaves open: refunds inside it, transfers that count, people and days without records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import and_, func, or_, select
from sqlalchemy.orm import aliased

from finance.db.sqlite import days_before, one_of
from finance.db.tables import Account, Split, Transaction, Transfer
from finance.queries.answer import MOST_TRANSACTIONS, Note, worth
from finance.queries.entries import ENTRIES, SPENDING, TRANSFER, entries
from finance.queries.query import Intent, Measure
from finance.queries.selection import Selection
from finance.queries.spans import add_days, until_today

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from finance.queries.answer import Answer
    from finance.queries.request import Request

_SUMS = frozenset({
    Intent.TOTAL, Intent.AVERAGE, Intent.BREAKDOWN, Intent.TREND, Intent.EXTREME_PERIOD,
    Intent.COMPARE, Intent.COMPARE_TO_USUAL, Intent.SHARE, Intent.CASH_FLOW,
})  # fmt: skip
_NETTED = frozenset({Intent.TOTAL, Intent.LIST, Intent.AVERAGE, Intent.BREAKDOWN})
_RECORDED = _SUMS | {Intent.COUNT, Intent.LIST}
_SILENT = 7  # days without a record that may be days not yet imported
_APART = 5  # days between both sides of a transfer


def caveats(
    request: Request, answer: Answer, lines: Callable[[Request], Selection] | None
) -> Iterator[Note]:
    """Yield notes on what the figures of `answer` hold or lack; `lines` gives the lines behind it.

    Rows are looked at one by one only where the answer names them all.
    """
    query = request.query
    if query.intent in _SUMS:
        yield from _transfers_apart(request)
        if query.members:
            yield from _unassigned(request)
    if query.intent in _RECORDED:
        yield from _records_end(request)
    if not answer.transactions or lines is None or len(answer.transactions) >= MOST_TRANSACTIONS:
        return
    if query.intent in _NETTED and query.measure is Measure.SPENDING:
        yield from _netted(request, lines(request), answer.transactions)
    if query.intent in _SUMS:
        if not query.categories:  # else there is none without one among them
            yield from _unlinked(request, answer.transactions)
    elif query.intent in _RECORDED:
        yield from _among(request, answer.transactions)


def _netted(request: Request, chosen: Selection, ids: tuple[int, ...]) -> Iterator[Note]:
    back = chosen.only(one_of(chosen.lines.number, ids), chosen.lines.amount > 0)
    figure = back.figure(request.connection)
    if figure.count:
        yield Note("netted", (("value", worth(abs(request.money(figure.minor)))),))


def _transfers_apart(request: Request) -> Iterator[Note]:
    """Note that own transfers, asked for by their category, are neither spending nor income."""
    directed = request.query.measure in {Measure.SPENDING, Measure.INCOME}
    if directed and request.scope.transfers:
        yield Note("transfers_apart")


def _among(request: Request, ids: tuple[int, ...]) -> Iterator[Note]:
    """Note how many of the rows counted are own transfers or refunds, where none were asked for."""
    measure = request.query.measure
    rows = select(ENTRIES.count).where(one_of(entries.c.transaction_id, ids))
    kinds = {"refunds_among": rows.where(entries.c.flow == SPENDING, entries.c.amount > 0)}
    if measure is Measure.ANY and not request.scope.transfers:
        kinds["own_transfers"] = rows.where(entries.c.flow == TRANSFER)
    for code, each in kinds.items() if measure is not Measure.INCOME else ():
        number = request.connection.scalar(each)
        if number:
            yield Note(code, _number(number))


def _number(number: int) -> tuple[tuple[str, str], ...]:
    """Return a number as data of a note, under `many` too where it is more than one."""
    return (("number", str(number)), *((("many", str(number)),) if number > 1 else ()))


def _unassigned(request: Request) -> Iterator[Note]:
    """Note how many transactions like those asked for belong to no member."""
    everybody = request.changed(members=())
    chosen = Selection.of(everybody.scope, request.query.measure)
    span = until_today(request.span, request.today)
    lost = chosen.within(span).only(chosen.lines.member_id.is_(None)).count(request.connection)
    if lost:
        yield Note("unassigned", _number(lost))


def _records_end(request: Request) -> Iterator[Note]:
    """Note the day of the last record where the period goes on well after it."""
    span = until_today(request.span, request.today)
    end = span.end or request.today
    if end < request.today or (span.start is not None and span.start > end):
        return
    last = request.names.last_record
    if last is not None and last < add_days(end, -_SILENT):
        yield Note("records_end", (("date", last.isoformat()),))


def _unlinked(request: Request, ids: tuple[int, ...]) -> Iterator[Note]:
    """Note transactions without a category whose opposite stands on another own account."""
    bare = select(Split.transaction_id).where(Split.category_id.is_(None))
    unfiled = request.connection.scalars(bare.where(one_of(Split.transaction_id, ids))).all()
    if not unfiled:
        return
    one, other = aliased(Transaction, name="one"), aliased(Transaction, name="other")
    here, there = aliased(Account, name="here"), aliased(Account, name="there")
    linked = select(Transfer.id)
    pairs = (
        select(one.id)
        .join(here, here.id == one.account_id)
        .join(
            other,
            and_(
                other.date.between(days_before(one.date, _APART), days_before(one.date, -_APART)),
                other.amount == -one.amount,
                other.account_id != one.account_id,
            ),
        )
        .join(there, and_(there.id == other.account_id, there.currency == here.currency))
        .where(one_of(one.id, unfiled))
    )
    for side in (one, other):
        paired = or_(Transfer.out_id == side.id, Transfer.in_id == side.id)
        pairs = pairs.where(
            bare.where(Split.transaction_id == side.id).correlate(side).exists(),
            ~linked.where(paired).correlate(side).exists(),
        )
    number = request.connection.scalar(
        select(func.count()).select_from(pairs.distinct().subquery())
    )
    if number:
        yield Note("unlinked", _number(number))

"""What comes back by itself, and what of it is due next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.queries.answer import MOST_TRANSACTIONS, AnswerRow, Note
from finance.queries.series import Series, find_series, newest_ids
from finance.queries.spans import add_days

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import date

    from finance.queries.answer import Answer
    from finance.queries.request import Request

_LATE = 3  # days after which a weekend no longer explains a missing payment
_TARGETS = ("categories", "merchants", "accounts", "members", "tags", "text")


def recurring(request: Request) -> Answer:
    """Return a row per series, the dearest a month first; value is what all come to a month.

    A row's value is one payment, its unit the rhythm, its date the next one. With a period, those
    paid or due in it.
    """
    found = in_period(request)
    value = request.money(sum(series.monthly for series in found)) if found else None
    return request.answer(
        value=value,
        count=len(found),
        yes=None if value is None else request.over(value.decimal),
        rows=[_row(request, series, series.next_date) for series in found][: request.limit()],
        transactions=newest_ids(found, MOST_TRANSACTIONS),
    )


def in_period(request: Request) -> list[Series]:
    """Return the series with a payment, made or expected, in the query's period."""
    start, end = request.span.start, request.span.end
    return [
        series
        for series in find_series(request)
        if any(
            (start is None or day >= start) and (end is None or day <= end)
            for day in (*series.dates, series.next_date)
        )
    ]


def upcoming(request: Request) -> Answer:
    """Return what is due from today on, by date; `date` is the next one's.

    With an end, all that falls due up to it, summed. Without, the next payment of each series:
    the value is the first one's, or the sum where targets are named.
    """
    found = find_series(request)
    due = _due(request, found)
    rows = [_row(request, series, day) for day, series in due]
    named = any(getattr(request.query, slot) for slot in _TARGETS)
    summed = rows if request.span.end is not None or named else rows[:1]
    total = sum(row.value.minor for row in summed if row.value)
    value = request.money(total) if rows else None
    return request.answer(
        value=value,
        count=len(rows),
        date=rows[0].date if rows else None,
        yes=None if value is None else request.over(value.decimal),
        rows=rows[: request.limit()],
        transactions=newest_ids((series for _, series in due), MOST_TRANSACTIONS),
        notes=[
            *_awaited(request, found),
            *((Note("expected"),) if rows else _later(request, found)),
        ],
    )


def _awaited(request: Request, found: Sequence[Series]) -> Iterator[Note]:
    """Note what was expected some days ago and is not in the books."""
    for series in found:
        after = add_days(series.dates[-1], 1)
        missed = series.due(after, add_days(request.today, -_LATE))
        if missed:
            yield Note("awaited", (("name", series.label), ("date", missed[0].isoformat())))


def _later(request: Request, found: Sequence[Series]) -> tuple[Note, ...]:
    """Return notes on what comes after a period in which nothing is due."""
    notes = (Note("nothing_due"),)
    end = request.span.end or request.today
    if not found:
        return notes
    after = [(s.due(add_days(end, 1), None)[0], s.label) for s in found]
    day, name = min(after)
    return (*notes, Note("due_later", (("name", name), ("date", day.isoformat()))))


def due_series(request: Request) -> list[Series]:
    """Return the series behind what is due."""
    return [series for _, series in _due(request, find_series(request))]


def _due(request: Request, found: Sequence[Series]) -> list[tuple[date, Series]]:
    start = max(request.today, request.span.start or request.today)
    end = request.span.end
    dated = [(day, series) for series in found for day in series.due(start, end)]
    return sorted(dated, key=lambda d: (d[0], -d[1].amount, d[1].label))


def _row(request: Request, series: Series, day: date) -> AnswerRow:
    return AnswerRow(
        series.label,
        request.money(series.amount),
        len(series.payments),
        date=day,
        unit=series.rhythm.unit,
    )

"""Over time: the sum of each calendar unit, and the units with the most or least."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.queries.answer import AnswerRow, Note, worth
from finance.queries.spans import TIME_UNITS, Span, bins, unit_start, until_today
from finance.queries.totals import short_history

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import date

    from finance.queries.answer import Answer
    from finance.queries.request import Request
    from finance.queries.selection import Selection


def trend(request: Request) -> Answer:
    """Return a row per calendar unit in time order, empty ones too.

    Units before the books begin or after today are left out: nothing is known of them.
    """
    rows, span = _rows(request)
    number = sum(row.count or 0 for row in rows)
    value = sum(row.value.minor for row in rows if row.value)
    partial = partial_bins(rows)
    return request.answer(
        value=request.money(value),
        count=number,
        rows=rows,
        transactions=request.ids(trend_lines(request), number),
        notes=(*partial, *short_history(request, span)),
    )


def partial_bins(rows: Sequence[AnswerRow]) -> tuple[Note, ...]:
    """Return a note with the units that the period or today cuts."""
    spans = [f"{row.start}/{row.end}" for row in rows if row.partial]
    if not spans:
        return ()
    keys = ("bin",) if len(spans) == 1 else ("first", "last")
    return (Note("partial_bin", tuple(zip(keys, (spans[0], spans[-1]), strict=False))),)


def trend_lines(request: Request) -> Selection:
    """Return the lines of all units."""
    return request.selection().within(until_today(request.span, request.today))


def extreme_period(request: Request) -> Answer:
    """Return the `limit` units (one) with the most or least; equal ones earliest first.

    A unit that the period or today cuts never wins, unless there are no others.
    """
    rows, _ = _rows(request)
    number = sum(row.count or 0 for row in rows)
    ranked = _ranked(request, rows)
    won = ranked[: request.limit(1)]
    alike = sum(row.value == won[-1].value for row in ranked) if won else 0
    tied = alike > sum(row.value == won[-1].value for row in won) if won else False
    best = won[0] if won and number else None
    return request.answer(
        value=best.value if best else None,
        date=best.start if best else None,
        count=sum(row.count or 0 for row in won),
        rows=won if number else (),
        transactions=request.ids(_in_rows(request, won)) if number else (),
        notes=(
            *((Note("tie"),) if tied and number else ()),
            *(_unfinished(request, rows, won) if number else ()),
        ),
        empty=not number,
    )


def _unfinished(
    request: Request, rows: Sequence[AnswerRow], won: Sequence[AnswerRow]
) -> Iterator[Note]:
    """Note a unit that is there only in part and would have won, had it been ranked."""
    least = request.query.order == "least"
    for row in rows:
        if not row.partial or row in won or row.value is None or won[-1].value is None:
            continue
        ahead = won[-1].value.minor - row.value.minor
        if ahead > 0 if least else ahead < 0:
            data = (("bin", f"{row.start}/{row.end}"), ("value", worth(row.value)))
            yield Note("unranked_bin", data)


def extreme_lines(request: Request) -> Selection:
    """Return the lines of the units that won."""
    rows, _ = _rows(request)
    return _in_rows(request, _ranked(request, rows)[: request.limit(1)])


def _ranked(request: Request, rows: list[AnswerRow]) -> list[AnswerRow]:
    whole = [row for row in rows if not row.partial] or rows
    least = request.query.order == "least"
    return sorted(whole, key=lambda row: row.value.minor if row.value else 0, reverse=not least)


def _in_rows(request: Request, rows: list[AnswerRow]) -> Selection:
    return trend_lines(request).within_any([Span(row.start, row.end) for row in rows])


def _rows(request: Request) -> tuple[list[AnswerRow], Span]:
    """Return the rows of all units and the span that they cover."""
    unit = request.query.group_by or request.query.unit or "month"
    if unit not in TIME_UNITS:
        unit = "month"
    span = until_today(request.span, request.today)
    first = request.names.first_record
    end = span.end or request.today
    if first is None or max(first, span.start or first) > end:
        return [], span
    start = unit_start(first, unit) if span.start is None else span.start
    sums: dict[date, list[int]] = {}
    for day, minor, number in trend_lines(request).days(request.connection):
        whole = sums.setdefault(unit_start(day, unit), [0, 0])
        whole[0] += minor
        whole[1] += number
    cut = max(start, unit_start(first, unit))
    known = [b for b in bins(cut, end, unit) if b.end >= first]
    rows = []
    for b in known:
        minor, number = sums.get(b.start, (0, 0))
        partial = b.start < start or b.end > end
        rows.append(
            AnswerRow("", request.money(minor), number, start=b.start, end=b.end, partial=partial)
        )
    return rows, Span(span.start, end)

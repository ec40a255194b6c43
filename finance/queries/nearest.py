"""Where nothing was found in a period: when the nearest such transaction was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.queries.answer import Note
from finance.queries.lists import towards
from finance.queries.query import Intent
from finance.queries.spans import Span, add_days
from finance.queries.totals import SHORT_HISTORY

if TYPE_CHECKING:
    from datetime import date

    from finance.queries.request import Request

# Plans, budgets, balances and comparisons tell about their period alone.
INTENTS = frozenset(
    {
        Intent.TOTAL,
        Intent.LIST,
        Intent.LARGEST,
        Intent.SMALLEST,
        Intent.COUNT,
        Intent.AVERAGE,
        Intent.BREAKDOWN,
        Intent.TREND,
        Intent.EXTREME_PERIOD,
        Intent.SHARE,
        Intent.COMPARE_TO_USUAL,
        Intent.LAST_TIME,
        Intent.FIRST_TIME,
    }
)


def nearest(request: Request) -> tuple[Note, ...]:
    """Return a note with the date of the last one before the period, else of the first one after.

    A period before the books begin is told as that. Where there is none at any time, that is noted;
    nothing is where all time was asked, or where words were searched for.
    """
    start, end = request.span.start, request.span.end
    if start is None and end is None:
        return ()
    first = request.names.first_record
    if first is None:
        return ()
    begun: tuple[Note, ...] = ()
    if end is not None and end < first:
        begun = (Note(SHORT_HISTORY, _dated(first)),)
    sides = []
    if start is not None:
        sides.append(("nearest_before", Span(None, add_days(start, -1)), False))
    if end is not None:
        sides.append(("nearest_after", Span(add_days(end, 1), None), True))
    chosen = towards(request.selection(transfers=True))
    for code, span, oldest in sides:
        found = chosen.within(span).edge(request.connection, 1, oldest=oldest)
        if found:
            day = found[0][1]
            return begun if begun and day == first else (*begun, Note(code, _dated(day)))
    return begun if request.query.text else (*begun, Note("never"))


def _dated(day: date) -> tuple[tuple[str, str]]:
    return (("date", day.isoformat()),)

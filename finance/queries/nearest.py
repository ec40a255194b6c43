"""Where nothing was found in a period: when the nearest such transaction was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.queries.answer import Note
from finance.queries.lists import towards
from finance.queries.query import Intent
from finance.queries.spans import Span, add_days

if TYPE_CHECKING:
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
        Intent.LAST_TIME,
        Intent.FIRST_TIME,
    }
)


def nearest(request: Request) -> tuple[Note, ...]:
    """Return a note with the date of the last one before the period, else of the first one after.

    Nothing is noted where all time was asked, or where there is none at all.
    """
    start, end = request.span.start, request.span.end
    sides = []
    if start is not None:
        sides.append(("nearest_before", Span(None, add_days(start, -1)), False))
    if end is not None:
        sides.append(("nearest_after", Span(add_days(end, 1), None), True))
    chosen = towards(request.selection(transfers=True))
    for code, span, oldest in sides:
        found = chosen.within(span).edge(request.connection, 1, oldest=oldest)
        if found:
            return (Note(code, (("date", found[0][1].isoformat()),)),)
    return ()

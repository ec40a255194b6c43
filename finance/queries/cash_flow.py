"""Money in, money out, and what is left of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from finance.queries.answer import AnswerRow
from finance.queries.entries import INCOME, SPENDING, entries
from finance.queries.query import Measure
from finance.queries.selection import Selection, percent

if TYPE_CHECKING:
    from finance.queries.answer import Answer
    from finance.queries.request import Request


def cash_flow(request: Request) -> Answer:
    """Return rows in, out (positive), net and rate: the part of the income that was left."""
    chosen = lines(request)
    found = request.connection.execute(chosen.grouped(entries.c.flow))
    sums = {row[0]: (row[1], row[2]) for row in found}
    into, in_count = sums.get(INCOME, (0, 0))
    out, out_count = sums.get(SPENDING, (0, 0))
    net = into + out
    ids = request.ids(chosen, in_count + out_count)
    rows = [
        AnswerRow("in", request.money(into), in_count),
        AnswerRow("out", request.money(-out), out_count),
        AnswerRow("net", request.money(net)),
        AnswerRow("rate", percent=percent(net, into)),
    ]
    return request.answer(
        value=request.money(net),
        count=in_count + out_count,
        yes=request.over(request.money(net).decimal),
        rows=rows,
        transactions=ids,
    )


def lines(request: Request) -> Selection:
    """Return all spending and income; own transfers are neither."""
    scope = replace(request.scope, transfers=False)
    return Selection.of(scope, Measure.ANY).within(request.span)

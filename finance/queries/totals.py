"""One figure: total, count, average, share."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from finance.queries.answer import AnswerRow, Note
from finance.queries.query import Measure
from finance.queries.selection import Selection, percent
from finance.queries.spans import Span, units_in, until_today

if TYPE_CHECKING:
    from finance.queries.answer import Answer
    from finance.queries.request import Request

_TARGETS = ("categories", "merchants", "text", "tags")
_HOLDERS = ("accounts", "members", "amount_min", "amount_max")
SHORT_HISTORY = "short_history"


def total(request: Request) -> Answer:
    """Return the sum and the number of transactions."""
    chosen = request.chosen()
    figure = chosen.figure(request.connection)
    value = request.money(figure.minor)
    return request.answer(
        value=value,
        count=figure.count,
        yes=request.over(value.decimal),
        transactions=request.ids(chosen, figure.count),
        notes=known_from(request) if figure.count else (),
    )


def count(request: Request) -> Answer:
    """Return the number of transactions."""
    chosen = request.chosen(transfers=True)
    found = chosen.count(request.connection)
    return request.answer(
        count=found,
        yes=request.over(found),
        transactions=request.ids(chosen, found),
        notes=known_from(request) if found else (),
    )


def average(request: Request) -> Answer:
    """Return the mean per transaction or per unit of time, rounded half to even.

    The days to come do not count; with an open start the books' first day opens the period.
    """
    span = until_today(request.span, request.today)
    chosen = average_lines(request)
    figure = chosen.figure(request.connection)
    first = request.names.first_record
    start, end = span.start or first or request.today, span.end or request.today
    unit = request.query.unit or "transaction"
    parts = Fraction(figure.count) if unit == "transaction" else units_in(start, end, unit)
    value = request.money(round(Fraction(figure.minor) / parts)) if parts else None
    return request.answer(
        value=value,
        count=figure.count,
        yes=None if value is None else request.over(value.decimal),
        transactions=request.ids(chosen, figure.count),
        notes=() if unit == "transaction" else short_history(request, Span(start, end)),
    )


def average_lines(request: Request) -> Selection:
    """Return the lines that an average is of."""
    return request.selection().within(until_today(request.span, request.today))


def share(request: Request) -> Answer:
    """Return what part of spending, or of income, went to the target, in percent.

    A share of income is what was spent on the target; where nothing was, what it brought in.
    """
    slots = request.query.model_dump(include={*_TARGETS, *_HOLDERS}, exclude_defaults=True)
    dropped = [s for s in _TARGETS if s in slots] or [s for s in _HOLDERS if s in slots]
    fields = type(request.query).model_fields
    base = request.changed(**{slot: fields[slot].default for slot in dropped})
    measure = _share_measure(request)
    whole = Selection.of(base.scope, measure).within(request.span).figure(request.connection)
    chosen = share_lines(request)
    part = chosen.figure(request.connection)
    rate = percent(part.minor, whole.minor)
    return request.answer(
        percent=rate,
        count=part.count,
        yes=None if rate is None else request.over(rate),
        rows=[
            AnswerRow("part", request.money(part.minor), part.count, rate),
            AnswerRow("whole", request.money(whole.minor), whole.count),
        ],
        transactions=request.ids(chosen, part.count),
        notes=_share_within(request, part.minor),
    )


def _share_within(request: Request, part: int) -> tuple[Note, ...]:
    """Return a note with the share of the category itself where something in it is asked about."""
    query = request.query
    narrower = query.merchants or query.text or query.tags
    if not query.categories or not narrower or query.match == "any":
        return ()
    category = request.changed(merchants=(), text=(), tags=())
    chosen = Selection.of(category.scope, Measure.SPENDING).within(request.span)
    rate = percent(part, chosen.figure(request.connection).minor)
    if rate is None or rate < 0:
        return ()
    names = ", ".join(query.categories)
    return (Note("share_within", (("percent", f"{rate:f}"), ("names", names))),)


def share_lines(request: Request) -> Selection:
    """Return the lines of the part."""
    spent = Selection.of(request.scope, Measure.SPENDING).within(request.span)
    if _share_measure(request) is Measure.INCOME and not spent.ids(request.connection, 1):
        return Selection.of(request.scope, Measure.INCOME).within(request.span)
    return spent


def _share_measure(request: Request) -> Measure:
    income = request.query.measure is Measure.INCOME
    return Measure.INCOME if income else Measure.SPENDING


def known_from(request: Request) -> tuple[Note, ...]:
    """Return a note with the books' first day where the period begins before it, or is all time."""
    first = request.names.first_record
    if first is None or request.span.start is not None:
        return short_history(request, request.span)
    return (Note(SHORT_HISTORY, (("date", first.isoformat()),)),)


def short_history(request: Request, span: Span) -> tuple[Note, ...]:
    """Return a note when the books begin inside `span`: what came before is not known."""
    first = request.names.first_record
    if first is None or span.start is None or span.start >= first:
        return ()
    return (Note(SHORT_HISTORY, (("date", first.isoformat()),)),)

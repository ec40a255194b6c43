"""One against another: two periods, two targets, or a period against the usual."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from finance.queries.answer import AnswerRow, Note, worth
from finance.queries.selection import both, either, percent
from finance.queries.spans import Span, before, running_unit, until_today
from finance.queries.totals import short_history

if TYPE_CHECKING:
    from collections.abc import Sequence

    from finance.queries.answer import Answer
    from finance.queries.request import Request
    from finance.queries.selection import Figure, Selection

_SLOTS = ("categories", "merchants", "accounts", "members", "tags", "text")
_ACROSS = ("categories", "merchants", "text")
_USUAL_PERIODS = 3


def compare(request: Request) -> Answer:
    """Return a row for each side and their difference, first minus second; yes: first is more.

    Two periods where a second one is known; else the targets named in one slot; else the period
    against the equal one before it.
    """
    sides = _targets(request)
    rows = [_target_row(side, label) for side, label in sides] or _period_rows(request)
    first, second = (row.value.minor if row.value else 0 for row in rows[:2])
    count = sum(row.count or 0 for row in rows)
    change = percent(first - second, second)
    notes = _overlap(sides) if sides else _period_notes(request)
    if change is not None:
        notes.append(Note("change", (("percent", f"{change:f}"),)))
    return request.answer(
        value=request.money(first - second),
        count=count,
        yes=_more(request, first, second),
        rows=rows,
        transactions=request.ids(lines(request), count),
        notes=notes,
    )


def lines(request: Request) -> Selection:
    """Return the lines behind all sides of a comparison."""
    sides = _targets(request)
    if sides:
        return either([side.chosen() for side, _ in sides])
    return request.selection().within_any(_spans(request))


def compare_to_usual(request: Request) -> Answer:
    """Return what this period has against the mean of the three equal periods before it.

    A running unit is measured against the same days of the units before. Periods that lie wholly
    before the books begin are unknown, not nothing: they do not count. Yes: above the usual; None
    where the books hold nothing before.
    """
    span = until_today(request.span, request.today)
    chosen = request.selection()
    earlier = before(span, request.today, _USUAL_PERIODS)
    first = request.names.first_record
    known = [s for s in earlier if first and s.end and first <= s.end]
    this, *past = chosen.figures(request.connection, [span, *known])
    row = AnswerRow("this", request.money(this.minor), this.count, start=span.start, end=span.end)
    rows = [row, *_usual_row(request, past, known)]
    notes = [Note("same_days")] if running_unit(span, request.today) else []
    if earlier:
        notes += short_history(request, earlier[-1])
    return request.answer(
        value=request.money(this.minor),
        count=this.count,
        yes=_more(request, this.minor, _mean(past)) if past else None,
        rows=rows,
        transactions=request.ids(usual_lines(request), this.count),
        notes=notes,
        empty=not this.count and not any(f.count for f in past),
    )


def usual_lines(request: Request) -> Selection:
    """Return the lines that are measured against the usual."""
    return request.selection().within(until_today(request.span, request.today))


def _more(request: Request, first: int, second: int | Fraction) -> bool:
    """Say whether the first is more; or less, where the question asks that."""
    return first < second if request.query.threshold_op == "under" else first > second


def _mean(figures: Sequence[Figure]) -> Fraction:
    return Fraction(sum(f.minor for f in figures), len(figures))


def _usual_row(request: Request, past: Sequence[Figure], known: Sequence[Span]) -> list[AnswerRow]:
    """Return the row of the usual, rounded half to even; none without a past."""
    if not past:
        return []
    value = request.money(round(_mean(past)))
    return [AnswerRow("usual", value, start=known[-1].start, end=known[0].end)]


def _targets(request: Request) -> list[tuple[Request, str]]:
    """Return a request per target with its name; empty where periods are compared."""
    query = request.query
    if query.other_period is not None:
        return []
    for slot in _SLOTS:
        names = getattr(query, slot)
        if len(names) > 1:
            return [(request.changed(**{slot: (name,)}, match="all"), name) for name in names]
    named = [(slot, getattr(query, slot)[0]) for slot in _ACROSS if getattr(query, slot)]
    if len(named) > 1 and query.match == "any":
        none: dict[str, tuple[str, ...]] = dict.fromkeys(_ACROSS, ())
        return [
            (request.changed(**{**none, slot: (name,)}, match="all"), name) for slot, name in named
        ]
    return []


def _overlap(sides: Sequence[tuple[Request, str]]) -> list[Note]:
    """Return a note with what stands on both of the first two sides."""
    (first, name), (second, other) = sides[:2]
    figure = both([first.chosen(), second.chosen()]).figure(first.connection)
    if not figure.count:
        return []
    value = worth(first.money(figure.minor))
    return [Note("overlap", (("value", value), ("a", name), ("b", other)))]


def _target_row(side: Request, label: str) -> AnswerRow:
    figure = side.chosen().figure(side.connection)
    return AnswerRow(label, side.money(figure.minor), figure.count)


def _spans(request: Request) -> list[Span]:
    """Return both periods; without a second one, the equal one before the first."""
    if request.query.other_period is not None:
        return [request.span, Span.of(request.query.other_period)]
    span = until_today(request.span, request.today)
    earlier = before(span, request.today, 1)
    return [span, earlier[0] if earlier else span]


def _period_rows(request: Request) -> list[AnswerRow]:
    spans = _spans(request)
    figures = request.selection().figures(request.connection, spans)
    return [
        AnswerRow("", request.money(f.minor), f.count, start=span.start, end=span.end)
        for span, f in zip(spans, figures, strict=True)
    ]


def _period_notes(request: Request) -> list[Note]:
    notes = [Note("same_days")] if _same_days(request) else []
    starts = [span.start for span in _spans(request) if span.start]
    return [*notes, *short_history(request, Span(min(starts), None))] if starts else notes


def _same_days(request: Request) -> bool:
    """Say whether a running unit stands against the same days of the unit before."""
    first, second = _spans(request)
    running = running_unit(first, request.today)
    return running is not None and before(first, request.today, 1) == [second]

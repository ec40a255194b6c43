"""The two periods of a comparison: named both, one named, or one against a running unit."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import TYPE_CHECKING

from finance.queries.query import Period
from nlu.lexicon import lexicon
from nlu.periods.calendar import resolve
from nlu.periods.span import Span, shift, unit_bounds
from nlu.periods.symbol import Symbol, Unit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nlu.engines.keyword.cues import Cues
    from nlu.hints import Hints, PeriodHint

_DAY = timedelta(days=1)
_BY_MONTHS = {"month", "quarter", "half", "year"}
_ACROSS = {"category", "merchant"}
_ARTICLES = 2  # words that may stand between "and" and the thing


@dataclass(frozen=True, slots=True)
class Times:
    """The two period slots; `said` tells whether words named the first.

    `same_days` is set where a whole unit was cut to the days that the running one has had.
    """

    period: Period | None
    other: Period | None = None
    said: bool = True
    same_days: bool = False


def compared(said: list[PeriodHint], hints: Hints, cues: Cues) -> Times:
    """Read the two periods of a comparison that names at most one target."""
    today = hints.today
    dated = [p for p in said if p.span.start is not None]
    dated.sort(key=lambda p: hints.text.tokens[p.first].start)  # as they were said
    if len(dated) > 1:
        first, second = dated[1::-1] if cues.against_first.search(hints.line) else dated[:2]
        leans = _LEANS.get(second.found.kind)  # "last week and the week before"
        other = leans(first.span) if leans else second.span
        if other == first.span:  # "October against last October"
            other = a_year_before(first.span)
        return pair(first.span, first.label, other, second.label)
    if not dated:
        return against_before(_running("month", today), _label("month", hints.language))
    only = dated[0]
    symbol = only.found.symbol
    between = hints.text.tokens[only.first].word in lexicon(hints.language).periods["pairs"]
    two = only.found.kind == "both" or between or cues.ends.search(hints.line)  # "March and April"
    if two and symbol.first and symbol.last:
        first_span, last_span = resolve(symbol.first, today), resolve(symbol.last, today)
        return pair(first_span, only.label, last_span, only.label)
    if only.found.kind in {"since", "same"} or cues.than_period.search(hints.line):
        return _against(only, today, hints.language)
    return against_before(only.span, only.label)


def targets_compared(hints: Hints, left_out: set[int]) -> bool:
    """Whether two names, not two periods, are held against each other.

    Names that begin in `left_out` (tokens) do not count.
    """
    kinds = ("category", "merchant", "account", "member", "tag")
    out = {name for n in hints.names if n.first in left_out for name in n.names}
    said = (n for n in hints.names if n.first not in left_out and not out.issuperset(n.names))
    names = {(n.kind, n.names): n for n in said}.values()  # "gas, the household gas" is one
    counts = [sum(_weight(n.how, n.names) for n in names if n.kind == k) for k in kinds]
    most = max(counts)
    texts = sum(t.first not in left_out for t in hints.texts)
    return most > 1 or most + texts > 1 or (not left_out and held_together(hints))


def held_together(hints: Hints) -> bool:
    """Whether a small word holds things of different slots together ("Lidl or takeaways")."""
    return joined_across(hints, lexicon(hints.language).words["ties"].split(), apart=True)


def joined_across(hints: Hints, links: Sequence[str], *, apart: bool = False) -> bool:
    """Whether one of `links` joins things of different slots ("the water bill and the tuition").

    The first of them may stand anywhere before where they may be `apart` ("more on coffee this
    month than at Lidl").
    """
    things: list[tuple[int, int, str]]
    things = [(n.first, n.last, n.kind) for n in hints.names if n.kind in _ACROSS]
    things += [(t.first, t.last, "text") for t in hints.texts]
    for at, token in enumerate(hints.text.tokens):
        after = min((t for t in things if t[0] > at), default=None)
        if token.word not in links or after is None or after[0] > at + _ARTICLES + 1:
            continue
        before = [t for t in things if t[1] <= at and (apart or t[1] >= at - 1)]
        if before and all(kind != after[2] for _, _, kind in before):
            return True
    return False


def _weight(how: str, names: tuple[str, ...]) -> int:
    # A group word is one target, and so is one payee that stands in the books in several ways.
    return 1 if how in {"synonym", "part"} else len(names)


def pair(this: Span, label: str, other: Span, other_label: str) -> Times:
    """Build the slots; a whole unit is cut to the days that a running one has had."""
    a, b, cut = this, other, False
    if this.unit == other.unit and this.running != other.running:
        a, b, cut = (a, _cut(b, a), True) if this.running else (_cut(a, b), b, True)
    return Times(
        Period(start=a.start, end=a.end, label=label),
        Period(start=b.start, end=b.end, label=other_label),
        same_days=cut,
    )


def against_before(span: Span, label: str) -> Times:
    """Hold one period against the same span just before it."""
    period = Period(start=span.start, end=span.end, label=label, assumed=span.assumed)
    if span.start is None or span.end is None:
        return Times(period)
    earlier = preceding(span)
    if span.running:
        earlier = _cut(earlier, span)
    other = Period(start=earlier.start, end=earlier.end)
    return Times(period, other, said=not span.assumed, same_days=span.running)


def preceding(span: Span) -> Span:
    """Return the calendar unit before a unit, else as many days right before the span."""
    if span.start is None or span.end is None:
        return span
    if span.unit == "weekend":
        week = timedelta(days=7)
        return Span(span.start - week, span.end - week, "weekend")
    if span.unit is not None:
        start, end = unit_bounds(span.unit, span.start - _DAY)
        return Span(start, end, span.unit, end)
    return Span(span.start - _DAY - (span.end - span.start), span.start - _DAY)


def following(span: Span) -> Span:
    """Return the calendar unit after a unit, else as many days right behind the span."""
    if span.start is None or span.end is None:
        return span
    last = span.whole_end or span.end
    if span.unit is not None and span.unit != "weekend":
        start, end = unit_bounds(span.unit, last + _DAY)
        return Span(start, end, span.unit, end)
    gap = timedelta(days=7) if span.unit == "weekend" else last + _DAY - span.start
    return Span(span.start + gap, last + gap, span.unit)


def a_year_before(span: Span) -> Span:
    """Return the same stretch of the year before; a running unit is cut to the same days."""
    if span.start is None or span.end is None:
        return span
    end = shift(span.end, "year", -1)
    if span.unit in _BY_MONTHS and not span.running:
        _, end = unit_bounds(span.unit, shift(span.start, "year", -1))
    return Span(shift(span.start, "year", -1), end, span.unit, end)


def _against(hint: PeriodHint, today: date, language: str) -> Times:
    """Hold the running unit against the one named: "more than last month?"."""
    span, symbol = hint.span, hint.found.symbol
    if symbol.kind == "same":
        this = replace(_running("month", today), assumed=False)
        return pair(this, _label("month", language), a_year_before(this), hint.label)
    if symbol.kind == "since" and symbol.first is not None:  # "how much more since last week"
        span = resolve(symbol.first, today)
    unit = span.unit or "month"
    if unit == "day" and span.start == today:
        return against_before(span, hint.label)
    this = replace(_running(unit, today), assumed=False)
    return pair(this, _label(unit, language), span, hint.label)


def _running(unit: Unit, today: date) -> Span:
    return replace(resolve(Symbol("unit", unit, 0), today), assumed=True)


def _label(unit: str, language: str) -> str:
    return str(lexicon(language).periods["labels"][unit])


def _cut(whole: Span, running: Span) -> Span:
    """The first days of `whole`, as many as `running` has had by the calendar."""
    if whole.start is None or whole.end is None or running.start is None or running.end is None:
        return whole
    if whole.unit in _BY_MONTHS:
        end = running.end
        months = (end.year - running.start.year) * 12 + end.month - running.start.month
        moved = shift(whole.start, "month", months) + timedelta(days=end.day - 1)
    else:
        moved = whole.start + (running.end - running.start)
    return Span(whole.start, min(moved, whole.end), whole.unit)


_LEANS = {"before": preceding, "same": a_year_before}

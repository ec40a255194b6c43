"""The period slots: what was said, or what the product assumes where nothing was."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

from finance.queries.query import Intent
from finance.queries.query import Period
from nlu.lexicon import lexicon
from nlu.periods.calendar import Span
from nlu.periods.calendar import resolve
from nlu.periods.calendar import shift
from nlu.periods.calendar import unit_bounds
from nlu.periods.symbol import Symbol

if TYPE_CHECKING:
    from datetime import date

    from nlu.engines.keyword.cues import Cues
    from nlu.hints import Hints
    from nlu.hints import PeriodHint

_MONTH = {
    Intent.TOTAL, Intent.BREAKDOWN, Intent.CASH_FLOW, Intent.COMPARE_TO_USUAL, Intent.BUDGET,
    Intent.SHARE, Intent.UNUSUAL, Intent.COMPARE,
}  # fmt: skip
_YEAR = {Intent.AVERAGE, Intent.TREND, Intent.EXTREME_PERIOD}
_WHOLE = {Intent.BUDGET, Intent.UPCOMING}
_FORWARD = {Intent.BUDGET, Intent.UPCOMING, Intent.BALANCE}
_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Times:
    """The two period slots; `said` tells whether words named the first."""

    period: Period | None
    other: Period | None = None
    said: bool = True
    same_days: bool = False


def times(intent: Intent, hints: Hints, cues: Cues, until: int) -> Times:
    """Read the period slots of a question that stands by itself, up to token `until`."""
    said = [p for p in chosen(hints) if p.first < until]
    if intent is Intent.COMPARE:
        return _compared(said, hints, cues)
    if not said:
        return Times(assumed(intent, hints.today, hints.language), said=False)
    return Times(as_period(narrowest(said), intent, hints.today))


def assumed(intent: Intent, today: date, language: str) -> Period | None:
    """What an intent covers where no period is said."""
    labels = lexicon(language).periods["labels"]
    if intent in _MONTH:
        start, end = unit_bounds("month", today)
        end = end if intent in _WHOLE else today
        return Period(start=start, end=end, label=labels["month"], assumed=True)
    if intent in _YEAR:
        span = resolve(Symbol("rolling", "year", 1), today)
        return Period(start=span.start, end=span.end, label=labels["year"], assumed=True)
    return None


def chosen(hints: Hints) -> list[PeriodHint]:
    """The periods to go by: "ever" gives way to dates, words for a previous turn stay out."""
    dated = [p for p in hints.periods if p.found.kind not in {"ever", "recent", "recent_weak"}]
    return dated or [p for p in hints.periods if p.found.kind != "recent_weak" or "newest" not in hints.marks]


def narrowest(said: list[PeriodHint]) -> PeriodHint:
    """The period that lies within the others, else the one said last."""
    best = said[-1]
    for hint in said[:-1]:
        a, b = hint.span, best.span
        if None in {a.start, a.end, b.start, b.end}:
            continue
        if a.start >= b.start and a.end <= b.end:  # type: ignore[operator]
            best = hint
    return best


def as_period(hint: PeriodHint, intent: Intent, today: date) -> Period:
    """The hint's dates as the intent takes them."""
    span = hint.span
    start, end = span.start, span.end
    if span.whole_end is not None and intent in _WHOLE and not span.assumed:
        end = span.whole_end
    if hint.found.symbol.ahead and hint.found.kind in {"by", "until_unit"} and intent in _FORWARD:
        start, end = _to_end(hint, today)
    return Period(start=start, end=end, label=hint.label, assumed=span.assumed)


def _to_end(hint: PeriodHint, today: date) -> tuple[date | None, date | None]:
    return today, hint.span.end


def _compared(said: list[PeriodHint], hints: Hints, cues: Cues) -> Times:
    today = hints.today
    dated = [p for p in said if p.span.start is not None]
    targets = max(
        (sum(len(n.names) if n.how != "synonym" else 1 for n in hints.names if n.kind == kind)
         for kind in ("category", "merchant", "account", "member", "tag")),
        default=0,
    )  # fmt: skip
    if len(dated) == 1 and dated[0].found.kind == "both":  # "compare March and April"
        return _both(dated[0], today)
    if len(dated) > 1:
        if dated[1].found.kind == "before":  # "last week and the week before"
            return pair_spans(
                dated[0].span, dated[0].label, preceding(dated[0].span), dated[1].label
            )
        return pair_spans(dated[0].span, dated[0].label, dated[1].span, dated[1].label)
    if targets > 1 or targets + len(hints.texts) > 1:
        if said:
            return Times(as_period(said[-1], Intent.COMPARE, today))
        return Times(assumed(Intent.COMPARE, today, hints.language), said=False)
    if not dated:
        this = unit_span("month", today)
        label = lexicon(hints.language).periods["labels"]["month"]
        return before(this, label, today, assumed=True)
    only = dated[0]
    if only.found.kind == "since" or cues.than_period.search(hints.line):
        return against(only, today, hints.language)
    return before(only.span, only.label, today, assumed=only.span.assumed)


def _both(hint: PeriodHint, today: date) -> Times:
    symbol = hint.found.symbol
    assert symbol.first and symbol.last  # noqa: S101, PT018 - "both" joins two
    first, last = resolve(symbol.first, today), resolve(symbol.last, today)
    return pair_spans(first, hint.label, last, hint.label)


def unit_span(unit: str, today: date) -> Span:
    """The running unit up to today."""
    return resolve(Symbol("unit", unit, 0), today)  # type: ignore[arg-type]


def against(hint: PeriodHint, today: date, language: str) -> Times:
    """ "More than last month?": the running unit of the same kind against the one named."""
    symbol = hint.found.symbol
    if symbol.kind == "since" and symbol.first is not None:  # "how much more since last week"
        hint = replace(hint, span=resolve(symbol.first, today))
    unit = hint.span.unit or "month"
    this = unit_span("day" if unit == "day" else unit, today)
    if unit == "day" and hint.span.start == today:
        return before(hint.span, hint.label, today, assumed=False)
    label = lexicon(language).periods["labels"].get(unit, "")
    return pair_spans(this, label, hint.span, hint.label)


def pair_spans(this: Span, label: str, other: Span, other_label: str) -> Times:
    """Build the two slots, cutting the whole unit to the days that the running one has had."""
    a, b, cut = this, other, False
    if this.running and not other.running and this.unit == other.unit:
        b, cut = _cut(other, this), True
    elif other.running and not this.running and this.unit == other.unit:
        a, cut = _cut(this, other), True
    return Times(
        Period(start=a.start, end=a.end, label=label),
        Period(start=b.start, end=b.end, label=other_label),
        same_days=cut,
    )


def _cut(whole: Span, running: Span) -> Span:
    if None in {whole.start, whole.end, running.start, running.end}:
        return whole
    days = running.end - running.start  # type: ignore[operator]
    if whole.unit in {"month", "quarter", "half", "year"}:
        moved = _same_day(whole, running)
    else:
        moved = whole.start + days  # type: ignore[operator]
    return Span(whole.start, min(moved, whole.end), whole.unit)  # type: ignore[type-var]


def _same_day(whole: Span, running: Span) -> date:
    """The day of `whole` as far into it, by calendar, as `running` has come."""
    assert whole.start and running.start and running.end  # noqa: S101, PT018 - told apart above
    months = (running.end.year - running.start.year) * 12 + running.end.month - running.start.month
    return shift(whole.start, "month", months) + timedelta(days=running.end.day - 1)


def before(span: Span, label: str, today: date, *, assumed: bool) -> Times:
    """One period said: the other is the same span just before it."""
    _ = today
    if span.start is None or span.end is None:
        return Times(Period(start=span.start, end=span.end, label=label, assumed=assumed))
    earlier = preceding(span)
    if span.running:
        earlier = _cut(earlier, span)
    return Times(
        Period(start=span.start, end=span.end, label=label, assumed=assumed),
        Period(start=earlier.start, end=earlier.end),
        same_days=span.running,
    )


def preceding(span: Span) -> Span:
    """The calendar unit before a unit, else as many days as the span has, right before it."""
    assert span.start and span.end  # noqa: S101, PT018 - callers check
    if span.unit is not None and span.unit != "weekend":
        start, end = unit_bounds(span.unit, span.start - _DAY)
        return Span(start, end, span.unit, end)
    if span.unit == "weekend":
        return Span(span.start - timedelta(days=7), span.end - timedelta(days=7), "weekend")
    length = span.end - span.start
    return Span(span.start - _DAY - length, span.start - _DAY)

"""Filling the typed query of a question whose intent is known."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from finance.queries.answer import Note
from finance.queries.query import FinanceQuery, Intent, Measure
from nlu.engines.keyword.cues import cues
from nlu.engines.keyword.measure import measure
from nlu.engines.keyword.numbers import numbers
from nlu.engines.keyword.targets import targets, wish
from nlu.engines.keyword.times import times
from nlu.lexicon import lexicon

if TYPE_CHECKING:
    from nlu.engines.keyword.comparing import Times
    from nlu.engines.keyword.cues import Cues
    from nlu.engines.keyword.rules import Rule
    from nlu.engines.keyword.targets import Targets
    from nlu.hints import Hints

_ARTICLES = 2  # words that may stand between "and" and the thing
_ROWS = {Intent.LIST, Intent.TOTAL}  # of days to come they are what is expected
_BINNED = {Intent.TREND, Intent.EXTREME_PERIOD}


@dataclass(frozen=True, slots=True)
class Filled:
    """A query with the words behind its slots and what was assumed."""

    query: FinanceQuery
    evidence: dict[str, tuple[str, ...]]
    notes: tuple[Note, ...] = ()


def fill(rule: Rule, hints: Hints) -> Filled:
    """Build the query that `rule` and the hints give, standing by itself."""
    line, marks = hints.line, cues(hints.language)
    intent = _binned(rule.intent, rule.group_by, line, marks)
    when = times(intent, hints, marks, wish(intent, hints, marks))
    if intent in _ROWS and when.period and when.period.start and when.period.start > hints.today:
        intent = Intent.UPCOMING
    what = targets(intent, hints, marks)
    slots: dict[str, Any] = {**what.slots, **asdict(numbers(intent, hints, marks))}
    money = rule.measure or measure(intent, line, marks)
    slots.update(grouping(intent, money, hints, marks))
    if rule.group_by:
        slots["group_by"] = rule.group_by
    if len([s for s in ("categories", "merchants", "text") if slots.get(s)]) > 1 and _widens(hints):
        slots["match"] = "any"
    query = FinanceQuery(
        intent=intent, measure=money, period=when.period, other_period=when.other, **slots
    )
    evidence = dict(what.evidence)
    if when.said and when.period is not None:
        evidence["period"] = tuple(p.label for p in hints.periods)
    notes = (*_notes(hints, when, what), *_unused(query, hints, what))
    return Filled(query, evidence, notes)


def _notes(hints: Hints, when: Times, what: Targets) -> tuple[Note, ...]:
    codes = {
        "period_assumed": not when.said and when.period is not None,
        "same_days": when.same_days,
        "statement_period": "statement" in hints.marks,
        "time_of_day": "time" in hints.marks,
    }
    notes = [Note(code) for code, holds in codes.items() if holds]
    notes += [Note("wish_dropped", (("text", wish),)) for wish in what.wishes[:1]]
    notes += [
        Note("spelling", (("word", hints.words(n.first, n.last)), ("name", n.names[0])))
        for n in hints.names
        if n.how == "slip"
    ]
    return tuple(notes)


def _unused(query: FinanceQuery, hints: Hints, what: Targets) -> tuple[Note, ...]:
    """Return notes on names and sums of money that the query has no place for."""
    notes = [Note("left_out_names", (("value", words),)) for words in what.unused]
    bounded = any(n is not None for n in (query.amount_min, query.amount_max, query.threshold))
    sums = [a for a in hints.amounts if (a.op != "plain" or a.money) and not a.times]
    if sums and not bounded and query.limit is None:
        words = hints.words(sums[0].first, sums[0].last)
        notes.append(Note("left_out_amount", (("slot", "amount_min"), ("value", words))))
    return tuple(notes)


def _binned(intent: Intent, fixed: str | None, line: str, marks: Cues) -> Intent:
    """A breakdown "by month" is a trend."""
    if intent is Intent.BREAKDOWN and fixed is None and marks.by_time.search(line):
        return Intent.TREND
    return intent


def grouping(intent: Intent, money: Measure, hints: Hints, marks: Cues) -> dict[str, Any]:
    """The slots group_by, unit and order."""
    line = hints.line
    bin_ = next((value for value, pattern in marks.bins if pattern.search(line)), None)
    if intent in _BINNED:
        least = marks.least_income if money is Measure.INCOME else marks.least
        order = "least" if intent is Intent.EXTREME_PERIOD and least.search(line) else None
        return {"group_by": bin_ or "month", "order": order}
    if intent is Intent.AVERAGE:
        return {"unit": bin_ or "transaction"}
    if intent is Intent.BREAKDOWN:
        value = next((v for v, pattern in marks.group_by if pattern.search(line)), "category")
        order = "least" if marks.least.search(line) else None
        return {"group_by": value, "order": order}
    return {}


def _widens(hints: Hints) -> bool:
    """Whether "and" joins things of different slots ("the water bill and the tuition")."""
    joins = lexicon(hints.language).words["joins"]
    ends = [n.last for n in hints.names] + [t.last for t in hints.texts]
    starts = [n.first for n in hints.names] + [t.first for t in hints.texts]
    return any(
        token.word in joins
        and any(at - 1 <= end <= at for end in ends)
        and any(at < start <= at + _ARTICLES + 1 for start in starts)
        for at, token in enumerate(hints.text.tokens)
    )

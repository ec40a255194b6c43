"""Filling the typed query of a question whose intent is known."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from finance.queries.answer import Note
from finance.queries.query import FinanceQuery, Intent, Measure
from nlu.engines.keyword.comparing import held_together, joined_across
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

_ROWS = {Intent.LIST, Intent.TOTAL}  # of days to come they are what is expected
_KEPT_IN = {"savings", "checking"}  # kinds of account that hold money rather than spend it
_BINNED = {Intent.TREND, Intent.EXTREME_PERIOD}
_HELD_AGAINST = {Intent.COMPARE, Intent.COMPARE_TO_USUAL}


@dataclass(frozen=True, slots=True)
class Filled:
    """A query with the words behind its slots and what was assumed."""

    query: FinanceQuery
    evidence: dict[str, tuple[str, ...]]
    notes: tuple[Note, ...] = ()


def fill(rule: Rule, hints: Hints) -> Filled:
    """Build the query that `rule` and the hints give, standing by itself."""
    line, marks = hints.line, cues(hints.language)
    intent = Intent.BALANCE if _held(rule, hints) else rule.intent
    intent = _binned(intent, rule.group_by, hints, marks)
    weekdays = rule.group_by == "weekday"
    when = times(intent, hints, marks, wish(intent, hints, marks), weekdays=weekdays)
    if intent in _ROWS and when.period and when.period.start and when.period.start > hints.today:
        intent = Intent.UPCOMING
    money = rule.measure or measure(intent, line, marks)
    what = targets(intent, hints, marks, incoming=money is Measure.INCOME)
    slots: dict[str, Any] = {**what.slots, **asdict(numbers(intent, hints, marks))}
    inside = len(what.slots.get("categories", ())) == 1
    slots.update(grouping(intent, money, hints, marks, inside=inside))
    slots.update(_rows(rule, intent, hints, marks))
    if len([s for s in ("categories", "merchants", "text") if slots.get(s)]) > 1 and _widens(
        intent, hints
    ):
        slots["match"] = "any"
    slots["refunds"] = money is Measure.INCOME and marks.refunds.search(line) is not None
    query = FinanceQuery(
        intent=intent,
        measure=money,
        period=when.period,
        other_period=when.other,
        spoken=hints.language,
        **slots,
    )
    evidence = dict(what.evidence)
    if when.said and when.period is not None:
        evidence["period"] = tuple(p.label for p in hints.periods)
    notes = (*_notes(hints, when, what), *_unused(query, hints, what), *_unheld(query, hints))
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


def _unheld(query: FinanceQuery, hints: Hints) -> tuple[Note, ...]:
    """Return a note on words that a query cannot hold ("on Mondays", "grew the most")."""
    for intents, pattern in cues(hints.language).unheld:
        found = pattern.search(hints.line)
        if found is None or (intents and query.intent.value not in intents):
            continue
        if query.group_by != "weekday":
            words = hints.words(*hints.tagged.tokens(found.start(), found.end()))
            return (Note("unheld", (("text", words),)),)
    return ()


def _unused(query: FinanceQuery, hints: Hints, what: Targets) -> tuple[Note, ...]:
    """Return notes on names and sums of money that the query has no place for."""
    notes = [Note("left_out_names", (("value", words),)) for words in what.unused]
    bounded = any(n is not None for n in (query.amount_min, query.amount_max, query.threshold))
    counted = cues(hints.language).limit.search(hints.line) is not None  # "our last 5 trips"
    sums = [a for a in hints.amounts if (a.op != "plain" or a.money or counted) and not a.times]
    if sums and not bounded and query.limit is None:
        words = hints.words(sums[0].first, sums[0].last)
        notes.append(Note("left_out_amount", (("slot", "amount_min"), ("value", words))))
    return tuple(notes)


def _held(rule: Rule, hints: Hints) -> bool:
    """Whether a bare account with a day asks what was in it ("savings, 30 June")."""
    days = all(p.span.start is not None and p.span.start == p.span.end for p in hints.periods)
    kept = all(n.kind == "account" and n.concept in _KEPT_IN for n in hints.names)
    bare = rule.weak and rule.intent is Intent.TOTAL and not (hints.texts or hints.amounts)
    return bool(bare and hints.names and kept and hints.periods and days)


def _rows(rule: Rule, intent: Intent, hints: Hints, marks: Cues) -> dict[str, Any]:
    """The rows that a rule, or "Nina or me?", asks for; who asks is no name of the ledger."""
    if intent is Intent.BREAKDOWN and _against_me(hints, marks):
        return {"group_by": "member", "members": ()}
    return {"group_by": rule.group_by} if rule.group_by else {}


def _against_me(hints: Hints, marks: Cues) -> bool:
    named = [n for n in hints.names if n.kind == "member"]
    return len(named) == 1 and marks.against_me.search(hints.line) is not None


def _binned(intent: Intent, fixed: str | None, hints: Hints, marks: Cues) -> Intent:
    """A breakdown "by month" is a trend, so is a sum for each; one member against who asks is no two periods."""
    line = hints.line
    if intent in _HELD_AGAINST and _against_me(hints, marks):
        return Intent.BREAKDOWN
    if intent is Intent.BREAKDOWN and fixed is None and marks.by_time.search(line):
        return Intent.TREND
    if intent in {Intent.TOTAL, Intent.BREAKDOWN} and fixed is None and _each_unit(hints, marks):
        return Intent.TREND
    return intent


def _each_unit(hints: Hints, marks: Cues) -> str | None:
    """The unit of a period each of whose units is asked for ("each of the last 3 weeks")."""
    if marks.each.search(hints.line) is None:
        return None
    return next((p.found.symbol.unit for p in hints.periods if p.found.symbol.unit), None)


def grouping(
    intent: Intent, money: Measure, hints: Hints, marks: Cues, *, inside: bool = False
) -> dict[str, Any]:
    """The slots group_by, unit and order; `inside` one category the rows are its shops."""
    line = hints.line
    bin_ = next((value for value, pattern in marks.bins if pattern.search(line)), None)
    bin_ = bin_ or _each_unit(hints, marks)
    if intent in _BINNED:
        least = marks.least if money is Measure.SPENDING else marks.least_income
        order = "least" if intent is Intent.EXTREME_PERIOD and least.search(line) else None
        return {"group_by": bin_ or "month", "order": order}
    if intent is Intent.AVERAGE:
        return {"unit": bin_ or "transaction"}
    if intent is Intent.BREAKDOWN:
        unsaid = "merchant" if inside else "category"
        if len({n.names for n in hints.names if n.kind == "member"}) > 1:
            unsaid = "member"
        value = next((v for v, pattern in marks.group_by if pattern.search(line)), unsaid)
        order = "least" if marks.least.search(line) else None
        return {"group_by": value, "order": order}
    return {}


def _widens(intent: Intent, hints: Hints) -> bool:
    """Whether words join things of different slots, any of which will do, or hold them together."""
    if intent is Intent.COMPARE and held_together(hints):
        return True
    return joined_across(hints, lexicon(hints.language).words["joins"])

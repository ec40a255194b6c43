"""From a model's text to a reading: parsed, held against its type, completed by code."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from finance.queries.query import FinanceQuery, Intent, Measure, Period
from nlu.engines.keyword.cues import cues
from nlu.engines.keyword.follow import follow
from nlu.engines.keyword.rules import intent_alone
from nlu.engines.keyword.slots import Filled, fill
from nlu.engines.keyword.times import as_period
from nlu.engines.repair import repaired
from nlu.engines.schema import LEFT_OUT, NAME_SLOTS, NUMBERS, OUTSIDE
from nlu.reading import Reading

if TYPE_CHECKING:
    from nlu.engines.schema import Candidates, Draft
    from nlu.hints import Hints

_KEPT_OUT = dict(zip(LEFT_OUT, ("categories", "merchants"), strict=True))
_OWN_MEASURE = {Intent.BALANCE, Intent.NET_WORTH, Intent.CASH_FLOW, Intent.BUDGET}


@dataclass(frozen=True, slots=True)
class Amiss:
    """Why a text is no draft: in a few words for the log, without anything that was typed."""

    what: str


def parsed(
    text: str, kind: type[Draft], candidates: Candidates, *, constrained: bool
) -> Draft | Amiss:
    """Return the draft that `text` holds.

    A text that no schema ruled is repaired first and its enum members may differ in case; what is
    no member stays none.
    """
    try:
        if constrained:
            return kind.model_validate_json(text)
        found = repaired(text)
        if found is None:
            return Amiss("no object")
        if not found.whole:
            return Amiss("cut off")
        return kind.model_validate(_loosened(found.value, candidates))
    except ValidationError as error:
        first = error.errors(include_input=False, include_context=False)[0]
        return Amiss(f"{'.'.join(str(p) for p in first['loc'][:1])}: {first['type']}")


def _loosened(value: dict[str, object], candidates: Candidates) -> dict[str, object]:
    """Return what an unruled model said with its small freedoms taken back."""
    lists = {*NAME_SLOTS, *LEFT_OUT, "text"}
    out: dict[str, object] = {}
    for slot, said in value.items():
        if said in (None, [], "") or slot not in {"intent", "measure", *candidates.slots}:
            continue
        known = {v.casefold(): v for v in candidates.slots.get(slot, ())}
        items = said if isinstance(said, list) else [said]
        fixed = [known.get(str(i).casefold(), i) for i in items]
        out[slot] = fixed if slot in lists else fixed[0] if not isinstance(said, list) else said
    return out


def reading_of(draft: Draft, hints: Hints, previous: FinanceQuery | None, engine: str) -> Reading:
    """Return what a draft says as a reading: the intent is the model's, code fills the rest.

    Names may move, never vanish: one that the question names and the draft holds nowhere stays
    where code puts it.
    """
    if draft.intent == OUTSIDE:
        return Reading("out_of_scope", hints.language, engine)
    rule = intent_alone(Intent(draft.intent))
    filled = fill(rule, hints)
    leans = previous is not None and draft.value("follow_up") != "no"
    if leans and previous is not None:
        filled = follow(hints, rule, filled, previous) or filled
    query = _with_draft(filled, draft, hints)
    return Reading("answered", hints.language, engine, query, (), filled.notes, filled.evidence)


def _with_draft(filled: Filled, draft: Draft, hints: Hints) -> FinanceQuery:
    query = filled.query
    slots: dict[str, Any] = {**_names(query, draft), **_numbers(draft, query)}
    slots.update(_times(draft, query, hints))
    if draft.measure is not None and not _says_direction(query.intent, hints):
        slots["measure"] = Measure(draft.measure)
    for slot in ("group_by", "unit", "order"):
        said = draft.value(slot)
        if said is not None and getattr(query, slot) is not None:
            slots[slot] = said
    try:
        return FinanceQuery.model_validate(
            {
                **query.model_dump(),
                "replaced": query.replaced,
                "earlier": query.earlier,
                "spoken": query.spoken,
            }
            | slots
        )
    except ValidationError:
        return query  # a unit that is none of this intent's: code's own reading holds


def _names(query: FinanceQuery, draft: Draft) -> dict[str, Any]:
    left_out = {n for slot in LEFT_OUT for n in draft.names(slot)}
    slots: dict[str, Any] = {}
    for slot in (*NAME_SLOTS, "text"):
        said = tuple(n for n in draft.names(slot) if n not in left_out)
        if said and getattr(query, slot):
            slots[slot] = said
    for slot, wanted in _KEPT_OUT.items():
        out = draft.names(slot)
        if out:
            slots[slot] = out
            slots[wanted] = tuple(
                n for n in slots.get(wanted, getattr(query, wanted)) if n not in out
            )
    return slots


def _numbers(draft: Draft, query: FinanceQuery) -> dict[str, Any]:
    """Return the number slots where the draft gives a number another part than code does."""
    said = {slot: Decimal(v) for slot in NUMBERS if (v := draft.value(slot)) is not None}
    have = {slot for slot in NUMBERS if getattr(query, slot) is not None}
    if not said or have:
        return {}  # words such as "over" are read by code
    found: dict[str, Any] = dict(said)
    if "limit" in said:
        found["limit"] = int(said["limit"]) or None
    if "threshold" in said:
        found["threshold_op"] = "over"
    return found


def _times(draft: Draft, query: FinanceQuery, hints: Hints) -> dict[str, Period]:
    by_label = {p.label: p for p in hints.periods}
    found: dict[str, Period] = {}
    if len(by_label) > 1:
        for slot in ("period", "other_period"):
            hint = by_label.get(draft.value(slot) or "")
            if hint is not None and getattr(query, slot) is not None:
                found[slot] = as_period(hint, query.intent, hints.today)
    return found


def _says_direction(intent: Intent, hints: Hints) -> bool:
    """Whether the words, or the intent alone, tell which way money went."""
    marks = cues(hints.language)
    told = (
        marks.income, marks.income_strong, marks.income_noun, marks.spending, marks.spending_noun,
    )  # fmt: skip
    return intent in _OWN_MEASURE or any(pattern.search(hints.line) for pattern in told)

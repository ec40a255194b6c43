"""The shape that a model may fill for one question, built from what code found in its words.

A slot without a hint does not exist in it, so no model can name what the question does not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal, cast

from pydantic import BaseModel, ConfigDict, Field, create_model

from finance.queries.query import Intent, Measure
from nlu.engines.keyword.cues import cues
from nlu.engines.keyword.targets import SLOTS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from finance.queries.query import FinanceQuery
    from nlu.engines.decoding import Schema
    from nlu.hints import Hints
    from nlu.patterns import Patterns

MOST_MERCHANTS = 30
MOST_NAMES = 12  # of each other kind
MOST_LETTERS = 900  # of all names together: a fixed share of the prompt
OUTSIDE = "out_of_scope"
NAME_SLOTS = tuple(SLOTS.values())
LEFT_OUT = ("exclude_categories", "exclude_merchants")
_LISTS = frozenset({*NAME_SLOTS, *LEFT_OUT, "text"})
_ASKED = frozenset({"intent", "measure", *NAME_SLOTS, "text"})
NUMBERS = ("amount_min", "amount_max", "threshold", "limit")
_INTENTS = (*(i.value for i in Intent), OUTSIDE)
_MEASURES = tuple(m.value for m in Measure)


class Draft(BaseModel):
    """A model's reading before it is checked. Slots that the question has no hint for are absent.

    Subclasses made by `draft_type` narrow each slot to what the question holds.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    intent: str
    measure: str | None = None

    def names(self, slot: str) -> tuple[str, ...]:
        """Return what a name slot holds; empty where the question has no such slot."""
        return tuple(getattr(self, slot, ()))

    def value(self, slot: str) -> str | None:
        """Return what a slot of one value holds; None where the question has no such slot."""
        found: object = getattr(self, slot, None)
        return None if found is None else str(found)


@dataclass(frozen=True, slots=True)
class Candidates:
    """What each slot may hold: slot → values in the order of the question."""

    slots: dict[str, tuple[str, ...]]

    @classmethod
    def of(cls, hints: Hints, previous: FinanceQuery | None) -> Candidates:
        """Collect names, periods, numbers and groupings that the words support."""
        found = _names(hints)
        for slot in LEFT_OUT:
            found[slot] = found.get(slot.removeprefix("exclude_"), ())
        periods = _unique(p.label for p in hints.periods)
        found["period"] = periods
        found["other_period"] = periods if len(periods) > 1 else ()
        numbers = _unique(f"{a.value:f}" for a in hints.amounts)
        found.update(dict.fromkeys(NUMBERS, numbers))
        found["text"] = _unique(t.words for t in hints.texts)
        found.update(_groupings(hints))
        found["follow_up"] = ("yes", "no") if previous is not None else ()
        return cls({slot: values for slot, values in found.items() if values})


def _unique(values: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(v for v in values if v))


def _names(hints: Hints) -> dict[str, tuple[str, ...]]:
    """The ledger's names that words of the question stand for: sure ones first, then others."""
    found: dict[str, list[str]] = {}
    for hint in hints.names:
        found.setdefault(SLOTS[hint.kind], []).extend(hint.names)
    for hint in hints.names:
        for other in hint.alternatives:
            found.setdefault(SLOTS[other.kind], []).append(other.name)
    cut, letters = {}, 0
    for slot, names in found.items():
        kept: list[str] = []
        for name in _unique(names)[: MOST_MERCHANTS if slot == "merchants" else MOST_NAMES]:
            letters += len(name)
            if letters > MOST_LETTERS and kept:
                break
            kept.append(name)
        cut[slot] = tuple(kept)
    return cut


def _groupings(hints: Hints) -> dict[str, tuple[str, ...]]:
    marks = cues(hints.language)

    def said(patterns: tuple[tuple[str, Patterns], ...]) -> tuple[str, ...]:
        return tuple(value for value, pattern in patterns if pattern.search(hints.line))

    bins = said(marks.bins)
    return {
        "group_by": _unique((*said(marks.group_by), *bins)),
        "unit": bins,
        "order": ("most", "least") if marks.least.search(hints.line) else (),
    }


def draft_type(candidates: Candidates) -> type[Draft]:
    """Return the type of a question's draft: each slot an enum of its candidates.

    All but the intent may be missing, as small models leave things out.
    """
    fields: dict[str, object] = {
        "intent": (_one_of(_INTENTS), ...),
        "measure": (_one_of(_MEASURES), None),
    }
    for slot, values in candidates.slots.items():
        item = _one_of(values)
        if slot in _LISTS:
            many = Annotated[tuple[item, ...], Field(max_length=len(values))]  # type: ignore[valid-type]
            fields[slot] = (many, ())
        else:
            fields[slot] = (item, None)
    made = create_model("Question", __base__=Draft, **fields)  # type: ignore[call-overload]
    return cast("type[Draft]", made)


def _one_of(values: tuple[str, ...]) -> type:
    return cast("type", Literal.__getitem__(values))


def json_schema(draft: type[Draft]) -> Schema:
    """Return the JSON Schema of a draft, keys in the order in which they are decided.

    A decoder that the schema rules must say something of each list and of the direction.
    """
    full = draft.model_json_schema()
    properties: dict[str, Schema] = full["properties"]
    return {
        "type": "object",
        "properties": {slot: _tidy(shape) for slot, shape in properties.items()},
        "required": [s for s in properties if s in _ASKED],
        "additionalProperties": False,
    }


def _tidy(shape: Schema) -> Schema:
    """Drop what tells a decoder nothing: titles and defaults."""
    return {key: value for key, value in shape.items() if key not in {"title", "default"}}

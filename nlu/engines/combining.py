"""Two readings of one question, the rules' and a model's, made into one.

How far a model is trusted follows from the accuracy measured for it. Whatever its part, the words
decide scope: what the rules know to be outside the books stays outside, and a model's doubt
does not refuse what they read.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nlu.reading import Disagreement

if TYPE_CHECKING:
    from finance.queries.query import FinanceQuery
    from nlu.hints import Hints
    from nlu.models.catalogue import Role
    from nlu.reading import Choice, Reading

_COMPARED = (
    "intent", "measure", "period", "other_period", "categories", "merchants", "accounts",
    "members", "tags", "exclude_categories", "exclude_merchants", "text", "amount_min",
    "amount_max", "threshold", "limit", "group_by", "unit", "order",
)  # fmt: skip
_NAMED = ("categories", "merchants", "accounts", "members", "tags")


def combined(rules: Reading, model: Reading, role: Role, hints: Hints) -> Reading:
    """Return one reading in the model's name, with the slots on which the two differ.

    A model that "reads" decides where both understood. One that "breaks ties" is heard where the
    rules did not understand a question that names something, or left a choice. One that is "off"
    changes nothing; what it would have said is still noted.
    """
    taken = _taken(rules, model, role, hints)
    other, engine = (rules, rules.engine) if taken is model else (model, model.engine)
    return replace(
        taken,
        engine=model.engine,
        took=model.took,
        disagreements=_differences(taken, other, engine),
    )


def _taken(rules: Reading, model: Reading, role: Role, hints: Hints) -> Reading:
    if role == "off" or model.query is None or rules.status == "out_of_scope":
        return rules
    if rules.status == "needs_choice":
        choice = _chosen(rules.choices, model.query)
        if choice is None:
            return rules
        return replace(rules, status="answered", query=choice.query, choices=())
    if rules.status == "not_understood":
        return model if hints.names else rules
    return model if role == "reads" else rules


def _chosen(choices: tuple[Choice, ...], query: FinanceQuery) -> Choice | None:
    """The one choice that holds the names that the model took."""
    said = _names(query)
    fits = [c for c in choices if said and _names(c.query) == said]
    return fits[0] if len(fits) == 1 else None


def _names(query: FinanceQuery) -> set[tuple[str, str]]:
    return {(slot, name) for slot in _NAMED for name in getattr(query, slot)}


def _differences(taken: Reading, other: Reading, engine: str) -> tuple[Disagreement, ...]:
    if taken.query is None or other.query is None:
        same = taken.status == other.status
        return () if same else (Disagreement("status", engine, other.status),)
    return tuple(
        Disagreement(slot, engine, _shown(getattr(other.query, slot)))
        for slot in _COMPARED
        if getattr(taken.query, slot) != getattr(other.query, slot)
    )


def _shown(value: object) -> str:
    """Return a slot's value as short text; empty where it holds nothing."""
    if value is None:
        return ""
    if isinstance(value, tuple):
        return ", ".join(str(v) for v in value)
    label = getattr(value, "label", None)
    return str(value) if label is None else str(label)

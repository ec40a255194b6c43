"""How far a model is trusted: its part follows from what was measured."""

from __future__ import annotations

import pytest

from finance.queries.query import FinanceQuery, Intent, Measure
from nlu.engines.combining import combined
from nlu.hints import Hints, hints
from nlu.reading import Choice, Reading, Status
from tests.helpers.vocabulary import TODAY, household


def found(question: str = "how much at Nordmart?") -> Hints:
    return hints(question, "en", household(), TODAY)


def query(
    intent: Intent = Intent.TOTAL, merchants: tuple[str, ...] = ("Nordmart",)
) -> FinanceQuery:
    return FinanceQuery(intent=intent, measure=Measure.SPENDING, merchants=merchants)


def reading(status: Status, engine: str, made: FinanceQuery | None = None) -> Reading:
    return Reading(status, "en", engine, made)


RULES = reading("answered", "keyword", query())
MODEL = reading("answered", "llamacpp", query(Intent.COUNT))
LOST = reading("not_understood", "keyword")


@pytest.mark.parametrize(
    ("role", "intent"), [("reads", "count"), ("breaks ties", "total"), ("off", "total")]
)
def test_where_both_understood_only_a_proven_model_decides(role: str, intent: str) -> None:
    made = combined(RULES, MODEL, role, found())  # type: ignore[arg-type]
    assert made.query is not None
    assert made.query.intent.value == intent
    assert made.engine == "llamacpp"
    (difference,) = made.disagreements
    other = {"count": "total", "total": "count"}[intent]
    engine = {"count": "keyword", "total": "llamacpp"}[intent]
    assert (difference.slot, difference.engine, difference.other) == ("intent", engine, other)


def test_where_the_rules_are_at_a_loss_a_model_helps_only_with_something_named() -> None:
    for role in ("reads", "breaks ties"):
        assert combined(LOST, MODEL, role, found()).status == "answered"
        vague = combined(LOST, MODEL, role, found("what about the thing?"))
        assert vague.status == "not_understood"
    assert combined(LOST, MODEL, "off", found()).status == "not_understood"


def test_of_several_choices_the_one_that_the_model_means_is_taken() -> None:
    choices = tuple(Choice(n, query(merchants=(n,))) for n in ("Filmbox", "Filmbox Music"))
    asked = Reading("needs_choice", "en", "keyword", choices=choices)
    means = reading("answered", "llamacpp", query(merchants=("Filmbox Music",)))
    made = combined(asked, means, "breaks ties", found())
    assert (made.status, made.query) == ("answered", choices[1].query)
    unsure = reading("answered", "llamacpp", query(merchants=()))
    assert combined(asked, unsure, "breaks ties", found()).status == "needs_choice"
    assert combined(asked, means, "off", found()).status == "needs_choice"


def test_scope_belongs_to_the_words() -> None:
    outside = reading("out_of_scope", "keyword")
    assert combined(outside, MODEL, "reads", found()).status == "out_of_scope"
    doubts = reading("out_of_scope", "llamacpp")
    assert combined(RULES, doubts, "reads", found()).query == RULES.query

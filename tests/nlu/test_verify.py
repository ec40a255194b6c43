"""An engine is not trusted: what no word supports leaves the query."""

from __future__ import annotations

from finance.queries.query import FinanceQuery, Intent, Measure
from nlu.engines.base import Availability
from nlu.engines.scripted import ScriptedEngine
from nlu.reading import Reading
from nlu.understand import understand
from tests.helpers.vocabulary import TODAY, household

QUESTION = "how much on groceries at Nordmart"


def scripted(**slots: tuple[str, ...]) -> ScriptedEngine:
    query = FinanceQuery(intent=Intent.TOTAL, measure=Measure.SPENDING, **slots)
    return ScriptedEngine({QUESTION: Reading("answered", "en", "scripted", query)})


def test_names_that_the_question_does_not_hold_are_dropped_and_said() -> None:
    engine = scripted(categories=("Groceries", "Rent"), merchants=("Nordmart",), members=("Paul",))
    reading = understand(QUESTION, household(), TODAY, engine=engine)
    assert reading.query is not None
    assert reading.query.categories == ("Groceries",)
    assert reading.query.merchants == ("Nordmart",)
    assert reading.query.members == ()
    dropped = {dict(n.data)["name"] for n in reading.notes if n.code == "unsupported"}
    assert dropped == {"Rent", "Paul"}


def test_words_to_search_for_must_be_the_questions_own() -> None:
    reading = understand(QUESTION, household(), TODAY, engine=scripted(text=("bread", "nordmart")))
    assert reading.query is not None
    assert reading.query.text == ("nordmart",)


def test_names_of_the_turn_before_may_stay() -> None:
    before = FinanceQuery(intent=Intent.TOTAL, measure=Measure.SPENDING, members=("Paul",))
    engine = scripted(members=("Paul",))
    reading = understand(QUESTION, household(), TODAY, before, engine=engine)
    assert reading.query is not None
    assert reading.query.members == ("Paul",)


def test_a_failed_generation_is_not_understood_by_that_engine() -> None:
    reading = understand("something else", household(), TODAY, engine=scripted())
    assert (reading.status, reading.engine) == ("not_understood", "scripted")


def test_the_engine_gets_the_hints_and_the_query_before() -> None:
    engine = scripted()
    before = FinanceQuery(intent=Intent.TOTAL, measure=Measure.SPENDING)
    understand(QUESTION, household(), TODAY, before, engine=engine)
    (request,) = engine.requests
    assert request.previous == before
    assert [n.names for n in request.hints.names] == [("Groceries",), ("Nordmart",)]


def test_a_scripted_engine_can_be_away() -> None:
    engine = ScriptedEngine({}, Availability(ready=False, reason="absent"))
    assert engine.availability().reason == "absent"
    engine.load()
    assert engine.loaded
    engine.close()
    assert not engine.loaded
    assert engine.count_tokens("three small words") == 3

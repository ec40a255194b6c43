"""The keyword engine keeps the promises of every engine."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from nlu.engines.base import Engine, Finished, Request
from nlu.engines.keyword.engine import KeywordEngine
from nlu.hints import hints
from nlu.understand import understand, warm_up
from tests.helpers.vocabulary import TODAY, household


def test_it_is_always_ready_and_ends_with_a_reading() -> None:
    engine: Engine = KeywordEngine()
    assert engine.availability().ready
    engine.load()
    found = hints("groceries last month", "en", household(), TODAY)
    (event,) = engine.generate(Request("groceries last month", found))
    assert isinstance(event, Finished)
    assert event.reading.engine == "keyword"
    assert engine.count_tokens("groceries last month") == 3
    engine.unload()
    engine.close()


def test_many_threads_read_alike() -> None:
    warm_up()
    names = household()
    questions = ["groceries last month", "combien en essence", "what's my balance"] * 20
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda q: understand(q, names, TODAY), questions))
    assert together == [understand(q, names, TODAY) for q in questions]

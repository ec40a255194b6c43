"""How far the model is: loading, ready, failed, one at a time, and out of memory when it should."""

from __future__ import annotations

from threading import Event
from typing import TYPE_CHECKING

import pytest

from nlu.client import Client
from nlu.engines.decoding import Prompt, Task
from nlu.engines.scripted import ScriptedDecoder
from nlu.errors import ModelError
from nlu.outcomes import Done, ModelState, Unavailable

if TYPE_CHECKING:
    from collections.abc import Iterator

TASK = Task(Prompt("fixed", "turn"), {"type": "object"})


@pytest.fixture
def made() -> Iterator[list[Client]]:
    clients: list[Client] = []
    yield clients
    for client in clients:
        client.close()


def test_without_a_model_it_says_so() -> None:
    client = Client()
    assert client.state.stage == "absent"
    outcome = client.ask(TASK)
    assert isinstance(outcome, Unavailable)
    assert outcome.reason == "absent"


def test_states_are_published_as_they_come(made: list[Client]) -> None:
    states: list[ModelState] = []
    client = Client(ScriptedDecoder(title="Tiny"))
    made.append(client)
    assert client.state == ModelState("waiting", "Tiny")
    deaf = client.listen(states.append)
    assert client.ready() is None
    assert [s.stage for s in states] == ["loading", "ready"]
    assert client.state.stage == "ready"
    client.say(ModelState("downloading", "Tiny", percent=140))
    assert states[-1].percent == 100
    deaf()
    client.say(ModelState("absent"))
    assert len(states) == 3


@pytest.mark.parametrize(("took", "told"), [(0.05, False), (3.0, True)])
def test_loading_that_takes_time_is_logged_with_it(
    made: list[Client],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    took: float,
    told: bool,
) -> None:
    now = [100.0]

    def load() -> None:
        now[0] += took

    monkeypatch.setattr("nlu.client.perf_counter", lambda: now[0])
    caplog.set_level("INFO")
    client = Client(ScriptedDecoder(on_load=load))
    made.append(client)
    client.ready()
    assert client.state.seconds == pytest.approx(took)
    assert ("loaded in 3.0 s" in caplog.text) is told


def test_a_model_that_cannot_be_loaded_says_what_to_do(made: list[Client]) -> None:
    def refuse() -> None:
        raise ModelError("{name} is damaged.", name="x")

    def starve() -> None:
        raise MemoryError

    def trip() -> None:
        raise KeyError("odd file")

    for fault, words in ((refuse, "x is damaged"), (starve, "memory"), (trip, "damaged")):
        client = Client(ScriptedDecoder(on_load=fault))
        made.append(client)
        outcome = client.ask(TASK)
        assert isinstance(outcome, Unavailable)
        assert outcome.reason == "failed"
        assert words in outcome.why
        assert client.state.why == outcome.why


def test_one_model_at_a_time(made: list[Client]) -> None:
    first, second = ScriptedDecoder(["a"]), ScriptedDecoder(["b"])
    client = Client(first)
    made.append(client)
    client.ask(TASK)
    client.use(second)
    assert isinstance(client.ask(TASK), Done)
    assert (first.loaded, second.loaded) == (False, True)
    client.unload()
    client.ready()
    assert second.loads == 2


def test_a_model_that_nobody_asks_leaves_memory() -> None:
    left = Event()

    class Idle(ScriptedDecoder):
        def unload(self) -> None:
            super().unload()
            left.set()

    client = Client(Idle(["a"]), idle=0.01)
    client.ask(TASK)
    assert left.wait(5)
    client.close()
    assert client.state.stage == "waiting"


def test_where_memory_is_short_the_model_leaves_it_after_its_call(
    made: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nlu.client.short_of_memory", lambda: True)
    decoder = ScriptedDecoder(["a"])
    client = Client(decoder)
    made.append(client)
    assert isinstance(client.ask(TASK), Done)
    assert not decoder.loaded


def test_where_memory_becomes_short_a_model_at_rest_leaves_it(
    made: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, left = [0], Event()

    def short() -> bool:
        looks[0] += 1
        return looks[0] > 3

    class Watched(ScriptedDecoder):
        def unload(self) -> None:
            super().unload()
            left.set()

    monkeypatch.setattr("nlu.client.short_of_memory", short)
    monkeypatch.setattr("nlu.client.WATCH", 0.001)
    decoder = Watched(["a", "b"])
    client = Client(decoder, idle=None)
    made.append(client)
    assert isinstance(client.ask(TASK), Done)
    assert left.wait(5)
    monkeypatch.setattr("nlu.client.short_of_memory", lambda: False)
    assert isinstance(client.ask(TASK), Done)  # it comes back when it is wanted
    assert decoder.loads == 2


def test_tokens_are_counted_by_the_model_when_it_is_ready(made: list[Client]) -> None:
    client = Client(ScriptedDecoder())
    made.append(client)
    assert client.count_tokens(Prompt("a b", "c")) == 0
    client.ready()
    assert client.count_tokens(Prompt("a b", "c")) == 3

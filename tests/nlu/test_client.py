"""The one door to the model: in turn, typed ends, free when stopped, gone when closed."""

from __future__ import annotations

import random
import threading
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING

import pytest

from finance.sentence import Sentence
from nlu.client import BACKOFF, Client
from nlu.engines.decoding import Broken, Fault, Prompt, Task
from nlu.engines.scripted import ScriptedDecoder
from nlu.errors import ModelError
from nlu.outcomes import Busy, Done, Failed, Malformed, ModelState, Outcome, TooLong, Unavailable
from nlu.worker import Stop

if TYPE_CHECKING:
    from collections.abc import Iterator

TASK = Task(Prompt("fixed", "turn"), {"type": "object"})


def broken(fault: Fault) -> Broken:
    return Broken(fault, Sentence("It went wrong."), over=3)


@pytest.fixture
def made() -> Iterator[list[Client]]:
    clients: list[Client] = []
    yield clients
    for client in clients:
        client.close()


def test_done_carries_the_text_and_its_cost(made: list[Client]) -> None:
    client = Client(ScriptedDecoder(["a b c"]))
    made.append(client)
    outcome = client.ask(TASK)
    assert isinstance(outcome, Done)
    assert (outcome.text, outcome.usage.written) == ("a b c", 3)
    assert [(n.outcome, n.usage.written) for n in client.calls] == [("Done", 3)]


@pytest.mark.parametrize(
    ("fault", "kind"),
    [("too_long", TooLong), ("malformed", Malformed), ("failed", Failed), ("stopped", Failed)],
)
def test_each_fault_has_its_outcome_and_is_not_tried_again(
    made: list[Client], fault: Fault, kind: type[Outcome]
) -> None:
    decoder = ScriptedDecoder([broken(fault), "late"])
    client = Client(decoder)
    made.append(client)
    assert isinstance(client.ask(TASK), kind)
    assert len(decoder.tasks) == 1


def test_too_long_says_by_how_much(made: list[Client]) -> None:
    client = Client(ScriptedDecoder([broken("too_long")]))
    made.append(client)
    outcome = client.ask(TASK)
    assert isinstance(outcome, TooLong)
    assert outcome.over == 3


def test_a_busy_model_is_asked_again_with_growing_pauses(made: list[Client]) -> None:
    random.seed(3)
    pauses: list[float] = []
    decoder = ScriptedDecoder([broken("busy")] * 4)
    client = Client(decoder, wait=lambda seconds, _: pauses.append(seconds))
    made.append(client)
    assert isinstance(client.ask(TASK), Busy)
    assert len(decoder.tasks) == 4
    for pause, usual in zip(pauses, BACKOFF, strict=True):
        assert 0.75 * usual <= pause <= 1.25 * usual
    decoder = ScriptedDecoder([broken("busy"), "there"])
    client.use(decoder)
    assert isinstance(client.ask(TASK), Done)


def test_a_stop_during_the_pause_ends_the_call(made: list[Client]) -> None:
    client = Client(ScriptedDecoder([broken("busy")] * 9), wait=lambda _, stop: stop.set())
    made.append(client)
    outcome = client.ask(TASK)
    assert isinstance(outcome, Failed)
    assert outcome.stopped


def test_calls_from_many_threads_run_one_after_the_other(made: list[Client]) -> None:
    running, most = [0], [0]

    def piece(_: str) -> None:
        running[0] += 1
        most[0] = max(most[0], running[0])
        running[0] -= 1

    client = Client(ScriptedDecoder(["one two"] * 8, on_piece=piece))
    made.append(client)
    outcomes: list[Outcome] = []
    threads = [Thread(target=lambda: outcomes.append(client.ask(TASK))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [type(o) for o in outcomes] == [Done] * 8
    assert most == [1]


def test_a_stopped_caller_is_free_at_once_and_the_model_ends_soon(made: list[Client]) -> None:
    stop, begun, go = Stop(), Event(), Event()

    def piece(_: str) -> None:
        begun.set()
        go.wait(5)

    client = Client(ScriptedDecoder(["one two three", "next"], on_piece=piece))
    made.append(client)
    freed: list[float] = []

    def call() -> None:
        outcome = client.ask(TASK, stop)
        assert isinstance(outcome, Failed)
        assert outcome.stopped
        freed.append(monotonic())

    thread = Thread(target=call)
    thread.start()
    begun.wait(5)
    at = monotonic()
    stop.set()
    thread.join()
    assert freed[0] - at < 1  # the model still stands in its first word; the call does not
    go.set()
    assert isinstance(client.ask(TASK), Done)


def test_the_kill_switch_ends_everything_before_it_begins() -> None:
    decoder = ScriptedDecoder(["text"])
    client = Client(decoder, allowed=lambda: False)
    client.load()
    outcome = client.ask(TASK)
    assert isinstance(outcome, Unavailable)
    assert outcome.reason == "off"
    assert client.ready() == outcome
    assert client.state == ModelState("off")
    assert decoder.loads == 0
    assert "model" not in {t.name for t in threading.enumerate()}
    client.close()


def test_turned_off_in_between_nothing_more_is_asked(made: list[Client]) -> None:
    on = [True]
    decoder = ScriptedDecoder(["one", "two"])
    client = Client(decoder, allowed=lambda: on[0])
    made.append(client)
    assert isinstance(client.ask(TASK), Done)
    on[0] = False
    assert isinstance(client.ask(TASK), Unavailable)
    assert len(decoder.tasks) == 1


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


def test_where_memory_is_short_the_model_leaves_it(
    made: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nlu.client.short_of_memory", lambda: True)
    decoder = ScriptedDecoder(["a"])
    client = Client(decoder)
    made.append(client)
    assert isinstance(client.ask(TASK), Done)
    assert not decoder.loaded


def test_closing_stops_the_call_frees_the_model_and_waits_for_the_thread() -> None:
    begun, stopped = Event(), Event()

    def piece(_: str) -> None:
        begun.set()
        stopped.wait(0.05)

    decoder = ScriptedDecoder(["word " * 1000], on_piece=piece)
    client = Client(decoder)
    outcomes: list[Outcome] = []
    thread = Thread(target=lambda: outcomes.append(client.ask(TASK)))
    thread.start()
    begun.wait(5)
    client.close()
    thread.join()
    assert isinstance(outcomes[0], Failed)
    assert not decoder.loaded
    client.close()
    assert isinstance(client.ask(TASK), Unavailable)
    assert client.ready() is not None


def test_what_a_library_throws_is_a_failure_without_its_text(
    made: list[Client], caplog: pytest.LogCaptureFixture
) -> None:
    def piece(_: str) -> None:
        raise RuntimeError("how much at Nordmart")

    client = Client(ScriptedDecoder(["a", "b"], on_piece=piece))
    made.append(client)
    assert isinstance(client.ask(TASK), Failed)
    assert "Nordmart" not in caplog.text
    assert "RuntimeError" in caplog.text
    caplog.clear()


def test_tokens_are_counted_by_the_model_when_it_is_ready(made: list[Client]) -> None:
    client = Client(ScriptedDecoder())
    made.append(client)
    assert client.count_tokens(Prompt("a b", "c")) == 0
    client.ready()
    assert client.count_tokens(Prompt("a b", "c")) == 3

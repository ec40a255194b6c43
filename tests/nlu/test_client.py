"""The one door to the model: in turn, typed ends, free when stopped, gone when closed."""

from __future__ import annotations

import random
import threading
from threading import Event, Thread
from typing import TYPE_CHECKING

import pytest

from finance.sentence import Sentence
from nlu.client import BACKOFF, Client
from nlu.engines.decoding import Broken, Fault, Prompt, Task
from nlu.engines.scripted import ScriptedDecoder
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


def test_closing_ends_a_pause_too() -> None:
    waiting = Event()

    def wait(seconds: float, stop: Stop) -> None:
        waiting.set()
        stop.wait(seconds)

    client = Client(ScriptedDecoder([broken("busy")] * 9), wait=wait)
    outcomes: list[Outcome] = []
    thread = Thread(target=lambda: outcomes.append(client.ask(TASK)))
    thread.start()
    assert waiting.wait(5)
    client.close()
    thread.join()
    assert isinstance(outcomes[0], Failed)
    assert outcomes[0].stopped


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


def test_a_stopped_caller_is_free_while_the_model_is_still_at_it(made: list[Client]) -> None:
    stop, begun, go = Stop(), Event(), Event()

    def piece(_: str) -> None:
        begun.set()
        go.wait(5)

    client = Client(ScriptedDecoder(["one two three", "next"], on_piece=piece))
    made.append(client)
    outcomes: list[Outcome] = []
    thread = Thread(target=lambda: outcomes.append(client.ask(TASK, stop)))
    thread.start()
    assert begun.wait(5)
    stop.set()
    thread.join()  # the model stands in its first word until `go`
    assert not go.is_set()
    assert isinstance(outcomes[0], Failed)
    assert outcomes[0].stopped
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

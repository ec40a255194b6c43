"""The one door to the model: calls one after the other on its own thread, each with a typed end.

Any thread may call. Nothing is imported or opened before the first load.
"""

from __future__ import annotations

import logging
import random
from collections import deque
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from time import perf_counter
from typing import TYPE_CHECKING

from finance.sentence import Sentence
from nlu.engines.decoding import Broken, Usage, Written
from nlu.errors import ModelError
from nlu.models.machine import short_of_memory
from nlu.outcomes import Busy, CallNote, Done, Failed, Malformed, ModelState, TooLong, Unavailable
from nlu.worker import Stop, Work, Worker, stopped

if TYPE_CHECKING:
    from collections.abc import Callable

    from nlu.engines.decoding import Decoder, Prompt, Task
    from nlu.outcomes import Outcome

BACKOFF = (2.0, 4.0, 8.0)  # seconds before each further try
SPREAD = 0.25
IDLE = 600.0  # seconds without a call after which the model leaves memory
WATCH = 15.0  # seconds between two looks at the memory while a model is in it
_NOTED = 50
_LOGGED = 0.1  # seconds of loading that are worth a line in the log
_log = logging.getLogger(__name__)


class Client:
    """Serialised calls to one model.

    Args:
        decoder: The model; None where there is none.
        allowed: The kill switch, asked before anything is done. False: all is Unavailable at once.
        idle: Seconds without a call after which the model is freed; None keeps it.
        wait: How to wait between tries; told the seconds and the call's Stop.
    """

    def __init__(
        self,
        decoder: Decoder | None = None,
        *,
        allowed: Callable[[], bool] = lambda: True,
        idle: float | None = IDLE,
        wait: Callable[[float, Stop], object] = lambda seconds, stop: stop.wait(seconds),
    ) -> None:
        self._decoder = decoder
        self._allowed = allowed
        self._idle = idle
        self._wait = wait
        self._listeners: list[Callable[[ModelState], None]] = []
        self._calls: deque[CallNote] = deque(maxlen=_NOTED)
        self._state = self._resting()
        self._worker = Worker(self._patience, self._rested, self._ended)
        self._before: list[Decoder] = []
        self._called = perf_counter()
        self._asked: list[Stop] = []  # of the calls under way, for all threads

    @property
    def state(self) -> ModelState:
        """How far the model is now; never blocks."""
        return self._state if self._allowed() else ModelState("off")

    @property
    def title(self) -> str:
        """What the model is called; empty where there is none."""
        return "" if self._decoder is None else self._decoder.title

    @property
    def calls(self) -> tuple[CallNote, ...]:
        """The latest calls, oldest first: how they ended and what they cost, never what was said."""
        return tuple(self._calls)

    def listen(self, listener: Callable[[ModelState], None]) -> Callable[[], None]:
        """Tell `listener` each new state, on whatever thread it comes about; return how to end it."""
        self._listeners.append(listener)

        def end() -> None:
            with suppress(ValueError):
                self._listeners.remove(listener)

        return end

    def say(self, state: ModelState) -> None:
        """Publish a state; a download does so too. Its percentage is kept between 0 and 100."""
        self._state = replace(state, percent=min(100, max(0, state.percent)))
        for listener in list(self._listeners):
            listener(self._state)

    def refused(self) -> Unavailable | None:
        """Say why no call can be made at all, or None; never blocks."""
        if not self._allowed():
            return Unavailable("off", Sentence("Language models are off."))
        if self._worker.closed:
            return Unavailable("closed", Sentence("Coffer is closing."))
        if self._decoder is None:
            return Unavailable("absent", Sentence("No model is installed."))
        return None

    def ask(self, task: Task, stop: Stop | None = None) -> Outcome:
        """Have a task done and return how it ended; blocks, but is free at once when stopped.

        The model is loaded first where it is not. A busy model is asked again after 2, 4 and 8
        seconds, give or take a quarter.
        """
        stop = stop or Stop()
        self._asked.append(stop)
        try:
            outcome = self._once(task, stop)
            for pause in BACKOFF:
                if not isinstance(outcome, Busy):
                    break
                self._wait(pause * random.uniform(1 - SPREAD, 1 + SPREAD), stop)  # noqa: S311
                outcome = stopped() if stop.is_set() else self._once(task, stop)
        finally:
            self._asked.remove(stop)
        self._noted(outcome)
        return outcome

    def _noted(self, outcome: Outcome) -> None:
        usage = outcome.usage if isinstance(outcome, Done) else Usage()
        at = datetime.now().astimezone()
        self._calls.append(CallNote(at, self.title, type(outcome).__name__, usage))

    def count_tokens(self, prompt: Prompt, stop: Stop | None = None) -> int:
        """Return the tokens of a prompt as the model counts them; 0 where it is not ready."""
        counted = [0]

        def count(_: Stop) -> None:
            if self._state.stage == "ready" and self._decoder is not None:
                counted[0] = self._decoder.count_tokens(prompt)

        work = Work(count, stop)
        if self._worker.put(work):
            work.result()
        return counted[0]

    def _once(self, task: Task, stop: Stop) -> Outcome:
        refused = self.refused()
        if refused is not None:
            return refused
        work = Work(lambda stop: self._generated(task, stop), stop)
        if not self._worker.put(work):
            return Busy(Sentence("The model has too much to do."))
        return work.result() or Failed(Sentence("The model gave no answer."))

    def load(self) -> None:
        """Begin to load the model in the background; does nothing when it is there or off."""
        if self.refused() is None and self._state.stage != "ready":
            self._worker.put(Work(lambda _: self._loaded()))

    def ready(self, stop: Stop | None = None) -> Unavailable | None:
        """Load the model where it is not and wait for it; return None when it is ready."""
        refused = self.refused()
        if refused is not None:
            return refused
        work = Work(lambda _: self._loaded(), stop)
        outcome = work.result() if self._worker.put(work) else None
        return outcome if isinstance(outcome, Unavailable) else None

    def use(self, decoder: Decoder | None) -> None:
        """Take another model; the one before leaves memory first."""
        if decoder is self._decoder:
            return
        if self._worker.started:
            self._worker.put(Work(lambda _: self._changed(decoder)))
        else:
            self._changed(decoder)

    def unload(self) -> None:
        """Free the memory of the model, after what runs now."""
        if self._worker.started:
            self._worker.put(Work(lambda _: self._unloaded()))

    def rest_after(self, idle: float | None) -> None:
        """Free the model after so many seconds without a call from now on; None keeps it."""
        self._idle = idle

    def close(self) -> None:
        """Stop what runs or waits, free the model and wait for its thread. May be called twice."""
        for stop in list(self._asked):
            stop.set()
        self._worker.close()

    def _resting(self) -> ModelState:
        if self._decoder is None:
            return ModelState("absent")
        return ModelState("waiting", self._decoder.title)

    # From here on the model's thread.

    def _patience(self) -> float | None:
        if self._state.stage != "ready":
            return None
        return WATCH if self._idle is None else min(WATCH, max(0.0, self._left(self._idle)))

    def _left(self, idle: float) -> float:
        return self._called + idle - perf_counter()

    def _rested(self) -> None:
        """Nothing was asked for a while: look whether the model may stay."""
        if self._idle is not None and self._left(self._idle) <= 0:
            self._unloaded()
        else:
            self._make_way()

    def _make_way(self) -> None:
        if short_of_memory():
            _log.info("the model leaves memory, which is short")
            self._unloaded()

    def _changed(self, decoder: Decoder | None) -> None:
        self._freed()
        if self._decoder is not None and self._worker.started:
            self._before.append(self._decoder)
        self._decoder = decoder
        self.say(self._resting())

    def _unloaded(self) -> None:
        self._freed()
        self.say(self._resting())

    def _freed(self) -> None:
        if self._decoder is not None:
            self._decoder.unload()

    def _ended(self) -> None:
        for decoder in (*self._before, self._decoder):
            if decoder is not None:
                decoder.close()

    def _loaded(self) -> Unavailable | None:
        """Make the model ready; None when it is."""
        refused, decoder = self.refused(), self._decoder
        if refused is not None or decoder is None or self._state.stage == "ready":
            return refused
        self.say(ModelState("loading", decoder.title))
        start = perf_counter()
        try:
            decoder.load()
        except ModelError as error:
            return self._broken(decoder, error.sentence)
        except MemoryError:
            why = Sentence("There is not enough memory for this model. Choose a smaller one.")
            return self._broken(decoder, why)
        except Exception as error:  # noqa: BLE001 - whatever a library trips over in a file
            _log.info("loading ended with %s", type(error).__name__)
            why = Sentence("This model cannot be loaded; its files may be damaged.")
            return self._broken(decoder, why)
        seconds = perf_counter() - start
        if seconds > _LOGGED:
            _log.info("%s loaded in %.1f s", decoder.name, seconds)
        self._called = perf_counter()
        self.say(ModelState("ready", decoder.title, seconds=seconds, window=decoder.window))
        return None

    def _broken(self, decoder: Decoder, why: Sentence) -> Unavailable:
        decoder.unload()
        self.say(ModelState("failed", decoder.title, why=why))
        return Unavailable("failed", why)

    def _generated(self, task: Task, stop: Stop) -> Outcome | None:
        unready, decoder = self._loaded(), self._decoder
        if unready is not None or decoder is None:
            return unready
        outcome: Outcome | None = None
        for event in decoder.generate(task, stop):
            if isinstance(event, Written):
                outcome = Done(event.text, event.constrained, event.usage)
            elif isinstance(event, Broken):
                outcome = _outcome(event)
        self._called = perf_counter()
        self._make_way()
        return outcome


def _outcome(event: Broken) -> Outcome:
    match event.fault:
        case "busy":
            return Busy(event.why)
        case "too_long":
            return TooLong(event.over, event.why)
        case "malformed":
            return Malformed(event.why)
        case _:
            return Failed(event.why, stopped=event.fault == "stopped")

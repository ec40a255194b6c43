"""The model's thread: work one after the other, its caller free at once when it is stopped.

The thread starts with the first work and is ended and waited for when the program ends.
"""

from __future__ import annotations

import atexit
import logging
from collections import deque
from threading import Condition, Event, Thread
from typing import TYPE_CHECKING

from finance.sentence import Sentence
from nlu.outcomes import Failed, Outcome

if TYPE_CHECKING:
    from collections.abc import Callable

_MOST_WAITING = 16
_log = logging.getLogger(__name__)


class Stop:
    """Handed in with a call and set by whoever no longer wants its answer."""

    def __init__(self) -> None:
        self._event = Event()
        self._then: list[Callable[[], None]] = []

    def set(self) -> None:
        """Stop: the caller is free at once, the model at its next token."""
        self._event.set()
        for call in list(self._then):
            call()

    def is_set(self) -> bool:
        """Whether it was stopped."""
        return self._event.is_set()

    def wait(self, seconds: float) -> bool:
        """Wait, but no longer than until it is set; return whether it is."""
        return self._event.wait(seconds)

    def then(self, call: Callable[[], None]) -> None:
        """Call this once stopped; at once where it already is."""
        self._then.append(call)
        if self.is_set():
            call()


class Work:
    """One piece of work. Its function is told the Stop and returns an outcome, or None if none."""

    def __init__(self, do: Callable[[Stop], Outcome | None], stop: Stop | None = None) -> None:
        self._do = do
        self.stop = stop or Stop()
        self._outcome: Outcome | None = None
        self._over = Event()
        self.stop.then(self._over.set)

    def run(self) -> None:
        """Do it, on the model's thread; whatever escapes is a failure, told without its text."""
        if self.stop.is_set():
            return
        try:
            self._outcome = self._do(self.stop)
        except Exception as error:  # noqa: BLE001 - a library's fault must not end the thread
            _log.error("The model broke down: %s", type(error).__name__)
            self._outcome = Failed(Sentence("The model stopped with an error."))
        self._over.set()

    def result(self) -> Outcome | None:
        """Wait for the end and return the outcome."""
        self._over.wait()
        if self.stop.is_set():
            return stopped()
        return self._outcome


def stopped() -> Failed:
    """Return the outcome of a call that its caller no longer wants."""
    return Failed(Sentence("The question was stopped."), stopped=True)


class Worker:
    """The thread. `patience` is asked how long to wait for work before `bored` is called."""

    def __init__(
        self,
        patience: Callable[[], float | None],
        bored: Callable[[], None],
        last: Callable[[], None],
    ) -> None:
        self._patience = patience
        self._bored = bored
        self._last = last
        self._works: deque[Work] = deque()
        self._turn = Condition()
        self._running: Work | None = None
        self._thread: Thread | None = None
        self.closed = False

    @property
    def started(self) -> bool:
        """Whether there was any work yet."""
        return self._thread is not None

    def put(self, work: Work) -> bool:
        """Queue work; False when closed or when too much waits."""
        with self._turn:
            if self.closed or len(self._works) >= _MOST_WAITING:
                return False
            self._works.append(work)
            if self._thread is None:
                self._thread = Thread(target=self._run, name="model", daemon=True)
                self._thread.start()
                atexit.register(self.close)
            self._turn.notify_all()
        return True

    def close(self) -> None:
        """Stop what runs and waits, do the last work and wait for the thread. Twice is fine."""
        with self._turn:
            self.closed = True
            left = [w for w in (*self._works, self._running) if w is not None]
            self._works.clear()
            self._turn.notify_all()
        for work in left:
            work.stop.set()
        if self._thread is not None:
            self._thread.join()
            atexit.unregister(self.close)

    def _run(self) -> None:
        while (work := self._next()) is not None:
            work.run()
            self._running = None
        self._last()

    def _next(self) -> Work | None:
        while True:
            with self._turn:
                if not self._works and not self.closed and self._turn.wait(self._patience()):
                    continue  # woken for something
                if self.closed:
                    return None
                if self._works:
                    self._running = self._works.popleft()
                    return self._running
            self._bored()

"""Background work: the only file of the window that starts threads.

The books have one worker, so that reads and writes of the window never overlap; files are read by
a small pool. A question may wait for the model, so it has a worker of its own. Results, failures and progress come back on the GUI thread.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from threading import Event
from typing import TypeVar

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal, Slot

T = TypeVar("T")
Report = Callable[[int, int | None], None]

_SECONDS_BETWEEN_REPORTS = 0.05


class Cancelled(Exception):  # noqa: N818 - an outcome, not an error
    """Raised inside a task that was asked to stop; nobody is told."""


class Task:
    """One piece of work under way: it can be asked to stop, and says how far it is.

    The work gets the task itself: it calls `report` as it advances and `check` where it may stop.
    """

    def __init__(self, report: Report) -> None:
        self.cancelled = Event()
        self._report = report
        self._reported = 0.0

    def cancel(self) -> None:
        """Ask the work to stop; its result, if any still comes, is dropped."""
        self.cancelled.set()

    def check(self) -> None:
        """Raise `Cancelled` where the task was asked to stop."""
        if self.cancelled.is_set():
            raise Cancelled

    def report(self, done: int, total: int | None = None) -> None:
        """Tell the window how far the work is; calls in quick succession are thinned."""
        self.check()
        now = time.monotonic()
        if now - self._reported >= _SECONDS_BETWEEN_REPORTS or done == total:
            self._reported = now
            self._report(done, total)


class TaskRunner(QObject):
    """Runs work off the GUI thread; all its methods are called on the GUI thread.

    Signals:
        failed: an exception that no one handles; the window shows it.
        busy_changed: whether any work is under way.
    """

    failed = Signal(Exception)
    busy_changed = Signal(bool)
    _landed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._books = ThreadPoolExecutor(max_workers=1, thread_name_prefix="books")
        self._pool = ThreadPoolExecutor(max_workers=2, thread_name_prefix="files")
        self._asking = ThreadPoolExecutor(max_workers=1, thread_name_prefix="asking")
        self._open: set[Task] = set()
        self._closed = False
        self._landed.connect(self._land, Qt.ConnectionType.QueuedConnection)

    def books(
        self,
        work: Callable[[Task], T],
        done: Callable[[T], None],
        *,
        owner: QObject,
        failed: Callable[[Exception], None] | None = None,
        progress: Report | None = None,
    ) -> Task:
        """Run `work` on the thread of the books, after whatever it has to do before.

        `done`, `failed` and `progress` are called on the GUI thread, and not at all once `owner`
        is gone or the task is cancelled. Without `failed`, an error goes to the signal `failed`.
        """
        return self._start(self._books, work, done, owner, failed, progress)

    def files(
        self,
        work: Callable[[Task], T],
        done: Callable[[T], None],
        *,
        owner: QObject,
        failed: Callable[[Exception], None] | None = None,
        progress: Report | None = None,
    ) -> Task:
        """Run `work`, which touches no ledger, beside the books; otherwise as `books`."""
        return self._start(self._pool, work, done, owner, failed, progress)

    def asking(
        self,
        work: Callable[[Task], T],
        done: Callable[[T], None],
        *,
        owner: QObject,
        failed: Callable[[Exception], None] | None = None,
    ) -> Task:
        """Run `work`, which only reads the books and may wait for the model; otherwise as `books`."""
        return self._start(self._asking, work, done, owner, failed, None)

    def wait_for_questions(self) -> None:
        """Wait until no question is under way; called on the thread of the books."""
        with suppress(RuntimeError):  # after the shutdown there is none
            self._asking.submit(bool).result()

    @property
    def busy(self) -> bool:
        """Whether any work is under way or waits."""
        return bool(self._open)

    def shutdown(self) -> None:
        """Ask all work to stop, and wait for it. Nothing is reported any more."""
        self._closed = True
        for task in list(self._open):
            task.cancel()
        for executor in (self._asking, self._books, self._pool):
            executor.shutdown(wait=True, cancel_futures=True)
        self._open.clear()

    def _start(  # noqa: PLR0917 - private, called from the places above
        self,
        executor: ThreadPoolExecutor,
        work: Callable[[Task], T],
        done: Callable[[T], None],
        owner: QObject,
        failed: Callable[[Exception], None] | None,
        progress: Report | None,
    ) -> Task:
        def wanted() -> bool:
            return not task.cancelled.is_set() and shiboken6.isValid(owner)

        def report(count: int, total: int | None) -> None:
            def tell() -> None:
                if progress is not None and wanted():
                    progress(count, total)

            self._post(tell)

        def run() -> T:
            task.check()
            return work(task)

        def land(future: Future[T]) -> None:
            self._post(lambda: self._finish(task, future, wanted, done, failed))

        task = Task(report)
        self._open.add(task)
        if len(self._open) == 1:
            self.busy_changed.emit(True)
        executor.submit(run).add_done_callback(land)
        return task

    def _post(self, call: Callable[[], None]) -> None:
        if not self._closed:
            self._landed.emit(call)

    def _finish(
        self,
        task: Task,
        future: Future[T],
        wanted: Callable[[], bool],
        done: Callable[[T], None],
        failed: Callable[[Exception], None] | None,
    ) -> None:
        self._open.discard(task)
        if not self._open:
            self.busy_changed.emit(False)
        if future.cancelled() or not wanted():
            return
        error = future.exception()
        if error is None:
            done(future.result())
        elif isinstance(error, Cancelled):
            return
        elif isinstance(error, Exception):
            (failed or self.failed.emit)(error)
        else:
            raise error

    @Slot(object)
    def _land(self, call: Callable[[], None]) -> None:
        if not self._closed:
            call()

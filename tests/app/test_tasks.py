"""Background work comes back on the GUI thread, in order, and can be stopped."""

from __future__ import annotations

import subprocess
import sys
from threading import Event, current_thread, main_thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.tasks import Task, TaskRunner
from finance.errors import NotFoundError

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_results_come_back_in_order_on_the_gui_thread(tasks: TaskRunner, qtbot: QtBot) -> None:
    landed: list[int] = []
    threads = set()
    owner = QObject()

    def done(value: int) -> None:
        landed.append(value)
        threads.add(current_thread())

    for number in range(200):
        tasks.books(lambda _, n=number: n, done, owner=owner)  # type: ignore[misc]
    qtbot.waitUntil(lambda: len(landed) == 200)
    assert landed == list(range(200))
    assert threads == {main_thread()}
    qtbot.waitUntil(lambda: not tasks.busy)


def test_errors_go_to_whoever_wants_them(tasks: TaskRunner, qtbot: QtBot) -> None:
    def fail(_: Task) -> None:
        raise NotFoundError("no such thing")

    seen: list[Exception] = []
    owner = QObject()
    tasks.books(fail, lambda _: None, owner=owner, failed=seen.append)
    tasks.failed.connect(seen.append)
    tasks.files(fail, lambda _: None, owner=owner)
    qtbot.waitUntil(lambda: len(seen) == 2)
    assert [str(error) for error in seen] == ["no such thing"] * 2


def test_a_cancelled_task_stops_and_says_nothing(tasks: TaskRunner, qtbot: QtBot) -> None:
    started, stopped = Event(), Event()

    def work(task: Task) -> int:
        started.set()
        task.cancelled.wait(5)
        stopped.set()
        task.check()
        return 1

    landed: list[int] = []
    owner = QObject()
    task = tasks.books(work, landed.append, owner=owner)
    assert started.wait(5)
    task.cancel()
    after: list[int] = []
    tasks.books(lambda _: 2, after.append, owner=owner)
    qtbot.waitUntil(lambda: after == [2])
    assert stopped.is_set()
    assert landed == []


def test_nothing_reaches_an_owner_that_is_gone(tasks: TaskRunner, qtbot: QtBot) -> None:
    import shiboken6

    owner, other = QObject(), QObject()
    landed: list[int] = []
    after: list[int] = []
    tasks.books(lambda _: 1, landed.append, owner=owner)
    shiboken6.delete(owner)
    tasks.books(lambda _: 2, after.append, owner=other)
    qtbot.waitUntil(lambda: after == [2])
    assert landed == []


def test_progress_is_told(tasks: TaskRunner, qtbot: QtBot) -> None:
    told: list[tuple[int, int | None]] = []
    ended: list[None] = []

    def work(task: Task) -> None:
        for step in range(1, 1001):
            task.report(step, 1000)

    owner = QObject()
    tasks.files(
        work,
        ended.append,
        owner=owner,
        progress=lambda done, total: told.append((done, total)),
    )
    qtbot.waitUntil(lambda: ended == [None])
    assert told[-1] == (1000, 1000)
    assert len(told) < 1000


def test_shutdown_waits_for_the_work_and_lets_it_stop(qtbot: QtBot) -> None:
    runner = TaskRunner()
    ended = Event()

    def work(task: Task) -> None:
        task.cancelled.wait(5)
        ended.set()

    owner = QObject()
    runner.books(work, lambda _: None, owner=owner)
    runner.shutdown()
    assert ended.is_set() or not runner.busy


def test_many_signals_do_not_abort_the_process() -> None:
    script = (
        "from PySide6.QtCore import QObject, Signal\n"
        "class A(QObject):\n"
        "    told = Signal(bool)\n"
        "a = A()\n"
        "a.told.connect(lambda b: None)\n"
        "for _ in range(5000): a.told.emit(True)\n"
        "print('alive')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert done.stdout.strip() == b"alive", done.stderr

"""AskingBar: the model is asked about one thing after the other, while the page goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Signal

from app.widgets.work_bar import WorkBar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.context import Context
    from app.tasks import Task
    from finance.ledger.ledger import Ledger
    from nlu.client import Client
    from nlu.worker import Stop

T = TypeVar("T")
F = TypeVar("F")

_ANSWERS = frozenset({"ready", "waiting"})  # a waiting model loads with the first call


class AskingBar(WorkBar):
    """How far it is, with Cancel; what was found by then is kept.

    Signals:
        changed: it began or ended, or a model came or went.
    """

    changed = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self._task: Task | None = None
        self._stop: Stop | None = None
        self._over: Callable[[bool], None] = lambda _: None
        self.hide()
        self.cancelled.connect(self._cancelled)
        context.model.changed.connect(self.changed)

    @property
    def running(self) -> bool:
        """Whether the model is being asked."""
        return self._stop is not None

    @property
    def possible(self) -> bool:
        """Whether there is a model that may be asked, and nothing under way."""
        return not self.running and self.context.model.state.stage in _ANSWERS

    def ask(
        self,
        doing: str,
        wanted: Callable[[Ledger], Sequence[T]],
        one: Callable[[Client, Stop, T], F | None],
        done: Callable[[list[F], bool], None],
    ) -> None:
        """Ask about each thing that is `wanted`; `done` gets what `one` found, and whether of all.

        `one` runs beside the books and may raise; what was found before that is handed over too.
        """
        from nlu.worker import Stop

        if not self.possible:
            return
        stop, client = Stop(), self.context.model.client
        found: list[F] = []

        def work(task: Task, items: Sequence[T]) -> None:
            for number, item in enumerate(items):
                task.report(number, len(items))
                answer = one(client, stop, item)
                if answer is not None:
                    found.append(answer)

        def begin(items: Sequence[T]) -> None:
            if self._stop is stop:
                self._run(lambda task: work(task, items))

        self._stop, self._task = stop, None
        self._over = lambda whole: done(list(found), whole)
        self.start(doing)
        self.show()
        self.changed.emit()
        self.context.read(wanted, begin, owner=self, failed=self._fail)

    def _run(self, work: Callable[[Task], None]) -> None:
        self._task = self.context.tasks.files(
            work,
            lambda _: self._finish(whole=True),
            owner=self,
            failed=self._fail,
            progress=self.advance,
        )

    def _cancelled(self) -> None:
        if self._task is not None:
            self._task.cancel()
        if self._stop is not None:
            self._stop.set()
        self._finish(whole=False)

    def _fail(self, error: Exception) -> None:
        self._finish(whole=False)
        self.context.tasks.failed.emit(error)

    def _finish(self, *, whole: bool) -> None:
        self._stop = None
        self.hide()
        self.changed.emit()
        self._over(whole)

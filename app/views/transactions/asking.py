"""ModelAsking: the model is asked for categories of unknown payees, while the page goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal

from app import format as formats
from app.widgets.work_bar import WorkBar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.context import Context
    from app.tasks import Task
    from finance.ledger.guessing import Guess, Unknown
    from finance.ledger.ledger import Ledger

MOST = 200  # payees in one go
_ANSWERS = frozenset({"ready", "waiting"})  # a waiting model loads with the first call


class _Wanted(NamedTuple):
    payees: Sequence[Unknown]
    known: dict[bool, dict[str, int]]


class ModelAsking(WorkBar):
    """How far it is, with Cancel; what was found by then is kept, as suggestions.

    Signals:
        changed: it began or ended, or a model came or went.
    """

    changed = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self._running = False
        self._task: Task | None = None
        self._found: list[Guess] = []
        self.hide()
        self.cancelled.connect(self._stop)
        context.model.changed.connect(self.changed)

    @property
    def possible(self) -> bool:
        """Whether there is a model that may be asked, and nothing under way."""
        return not self._running and self.context.model.state.stage in _ANSWERS

    def begin(self) -> None:
        """Ask about the payees without a category, at most `MOST`."""
        if not self.possible:
            return
        self._running = True
        self._task, self._found = None, []
        self.start(self.tr("Asking the model for categories"))
        self.show()
        self.changed.emit()
        self.context.read(_wanted, self._ask, owner=self, failed=self._fail)

    def _ask(self, wanted: _Wanted) -> None:
        if not self._running:
            return
        found, client = self._found, self.context.model.client

        def work(task: Task) -> None:
            from nlu.filing import guessed

            for done, payee in enumerate(wanted.payees):
                task.report(done, len(wanted.payees))
                guess = guessed(client, payee, wanted.known)
                if guess is not None:
                    found.append(guess)

        self._task = self.context.tasks.files(
            work,
            lambda _: self._finish(),
            owner=self,
            failed=self._fail,
            progress=self.advance,
        )

    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._finish()

    def _fail(self, error: Exception) -> None:
        self._finish()
        self.context.tasks.failed.emit(error)

    def _finish(self) -> None:
        found = list(self._found)
        self._running = False
        self.hide()
        self.changed.emit()
        if found:
            self.context.write(lambda ledger: ledger.suggestions.add(found), self._said(len(found)))
        elif self._task is not None and not self._task.cancelled.is_set():
            self.context.say(self.tr("The model found no category that fits."))

    def _said(self, count: int) -> str:
        one = self.tr("Category suggested for 1 payee")
        many = self.tr("Categories suggested for {0} payees")
        return one if count == 1 else many.format(formats.number(count))


def _wanted(ledger: Ledger) -> _Wanted:
    from nlu.filing import choices

    return _Wanted(ledger.suggestions.unknown()[:MOST], choices(ledger))

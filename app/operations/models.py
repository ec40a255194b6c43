"""ModelWork: what the window does with models, one thing at a time, whatever page is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from app import settings
from nlu.models import store

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.context import Context
    from app.tasks import Task
    from nlu.models.download import Progress, Stage
    from nlu.models.installed import InstalledModel

_MEGABYTE = 1_000_000


class ModelWork(QObject):
    """Fetches, imports and removes models in the background, and says how far it is.

    Attributes: `title` is the model at work, `stage` what is done to it ("" before the first
    step), `done` and `total` how far that is in MB.

    Signals:
        changed: work began, advanced or ended; `busy` says which.
        ended: the work is over: None, or the error that it ended with.
    """

    changed = Signal()
    ended = Signal(object)
    _staged = Signal(str)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._context = context
        self._task: Task | None = None
        self.title = ""
        self.stage = ""
        self.done, self.total = 0, 0
        self._staged.connect(self._at_stage, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether something is under way."""
        return self._task is not None

    def install(self, id_: str, title: str) -> None:
        """Fetch a model of the catalogue; while Coffer is offline that ends with why not."""
        now = settings.load()
        self._start(
            title,
            lambda told: store.install(
                id_, offline=now.offline, mirror=now.mirror, progress=told
            ),
        )  # fmt: skip

    def bring(self, path: Path, id_: str = "", title: str = "") -> None:
        """Copy a model's file or folder."""
        self._start(title, lambda told: store.import_model(path, id_, progress=told))

    def use(self, path: Path, id_: str = "", title: str = "") -> None:
        """Use a model where it lies."""
        self._start(title, lambda told: store.use_in_place(path, id_, progress=told))

    def remove(self, id_: str, title: str) -> None:
        """Delete a model, which leaves the memory first."""

        def work(_: Progress) -> InstalledModel:
            self._context.model.let_go()
            return store.remove(id_)

        self._start(title, work)

    def cancel(self) -> None:
        """Stop what is under way; what came of a download is kept."""
        if self._task is not None:
            self._task.cancel()
            self._end(None)

    def _start(self, title: str, work: Callable[[Progress], InstalledModel]) -> None:
        if self._task is not None:
            return
        self.title, self.stage = title, ""
        self.done, self.total = 0, 0
        self._task = self._context.tasks.files(
            lambda task: work(self._progress(task)),
            lambda _: self._end(None),
            owner=self,
            failed=self._end,
            progress=self._advance,
        )
        self.changed.emit()

    def _progress(self, task: Task) -> Progress:
        known: list[Stage] = []

        def told(stage: Stage, done: int, total: int) -> None:
            task.check()
            if known[-1:] != [stage]:
                known.append(stage)
                self._staged.emit(stage)
            task.report(done // _MEGABYTE, -(-total // _MEGABYTE))

        return told

    def _at_stage(self, stage: str) -> None:
        if self._task is not None:
            self.stage, self.done, self.total = stage, 0, 0
            self.changed.emit()

    def _advance(self, done: int, total: int | None) -> None:
        self.done, self.total = done, total or 0
        if total and self.stage == "downloading":
            self._context.model.downloading(self.title, done * 100 // total)
        self.changed.emit()

    def _end(self, error: Exception | None) -> None:
        self._task = None
        self._context.model.downloading("", None)
        self._context.models_changed()
        self.changed.emit()
        self.ended.emit(error)

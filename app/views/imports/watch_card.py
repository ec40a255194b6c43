"""WatchCard: statements that came into the watched folder, offered and never imported by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app import format as formats
from app import watched
from app.widgets.card import Card
from app.widgets.labels import ElidedLabel, label

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from app.context import Context
    from app.tasks import Task

_PAUSE_MS = 1000  # a browser writes a file in several steps


class WatchCard(Card):
    """`3 new files in Downloads`; hidden while there are none.

    Signals:
        import_wanted: the files that are to be imported.
    """

    import_wanted = Signal(list)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.context = context
        self.files: Sequence[Path] = ()
        self._task: Task | None = None
        row = QHBoxLayout()
        row.setSpacing(8)
        words = QVBoxLayout()
        words.setSpacing(4)
        self.title = label("", "emptyTitle")
        self.names = ElidedLabel("", "muted")
        words.addWidget(self.title)
        words.addWidget(self.names)
        self.take = QPushButton(self.tr("Import"))
        self.take.setObjectName("primary")
        self.take.clicked.connect(self._take)
        self.leave = QPushButton(self.tr("Not these"))
        self.leave.clicked.connect(self._leave)
        row.addLayout(words, 1)
        row.addWidget(self.leave)
        row.addWidget(self.take)
        self.body.addLayout(row)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self.refresh)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(lambda _: self._pause.start())
        self.hide()

    def refresh(self) -> None:
        """Look into the folder again, and watch it from now on."""
        folder = watched.folder()
        watched_before = [d for d in self._watcher.directories() if d != str(folder)]
        if watched_before:
            self._watcher.removePaths(watched_before)
        if folder is None:
            self._show(())
            return
        if str(folder) not in self._watcher.directories() and folder.is_dir():
            self._watcher.addPath(str(folder))
        if self._task is not None:
            self._task.cancel()
        self._task = self.context.tasks.files(
            lambda task: watched.new_files(task.cancelled.is_set), self._show, owner=self
        )

    def _show(self, files: Sequence[Path]) -> None:
        self._task = None
        self.files = files
        folder = watched.folder()
        if not files or folder is None:
            self.hide()
            return
        one = self.tr("1 new file in {1}")
        many = self.tr("{0} new files in {1}")
        form = one if len(files) == 1 else many
        self.title.setText(form.format(formats.number(len(files)), folder.name or str(folder)))
        names = ", ".join(path.name for path in files)
        self.names.setText(names)
        self.take.setAccessibleName(self.tr("Import: {0}").format(names))
        self.leave.setAccessibleName(self.tr("Not these: {0}").format(names))
        self.show()

    def _take(self) -> None:
        files = list(self.files)
        self._leave()
        self.import_wanted.emit(files)

    def _leave(self) -> None:
        files, self.files = self.files, ()
        self.hide()
        self.context.tasks.files(lambda _: watched.remember(files), lambda _: None, owner=self)

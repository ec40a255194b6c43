"""The watched folder: whose new statements the Import page offers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from app import settings, watched
from app.widgets.card import Card
from app.widgets.labels import ElidedLabel, label

if TYPE_CHECKING:
    from app.context import Context

translate = QCoreApplication.translate


class WatchingCard(Card):
    """The folder that is watched, if any, with what changes it."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(translate("settings", "Watched folder"), parent)
        self.context = context
        self.where = ElidedLabel()
        self.choose = QPushButton(translate("settings", "Choose a folder…"))
        self.choose.setObjectName("watch")
        self.choose.clicked.connect(self._choose)
        self.stop = QPushButton(translate("settings", "Stop watching"))
        self.stop.setObjectName("stopWatching")
        self.stop.clicked.connect(lambda: self._take(""))
        self.row(self.where, self.stop, self.choose).setStretch(0, 1)
        said = translate(
            "settings",
            "Statements that come into it are offered on the Import page. Nothing is imported "
            "by itself, and what lies there already is left alone.",
        )
        self.body.addWidget(label(said, "small", wrap=True))
        self.refresh()

    def refresh(self) -> None:
        """Look again which folder is watched, and whether it is there."""
        folder = watched.folder()
        gone = translate("settings", "{0} is not there at the moment.")
        none = translate("settings", "No folder is watched.")
        there = folder is not None and folder.is_dir()
        self.where.setText(
            none if folder is None else str(folder) if there else gone.format(folder)
        )
        self.where.setObjectName("muted" if folder is None else "" if there else "notice")
        self.where.style().polish(self.where)
        if folder is None and self.stop.hasFocus():
            self.choose.setFocus()
        self.stop.setVisible(folder is not None)

    def _choose(self) -> None:
        now = watched.folder() or Path.home() / "Downloads"
        named = QFileDialog.getExistingDirectory(
            self, translate("settings", "Choose the folder to watch"), str(now)
        )
        if named:
            self._take(named)

    def _take(self, folder: str) -> None:
        settings.change(watch=folder)
        if folder:
            self.context.tasks.files(
                lambda _: watched.new_files(), lambda _: None, owner=self.context
            )
        self.context.settings_changed.emit()

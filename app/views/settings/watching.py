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


def watching_card(context: Context, window: QWidget) -> Card:
    """Return the folder that is watched, if any, with what changes it."""
    card = Card(translate("settings", "Watched folder"))
    folder = watched.folder()
    if folder is None:
        where = ElidedLabel(translate("settings", "No folder is watched."), "muted")
    elif folder.is_dir():
        where = ElidedLabel(str(folder))
    else:
        gone = translate("settings", "{0} is not there at the moment.")
        where = ElidedLabel(gone.format(folder), "notice")
    choose = QPushButton(translate("settings", "Choose a folder…"))
    choose.setObjectName("watch")
    choose.clicked.connect(lambda: _choose(context, window))
    stop = QPushButton(translate("settings", "Stop watching"))
    stop.setObjectName("stopWatching")
    stop.setVisible(folder is not None)
    stop.clicked.connect(lambda: _take(context, ""))
    card.row(where, stop, choose).setStretch(0, 1)
    card.body.addWidget(
        label(
            translate(
                "settings",
                "Statements that come into it are offered on the Import page. Nothing is imported "
                "by itself, and what lies there already is left alone.",
            ),
            "small",
            wrap=True,
        )
    )
    return card


def _choose(context: Context, window: QWidget) -> None:
    now = watched.folder() or Path.home() / "Downloads"
    named = QFileDialog.getExistingDirectory(
        window, translate("settings", "Choose the folder to watch"), str(now)
    )
    if named:
        _take(context, named)


def _take(context: Context, folder: str) -> None:
    settings.change(watch=folder)
    if folder:
        context.tasks.files(lambda _: watched.new_files(), lambda _: None, owner=context)
    context.settings_changed.emit()

"""BackupsCard: the copies of the ledger that Coffer keeps, and the way back to one."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app import format as formats
from app import settings
from app.dialogs import export
from app.dialogs.confirm import confirm
from app.views.settings.plain_copies import PlainCopies
from app.widgets.card import Card
from app.widgets.labels import label, line
from app.widgets.layouts import clear
from finance.ledger import backups

if TYPE_CHECKING:
    from pathlib import Path

    from app.context import Context

_SHOWN = 10
_COUNTS = (3, 5, 10, 20, 50, 100)


class BackupsCard(Card):
    """Back up now or elsewhere, how many are kept, and the list of them."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.context = context
        self.body.addWidget(label(self.tr("Backups"), "heading"))
        said = self.tr(
            "A copy is made before each import and checked by opening it. Copies on another disk "
            "help when this one fails."
        )
        self.body.addWidget(label(said, "muted", wrap=True))
        self.now = QPushButton(self.tr("Back up now"))
        self.now.clicked.connect(self._back_up)
        self.elsewhere = QPushButton(self.tr("Back up to…"))
        self.elsewhere.clicked.connect(lambda: export.ask_backup(self.context, self.window()))
        self.folder = QPushButton(self.tr("Open the folder"))
        self.folder.setObjectName("quiet")
        self.folder.clicked.connect(self._open_folder)
        self.kept = QComboBox()
        now = settings.load().backups
        for count in sorted({*_COUNTS, now}):
            self.kept.addItem(formats.number(count), count)
        self.kept.setCurrentIndex(self.kept.findData(now))
        self.kept.setAccessibleName(self.tr("How many copies are kept"))
        self.kept.activated.connect(lambda _: self._keep(int(self.kept.currentData())))
        words = label(self.tr("Copies kept"), "muted")
        words.setBuddy(self.kept)
        self.row(self.now, self.elsewhere, self.folder, None, words, self.kept)
        self.plain = PlainCopies(context)
        self.plain.deleted.connect(self.refresh)
        self.body.addWidget(self.plain)
        self.lines = QVBoxLayout()
        self.lines.setSpacing(0)
        self.body.addLayout(self.lines)

    def refresh(self) -> None:
        """Look at the folder again."""
        self.plain.refresh()
        clear(self.lines)
        found = backups.all_of(self.context.ledger.path)[:_SHOWN]
        for number, path in enumerate(found):
            if number:
                self.lines.addWidget(line())
            self.lines.addWidget(self._row(path))
        self.folder.setVisible(bool(found))

    def _row(self, path: Path) -> QWidget:
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 3, 0, 3)
        said = when(path)
        size = path.stat().st_size / 1_000_000
        row.addWidget(label(said))
        row.addWidget(label(self.tr("{0} MB").format(formats.number(max(1, round(size)))), "muted"))
        if self.context.ledger.encrypted and not backups.is_encrypted(path):
            row.addWidget(label(self.tr("not encrypted"), "notice"))
        row.addStretch(1)
        button = QPushButton(self.tr("Restore…"))
        button.setObjectName("quiet")
        button.setAccessibleName(self.tr("Restore the backup of {0}").format(said))
        button.clicked.connect(partial(self._restore, path, said))
        row.addWidget(button)
        return made

    def _back_up(self) -> None:
        export.back_up(self.context, None, self, self.refresh)

    def _open_folder(self) -> None:
        folder = backups.folder(self.context.ledger.path)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def _keep(self, count: int) -> None:
        settings.change(backups=count)
        self.context.ledger.backups_kept = count

    def _restore(self, path: Path, said: str) -> None:
        confirm(
            self.window(),
            self.tr("Go back to {0}?").format(said),
            self.tr("The ledger becomes what it was then. What it is now is kept as a backup too."),
            self.tr("Restore"),
            lambda: self.context.restore_wanted.emit(path),
        )


def when(path: Path) -> str:
    """Return when a backup was made, in the time of this computer: `28 October 2026, 14:05`."""
    made = datetime.fromtimestamp(path.stat().st_mtime, tz=UTC).astimezone()
    return formats.moment(made)

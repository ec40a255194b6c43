"""StartPane: where files are dropped or picked, and the imports there were."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app import format as formats
from app import icons
from app.operations import imports, transactions
from app.views.imports.layouts_card import LayoutsCard
from app.views.imports.review_queue import ReviewQueue
from app.views.imports.watch_card import WatchCard
from app.widgets.card import Card
from app.widgets.labels import ElidedLabel, label, line
from app.widgets.layouts import clear
from finance.ledger.filters import Filter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.context import Context
    from finance.ledger.batches import BatchInfo


class DropZone(QFrame):
    """A dashed field that says what to drop here, with a button to pick files.

    Signals:
        pick_wanted: the button was pressed.
        paste_wanted: so was the one for text messages.
    """

    pick_wanted = Signal()
    paste_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("drop")
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 32, 24, 32)
        column.setSpacing(10)
        picture = icons.Picture("file-up")
        title = label(self.tr("Drop statements here"), "emptyTitle")
        text = label(
            self.tr(
                "CSV, Excel, OFX, QIF, CAMT or MT940 as your bank gives them, or a backup of its "
                "text messages. Nothing is stored before you have seen it."
            ),
            "muted",
            wrap=True,
        )
        text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        text.setMaximumWidth(520)
        self.pick = QPushButton(self.tr("Choose files…"))
        self.pick.setObjectName("primary")
        self.pick.clicked.connect(self.pick_wanted)
        self.paste = QPushButton(self.tr("Paste messages…"))
        self.paste.clicked.connect(self.paste_wanted)
        centre = Qt.AlignmentFlag.AlignHCenter
        for widget in (picture, title):
            column.addWidget(widget, alignment=centre)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(text, 4)
        row.addStretch(1)
        column.addLayout(row)
        column.addSpacing(4)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(self.pick)
        buttons.addWidget(self.paste)
        buttons.addStretch(1)
        column.addLayout(buttons)

    def set_over(self, over: bool) -> None:  # noqa: FBT001 - one fact
        """Show that what is dragged can be dropped here."""
        self.setProperty("over", over)
        self.style().unpolish(self)
        self.style().polish(self)


class StartPane(QWidget):
    """The drop zone over the past imports."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        self.zone = DropZone()
        self.problem = label("", "care", wrap=True)
        self.problem.hide()
        self.past = Card(self.tr("Imports so far"))
        self.past.body.setSpacing(0)
        self.past.end_with_rows()
        self.past.hide()
        self._lines = QVBoxLayout()
        self._lines.setSpacing(0)
        self.past.body.addSpacing(6)
        self.past.body.addLayout(self._lines)
        column.addWidget(self.zone)
        column.addWidget(self.problem)
        self.watch = WatchCard(context)
        column.addWidget(self.watch)
        self.reviews = ReviewQueue(context)
        column.addWidget(self.reviews)
        column.addWidget(self.past)
        self.layouts = LayoutsCard(context)
        column.addWidget(self.layouts)
        column.addStretch(1)

    def refresh(self) -> None:
        """Read the past imports again."""
        self.context.read(lambda ledger: ledger.batches.all(), self._show, owner=self)
        self.watch.refresh()
        self.reviews.refresh()
        self.layouts.refresh()

    def say(self, problem: str) -> None:
        """Show what went wrong; nothing for ""."""
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))

    def _show(self, batches: Sequence[BatchInfo]) -> None:
        clear(self._lines)
        for number, batch in enumerate(batches):
            if number:
                self._lines.addWidget(line())
            self._lines.addWidget(self._row(batch))
        self.past.setVisible(bool(batches))

    def _row(self, batch: BatchInfo) -> QWidget:
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(12)
        day = formats.day(batch.imported_at.date(), self.context.today())
        row.addWidget(ElidedLabel(batch.file), 2)
        count = transactions.count_text(batch.kept)
        where = ", ".join(batch.accounts)
        row.addWidget(ElidedLabel(" · ".join(filter(None, (day, where, count))), "muted"), 3)
        show = QPushButton(self.tr("Show"))
        show.setObjectName("quiet")
        show.setAccessibleName(self.tr("Show the transactions of {0}").format(batch.file))
        show.clicked.connect(partial(self.context.go, "transactions", Filter(batch_id=batch.id)))
        show.setEnabled(batch.kept > 0)
        undo = QPushButton(self.tr("Take back"))
        undo.setObjectName("quiet")
        undo.setAccessibleName(self.tr("Take the import of {0} back").format(batch.file))
        undo.clicked.connect(partial(imports.take_back, self.context, [batch.id], self.refresh))
        row.addWidget(show)
        row.addWidget(undo)
        return made

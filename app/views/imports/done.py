"""DonePane: what an import brought, and where to go from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app import format as formats
from app.operations import imports
from app.views.imports import proofs
from app.widgets.card import Card
from app.widgets.labels import ElidedLabel, label
from app.widgets.layouts import clear
from finance.ledger.filters import Filter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.context import Context
    from finance.imports.imported import Imported


class DonePane(QWidget):
    """The outcome of each file, and the next steps.

    Signals:
        left: another import is wanted, or this one was taken back or undone.
    """

    left = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.done: Sequence[Imported] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        self.card = Card()
        self.title = label("", "figure", wrap=True)
        self.lines = QVBoxLayout()
        self.lines.setSpacing(8)
        self.card.body.addWidget(self.title)
        self.card.body.addLayout(self.lines)
        column.addWidget(self.card)
        column.addLayout(self._steps())
        column.addStretch(1)
        context.books_changed.connect(self._changed)

    def _steps(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.categorise = QPushButton()
        self.categorise.setObjectName("primary")
        self.categorise.clicked.connect(
            lambda: self.context.go("transactions", Filter(uncategorised=True))
        )
        self.review = QPushButton()
        self.review.clicked.connect(self.left)
        self.ask = QPushButton(self.tr("Ask about it"))
        self.ask.clicked.connect(lambda: self.context.go("ask"))
        self.show_rows = QPushButton(self.tr("Show transactions"))
        self.show_rows.clicked.connect(self._show_rows)
        self.more = QPushButton(self.tr("Import more"))
        self.more.clicked.connect(self.left)
        self.undo = QPushButton(self.tr("Take it back"))
        self.undo.setObjectName("care")
        self.undo.clicked.connect(self._take_back)
        for button in (self.categorise, self.review, self.ask, self.show_rows, self.more):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.undo)
        return row

    def show_outcome(self, done: Sequence[Imported]) -> None:
        """Say what the import brought."""
        self.done = done
        new = sum(result.new for result in done)
        one = self.tr("1 transaction imported")
        many = self.tr("{0} transactions imported").format(formats.number(new))
        self.title.setText(one if new == 1 else many)
        for button in (self.ask, self.show_rows):
            button.setVisible(new > 0)
        clear(self.lines)
        for result in done:
            where = ", ".join(result.accounts)
            name = result.parsed.file.rpartition("/")[2]
            self.lines.addWidget(ElidedLabel(f"{name} → {where}" if where else name))
            self.lines.addWidget(label(proofs.counts(result), "muted", wrap=True))
        missing = sum(result.new - result.categorised for result in done)
        self.categorise.setText(self.tr("Categorise {0}").format(formats.number(missing)))
        self.categorise.setVisible(missing > 0)
        self._offer_review(sum(result.waiting for result in done), first=not missing)
        if not new and self.review.isVisibleTo(self):
            self.title.setText(self.tr("Some messages wait for your decision"))
        elif not new and any(result.left_out for result in done):
            self.title.setText(self.tr("What you left out stays out next time, too"))
        self.undo.setEnabled(True)

    def take_keyboard(self) -> None:
        """Give the keyboard to the first of the next steps."""
        steps = (self.categorise, self.review, self.ask, self.more)
        next(button for button in steps if button.isVisibleTo(self)).setFocus()

    def _changed(self, tables: frozenset[str]) -> None:
        """Leave when an import that is told of here is undone."""
        told = set(self.batches())

        def compare(known: set[int]) -> None:
            if self.isVisible() and told == set(self.batches()) and not told <= known:
                self.left.emit()

        if told and "batches" in tables and self.isVisible():
            self.context.read(
                lambda ledger: {batch.id for batch in ledger.batches.all()}, compare, owner=self
            )

    def _offer_review(self, waiting: int, *, first: bool) -> None:
        one, many = self.tr("Review 1 message"), self.tr("Review {0} messages")
        self.review.setText(one if waiting == 1 else many.format(formats.number(waiting)))
        self.review.setObjectName("primary" if first else "")
        self.review.style().unpolish(self.review)
        self.review.style().polish(self.review)
        self.review.setVisible(waiting > 0)

    def batches(self) -> list[int]:
        """Return the numbers of the imports just made, the latest first."""
        return [result.batch for result in reversed(self.done) if result.batch is not None]

    def _show_rows(self) -> None:
        batches = self.batches()
        only = Filter(batch_id=batches[0]) if len(batches) == 1 else Filter()
        self.context.go("transactions", only)

    def _take_back(self) -> None:
        self.undo.setEnabled(False)
        imports.take_back(self.context, self.batches(), self.left.emit)

"""ReviewCard: rows read out of messages that are not sure, for a person to decide on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app import format as formats
from app.operations import imports
from app.widgets.card import Card
from app.widgets.labels import ElidedLabel, MoneyLabel, label, line
from finance.money import Money

if TYPE_CHECKING:
    from app.context import Context
    from finance.ledger.ledger import Ledger
    from finance.ledger.reviews import ReviewInfo

_SHOWN = 50


class ReviewCard(Card):
    """What waits, oldest first; hidden while nothing does."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.context = context
        self.body.setSpacing(0)
        self.body.addWidget(label(self.tr("Waiting for your decision"), "heading"))
        said = self.tr(
            "These messages seem to be payments, but their sender is not known for sure."
        )
        self.body.addSpacing(6)
        self.body.addWidget(label(said, "muted", wrap=True))
        self.body.addSpacing(6)
        self.lines = QVBoxLayout()
        self.lines.setSpacing(0)
        self.body.addLayout(self.lines)
        self.hide()

    def refresh(self) -> None:
        """Read again what waits."""

        def read(ledger: Ledger) -> tuple[list[ReviewInfo], dict[str, str]]:
            currencies = {a.name: a.currency for a in ledger.accounts.all(archived=True)}
            return ledger.reviews.all()[:_SHOWN], currencies

        self.context.read(read, self._show, owner=self)

    def _show(self, found: tuple[list[ReviewInfo], dict[str, str]]) -> None:
        while (item := self.lines.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        waiting, currencies = found
        for number, review in enumerate(waiting):
            if number:
                self.lines.addWidget(line())
            self.lines.addWidget(self._row(review, currencies[review.account]))
        self.setVisible(bool(waiting))

    def _row(self, review: ReviewInfo, currency: str) -> QWidget:
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 6, 0, 6)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(12)
        day = formats.day(review.row.date, self.context.today())
        title = review.row.payee or review.row.memo
        row.addWidget(ElidedLabel(" · ".join(filter(None, (day, title, review.account)))), 1)
        row.addWidget(MoneyLabel(Money.of(review.row.amount, currency), signed=True))
        verbs = (
            (self.tr("Take in"), self.tr("Take in: {0}"), imports.accept),
            (self.tr("Leave out"), self.tr("Leave out: {0}"), imports.dismiss),
        )
        for words, named, act in verbs:
            button = QPushButton(words)
            button.setObjectName("quiet")
            button.setAccessibleName(named.format(title))
            button.clicked.connect(partial(act, self.context, review))
            row.addWidget(button)
        column.addLayout(row)
        if review.row.text:
            column.addWidget(label(review.row.text, "small", wrap=True))
        return made

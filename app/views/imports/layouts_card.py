"""LayoutsCard: what was answered about a bank's files, remembered until it is forgotten here."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.operations import imports
from app.views.imports.questions import answer_words
from app.widgets.card import Card
from app.widgets.labels import ElidedLabel, label, line
from app.widgets.layouts import clear

if TYPE_CHECKING:
    from app.context import Context
    from finance.ledger.profiles import ProfileInfo


class LayoutsCard(Card):
    """One line for each kind of file that needed answers; hidden while there is none."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.context = context
        self.body.setSpacing(0)
        self.body.addWidget(label(self.tr("Remembered answers"), "heading"))
        self.body.addSpacing(6)
        self.lines = QVBoxLayout()
        self.lines.setSpacing(0)
        self.body.addLayout(self.lines)
        self.hide()

    def refresh(self) -> None:
        """Read again what is remembered."""
        self.context.read(lambda ledger: ledger.profiles.all(), self._show, owner=self)

    def _show(self, profiles: list[ProfileInfo]) -> None:
        clear(self.lines)
        answered = [profile for profile in profiles if profile.answers]
        for number, profile in enumerate(answered):
            if number:
                self.lines.addWidget(line())
            self.lines.addWidget(self._row(profile))
        self.setVisible(bool(answered))

    def _row(self, profile: ProfileInfo) -> QWidget:
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(12)
        row.addWidget(ElidedLabel(profile.name), 2)
        answers = [answer_words(*answer) for answer in profile.answers.items()]
        said = " · ".join(filter(None, [profile.account, *answers]))
        row.addWidget(ElidedLabel(said, "muted"), 3)
        forget = QPushButton(self.tr("Forget"))
        forget.setObjectName("quiet")
        forget.setToolTip(self.tr("Ask again when a file of this kind is imported"))
        forget.setAccessibleName(self.tr("Forget the answers about {0}").format(profile.name))
        forget.clicked.connect(partial(imports.forget, self.context, profile.name))
        row.addWidget(forget)
        return made

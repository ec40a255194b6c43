"""LearntCard: what the question box was taught, each of it to be forgotten with a click."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout

from app.views.settings.kept_line import KeptLine
from app.widgets.card import Card
from app.widgets.labels import label
from app.widgets.layouts import clear

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from app.context import Context
    from finance.ledger.learnt import CorrectionInfo, NicknameInfo
    from finance.ledger.ledger import Ledger


class LearntCard(Card):
    """Nicknames and corrected questions; they stand in the ledger and leave it with undo."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.context = context
        self.body.addWidget(label(self.tr("What the question box learnt"), "heading"))
        self.lines = QVBoxLayout()
        self.lines.setSpacing(6)
        self.body.addLayout(self.lines)

    def refresh(self) -> None:
        """Read again what was learnt."""
        self.context.read(
            lambda ledger: (ledger.learnt.nicknames(), ledger.learnt.corrections()),
            self._show,
            owner=self,
        )

    def _show(self, known: tuple[list[NicknameInfo], list[CorrectionInfo]]) -> None:
        clear(self.lines)
        nicknames, corrections = known
        if not nicknames and not corrections:
            empty = self.tr(
                "Nothing yet. When you change a chip of an answer, you can let the question be read "
                "that way from then on."
            )
            self.lines.addWidget(label(empty, "muted", wrap=True))
        for nickname in nicknames:
            words = self.tr("“{0}” means {1}").format(nickname.text, nickname.name)
            self._add(words, partial(_forget_nickname, nickname.id))
        for correction in corrections:
            words = self.tr("“{0}” is read as you corrected it").format(correction.text)
            self._add(words, partial(_forget_correction, correction.id))

    def _add(self, words: str, forget: Callable[[Ledger], None]) -> None:
        verb, said = self.tr("Forget"), self.tr("Forgotten.")
        self.lines.addWidget(KeptLine(self.context, words, verb, forget, said, self.refresh))


def _forget_nickname(number: int, ledger: Ledger) -> None:
    ledger.learnt.forget_nickname(number)


def _forget_correction(number: int, ledger: Ledger) -> None:
    ledger.learnt.forget_correction(number)

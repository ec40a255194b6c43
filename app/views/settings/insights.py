"""InsightsCard: whether what stands out is shown, and what of it a person hid."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout

from app.views.settings.choices import switch
from app.views.settings.kept_line import KeptLine
from app.widgets.card import Card
from app.widgets.layouts import clear
from nlu.narration.insights import kind_text

if TYPE_CHECKING:
    from PySide6.QtWidgets import QPushButton, QWidget

    from app.context import Context
    from finance.ledger.insights import HiddenInfo
    from finance.ledger.ledger import Ledger


class InsightsCard(Card):
    """The switch, and a line for each kind or name that is hidden; they stand in the ledger.

    Attributes: `words` says what is hidden, `buttons` show it again, one for each.
    """

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("What stands out"), parent)
        self.context = context
        self.body.addWidget(
            switch(
                context,
                "insights",
                self.tr("Show what stands out"),
                self.tr(
                    "Above the questions of the Ask page: a price that rose, a payment that came "
                    "twice, a budget running short. Coffer counts it; nothing leaves this computer."
                ),
            )
        )
        self.words: list[str] = []
        self.buttons: list[QPushButton] = []
        self.lines = QVBoxLayout()
        self.lines.setSpacing(6)
        self.body.addLayout(self.lines)

    def refresh(self) -> None:
        """Read again what is hidden."""
        self.context.read(lambda ledger: ledger.insights.hidden(), self._show, owner=self)

    def _show(self, hidden: list[HiddenInfo]) -> None:
        clear(self.lines)
        self.buttons = []
        self.words = [self._words(each) for each in hidden]
        for each, words in zip(hidden, self.words, strict=True):
            again = partial(_show_again, each.id)
            said = self.tr("It is shown again where it stands out.")
            verb = self.tr("Show again")
            line = KeptLine(self.context, words, verb, again, said, self.refresh)
            self.lines.addWidget(line)
            self.buttons.append(line.button)

    def _words(self, hidden: HiddenInfo) -> str:
        if hidden.kind is None:
            return self.tr("Nothing about {0}").format(hidden.subject)
        kind = kind_text(hidden.kind, self.context.language)
        if hidden.subject:
            return self.tr("No “{0}” about {1}").format(kind, hidden.subject)
        return self.tr("No “{0}”").format(kind)


def _show_again(number: int, ledger: Ledger) -> None:
    ledger.insights.show_again(number)

"""SettingsView: choices, what protects the ledger, backups, and what was done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.views.settings.backups import BackupsCard
from app.views.settings.choices import look_card, privacy_card
from app.views.settings.history import HistoryCard
from app.views.settings.protection import protection_card
from app.views.settings.watching import watching_card
from app.widgets.page import Page

if TYPE_CHECKING:
    from app.context import Context


class SettingsView(Page):
    """One card for each matter."""

    def __init__(self, context: Context) -> None:
        super().__init__(QCoreApplication.translate("pages", "Settings"))
        self.context = context
        self.backups = BackupsCard(context)
        self.history = HistoryCard(context)
        cards = (
            look_card(context),
            privacy_card(context),
            watching_card(context, self),
            protection_card(context, self),
            self.backups,
            self.history,
        )
        for card in cards:
            self.body.addWidget(card)
        self.body.addStretch(1)
        context.books_changed.connect(lambda _: self._changed())

    def shown(self) -> None:
        """Read again what may have changed."""
        self.backups.refresh()
        self.history.refresh()

    def _changed(self) -> None:
        if self.isVisible():
            self.shown()

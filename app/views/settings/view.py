"""SettingsView: choices, the ledger's protection and backups, and all that concerns the model."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from app import theme
from app.views.settings.backups import BackupsCard
from app.views.settings.choices import look_card, privacy_card
from app.views.settings.diagnostics import DiagnosticsCard
from app.views.settings.history import HistoryCard
from app.views.settings.insights import InsightsCard
from app.views.settings.learnt import LearntCard
from app.views.settings.models import ModelsCard
from app.views.settings.protection import protection_card
from app.views.settings.server import server_card
from app.views.settings.watching import WatchingCard
from app.widgets.chip import Chip
from app.widgets.labels import level
from app.widgets.page import Page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.context import Context
    from app.widgets.card import Card

# Sections by their number; the page keeps its place when another language builds it anew.
GENERAL, MODEL, DIAGNOSTICS = range(3)


class SettingsView(Page):
    """One card for each matter, in sections: general, model, diagnostics."""

    def __init__(self, context: Context) -> None:
        super().__init__(QCoreApplication.translate("pages", "Settings"))
        self.context = context
        self.watching = WatchingCard(context)
        self.backups = BackupsCard(context)
        self.learnt = LearntCard(context)
        self.insights = InsightsCard(context)
        self.history = HistoryCard(context)
        self.models = ModelsCard(context)
        self.diagnostics = DiagnosticsCard(context)
        general = (
            look_card(context),
            self.watching,
            protection_card(context, self),
            self.learnt,
            self.insights,
            self.backups,
            self.history,
        )
        model = (privacy_card(context), self.models, server_card(context))
        self.chips: list[Chip] = []
        self.sections: list[QWidget] = []
        self.body.addLayout(self._chips())
        for cards in (general, model, (self.diagnostics,)):
            self._add_section(cards)
        self.body.addStretch(1)
        context.books_changed.connect(lambda _: self._changed())
        context.settings_changed.connect(self._changed)
        self.show_section(int(context.property("settings-section") or GENERAL))

    def _chips(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        group = QButtonGroup(self)
        for number, title in enumerate(
            (self.tr("General"), self.tr("Model"), self.tr("Diagnostics"))
        ):
            chip = Chip(title)
            chip.setCheckable(True)
            chip.clicked.connect(partial(self.show_section, number))
            group.addButton(chip)
            self.chips.append(chip)
            row.addWidget(chip)
        row.addStretch(1)
        return row

    def _add_section(self, cards: Sequence[Card]) -> None:
        section = QWidget()
        column = QVBoxLayout(section)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GAP)
        for card in cards:
            column.addWidget(card)
        self.sections.append(section)
        self.body.addWidget(section)

    def show_section(self, number: int) -> None:
        """Show one section: GENERAL, MODEL or DIAGNOSTICS."""
        self.chips[number].setChecked(True)
        for place, section in enumerate(self.sections):
            section.setVisible(place == number)
        self.context.setProperty("settings-section", number)
        if self.isVisible():
            self.shown()

    def show_argument(self, argument: object) -> None:
        """Show the section that another page names: `model` or `diagnostics`."""
        places = {"model": MODEL, "diagnostics": DIAGNOSTICS}
        self.show_section(places.get(str(argument), GENERAL))

    def shown(self) -> None:
        """Read again what may have changed."""
        level(self)
        self.watching.refresh()
        self.learnt.refresh()
        self.insights.refresh()
        self.backups.refresh()
        self.history.refresh()
        self.models.refresh()
        self.diagnostics.refresh()

    def hand_over(self) -> str:
        focused = self.window().focusWidget()
        return focused.objectName() if focused is not None and self.isAncestorOf(focused) else ""

    def go_on(self, kept: object) -> None:
        focused = self.findChild(QWidget, str(kept)) if kept else None
        if isinstance(focused, QWidget):
            focused.setFocus()

    def _changed(self) -> None:
        if self.isVisible():
            self.shown()

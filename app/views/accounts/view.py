"""AccountsView: accounts, and the names that transactions are filed under."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QScrollArea, QStackedWidget

from app import icons
from app.views.accounts import nouns
from app.views.accounts.accounts_pane import AccountsPane
from app.views.accounts.categories import Categories
from app.views.accounts.names_pane import NamesPane
from app.views.accounts.rules_pane import RulesPane
from app.widgets.chip import Chip
from app.widgets.page import Page

if TYPE_CHECKING:
    from app.context import Context


class AccountsView(Page):
    """One section at a time: accounts, categories, members, merchants, tags, rules."""

    def __init__(self, context: Context) -> None:
        super().__init__(QCoreApplication.translate("pages", "Accounts"), scrolls=False)
        self.context = context
        self._stale = True
        self.add_account = QPushButton(self.tr("Add an account"))
        icons.dress(self.add_account, "plus")
        self.accounts = AccountsPane(context)
        self.add_account.clicked.connect(self.accounts.add)
        self.accounts.listed.connect(self._offer_adding)
        self.header.addWidget(self.add_account)
        made = [Categories(context, self).noun()]
        made += [noun(context, self) for noun in (nouns.members, nouns.merchants, nouns.tags)]
        self.panes = [*(NamesPane(context, noun) for noun in made), RulesPane(context, self)]
        self.chips: list[Chip] = []
        self.stack = QStackedWidget()
        self.stack.addWidget(self._scrolling(self.accounts))
        for pane in self.panes:
            self.stack.addWidget(pane)
        self.body.addLayout(self._sections())
        self.body.addWidget(self.stack, 1)
        context.books_changed.connect(lambda _: self._changed())

    def _sections(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        group = QButtonGroup(self)
        titles = [self.tr("Accounts"), *(pane.noun.title for pane in self.panes)]
        for number, title in enumerate(titles):
            chip = Chip(title)
            chip.setCheckable(True)
            chip.setChecked(number == 0)
            chip.clicked.connect(partial(self.show_section, number))
            group.addButton(chip)
            self.chips.append(chip)
            row.addWidget(chip)
        row.addStretch(1)
        return row

    def _scrolling(self, pane: AccountsPane) -> QScrollArea:
        area = QScrollArea()
        area.setObjectName("pageScroll")
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        pane.setObjectName("pageBody")
        area.setWidget(pane)
        return area

    def show_section(self, number: int) -> None:
        """Show accounts (0), categories, members, merchants, tags or rules."""
        self.chips[number].setChecked(True)
        self.stack.setCurrentIndex(number)
        self._offer_adding()

    def _offer_adding(self) -> None:
        """Offer another account above the list; where there is none, the page itself asks for one."""
        self.add_account.setVisible(self.stack.currentIndex() == 0 and bool(self.accounts.accounts))

    def show_argument(self, argument: object) -> None:
        """Do what another page wants here: `add` asks for a new account."""
        if argument == "add":
            self.show_section(0)
            self.accounts.add()

    def shown(self) -> None:
        """Read again what changed while another page was shown."""
        if self._stale:
            self._stale = False
            self.accounts.refresh()
            for pane in self.panes:
                pane.refresh()

    def _changed(self) -> None:
        self._stale = True
        if self.isVisible():
            self.shown()

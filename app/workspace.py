"""Workspace: the side bar and the pages of one open ledger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from app import model_words, settings
from app.operations import history
from app.widgets import tab_order
from app.widgets.side_bar import AccountLine, Entry, SideBar
from app.widgets.toast import Toast

if TYPE_CHECKING:
    from app.context import Context
    from app.widgets.page import Page
    from finance.ledger.accounts import AccountInfo
    from finance.ledger.ledger import Ledger


def entries() -> list[Entry]:
    """Return the pages in their order, in the language of the window."""
    return [
        Entry("ask", QCoreApplication.translate("pages", "Ask"), "message-circle-question-mark"),
        Entry("transactions", QCoreApplication.translate("pages", "Transactions"), "list"),
        Entry("accounts", QCoreApplication.translate("pages", "Accounts"), "wallet"),
        Entry("budgets", QCoreApplication.translate("pages", "Budgets"), "target"),
        Entry("import", QCoreApplication.translate("pages", "Import"), "download"),
        Entry("settings", QCoreApplication.translate("pages", "Settings"), "settings"),
    ]


class Workspace(QWidget):
    """Shows one page at a time; a page is made when it is first wanted."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.pages: dict[str, Page] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.side_bar = SideBar("Coffer", entries())
        self.side_bar.chosen.connect(self.show_page)
        self.side_bar.account_chosen.connect(self._show_account)
        self.stack = QStackedWidget()
        row.addWidget(self.side_bar)
        row.addWidget(self.stack, 1)
        self.toast = Toast(self)
        context.page_wanted.connect(self.show_page)
        context.said.connect(self._say)
        context.books_changed.connect(lambda _: self.refresh())
        context.model.changed.connect(self._show_status)
        context.settings_changed.connect(self._show_status)
        self._show_status()
        self.refresh()

    @property
    def page(self) -> str:
        """The key of the page that is shown."""
        return next((k for k, p in self.pages.items() if p is self.stack.currentWidget()), "")

    def show_page(self, key: str, argument: object = None) -> None:
        """Show a page, and what on it."""
        page = self._page_of(key)
        self.stack.setCurrentWidget(page)
        self.side_bar.choose(key)
        page.shown()
        if argument is not None:
            page.show_argument(argument)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's
        return tab_order.step(self, forward=next) or super().focusNextPrevChild(next)

    def _page_of(self, key: str) -> Page:
        if key not in self.pages:
            self.pages[key] = _make(key, self.context)
            self.stack.addWidget(self.pages[key])
        return self.pages[key]

    def hand_over(self) -> dict[str, object]:
        """Return what each page goes on with when the window is built anew; that on show is last."""
        order = sorted(self.pages, key=lambda key: key == self.page)
        return {key: self.pages[key].hand_over() for key in order}

    def go_on(self, kept: dict[str, object]) -> None:
        """Go on with what `hand_over` of the workspace before returned, on the same page."""
        self.show_page(next(reversed(kept), "ask"))
        for key, state in kept.items():
            if state is not None:
                self._page_of(key).go_on(state)

    def refresh(self) -> None:
        """Read again what the side bar says of the books."""
        self.context.read(_side_bar_facts, self._show_facts, owner=self)

    def _show_status(self, _: object = None) -> None:
        now = settings.load()
        net = self.tr("Offline") if now.offline else self.tr("Online")
        model = model_words.chip(self.context.model.state, self.context.model.unused)
        self.side_bar.set_status([model, (net, now.offline)])

    def _show_facts(self, facts: tuple[list[AccountInfo], int, int]) -> None:
        accounts, uncategorised, reviews = facts
        own = self.context.ledger.currency
        lines = [AccountLine(a.id, a.name, a.balance, a.currency != own) for a in accounts]
        self.side_bar.set_accounts(lines)
        self.side_bar.set_badge("transactions", uncategorised)
        self.side_bar.set_badge("import", reviews)
        self._names = {a.id: a.name for a in accounts}

    def _show_account(self, account_id: int) -> None:
        from finance.ledger.filters import Filter

        self.show_page("transactions", Filter(account=self._names[account_id]))

    def _say(self, text: str, undoable: bool) -> None:  # noqa: FBT001 - a slot
        if undoable:
            self.toast.say(text, self.tr("Undo"), lambda: history.undo(self.context))
        else:
            self.toast.say(text)


def _side_bar_facts(ledger: Ledger) -> tuple[list[AccountInfo], int, int]:
    from finance.ledger.filters import Filter

    uncategorised = len(ledger.transactions.ids(Filter(uncategorised=True)))
    return ledger.accounts.all(), uncategorised, ledger.reviews.count()


def _make(key: str, context: Context) -> Page:
    """Return a new page; its module is read only when it is wanted."""
    if key == "ask":
        from app.views.ask.view import AskView

        return AskView(context)
    if key == "transactions":
        from app.views.transactions.view import TransactionsView

        return TransactionsView(context)
    if key == "accounts":
        from app.views.accounts.view import AccountsView

        return AccountsView(context)
    if key == "budgets":
        from app.views.budgets.view import BudgetsView

        return BudgetsView(context)
    if key == "import":
        from app.views.imports.view import ImportView

        return ImportView(context)
    from app.views.settings.view import SettingsView

    return SettingsView(context)

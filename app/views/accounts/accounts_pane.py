"""AccountsPane: the accounts by their kinds, with balances."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app import format as formats
from app import icons
from app.dialogs.account import AccountDialog
from app.dialogs.confirm import confirm
from app.dialogs.merge import MergeDialog
from app.dialogs.reconcile import open_reconcile
from app.operations import accounts, transactions
from app.widgets.card import Card
from app.widgets.empty_state import EmptyState
from app.widgets.labels import ElidedLabel, MoneyLabel, label, line
from app.widgets.layouts import clear
from finance.ledger.filters import Filter
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.context import Context
    from finance.ledger.accounts import AccountInfo
    from finance.ledger.ledger import Ledger


class AccountsPane(QWidget):
    """A card for each kind of account, and one for those put away.

    Signals:
        listed: the accounts were read again.
    """

    listed = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.accounts: list[AccountInfo] = []
        self.members: list[str] = []
        self._archived_shown = False
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(16)

    def refresh(self) -> None:
        """Read the accounts again."""

        def read(ledger: Ledger) -> tuple[list[AccountInfo], list[str]]:
            return ledger.accounts.all(archived=True), ledger.members.names()

        self.context.read(read, self._show, owner=self)

    def add(self) -> None:
        """Ask for a new account."""
        AccountDialog(self.context, self.members, None, self.window()).open()

    def edit(self, account: AccountInfo) -> None:
        """Change an account."""
        AccountDialog(self.context, self.members, account, self.window()).open()

    def _show(self, found: tuple[list[AccountInfo], list[str]]) -> None:
        self.accounts, self.members = found
        self.listed.emit()
        clear(self.column)
        if not self.accounts:
            self._show_empty()
            return
        for kind, heading in accounts.kinds().items():
            own = [a for a in self.accounts if a.kind == kind and not a.archived]
            if own:
                self.column.addWidget(self._card(heading, own))
        archived = [a for a in self.accounts if a.archived]
        if archived:
            self.column.addWidget(self._archived(archived))
        self.column.addStretch(1)

    def _show_empty(self) -> None:
        empty = EmptyState(
            "wallet",
            self.tr("No account yet"),
            self.tr(
                "An import makes the accounts of its statements by itself. You can also begin with one here."
            ),
            self.tr("Add an account"),
        )
        empty.acted.connect(self.add)
        self.column.addWidget(empty, 1)

    def _card(self, heading: str, own: Sequence[AccountInfo]) -> Card:
        card = Card()
        card.body.setSpacing(0)
        card.end_with_rows()
        top = QHBoxLayout()
        top.addWidget(label(heading, "heading"))
        top.addStretch(1)
        if len(own) > 1:
            sums = dict.fromkeys((a.currency for a in own), 0)
            for account in own:
                sums[account.currency] += account.balance.minor
            said = " · ".join(formats.money(Money(minor, c)) for c, minor in sums.items())
            total = label(said, "heading")
            top.addWidget(total)
            top.addSpacing(42)
        card.body.addLayout(top)
        card.body.addSpacing(6)
        for number, account in enumerate(own):
            if number:
                card.body.addWidget(line())
            card.body.addWidget(self._row(account))
        return card

    def _row(self, account: AccountInfo) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 4, 0, 4)
        layout.setSpacing(12)
        name = QPushButton(account.name.replace("&", "&&"))
        name.setObjectName("link")
        name.setCursor(Qt.CursorShape.PointingHandCursor)
        name.setToolTip(self.tr("Show its transactions"))
        name.clicked.connect(partial(self._transactions, account.name))
        name.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        layout.addWidget(name)
        layout.addWidget(ElidedLabel(self._details(account), "muted"), 1)
        balance = MoneyLabel(account.balance)
        layout.addWidget(balance)
        more = QToolButton()
        icons.dress(more, "ellipsis")
        said = self.tr("More about {0}").format(account.name)
        more.setToolTip(said)
        more.setAccessibleName(said)
        more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        more.setMenu(self._menu(account, more))
        layout.addWidget(more)
        return row

    def _details(self, account: AccountInfo) -> str:
        digits = (account.number or "").replace(" ", "")
        tail = f"•••• {digits[-4:]}" if digits else ""
        count = transactions.count_text(account.count)
        return " · ".join(filter(None, (tail, account.member or "", count)))

    def _menu(self, account: AccountInfo, parent: QWidget) -> QMenu:
        menu = QMenu(parent)
        menu.addAction(self.tr("Edit…"), partial(self.edit, account))
        menu.addAction(self.tr("Show its transactions"), partial(self._transactions, account.name))
        menu.addAction(self.tr("Check against statements…"), partial(self._reconcile, account.name))
        others = [
            a.name for a in self.accounts if a.currency == account.currency and a.id != account.id
        ]
        merge = menu.addAction(
            self.tr("Merge into another…"), partial(self._merge, account.name, others)
        )
        merge.setEnabled(bool(others))
        words = self.tr("Use again") if account.archived else self.tr("Archive")
        menu.addAction(
            words,
            partial(accounts.archive, self.context, account.name, archived=not account.archived),
        )
        menu.addSeparator()
        menu.addAction(self.tr("Delete…"), partial(self._delete, account))
        return menu

    def _archived(self, archived: Sequence[AccountInfo]) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        words = self.tr("Archived accounts: {0}").format(formats.number(len(archived)))
        button = QPushButton(words)
        button.setObjectName("quiet")
        button.setCheckable(True)
        button.setChecked(self._archived_shown)
        card = self._card(self.tr("Archived"), archived)
        card.setVisible(self._archived_shown)

        def toggle(shown: bool) -> None:  # noqa: FBT001 - a slot
            self._archived_shown = shown
            card.setVisible(shown)

        button.toggled.connect(toggle)
        column.addWidget(button, alignment=Qt.AlignmentFlag.AlignLeft)
        column.addWidget(card)
        return holder

    def _transactions(self, name: str) -> None:
        self.context.go("transactions", Filter(account=name))

    def _reconcile(self, name: str) -> None:
        open_reconcile(self.context, name, self.window())

    def _merge(self, name: str, others: list[str]) -> None:
        MergeDialog(
            name, others, lambda into: accounts.merge(self.context, name, into), self.window()
        ).open()

    def _delete(self, account: AccountInfo) -> None:
        confirm(
            self.window(),
            self.tr("Delete {0}?").format(account.name),
            self.tr(
                "What goes with it: {0}. To keep that, archive the account instead. "
                "Undo brings it back."
            ).format(transactions.count_text(account.count)),
            self.tr("Delete"),
            lambda: accounts.delete(self.context, account.name),
        )

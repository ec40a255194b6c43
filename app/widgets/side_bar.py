"""SideBar: the pages, the accounts with their balances, and what the model and network do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app import format as formats
from app import icons
from app.widgets.flow_layout import FlowLayout
from app.widgets.labels import ElidedLabel, label
from app.widgets.layouts import clear

if TYPE_CHECKING:
    from collections.abc import Sequence

    from finance.money import Money

WIDTH = 228
_GAP = "  "  # between icon and words; Qt leaves too little


@dataclass(frozen=True, slots=True)
class Entry:
    """A page of the side bar: its stable key, its words and its icon."""

    key: str
    text: str
    icon: str


@dataclass(frozen=True, slots=True)
class AccountLine:
    """An account with its balance. `foreign` accounts say their currency."""

    id: int
    name: str
    balance: Money
    foreign: bool = False


class SideBar(QFrame):
    """The left column of the window.

    Signals:
        chosen: the key of a page.
        account_chosen: the id of an account.
    """

    chosen = Signal(str)
    account_chosen = Signal(object)

    def __init__(self, name: str, entries: Sequence[Entry], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sideBar")
        self.setAccessibleName(self.tr("Pages"))
        self.setFixedWidth(WIDTH)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 18, 14, 14)
        layout.setSpacing(2)
        layout.addWidget(label(name, "brand"))
        layout.addSpacing(10)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QPushButton] = {}
        for entry in entries:
            layout.addWidget(self._button(entry))
        layout.addSpacing(14)
        self._heading = label(self.tr("ACCOUNTS"), "heading")
        layout.addWidget(self._heading)
        self._accounts = QVBoxLayout()
        self._accounts.setSpacing(0)
        self._accounts.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._accounts_area(), 1)
        self._status = FlowLayout()
        layout.addLayout(self._status)
        self.set_accounts(())

    def choose(self, key: str) -> None:
        """Mark a page as the one shown, without saying so."""
        if key in self.buttons:
            self.buttons[key].setChecked(True)

    def set_badge(self, key: str, count: int) -> None:
        """Write a count beside a page's name; none for zero."""
        entry: Entry = self.buttons[key].property("entry")
        shown = f"{entry.text}   {formats.number(count)}" if count else entry.text
        self.buttons[key].setText(_GAP + shown)

    def set_accounts(self, lines: Sequence[AccountLine]) -> None:
        """Show accounts in the order given."""
        clear(self._accounts)
        for line in lines:
            self._accounts.addWidget(self._account(line))
        self._accounts.addStretch(1)
        self._heading.setVisible(bool(lines))

    def set_status(self, parts: Sequence[tuple[str, bool]]) -> None:
        """Show what the model and the network do: words, and whether that part is on."""
        self._status.clear()
        for text, on in parts:
            self._status.addWidget(label(text, "status" if on else "statusOff"))

    def _button(self, entry: Entry) -> QPushButton:
        button = QPushButton(_GAP + entry.text)
        button.setObjectName("nav")
        button.setCheckable(True)
        button.setProperty("entry", entry)
        button.setAccessibleName(entry.text)
        icons.dress(button, entry.icon, "muted", "accent")
        button.clicked.connect(lambda: self.chosen.emit(entry.key))
        self._group.addButton(button)
        self.buttons[entry.key] = button
        return button

    def _accounts_area(self) -> QScrollArea:
        inner = QWidget()
        inner.setObjectName("sideInner")
        inner.setLayout(self._accounts)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)
        area.setWidget(inner)
        return area

    def _account(self, line: AccountLine) -> QPushButton:
        write = formats.money if line.foreign else formats.amount
        balance = write(line.balance)
        button = QPushButton()
        button.setObjectName("account")
        button.setAccessibleName(self.tr("{0}, balance {1}").format(line.name, balance))
        button.setMinimumSize(QSize(0, 25))
        row = QHBoxLayout(button)
        row.setContentsMargins(1, 0, 1, 0)
        name = ElidedLabel(line.name)
        figure = label(balance, "muted")
        for part in (name, figure):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.addWidget(name, 1)
        row.addWidget(figure)
        button.clicked.connect(lambda: self.account_chosen.emit(line.id))
        return button

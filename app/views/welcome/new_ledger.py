"""The form of a new ledger: its name and place, its currency, its passphrase."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs
from babel.numbers import get_currency_name
from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QWidget,
)

from app import format as formats
from app import keychain
from app.widgets.card import Card
from app.widgets.labels import ElidedLabel, label
from app.widgets.passphrase import PassphraseFields

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLayout

SUFFIX = ".coffer"
_FIRST = ("EUR", "USD", "GBP", "CHF", "CAD")
_CURRENCIES = (
    *_FIRST, "AED", "AUD", "BGN", "BRL", "CNY", "CZK", "DKK", "HKD", "HUF", "IDR", "ILS", "INR",
    "ISK", "JPY", "KRW", "KWD", "MAD", "MXN", "NOK", "NZD", "PHP", "PLN", "QAR", "RON", "RSD",
    "SAR", "SEK", "SGD", "THB", "TND", "TRY", "TWD", "UAH", "VND", "XAF", "XOF", "ZAR",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Wish:
    """The ledger that is wanted; `passphrase` None leaves it unencrypted."""

    path: Path
    currency: str
    passphrase: str | None
    remember: bool


class NewLedgerForm(Card):
    """Fields with what most people want filled in.

    Signals:
        wished: a `Wish`, when it is complete and the button is pressed.
        left: back to the start.
    """

    wished = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.body.setSpacing(8)
        self.body.addWidget(label(self.tr("A new ledger"), "emptyTitle"))
        self.folder = documents()
        self.name = QLineEdit(free_name(self.folder, self.tr("Household")))
        self._field(self.tr("Name"), self.name)
        self.body.addLayout(self._place())
        self.currency = self._currencies()
        self._field(self.tr("Currency"), self.currency)
        self.encrypted = QCheckBox(self.tr("Encrypt it with a passphrase"))
        self.encrypted.setChecked(True)
        self.fields = PassphraseFields()
        self.remember = QCheckBox(self.tr("Keep its key in this computer’s keychain"))
        self.remember.setChecked(keychain.available())
        self.remember.setVisible(keychain.available())
        self.plain = label(
            self.tr("Without encryption, whoever gets at the file can read it."),
            "notice",
            wrap=True,
        )
        self.plain.hide()
        for widget in (self.encrypted, self.fields, self.remember, self.plain):
            self.body.addWidget(widget)
        self.problem = label("", "care", wrap=True)
        self.problem.hide()
        self.body.addWidget(self.problem)
        self._buttons()
        self.encrypted.toggled.connect(self._encryption_changed)
        self.fields.changed.connect(self._check)
        self.name.textChanged.connect(self._check)
        for line in (self.name, self.fields.first, self.fields.second):
            line.returnPressed.connect(self._send)
        self._check()

    def path(self) -> Path:
        """Return the file that the ledger would be."""
        name = self.name.text().strip().removesuffix(SUFFIX)
        return self.folder / f"{name}{SUFFIX}"

    def show_problem(self, text: str) -> None:
        """Say why there is no ledger yet; empty for nothing."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))

    def _field(self, name: str, field: QWidget) -> None:
        above = label(name, "small")
        above.setBuddy(field)
        field.setAccessibleName(name)
        self.body.addWidget(above)
        self.body.addWidget(field)

    def _place(self) -> QLayout:
        row = QHBoxLayout()
        self.shown_folder = ElidedLabel(self.tr("In {0}").format(self.folder), "small")
        change = QPushButton(self.tr("Change folder…"))
        change.setObjectName("atEdge")
        change.clicked.connect(self._pick_folder)
        row.addWidget(self.shown_folder, 1)
        row.addWidget(change)
        return row

    def _pick_folder(self) -> None:
        chosen = QFileDialog.getExistingDirectory(
            self, self.tr("Folder of the ledger"), str(self.folder)
        )
        if chosen:
            self.folder = Path(chosen)
            self.shown_folder.setText(self.tr("In {0}").format(self.folder))
            self._check()

    def _currencies(self) -> QComboBox:
        box = QComboBox()
        for code in _CURRENCIES:
            name = get_currency_name(code, locale=formats.locale_name())
            box.addItem(f"{code} · {name}", code)
        box.setCurrentIndex(max(0, box.findData(home_currency())))
        return box

    def _buttons(self) -> None:
        back = QPushButton(self.tr("Back"))
        back.clicked.connect(self.left)
        self.make = QPushButton(self.tr("Make the ledger"))
        self.make.setObjectName("primary")
        self.make.clicked.connect(self._send)
        self.row(back, None, self.make)

    def _encryption_changed(self, wanted: bool) -> None:  # noqa: FBT001 - a slot
        self.fields.setVisible(wanted)
        self.remember.setVisible(wanted and keychain.available())
        self.plain.setVisible(not wanted)
        self._check()

    def _check(self) -> None:
        taken = self.path().exists()
        self.show_problem(
            self.tr("There is a file of this name already: choose another.") if taken else ""
        )
        name = self.name.text().strip()
        named = bool(name) and Path(name).name == name
        ready = not self.encrypted.isChecked() or bool(self.fields.passphrase())
        self.make.setEnabled(named and ready and not taken)

    def _send(self) -> None:
        if not self.make.isEnabled():
            return
        secret = self.fields.passphrase() if self.encrypted.isChecked() else None
        keep = self.remember.isChecked() and self.encrypted.isChecked()
        wish = Wish(self.path(), str(self.currency.currentData()), secret, keep)
        self.wished.emit(wish)

    def set_busy(self, busy: bool) -> None:  # noqa: FBT001 - one fact
        """Take no input while the ledger is made."""
        self.setEnabled(not busy)
        self.setCursor(Qt.CursorShape.BusyCursor if busy else Qt.CursorShape.ArrowCursor)


def documents() -> Path:
    """Return where a person looks for own files."""
    folder = platformdirs.user_documents_path()
    return folder if folder.is_dir() else Path.home()


def home_currency() -> str:
    """Return the currency of the system's region, EUR where that is not known."""
    code = QLocale.system().currencySymbol(QLocale.CurrencySymbolFormat.CurrencyIsoCode)
    return code if code in _CURRENCIES else "EUR"


def free_name(folder: Path, name: str) -> str:
    """Return `name`, with a number where a ledger is called so already."""
    tried = (name, *(f"{name} {number}" for number in range(2, 100)))
    return next((t for t in tried if not (folder / f"{t}{SUFFIX}").exists()), name)

"""The ledger file: where it is, whether it is encrypted, and what opens it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton

from app import keychain
from app.dialogs.passphrase import EncryptDialog, NewWordsDialog, PassphraseDialog
from app.widgets.card import Card
from app.widgets.labels import label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.context import Context

translate = QCoreApplication.translate


def protection_card(context: Context, window: QWidget) -> Card:
    """Return what protects the open ledger, with what can be changed about it."""
    ledger = context.ledger
    card = Card(translate("settings", "This ledger"))
    card.body.addWidget(label(str(ledger.path), "muted", wrap=True))
    currency = translate("settings", "Kept in {0}").format(ledger.currency)
    card.body.addWidget(label(currency, "muted"))
    if not ledger.encrypted:
        said = translate("settings", "Not encrypted: whoever gets at the file can read it.")
        card.body.addWidget(label(said, "notice", wrap=True))
        protect = QPushButton(translate("settings", "Protect it with a passphrase…"))
        protect.setObjectName("protect")
        protect.clicked.connect(lambda: EncryptDialog(context, window).open())
        card.row(protect, None)
        return card
    kept = keychain.get(ledger.path) is not None
    said = (
        translate("settings", "Encrypted. This computer’s keychain keeps its key and opens it.")
        if kept
        else translate("settings", "Encrypted. Its passphrase is asked for when it is opened.")
    )
    card.body.addWidget(label(said, "accent", wrap=True))
    change = QPushButton(translate("settings", "Change passphrase…"))
    change.clicked.connect(lambda: PassphraseDialog(context, window).open())
    words = QPushButton(translate("settings", "New recovery words…"))
    words.clicked.connect(lambda: NewWordsDialog(context, window).open())
    card.row(change, words, None)
    return card

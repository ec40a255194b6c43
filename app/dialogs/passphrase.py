"""Changing what opens a ledger: its passphrase, its recovery words, or a first passphrase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QCheckBox, QDialog, QLineEdit, QVBoxLayout, QWidget

from app import keychain
from app.dialogs.confirm import confirm
from app.dialogs.sheet import Sheet
from app.operations import books
from app.views.welcome.recovery_words import RecoveryWords
from app.widgets.labels import label
from app.widgets.passphrase import PassphraseFields

if TYPE_CHECKING:
    from app.context import Context


class PassphraseDialog(Sheet):
    """Asks for the passphrase and the new one."""

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(
            QCoreApplication.translate("PassphraseDialog", "Change the passphrase"),
            QCoreApplication.translate("PassphraseDialog", "Change"),
            parent,
        )
        self.context = context
        self.current = _secret()
        self.form.addRow(self.tr("Current passphrase"), self.current)
        self.fields = PassphraseFields(self.tr("New passphrase"))
        self.body.addWidget(self.fields)
        self.fields.changed.connect(self._check)
        self.current.textChanged.connect(lambda _: self._check())
        self._check()
        self.current.setFocus()

    def _check(self) -> None:
        self.apply.setEnabled(bool(self.current.text() and self.fields.passphrase()))

    def submit(self) -> None:
        """Change it, and close once that is done."""
        current, new = self.current.text(), self.fields.passphrase()
        own = self.context.books
        if not new:
            return
        self.working()

        def done(_: None) -> None:
            self.context.say(self.tr("The passphrase is changed."))
            self.accept()

        self.context.tasks.files(
            lambda _: books.change_passphrase(own, current, new),
            done,
            owner=self,
            failed=self.complain,
        )


class EncryptDialog(Sheet):
    """Asks for a passphrase for books that have none; the window then does it."""

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(
            QCoreApplication.translate("EncryptDialog", "Protect this ledger with a passphrase"),
            QCoreApplication.translate("EncryptDialog", "Encrypt"),
            parent,
        )
        self.context = context
        opens = self.tr(
            "The file is encrypted where it is, and the passphrase opens it from then on. Recovery "
            "words are shown next, for the day it is forgotten."
        )
        stays = self.tr(
            "Earlier backups, and one that is made just before, stay as they are: not encrypted. "
            "They can be deleted afterwards, here in the settings. Exports and copies in other "
            "places are not touched."
        )
        for text in (opens, stays):
            self.body.addWidget(label(text, "muted", wrap=True))
        self.fields = PassphraseFields()
        self.fields.changed.connect(self._check)
        self.body.addWidget(self.fields)
        self.remember = QCheckBox(self.tr("Keep its key in this computer’s keychain"))
        self.remember.setChecked(keychain.available())
        self.remember.setVisible(keychain.available())
        self.body.addWidget(self.remember)
        for line in (self.fields.first, self.fields.second):
            line.returnPressed.connect(self.apply.click)
        self._check()
        self.fields.first.setFocus()

    def _check(self) -> None:
        self.apply.setEnabled(bool(self.fields.passphrase()))

    def submit(self) -> None:
        """Close, and hand over what was chosen."""
        passphrase = self.fields.passphrase()
        if passphrase:
            self.accept()
            self.context.encryption_wanted.emit(passphrase, self.remember.isChecked())


class NewWordsDialog(Sheet):
    """Asks for the passphrase, then shows new recovery words once."""

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(
            QCoreApplication.translate("NewWordsDialog", "New recovery words"),
            QCoreApplication.translate("NewWordsDialog", "Make new words"),
            parent,
        )
        self.context = context
        said = self.tr("The words that you wrote down before will no longer open this ledger.")
        self.body.insertWidget(1, label(said, "muted", wrap=True))
        self.current = _secret()
        self.form.addRow(self.tr("Current passphrase"), self.current)
        self.current.textChanged.connect(lambda text: self.apply.setEnabled(bool(text)))
        self.apply.setEnabled(False)
        self.current.setFocus()

    def submit(self) -> None:
        """Make them, and show them."""
        own, current = self.context.books, self.current.text()
        self.working()
        self.context.tasks.files(
            lambda _: books.new_recovery_words(own, current),
            self._show,
            owner=self,
            failed=self.complain,
        )

    def _show(self, words: str) -> None:
        shown = WordsDialog(words, self.parentWidget() or self)
        self.accept()
        shown.open()


class WordsDialog(QDialog):
    """Recovery words, to be written down; it closes once the person says that they are."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Recovery words"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(520)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        self.words = RecoveryWords(words)
        self.words.go.setText(self.tr("Done"))
        self.words.written.connect(self.accept)
        column.addWidget(self.words)

    def reject(self) -> None:
        """Close at once where the words are written down; otherwise ask, as they do not come back."""
        if self.words.sure.isChecked():
            super().reject()
            return
        confirm(
            self,
            self.tr("Close without writing them down?"),
            self.tr("They are not shown again. New ones can be made in the settings."),
            self.tr("Close"),
            super().reject,
        )


def _secret() -> QLineEdit:
    edit = QLineEdit()
    edit.setEchoMode(QLineEdit.EchoMode.Password)
    return edit

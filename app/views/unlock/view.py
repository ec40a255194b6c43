"""Unlock: ask for the passphrase of a ledger, or for its recovery words and a new passphrase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from app import icons, keychain
from app.operations import books
from app.said import said
from app.widgets.card import Card
from app.widgets.gate import Gate
from app.widgets.labels import ElidedLabel, label
from app.widgets.passphrase import PassphraseFields
from finance.errors import PlainError, WrongKeyError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.operations.books import Books
    from app.tasks import TaskRunner


class UnlockView(Gate):
    """What is shown for a ledger that is locked.

    Signals:
        opened: the `Books`, once the passphrase or the words were right.
        left: another ledger is wanted.
    """

    opened = Signal(object)
    left = Signal()

    def __init__(self, path: Path, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self.tasks = tasks
        self.setAccessibleName(self.tr("{0} is locked").format(path.stem))
        self.body.addWidget(icons.Picture("lock-keyhole"))
        title = ElidedLabel(self.tr("{0} is locked").format(path.stem), "pageTitle")
        self.body.addWidget(title)
        self.body.addWidget(ElidedLabel(str(path.parent), "small"))
        self.by_passphrase = PassphraseCard()
        self.by_passphrase.sent.connect(self._unlock)
        self.by_passphrase.forgotten.connect(self.show_words)
        self.by_words = WordsCard()
        self.by_words.sent.connect(self._recover)
        self.by_words.left.connect(self.show_passphrase)
        other = QPushButton(self.tr("Open another ledger"))
        other.setObjectName("atEdge")
        other.clicked.connect(self.left)
        for widget in (self.by_passphrase, self.by_words):
            self.body.addWidget(widget)
        self.body.addWidget(other, alignment=Qt.AlignmentFlag.AlignLeft)
        self.show_passphrase()

    def show_passphrase(self) -> None:
        """Ask for the passphrase."""
        self.by_words.hide()
        self.by_passphrase.show()
        self.by_passphrase.field.setFocus()

    def show_words(self) -> None:
        """Ask for the recovery words."""
        self.by_passphrase.hide()
        self.by_words.show()
        self.by_words.words.setFocus()

    def _unlock(self, passphrase: str, remember: bool) -> None:  # noqa: FBT001 - a slot
        card = self.by_passphrase
        wrong = self.tr("This passphrase does not open the ledger. Try again.")
        self._open(card, lambda: books.unlock(self.path, passphrase, remember=remember), wrong)

    def _recover(self, words: str, passphrase: str) -> None:
        keep = self.by_passphrase.remember.isChecked()
        wrong = self.tr(
            "These words do not open the ledger. Check their order and spelling: there are 24."
        )
        self._open(
            self.by_words, lambda: books.recover(self.path, words, passphrase, remember=keep), wrong
        )

    def _open(self, card: _Step, work: Callable[[], Books], wrong: str) -> None:
        card.setEnabled(False)
        card.show_problem("")

        def failed(error: Exception) -> None:
            card.setEnabled(True)
            if isinstance(error, WrongKeyError):
                card.show_problem(wrong)
                card.again()
            elif isinstance(error, PlainError):
                card.show_problem(said(error))
            else:
                self.tasks.failed.emit(error)

        self.tasks.books(lambda _: work(), self.opened.emit, owner=self, failed=failed)


class _Step(Card):
    """A card that says what was wrong with what was typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.problem = label("", "care", wrap=True)
        self.problem.hide()

    def show_problem(self, text: str) -> None:
        """Say what is wrong; empty for nothing."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))

    def again(self) -> None:
        """Be ready for another try."""


class PassphraseCard(_Step):
    """Asks for the passphrase.

    Signals:
        sent: what was typed, and whether the keychain is to keep the key.
        forgotten: the recovery words are to be used.
    """

    sent = Signal(str, bool)
    forgotten = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = QLineEdit()
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        name = label(self.tr("Passphrase"), "small")
        name.setBuddy(self.field)
        self.field.setAccessibleName(name.text())
        self.remember = QCheckBox(self.tr("Keep its key in this computer’s keychain"))
        self.remember.setChecked(keychain.available())
        self.remember.setVisible(keychain.available())
        for widget in (name, self.field, self.problem, self.remember):
            self.body.addWidget(widget)
        use_words = QPushButton(self.tr("Use the recovery words"))
        use_words.setObjectName("atEdge")
        use_words.clicked.connect(self.forgotten)
        self.unlock = QPushButton(self.tr("Unlock"))
        self.unlock.setObjectName("primary")
        self.unlock.setEnabled(False)
        self.row(use_words, None, self.unlock)
        self.field.textChanged.connect(lambda text: self.unlock.setEnabled(bool(text)))
        self.field.returnPressed.connect(self._send)
        self.unlock.clicked.connect(self._send)

    def again(self) -> None:
        self.field.selectAll()
        self.field.setFocus()

    def _send(self) -> None:
        if self.field.text():
            self.sent.emit(self.field.text(), self.remember.isChecked())


class WordsCard(_Step):
    """Asks for the recovery words and a new passphrase.

    Signals:
        sent: the words and the new passphrase.
        left: back to the passphrase.
    """

    sent = Signal(str, str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.body.setSpacing(8)
        self.words = QPlainTextEdit()
        self.words.setTabChangesFocus(True)
        self.words.setFixedHeight(96)
        self.words.setPlaceholderText(self.tr("24 words, with spaces between them"))
        name = label(self.tr("Recovery words, in their order"), "small")
        name.setBuddy(self.words)
        self.words.setAccessibleName(name.text())
        self.fields = PassphraseFields(self.tr("New passphrase"))
        for widget in (name, self.words, self.fields, self.problem):
            self.body.addWidget(widget)
        back = QPushButton(self.tr("Back"))
        back.clicked.connect(self.left)
        self.go = QPushButton(self.tr("Set it and open"))
        self.go.setObjectName("primary")
        self.row(back, None, self.go)
        self.words.textChanged.connect(self._check)
        self.fields.changed.connect(self._check)
        self.fields.second.returnPressed.connect(self._send)
        self.go.clicked.connect(self._send)
        self._check()

    def again(self) -> None:
        self.words.setFocus()

    def _check(self) -> None:
        typed = bool(self.words.toPlainText().strip())
        self.go.setEnabled(typed and bool(self.fields.passphrase()))

    def _send(self) -> None:
        if self.go.isEnabled():
            self.sent.emit(self.words.toPlainText(), self.fields.passphrase())

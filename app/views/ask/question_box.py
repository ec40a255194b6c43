"""The question box: one line, with what was asked before and what could be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QStringListModel, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView, QWidget

from app import icons

if TYPE_CHECKING:
    from collections.abc import Sequence

_OFFERED = 8


class QuestionBox(QLineEdit):
    """A line to ask in. Up and Down walk through earlier questions, Escape clears and stops.

    Signals:
        asked: a question, when Return is pressed or its button clicked.
        left: Escape was pressed; no answer is wanted any more.
    """

    asked = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("question")
        self.setPlaceholderText(self.tr("Ask about your money"))
        self.setAccessibleName(self.tr("Your question"))
        self.setAccessibleDescription(
            self.tr("Return asks; the up and down arrows bring earlier questions back.")
        )
        self.setMaxLength(20_000)
        self._history: list[str] = []
        self._at = -1
        self._draft = ""
        self._offers = QStringListModel(self)
        self._popup = QListView()
        self._complete()
        self._button = self._ask_button()
        self.returnPressed.connect(self._ask)

    def set_history(self, questions: Sequence[str], suggestions: Sequence[str]) -> None:
        """Take over earlier questions, newest first, and others that could be asked."""
        self._history = list(questions)
        self._at = -1
        self._offers.setStringList(list(dict.fromkeys([*questions, *suggestions])))

    def show_question(self, question: str) -> None:
        """Put a question in the box, unless another one is being typed."""
        if self.isModified() and self.text().strip() != question:
            return
        self.setText(question)
        self._at = -1

    def let_go(self) -> None:
        """Empty the box of the question that was asked; another one being typed stays."""
        if not self.isModified() or self.text().strip() in self._history[:1]:
            self.clear()
            self._at = -1

    def _ask_button(self) -> QAction:
        button = QAction(icons.icon("arrow-right", "accent"), self.tr("Ask"), self)
        button.triggered.connect(self._ask)
        self.addAction(button, QLineEdit.ActionPosition.TrailingPosition)
        button.setVisible(False)
        self.textChanged.connect(lambda text: button.setVisible(bool(text.strip())))
        return button

    def _complete(self) -> None:
        completer = QCompleter(self._offers, self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setMaxVisibleItems(_OFFERED)
        self._popup.setAccessibleName(self.tr("Questions to choose from"))
        completer.setPopup(self._popup)
        self._popup.setObjectName("offers")  # the completer dresses it, so its name comes last
        self.setCompleter(completer)

    def _ask(self) -> None:
        question = " ".join(self.text().split())  # pasted lines are one question
        if not question:
            return
        if question != self.text():
            self.setText(question)
        self._popup.hide()
        if question in self._history:
            self._history.remove(question)
        self._history.insert(0, question)
        self._at = -1
        self.asked.emit(question)

    def _walk(self, step: int) -> None:
        at = self._at + step
        if not -1 <= at < len(self._history):
            return
        if self._at == -1:
            self._draft = self.text()
        self._at = at
        self.setText(self._draft if at == -1 else self._history[at])

    def event(self, event: QEvent) -> bool:
        # With nothing typed to take back, the key takes back what was done to the books.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undo = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
            redo = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
            if undo or redo:
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._popup.isVisible():
            if event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
                self._walk(1 if event.key() == Qt.Key.Key_Up else -1)
                return
            if event.key() == Qt.Key.Key_Escape:
                self.clear()
                self.left.emit()
                return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._button.setIcon(icons.icon("arrow-right", "accent"))

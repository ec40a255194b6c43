"""Choosing a passphrase: typed twice, with a plain hint on how hard it is to guess."""

from __future__ import annotations

import math
from enum import Enum
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QVBoxLayout, QWidget

from app.widgets.labels import label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLabel

_WORD_BITS = 12  # a common word is one of some four thousand
_FAIR_BITS, _STRONG_BITS = 36, 56


class Strength(Enum):
    """How hard a passphrase is to guess."""

    NONE = 0
    WEAK = 1
    FAIR = 2
    STRONG = 3


def strength(passphrase: str) -> Strength:
    """Return an estimate from length, kinds of characters, repeats and number of words."""
    if not passphrase:
        return Strength.NONE
    bits = _bits(passphrase)
    if bits < _FAIR_BITS:
        return Strength.WEAK
    return Strength.FAIR if bits < _STRONG_BITS else Strength.STRONG


def _bits(text: str) -> float:
    kinds = (
        (str.islower, 26), (str.isupper, 26), (str.isdigit, 10), (lambda c: not c.isalnum(), 30),
    )  # fmt: skip
    pool = sum(size for is_kind, size in kinds if any(is_kind(c) for c in text)) or 26
    steps = [ord(b) - ord(a) for a, b in pairwise(text)]
    # A character that repeats or continues the one before it (aaa, 1234) tells next to nothing.
    new = 1 + sum(step not in {0, 1, -1} for step in steps)
    bits = min(new, 2 * len(set(text))) * math.log2(pool)
    words = text.split()
    if words and all(word.isalpha() for word in words):
        bits = min(bits, len(set(words)) * _WORD_BITS + 4)
    return bits


class PassphraseFields(QWidget):
    """Two fields, a hint below them, and a box that shows what is typed.

    Signals:
        changed: something was typed.
    """

    changed = Signal()

    def __init__(self, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        self.first, self.second = QLineEdit(), QLineEdit()
        names = (name or self.tr("Passphrase"), self.tr("The same again"))
        for text, field in zip(names, (self.first, self.second), strict=True):
            field.setEchoMode(QLineEdit.EchoMode.Password)
            field.setAccessibleName(text)
            field.textChanged.connect(self._typed)
            above = label(text, "small")
            above.setBuddy(field)
            layout.addWidget(above)
            layout.addWidget(field)
        self.hint = label("", "small", wrap=True)
        layout.addWidget(self.hint)
        self.visible = QCheckBox(self.tr("Show what I type"))
        self.visible.toggled.connect(self._show_text)
        layout.addWidget(self.visible)
        self._typed()

    def passphrase(self) -> str:
        """Return the passphrase; empty while the two fields differ."""
        return self.first.text() if self.first.text() == self.second.text() else ""

    def _typed(self) -> None:
        text, kind = _hint(self.first.text(), self.second.text())
        self.hint.setText(text)
        if self.hint.objectName() != kind:
            self.hint.setObjectName(kind)
            _restyle(self.hint)
        self.changed.emit()

    def _show_text(self, wanted: bool) -> None:  # noqa: FBT001 - a slot
        mode = QLineEdit.EchoMode.Normal if wanted else QLineEdit.EchoMode.Password
        for field in (self.first, self.second):
            field.setEchoMode(mode)


def _restyle(widget: QLabel) -> None:
    """Let the style sheet see a changed object name."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def _hint(first: str, second: str) -> tuple[str, str]:
    """Return what to say of two fields, and in which style."""
    if second and first != second and not first.startswith(second):
        return QCoreApplication.translate("passphrase", "The two are not the same."), "care"
    hints = {
        Strength.NONE: (
            QCoreApplication.translate(
                "passphrase", "Four or more words that do not belong together are easy to keep."
            ),
            "muted",
        ),
        Strength.WEAK: (
            QCoreApplication.translate("passphrase", "Easy to guess: make it longer."),
            "care",
        ),
        Strength.FAIR: (
            QCoreApplication.translate("passphrase", "Fair. One or two more words make it strong."),
            "notice",
        ),
        Strength.STRONG: (QCoreApplication.translate("passphrase", "Strong."), "accent"),
    }
    return hints[strength(first)]

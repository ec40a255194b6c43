"""KeptLine: something the ledger keeps of what a person decided, with a button that takes it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from app.widgets.labels import ElidedLabel

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.context import Context
    from finance.ledger.ledger import Ledger


class KeptLine(QWidget):
    """The words, and the button.

    Attributes: `button` writes `take_back` to the ledger, says `said`, then calls `done`.
    """

    def __init__(  # noqa: PLR0917 - what is told and done, in the order that it is met
        self,
        context: Context,
        words: str,
        verb: str,
        take_back: Callable[[Ledger], None],
        said: str,
        done: Callable[[], None],
    ) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(ElidedLabel(words), 1)
        self.button = QPushButton(verb)
        self.button.setAccessibleDescription(words)
        self.button.clicked.connect(lambda: context.write(take_back, said, done=done))
        row.addWidget(self.button)

"""The offer to name Coffer's own categories in the language of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from app.widgets.labels import label

if TYPE_CHECKING:
    from app.context import Context
    from finance.ledger.ledger import Ledger

_SHOWN = 3
_WATCHED = frozenset({"categories"})


class CategoryNames(QWidget):
    """A line with a button, shown while categories carry the names of another language."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        self.told = label("", "muted", wrap=True)
        self.take = QPushButton(self.tr("Name them in English"))
        self.take.clicked.connect(self._translate)
        row.addWidget(self.told, 1)
        row.addWidget(self.take)
        self.hide()
        context.books_changed.connect(self._changed)
        self.refresh()

    def refresh(self) -> None:
        """Look whether there is anything to offer."""
        language = self.context.language

        def read(ledger: Ledger) -> dict[str, str]:
            return ledger.categories.in_other_language(language)

        self.context.read(read, self._show, owner=self)

    def _show(self, names: dict[str, str]) -> None:
        some = ", ".join(list(names)[:_SHOWN])
        self.told.setText(
            self.tr("Some categories have names in another language, such as {0}.").format(some)
        )
        self.setVisible(bool(names))

    def _translate(self) -> None:
        language = self.context.language
        self.context.write(
            lambda ledger: ledger.categories.translate(language),
            self.tr("The categories have English names now"),
        )

    def _changed(self, tables: frozenset[str]) -> None:
        if tables & _WATCHED:
            self.refresh()

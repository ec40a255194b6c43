"""The categories: a tree with kinds, some of them put away."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.dialogs.category import CategoryDialog
from app.models.names_model import NameRow
from app.operations import names
from app.views.accounts import verbs
from app.views.accounts.names_pane import Noun, Verb
from app.views.category_names import CategoryNames

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.context import Context
    from finance.ledger.categories import CategoryInfo
    from finance.ledger.ledger import Ledger

translate = QCoreApplication.translate


class Categories:
    """What the pane of categories reads and does; `known` is what it read last."""

    def __init__(self, context: Context, window: QWidget) -> None:
        self.context = context
        self.window = window
        self.known: dict[str, CategoryInfo] = {}

    def noun(self) -> Noun:
        """Return what the pane shows."""
        return Noun(
            translate("names", "Categories"),
            (translate("names", "Category"), translate("names", "Kind"), ""),
            self._read,
            (
                Verb(translate("names", "Edit…"), self._edit),
                verbs.merge(
                    self.context,
                    self.window,
                    lambda ledger: [c.name for c in ledger.categories.all()],
                    lambda ledger, name, into: ledger.categories.merge(name, into),
                ),
                Verb(translate("names", "Archive"), self._archive, self._archive_words),
                verbs.show(self.context, "category"),
            ),
            (translate("names", "Add a category"), self._add),
            (
                "tag",
                translate("names", "No category yet"),
                translate("names", "Categories say what money was for."),
            ),
            partial(CategoryNames, self.context),
        )

    def _read(self, ledger: Ledger) -> list[NameRow]:
        found = ledger.categories.all(archived=True)
        self.known = {c.name: c for c in found}
        kinds = names.kinds_of_category()
        away = translate("names", "Archived")
        return [
            NameRow(c.name, (kinds[c.kind], away if c.archived else ""), c.parent, quiet=c.archived)
            for c in sorted(found, key=lambda c: c.archived)
        ]

    def _add(self) -> None:
        CategoryDialog(self.context, list(self.known.values()), None, self.window).open()

    def _edit(self, name: str) -> None:
        known = list(self.known.values())
        CategoryDialog(self.context, known, self.known[name], self.window).open()

    def _archive(self, name: str) -> None:
        archived = not self.known[name].archived
        names.archive(
            self.context,
            name,
            lambda ledger: ledger.categories.set(name, archived=archived),
            archived=archived,
        )

    def _archive_words(self, name: str) -> str:
        if name in self.known and self.known[name].archived:
            return translate("names", "Use again")
        return translate("names", "Archive")

"""Screens about the ledger itself: its categories' names, its encryption."""

from __future__ import annotations

import shutil
from functools import partial
from typing import TYPE_CHECKING

from app.dialogs.passphrase import EncryptDialog
from app.operations import books as operations
from app.operations.books import Books
from app.views.accounts.view import AccountsView
from app.views.settings.view import SettingsView
from finance import keys
from finance.ledger.ledger import Ledger

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from app.screens import Studio

_SECRET = "four words that open"  # noqa: S105 - of books in a temporary folder
_CATEGORIES = 1


def states(studio: Studio) -> Iterator[tuple[str, Callable[[], object]]]:
    """Yield the name of each screen with its state, and what shows it."""
    yield "accounts-categories", partial(_categories, studio)
    yield "accounts-names", partial(_names, studio)
    yield "settings-names", partial(_names, studio, "settings")
    yield "settings-encrypt", partial(_encrypt, studio)
    yield "settings-encrypted", partial(_encrypted, studio)


def _categories(studio: Studio) -> None:
    view = studio.open("Household", "accounts").pages["accounts"]
    assert isinstance(view, AccountsView)  # noqa: S101 - it is that page
    view.show_section(_CATEGORIES)


def _names(studio: Studio, page: str = "accounts") -> None:
    """Show books that were begun in the other language."""
    other = "fr" if studio.language == "en" else "en"
    path = studio.folder / f"Begun-{other}.coffer"
    if not path.exists():
        Ledger.create(path, language=other).close()
    view = studio.show(Books(Ledger.open(path), None), page).pages[page]
    if isinstance(view, AccountsView):
        view.show_section(_CATEGORIES)


def _encrypt(studio: Studio) -> None:
    workspace = studio.open("Household", "settings")
    EncryptDialog(workspace.context, workspace).open()
    studio.settle()


def _encrypted(studio: Studio) -> None:
    """Show books that were plain until now, with the backups from before."""
    path = studio.folder / "Encrypted.coffer"
    if not path.exists():
        shutil.copyfile(studio.folder / "Household.coffer", path)
        plain = Books(Ledger.open(path), None)
        plain.ledger.backup()
        plain.ledger.close()
        operations.encrypt(plain, _SECRET, remember=False)[0].ledger.close()
    key = keys.unlock(path, _SECRET)
    ledger = Ledger.open(path, key)
    studio.translate(ledger)
    view = studio.show(Books(ledger, key), "settings").pages["settings"]
    assert isinstance(view, SettingsView)  # noqa: S101 - it is that page
    view.area.verticalScrollBar().setValue(view.backups.y())
    studio.settle()

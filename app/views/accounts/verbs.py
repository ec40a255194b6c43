"""The verbs that all names share: show their transactions, merge, rename, delete."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.dialogs.ask_name import AskName
from app.dialogs.confirm import confirm
from app.dialogs.merge import MergeDialog
from app.operations import names
from app.operations.filters import narrowed
from app.views.accounts.names_pane import Verb
from finance.ledger.filters import Filter

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from app.context import Context
    from finance.ledger.ledger import Ledger

translate = QCoreApplication.translate


def show(context: Context, field: str) -> Verb:
    """Return the verb that shows the transactions of a name."""
    return Verb(
        translate("names", "Show transactions"),
        lambda name: context.go("transactions", narrowed(Filter(), **{field: name})),
    )


def merge(
    context: Context,
    window: QWidget,
    others: Callable[[Ledger], list[str]],
    work: Callable[[Ledger, str, str], object],
) -> Verb:
    """Return the verb that merges a name into one of `others`."""

    def act(name: str) -> None:
        def merged(into: str) -> None:
            names.merge(context, name, into, lambda ledger: work(ledger, name, into))

        context.read(
            others, lambda found: MergeDialog(name, found, merged, window).open(), owner=window
        )

    return Verb(translate("names", "Merge…"), act)


def rename(context: Context, window: QWidget, work: Callable[[Ledger, str, str], object]) -> Verb:
    """Return the verb that gives a name another."""
    words = translate("names", "Rename")

    def act(name: str) -> None:
        def named(new: str) -> None:
            names.rename(context, name, new, lambda ledger: work(ledger, name, new))

        AskName(window, translate("names", "Rename {0}").format(name), words, named, name).open()

    return Verb(f"{words}…", act)


def delete(
    context: Context, window: QWidget, text: str, work: Callable[[Ledger, str], object]
) -> Verb:
    """Return the verb that removes a name once `text` was confirmed."""
    words = translate("names", "Delete")

    def act(name: str) -> None:
        confirm(
            window,
            translate("names", "Delete {0}?").format(name),
            text,
            words,
            lambda: names.delete(context, name, lambda ledger: work(ledger, name)),
        )

    return Verb(f"{words}…", act)

"""The nouns beside accounts and categories: members, merchants and tags."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app import format as formats
from app.dialogs.ask_name import AskName
from app.dialogs.merchant import MerchantDialog
from app.models.names_model import NameRow
from app.operations import names
from app.views.accounts import verbs
from app.views.accounts.names_pane import Noun, Verb

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.context import Context
    from finance.ledger.ledger import Ledger
    from finance.ledger.merchants import MerchantInfo

translate = QCoreApplication.translate


def members(context: Context, window: QWidget) -> Noun:
    """Return the people of the household."""
    words = translate("names", "Add a member")

    def add() -> None:
        def named(name: str) -> None:
            names.add(context, name, lambda ledger: ledger.members.add(name))

        AskName(window, words, translate("names", "Add"), named).open()

    return Noun(
        translate("names", "Members"),
        (translate("names", "Member"),),
        lambda ledger: [NameRow(name) for name in ledger.members.names()],
        (
            verbs.rename(
                context, window, lambda ledger, name, new: ledger.members.rename(name, new)
            ),
            verbs.show(context, "member"),
            verbs.delete(
                context,
                window,
                translate("names", "Accounts and transactions stay, with no member."),
                lambda ledger, name: ledger.members.delete(name),
            ),
        ),
        (words, add),
        (
            "users",
            translate("names", "No member yet"),
            translate(
                "names", "With the people of the household here, you can ask who spent what."
            ),
        ),
    )


def merchants(context: Context, window: QWidget) -> Noun:
    """Return the merchants with their usual categories."""

    def read(ledger: Ledger) -> list[NameRow]:
        return [
            NameRow(m.name, (m.category or "", _spellings(len(m.aliases))))
            for m in ledger.merchants.all()
        ]

    return Noun(
        translate("names", "Merchants"),
        (
            translate("names", "Merchant"),
            translate("names", "Usual category"),
            translate("names", "On statements"),
        ),
        read,
        (
            Verb(translate("names", "Edit…"), partial(_edit_merchant, context, window)),
            verbs.merge(
                context,
                window,
                lambda ledger: [m.name for m in ledger.merchants.all()],
                lambda ledger, name, into: ledger.merchants.merge(name, into),
            ),
            verbs.show(context, "merchant"),
        ),
        None,
        (
            "landmark",
            translate("names", "No merchant yet"),
            translate("names", "An import finds out which shop a line on a statement means."),
        ),
    )


def _edit_merchant(context: Context, window: QWidget, name: str) -> None:
    def read_one(ledger: Ledger) -> tuple[MerchantInfo, list[str]]:
        found = next(m for m in ledger.merchants.all() if m.name == name)
        return found, [c.name for c in ledger.categories.all()]

    def show(found: tuple[MerchantInfo, list[str]]) -> None:
        MerchantDialog(context, *found, window).open()

    context.read(read_one, show, owner=window)


def _spellings(count: int) -> str:
    if count == 1:
        return translate("names", "1 spelling")
    return translate("names", "{0} spellings").format(formats.number(count)) if count else ""


def tags(context: Context, window: QWidget) -> Noun:
    """Return the tags."""
    return Noun(
        translate("names", "Tags"),
        (translate("names", "Tag"),),
        lambda ledger: [NameRow(name) for name in ledger.tags.names()],
        (
            verbs.rename(context, window, lambda ledger, name, new: ledger.tags.rename(name, new)),
            verbs.show(context, "tag"),
            verbs.delete(
                context,
                window,
                translate("names", "It is taken off every transaction that has it."),
                lambda ledger, name: ledger.tags.delete(name),
            ),
        ),
        None,
        (
            "tag",
            translate("names", "No tag yet"),
            translate("names", "Select transactions and press Tag to mark what belongs together."),
        ),
    )

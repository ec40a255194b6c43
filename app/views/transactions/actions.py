"""The verbs of the page that open a dialog or a menu."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from app import format as formats
from app.dialogs.refund import RefundDialog
from app.dialogs.rule import open_rule
from app.dialogs.transaction import TransactionDialog
from app.dialogs.transfer import TransferDialog
from app.operations import refunds, rules, suggestions, transactions
from app.operations.filters import narrowed
from finance.ledger.filters import Filter

translate = QCoreApplication.translate

if TYPE_CHECKING:
    from app.views.transactions.view import TransactionsView
    from finance.ledger.accounts import AccountInfo
    from finance.ledger.ledger import Ledger
    from finance.ledger.rows import TransactionInfo


def add(view: TransactionsView) -> None:
    """Ask for a new transaction; where there is no account yet, for that first."""

    def show(accounts: list[AccountInfo]) -> None:
        if accounts:
            own = view.where().account
            TransactionDialog(view.context, view.names, accounts, None, view, account=own).open()
        else:
            view.context.go("accounts", "add")

    view.context.read(lambda ledger: ledger.accounts.all(), show, owner=view)


def edit(view: TransactionsView, number: int) -> None:
    """Open a transaction."""

    def read(ledger: Ledger) -> tuple[list[AccountInfo], TransactionInfo]:
        return ledger.accounts.all(), ledger.transactions.get(number)

    def show(found: tuple[list[AccountInfo], TransactionInfo]) -> None:
        TransactionDialog(view.context, view.names, *found, view).open()

    view.context.read(read, show, owner=view)


def transfer(view: TransactionsView, chosen: list[int]) -> None:
    """Pair two transactions, or look for the other side of one."""
    if len(chosen) == 2:
        transactions.mark_transfer(view.context, *chosen)
        return
    if len(chosen) != 1:
        return
    number = chosen[0]

    def show(found: list[TransactionInfo]) -> None:
        TransferDialog(view.context, number, found, view).open()

    view.context.read(lambda ledger: transactions.other_sides(ledger, number), show, owner=view)


def menu(view: TransactionsView) -> QMenu:
    """Return the context menu of the selection."""
    made = QMenu(view)
    chosen = view.table.chosen()
    current = view.table.current_id()
    row = view.model.row_of(current) if current is not None else None
    info = view.model.info(row) if row is not None else None
    one = len(chosen) == 1 and info is not None
    edit_ = made.addAction(translate("transactions", "Edit…"), view.edit)
    edit_.setEnabled(one)
    category = made.addAction(translate("transactions", "Set category"), view.table.edit_category)
    category.setEnabled(one)
    members = made.addMenu(translate("transactions", "Member"))
    for name in (*view.names.members, ""):
        words = name or translate("transactions", "Nobody")
        members.addAction(words, partial(transactions.assign, view.context, chosen, name))
    transfer_ = made.addAction(translate("transactions", "This is a transfer"), view.mark_transfer)
    transfer_.setEnabled(len(chosen) in {1, 2})
    if info is not None:
        _decisions(view, made, info, chosen)
    made.addSeparator()
    if one and info is not None:
        _narrowings(view, made, info)
        made.addAction(translate("transactions", "Copy"), lambda: _copy(view, info))
        made.addAction(translate("transactions", "Make a rule…"), partial(_rule, view, info))
        made.addSeparator()
    made.addAction(translate("transactions", "Delete"), view.delete)
    return made


def _narrowings(view: TransactionsView, made: QMenu, info: TransactionInfo) -> None:
    for name in ("merchant", "category", "account"):
        value = getattr(info, name)
        if value:
            only = narrowed(Filter(), **{name: value})
            words = translate("transactions", "Show only {0}").format(value)
            made.addAction(words, partial(view.show_argument, only))
    if info.other_side is not None:
        other = info.other_side
        made.addAction(translate("transactions", "Open the other side"), lambda: edit(view, other))
    if info.refund_of is not None:
        opens = partial(edit, view, info.refund_of.id)
        made.addAction(translate("transactions", "Open the purchase"), opens)
    for refund in info.refunds:
        words = translate("transactions", "Open the refund of {0}")
        day = formats.day(refund.date, view.context.today())
        made.addAction(words.format(day), partial(edit, view, refund.id))


def _decisions(
    view: TransactionsView, made: QMenu, info: TransactionInfo, chosen: list[int]
) -> None:
    """Offer what can be said of refunds and suggestions."""
    context, one = view.context, len(chosen) == 1
    if one and info.amount.minor > 0:
        made.addAction(
            translate("transactions", "Refund of…"),
            lambda: RefundDialog(context, info, view).open(),
        )
    if one and info.refund_of is not None:
        made.addAction(
            translate("transactions", "Unlink from its purchase"),
            partial(refunds.unlink, context, info.id),
        )
    if info.suggested:
        made.addAction(
            translate("transactions", "Accept the suggestion"),
            partial(suggestions.accept, context, chosen),
        )
        made.addAction(
            translate("transactions", "Reject the suggestion"),
            partial(suggestions.reject, context, chosen),
        )


def _rule(view: TransactionsView, info: TransactionInfo) -> None:
    rule = rules.suggested(info, info.category) if info.category else None
    open_rule(view.context, view, rule, text=rules.words_of(info))


def _copy(view: TransactionsView, info: TransactionInfo) -> None:
    parts = (
        formats.day(info.date, view.context.today()),
        info.title,
        info.category or "",
        info.account,
        formats.money(info.amount, plus=True),
    )
    QGuiApplication.clipboard().setText("\t".join(parts))

"""What the window does to accounts, and what their kinds are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from app.context import Context

translate = QCoreApplication.translate


def kinds() -> dict[str, str]:
    """Return kind -> its name, in the order in which accounts are grouped."""
    return {
        "checking": translate("accounts", "Current accounts"),
        "savings": translate("accounts", "Savings"),
        "cash": translate("accounts", "Cash"),
        "credit card": translate("accounts", "Credit cards"),
        "loan": translate("accounts", "Loans"),
        "investment": translate("accounts", "Investments"),
    }


def one_of_kind() -> dict[str, str]:
    """Return kind -> what one account of it is called."""
    return {
        "checking": translate("accounts", "Current account"),
        "savings": translate("accounts", "Savings account"),
        "cash": translate("accounts", "Cash"),
        "credit card": translate("accounts", "Credit card"),
        "loan": translate("accounts", "Loan"),
        "investment": translate("accounts", "Investment"),
    }


def archive(context: Context, name: str, *, archived: bool) -> None:
    """Put an account away, or take it back."""
    said = (
        translate("accounts", "{0} archived")
        if archived
        else translate("accounts", "{0} is in use again")
    )
    context.write(lambda ledger: ledger.accounts.set(name, archived=archived), said.format(name))


def merge(context: Context, name: str, into: str) -> None:
    """Move all of one account into another."""
    said = translate("accounts", "{0} merged into {1}").format(name, into)
    context.write(lambda ledger: ledger.accounts.merge(name, into), said)


def delete(context: Context, name: str) -> None:
    """Remove an account with its transactions."""
    said = translate("accounts", "{0} deleted").format(name)
    context.write(lambda ledger: ledger.accounts.delete(name), said)

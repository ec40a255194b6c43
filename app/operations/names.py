"""What the window does to categories, members, merchants and tags: their verbs are the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.context import Context
    from finance.ledger.ledger import Ledger

translate = QCoreApplication.translate


def kinds_of_category() -> dict[str, str]:
    """Return kind -> its name."""
    return {
        "expense": translate("names", "Spending"),
        "income": translate("names", "Income"),
        "transfer": translate("names", "Own transfers"),
    }


def add(context: Context, name: str, work: Callable[[Ledger], object]) -> None:
    """Add something called `name`."""
    context.write(work, translate("names", "{0} added").format(name))


def rename(context: Context, name: str, new: str, work: Callable[[Ledger], object]) -> None:
    """Give something another name."""
    if new != name:
        context.write(work, translate("names", "{0} is now called {1}").format(name, new))


def merge(context: Context, name: str, into: str, work: Callable[[Ledger], object]) -> None:
    """Merge something into another."""
    context.write(work, translate("names", "{0} merged into {1}").format(name, into))


def delete(context: Context, name: str, work: Callable[[Ledger], object]) -> None:
    """Remove something."""
    context.write(work, translate("names", "{0} deleted").format(name))


def archive(
    context: Context, name: str, work: Callable[[Ledger], object], *, archived: bool
) -> None:
    """Put something away, or take it back."""
    said = (
        translate("names", "{0} archived")
        if archived
        else translate("names", "{0} is in use again")
    )
    context.write(work, said.format(name))

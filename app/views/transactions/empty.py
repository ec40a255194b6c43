"""What the list of transactions says when it has no rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.widgets.empty_state import EmptyState

translate = QCoreApplication.translate

if TYPE_CHECKING:
    from collections.abc import Callable


def states(
    import_: Callable[[], None], clear: Callable[[], None]
) -> tuple[EmptyState, EmptyState, EmptyState, EmptyState]:
    """Return what to say where there is nothing yet, nothing found, and nothing left to do.

    The last two are for what has no category, and for suggestions.
    """
    nothing = EmptyState(
        "inbox",
        translate("transactions", "No transactions yet"),
        translate(
            "transactions", "Import a statement of your bank, and all that is on it stands here."
        ),
        translate("transactions", "Import a statement"),
    )
    nothing.acted.connect(import_)
    unfound = _over(
        "search",
        translate("transactions", "Nothing found"),
        translate("transactions", "No transaction fits what is asked for. Fewer words find more."),
        clear,
    )
    sorted_out = _over(
        "circle-check",
        translate("transactions", "Everything has a category"),
        translate("transactions", "New transactions without a category will wait here."),
        clear,
    )
    settled = _over(
        "circle-check",
        translate("transactions", "No suggestion is left"),
        translate("transactions", "Categories that Coffer suggests for new payees will wait here."),
        clear,
    )
    return nothing, unfound, sorted_out, settled


def _over(icon: str, title: str, text: str, clear: Callable[[], None]) -> EmptyState:
    """Return a state that leads back to all transactions."""
    made = EmptyState(icon, title, text, translate("transactions", "Show all"))
    made.acted.connect(clear)
    return made

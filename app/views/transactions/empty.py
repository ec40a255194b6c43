"""What the list of transactions says when it has no rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.widgets.empty_state import EmptyState

if TYPE_CHECKING:
    from collections.abc import Callable


def states(
    import_: Callable[[], None], clear: Callable[[], None]
) -> tuple[EmptyState, EmptyState, EmptyState]:
    """Return what to say where there is nothing yet, nothing found, and nothing left to do."""
    show_all = QCoreApplication.translate("transactions", "Show all")
    nothing = EmptyState(
        "inbox",
        QCoreApplication.translate("transactions", "No transactions yet"),
        QCoreApplication.translate(
            "transactions", "Import a statement of your bank, and all that is on it stands here."
        ),
        QCoreApplication.translate("transactions", "Import a statement"),
    )
    nothing.acted.connect(import_)
    unfound = EmptyState(
        "search",
        QCoreApplication.translate("transactions", "Nothing found"),
        QCoreApplication.translate(
            "transactions", "No transaction fits what is asked for. Fewer words find more."
        ),
        show_all,
    )
    unfound.acted.connect(clear)
    sorted_out = EmptyState(
        "circle-check",
        QCoreApplication.translate("transactions", "Everything has a category"),
        QCoreApplication.translate(
            "transactions", "New transactions without a category will wait here."
        ),
        show_all,
    )
    sorted_out.acted.connect(clear)
    return nothing, unfound, sorted_out

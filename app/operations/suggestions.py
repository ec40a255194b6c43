"""What the window does to suggested categories."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.operations.transactions import count_text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.context import Context
    from finance.ledger.ledger import Ledger

translate = QCoreApplication.translate


def accept(context: Context, ids: Sequence[int]) -> None:
    """Take what is suggested for the payees of these transactions."""
    chosen = list(ids)
    said = translate("suggestions", "Suggestion accepted for {0}")
    _settle(context, lambda ledger: ledger.suggestions.accept(chosen), said)


def reject(context: Context, ids: Sequence[int]) -> None:
    """Take what is suggested for the payees of these transactions away, for good."""
    chosen = list(ids)
    said = translate("suggestions", "Suggestion rejected for {0}; none is made for them again")
    _settle(context, lambda ledger: ledger.suggestions.reject(chosen), said)


def _settle(context: Context, work: Callable[[Ledger], int], said: str) -> None:
    def told(count: int) -> None:
        if count:
            context.say(said.format(count_text(count)), undoable=True)

    context.read(work, told, owner=context)

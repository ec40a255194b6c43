"""The window in tests: books behind a context, and waiting until the background work is done."""

from __future__ import annotations

from contextlib import contextmanager
from datetime import date
from typing import TYPE_CHECKING, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent

from app.context import Context
from app.operations.books import Books

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from app.tasks import TaskRunner
    from app.widgets.page import Page
    from finance.ledger.ledger import Ledger

    P = TypeVar("P", bound=Page)

    class Show(Protocol):
        """Shows a page of the window and waits until it has read its books."""

        def __call__(self, page: P) -> P: ...


TODAY = date(2026, 11, 18)  # a Wednesday


@contextmanager
def opened(ledger: Ledger, tasks: TaskRunner) -> Iterator[Context]:
    """Give a context of plain books; all work on them has stopped when it is left."""
    context = Context(Books(ledger, None), tasks, today=lambda: TODAY)
    yield context
    tasks.shutdown()
    context.close_at_once()


def settle(qtbot: QtBot, tasks: TaskRunner) -> None:
    """Wait until no work is under way and what was taken off the screen is gone."""
    qtbot.waitUntil(lambda: not tasks.busy, timeout=20_000)
    QCoreApplication.processEvents()  # layouts show what was just added to them
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

"""Small books as a screen sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.helpers.window import opened, settle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from app.context import Context
    from app.tasks import TaskRunner
    from tests.helpers.small_books import Books
    from tests.helpers.window import P, Show


@pytest.fixture
def context(books: Books, tasks: TaskRunner) -> Iterator[Context]:
    """Give books that a test has filled, or fills."""
    with opened(books.ledger, tasks) as made:
        yield made


@pytest.fixture
def show(context: Context, qtbot: QtBot) -> Show:
    """Give what shows a page and waits until it has read the books."""

    def shown(page: P) -> P:
        qtbot.addWidget(page)
        page.resize(1000, 800)
        page.show()
        page.shown()
        settle(qtbot, context.tasks)
        return page

    return shown

"""Small books as a screen sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.helpers.window import opened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.context import Context
    from app.tasks import TaskRunner
    from tests.helpers.small_books import Books


@pytest.fixture
def context(books: Books, tasks: TaskRunner) -> Iterator[Context]:
    """Give books that a test has filled, or fills."""
    with opened(books.ledger, tasks) as made:
        yield made

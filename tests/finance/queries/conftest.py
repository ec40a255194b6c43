"""Ledgers that the tests of this folder ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.helpers.asker import Asker
from tests.helpers.books import Books, write
from tests.helpers.motley import motley

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture(scope="session")
def asker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asker]:
    """Random books with every oddity."""
    books = motley()
    engine = write(books, tmp_path_factory.mktemp("motley") / "books.coffer")
    with engine.connect() as connection:
        yield Asker(books, connection)
    engine.dispose()


@pytest.fixture
def asking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[Books], Asker]]:
    """Return a function that opens books of one's own."""
    opened = []

    def make(books: Books) -> Asker:
        engine = write(books, tmp_path_factory.mktemp("own") / "books.coffer")
        connection = engine.connect()
        opened.append((engine, connection))
        return Asker(books, connection)

    yield make
    for engine, connection in opened:
        connection.close()
        engine.dispose()

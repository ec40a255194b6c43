"""Ledgers that the tests of this folder ask."""

from __future__ import annotations

from shutil import copy
from typing import TYPE_CHECKING

import pytest

from tests.helpers.asker import Asker
from tests.helpers.books import Books, blank, write
from tests.helpers.motley import motley

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from sqlalchemy import Connection, Engine


@pytest.fixture(scope="session")
def blank_ledger(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A ledger without rows, to be copied."""
    return blank(tmp_path_factory.mktemp("blank") / "blank.coffer")


@pytest.fixture(scope="session")
def asker(blank_ledger: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asker]:
    """Random books with every oddity."""
    path = tmp_path_factory.mktemp("motley") / "books.coffer"
    copy(blank_ledger, path)
    books = motley()
    engine = write(books, path)
    with engine.connect() as connection:
        yield Asker(books, connection)
    engine.dispose()


@pytest.fixture
def asking(blank_ledger: Path, tmp_path: Path) -> Iterator[Callable[[Books], Asker]]:
    """Return a function that opens books of one's own."""
    opened: list[tuple[Engine, Connection]] = []

    def make(books: Books) -> Asker:
        path = tmp_path / f"books{len(opened)}.coffer"
        copy(blank_ledger, path)
        engine = write(books, path)
        opened.append((engine, engine.connect()))
        return Asker(books, opened[-1][1])

    yield make
    for engine, connection in opened:
        connection.close()
        engine.dispose()

"""A long file is imported chunk by chunk: few of its rows are in memory at any time."""

from __future__ import annotations

import gc
from datetime import date, timedelta
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from finance.errors import ImportCancelledError
from finance.imports.pipeline import import_parsed
from finance.imports.source import Source
from finance.imports.taken import Taken
from finance.readers.chunked import Chunked
from finance.readers.model import ParsedFile, ParsedRow, ParsedStatement

if TYPE_CHECKING:
    from tests.helpers.small_books import Books

CHUNK, CHUNKS = 1000, 24
FIRST = date(2024, 1, 1)


class _Counted(ParsedRow):
    """A row of which we know how many there are."""

    __slots__ = ("__weakref__",)


def made(number: int, most: list[int]) -> list[ParsedRow]:
    held = sum(type(found) is _Counted for found in gc.get_objects())
    most.append(held)
    return [
        _Counted(line, FIRST + timedelta(days=line // 20), Decimal(-(line % 700) - 1), payee="SHOP")
        for line in range(number * CHUNK, (number + 1) * CHUNK)
    ]


def long_file(most: list[int]) -> ParsedFile:
    rows = Chunked([CHUNK] * CHUNKS, lambda number: made(number, most))
    return ParsedFile("long.csv", "csv", "", (ParsedStatement(),), rows, signature="long")


def test_few_rows_are_in_memory_at_any_time(books: Books) -> None:
    most: list[int] = []
    source = Source(books.ledger.path.with_name("long.csv"), "Everyday")
    (done,) = import_parsed(books.ledger, [long_file(most)], [source])
    assert (done.new, books.ledger.transactions.count()) == (CHUNK * CHUNKS, CHUNK * CHUNKS)
    (again,) = import_parsed(books.ledger, [long_file(most)], [source])
    assert (again.new, len(again.duplicates)) == (0, CHUNK * CHUNKS)
    assert len({found.of for found in again.duplicates}) == CHUNK * CHUNKS
    assert max(most) <= 6 * CHUNK


def test_progress_moves_in_each_stage_and_a_stop_leaves_nothing(books: Books) -> None:
    told: list[tuple[str, int, int]] = []
    source = Source(books.ledger.path.with_name("long.csv"), "Everyday")
    before = books.state()
    for stage in ("comparing", "storing"):
        told.clear()
        with pytest.raises(ImportCancelledError):
            import_parsed(
                books.ledger,
                [long_file([])],
                [source],
                progress=lambda *now: told.append(now),
                cancelled=lambda stage=stage: _steps(told, stage) >= 2,  # type: ignore[misc]
            )
        assert _steps(told, stage) == 2
        assert books.state() == before


def _steps(told: list[tuple[str, int, int]], stage: str) -> int:
    return len({done for name, done, total in told if name == stage and done <= total})


def test_ids_are_taken_once() -> None:
    taken = Taken()
    ids = [1, 7, 8, 65_535, 65_536, 2**40 + 3, 5 * 2**40]
    for number in ids:
        assert number not in taken
        taken.add(number)
    assert all(number in taken for number in ids)
    assert not any(number + 1 in taken for number in ids if number + 1 not in ids)

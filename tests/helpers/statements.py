"""Statements written in a test, read at once."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from finance.readers import long_text
from finance.readers import read as read_module
from finance.readers.read import read_bytes, read_file

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from finance.readers.model import ParsedFile


def read(
    text: str,
    *,
    name: str = "statement.csv",
    encoding: str = "utf-8",
    answers: Mapping[str, str] | None = None,
) -> ParsedFile:
    """Return what the product reads in a file that holds `text`."""
    return read_bytes(text.encode(encoding), name, answers)


def amounts(file: ParsedFile) -> list[str]:
    """The amounts of all rows, as text."""
    return [f"{row.amount:f}" for row in file.rows]


def days(file: ParsedFile) -> list[str]:
    """The dates of all rows, ISO."""
    return [row.date.isoformat() for row in file.rows]


def total(file: ParsedFile) -> Decimal:
    """The sum of all rows."""
    return sum((row.amount for row in file.rows), Decimal(0))


def reasons(file: ParsedFile) -> list[tuple[int, str]]:
    """Line and reason of everything that was ignored."""
    return [(line.line, line.reason) for line in file.ignored]


def read_long(
    path: Path, *, block: int = 100, answers: Mapping[str, str] | None = None
) -> ParsedFile:
    """Return what the product reads in the file at `path` as if it were a long one, in blocks that small."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(read_module, "LONG", -1)
        patch.setattr(long_text, "BLOCK", block)
        return read_file(path, answers)


def held(file: ParsedFile) -> ParsedFile:
    """The same file with all its lines in memory, so that two of them can be compared."""
    return replace(
        file, rows=tuple(file.rows), refused=tuple(file.refused), ignored=tuple(file.ignored)
    )

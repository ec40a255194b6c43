"""Statements written in a test, read at once."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from finance.readers.read import read_bytes

if TYPE_CHECKING:
    from collections.abc import Mapping

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

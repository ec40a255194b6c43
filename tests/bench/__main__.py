"""`make bench`: ratios measured in one run on a made household; prints a table in Markdown.

Each ratio compares two ways in turn, pair by pair, and gives the median, so that a slow moment of
the machine touches both.
"""

from __future__ import annotations

import platform
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from finance.ledger.ledger import Ledger
from tests.bench import (
    answers,
    imports,
    insights,
    long_files,
    model,
    readers,
    understanding,
    window,
)
from tests.helpers.household import write_household

if TYPE_CHECKING:
    from collections.abc import Iterator

ROWS = 100_000
KEY = bytes(range(32))


def main() -> None:
    """Build the household once and run every part on it."""
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else ROWS
    print(f"{platform.machine()}, Python {platform.python_version()}, {rows:,} transactions\n")
    print("| what | measured | goal |\n|---|--:|--:|")
    with tempfile.TemporaryDirectory() as folder:
        source = write_household(Path(folder) / "household.csv", rows)
        path = Path(folder) / "books.coffer"
        _print(imports.run(source, path, KEY))
        with Ledger.open(path, KEY) as ledger:
            _print(answers.run(ledger))
            _print(insights.run(ledger))
            _print(understanding.run(ledger))
            _print(model.run(ledger))
        _print(window.run(source, Path(folder)))
        _print(understanding.command(Path(folder) / window.LEDGER))
        _print(readers.run(Path(folder)))
        _print(long_files.run(Path(folder)))


def _print(rows: Iterator[tuple[str, str, str]]) -> None:
    for what, measured, goal in rows:
        print(f"| {what} | {measured} | {goal} |", flush=True)


if __name__ == "__main__":
    main()

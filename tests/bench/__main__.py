"""`make bench`: ratios measured in one run on a made household; prints a table in Markdown.

Each ratio compares two ways in turn, pair by pair, and gives the median, so that a slow moment of
the machine touches both.
"""

from __future__ import annotations

import platform
import sys
import tempfile
from pathlib import Path

from finance.ledger.ledger import Ledger
from tests.bench import answers, imports, understanding, window
from tests.helpers.household import write_household

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
        parts = [imports.run(source, path, KEY)]
        with Ledger.open(path, KEY) as ledger:
            parts += [answers.run(ledger), understanding.run(ledger)]
        parts.append(window.run(source, Path(folder)))
        for part in parts:
            for what, measured, goal in part:
                print(f"| {what} | {measured} | {goal} |", flush=True)


if __name__ == "__main__":
    main()

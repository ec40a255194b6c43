"""A long table is read in memory that does not grow with it."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

BETWEEN = "import subprocess, sys; sys.exit(subprocess.call(sys.argv[1:]))"
SCRIPT = """
import sys
from pathlib import Path
from resource import RUSAGE_SELF, getrusage

from finance.readers import read

read.LONG = 100_000
read.read_file(Path(sys.argv[2]))
idle = getrusage(RUSAGE_SELF).ru_maxrss
file = read.read_file(Path(sys.argv[1]))
print(sum(1 for row in file.rows), getrusage(RUSAGE_SELF).ru_maxrss - idle)
"""


def peak(path: Path, rows: int, delimiter: str) -> int:
    """Write a statement of so many rows; return the peak memory of reading it, in a unit of the system."""
    with path.open("w") as stream:
        stream.write(delimiter.join(["Date", "Payee", "Reference", "Amount", "Balance"]) + "\n")
        for number in range(rows):
            cells = (f"2026-01-{number * 28 // rows + 1:02d}", f"Shop {number}", f"R{number}")
            stream.write(delimiter.join([*cells, "1.25", f"{(number + 1) * 1.25:.2f}"]) + "\n")
    small = path.with_name("small.csv")
    small.write_text("Date,Payee,Amount\n2026-01-13,Shop,-5.00\n")
    # A process begins with the peak of the one that started it: a small one stands between.
    done = subprocess.run(
        [sys.executable, "-c", BETWEEN, sys.executable, "-c", SCRIPT, str(path), str(small)],
        capture_output=True,
        text=True,
        check=True,
    )
    count, used = map(int, done.stdout.split())
    assert count == rows
    assert used > 0
    return used


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no getrusage")
@pytest.mark.parametrize("delimiter", [",", "\t"])
def test_five_times_the_rows_take_hardly_more_memory(tmp_path: Path, delimiter: str) -> None:
    path = tmp_path / "long.csv"
    assert peak(path, 150_000, delimiter) < peak(path, 30_000, delimiter) * 1.5

"""Reading statements: rows a second of every format, and other readers on the same files in turn."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from tests.helpers.made_statements import MAKERS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Self

ROWS = 10_000
ROUNDS = 7
REPOSITORY = Path(__file__).parents[2]
THEIR_PYTHON = REPOSITORY / "build" / "rivals" / "bin" / "python"
RIVALS = {"ofx": "ofxtools", "sta": "mt-940", "qif": "quiffen", "csv": "csv2ofx"}
TEXTS = {"sms.xml"}
NAMES = {
    "csv": "CSV",
    "ofx": "OFX",
    "qif": "QIF",
    "sta": "MT940",
    "camt.xml": "CAMT.053",
    "xlsx": "XLSX",
    "sms.xml": "text messages",
}


def run(folder: Path) -> Iterator[tuple[str, str, str]]:
    """Read one made account in each format."""
    for ending, make in MAKERS.items():
        path = folder / f"statement.{ending}"
        path.write_bytes(make(ROWS))
        what = f"reading {NAMES[ending]}, {ROWS:,} rows"
        with _Reader("coffer", path) as ours:
            goal = "≥ 20,000" if ending not in TEXTS else "each is a sentence to understand"
            yield what, f"{ROWS / median(ours.again() for _ in range(3)):,.0f} rows/s", goal
            if ending in RIVALS:
                yield f"{what} ÷ {RIVALS[ending]}", _against(RIVALS[ending], path, ours), "< 1 ×"


def _against(rival: str, path: Path, ours: _Reader) -> str:
    with _Reader(rival, path) as theirs:
        if theirs.count != ours.count:
            found = f"reads {theirs.count:,} rows" if theirs.count else "is not installed"
            return f"not compared: {rival} {found}"
        times = [(ours.again(), theirs.again()) for _ in range(ROUNDS)]
    our, their = (median(pair) for pair in zip(*times, strict=True))
    ratio = median(a / b for a, b in times)
    return f"{our:.2f} s ÷ {their:.2f} s = {ratio:.2f} ×"


class _Reader:
    """One reader on one file, in a process of its own; `count` is 0 where it is not there."""

    def __init__(self, name: str, path: Path) -> None:
        python = Path(sys.executable) if name == "coffer" else THEIR_PYTHON
        script = REPOSITORY / "tests" / "bench" / "one_reader.py"
        self.count = 0
        self._process: subprocess.Popen[str] | None = None
        if not python.exists():
            return
        self._process = subprocess.Popen(
            [python, script, name, path],
            cwd=REPOSITORY,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # What a rival that is not there says about it.
            stderr=None if name == "coffer" else subprocess.DEVNULL,
            text=True,
        )
        self.count = int(self._line() or 0)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process:
            self._process.communicate()

    def again(self) -> float:
        """Read once more; return the seconds that it took."""
        assert self._process
        assert self._process.stdin
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        return float(self._line())

    def _line(self) -> str:
        assert self._process
        assert self._process.stdout
        return self._process.stdout.readline().strip()

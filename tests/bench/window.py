"""The window: time until it is shown, and peak memory, each in a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from statistics import median
from typing import TYPE_CHECKING

from finance.imports.pipeline import import_files
from finance.ledger.ledger import Ledger

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LEDGER = "plain.coffer"
SHOWN = """
import json, sys, time
started = time.perf_counter()
from pathlib import Path
from PySide6.QtWidgets import QApplication
from app import bootstrap

app = QApplication([])
window = bootstrap.start(app, Path(sys.argv[1]))
window.show()
app.processEvents()
shown = time.perf_counter() - started
deadline = time.perf_counter() + 2
while time.perf_counter() < deadline:
    app.processEvents()
status = Path("/proc/self/status").read_text()  # ru_maxrss would count the parent's memory
peak = int(status.partition("VmHWM:")[2].split()[0]) / 1024
print(json.dumps({"shown": shown, "peak": peak}))
window.close()
"""


def run(source: Path, folder: Path) -> Iterator[tuple[str, str, str]]:
    """Open the window on the household several times."""
    path = folder / LEDGER
    with Ledger.create(path) as ledger:
        import_files(ledger, [source])
    runs = [_open(path) for _ in range(4)][1:]
    yield "window shown, warm", f"{median(r['shown'] for r in runs):.2f} s", "≤ 1 s"
    yield "window, peak memory", f"{max(r['peak'] for r in runs):.0f} MB", "≤ 250 MB"


def _open(path: Path) -> dict[str, float]:
    done = subprocess.run(
        [sys.executable, "-c", SHOWN, str(path)], capture_output=True, text=True, check=True
    )
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures

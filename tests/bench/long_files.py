"""Long files: how much memory an import of one takes over an idle process, and how fast it is."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

from tests.helpers.made_statements import MAKERS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CSV_ROWS = 200_000
MESSAGES = 50_000

IMPORT = """
import json, sys, time
from pathlib import Path
from finance.imports.pipeline import import_files
from finance.ledger.ledger import Ledger

def status(name):
    text = Path("/proc/self/status").read_text()
    return int(text.partition(name + ":")[2].split()[0]) / 1024

folder, short, long = map(Path, sys.argv[1:])
with Ledger.create(folder / "long.coffer", bytes(32)) as ledger:
    import_files(ledger, [short])  # whatever is read once is read now
    Path("/proc/self/clear_refs").write_text("5")  # the highest use is counted from here on
    idle, start = status("VmRSS"), time.perf_counter()
    import_files(ledger, [long])
    seconds = time.perf_counter() - start
print(json.dumps({"over": status("VmHWM") - idle, "seconds": seconds}))
"""


def run(folder: Path, rows: int = CSV_ROWS) -> Iterator[tuple[str, str, str]]:
    """Import a long table and a long backup of messages, each in a process of its own."""
    if sys.platform != "linux":
        yield "import of long files, peak memory", "measured on Linux only", "≤ 200 MB over idle"
        return
    for ending, name, count in (("csv", "CSV", rows), ("sms.xml", "messages", MESSAGES)):
        own = folder / f"long-{ending}"
        own.mkdir()
        short, long = own / f"short.{ending}", own / f"long.{ending}"
        short.write_bytes(MAKERS[ending](100))
        long.write_bytes(MAKERS[ending](count))
        size = long.stat().st_size / 1e6
        done = subprocess.run(
            [sys.executable, "-c", IMPORT, own, short, long],
            capture_output=True,
            text=True,
            check=True,
        )
        figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
        what = f"import of {count:,} rows of {name}, {size:.0f} MB"
        speed = f"{count / figures['seconds']:,.0f} rows/s"
        yield f"{what}: peak memory over idle", f"{figures['over']:.0f} MB, {speed}", "≤ 200 MB"

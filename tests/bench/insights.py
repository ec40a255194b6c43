"""What stands out: all facts of a household that has many years of rows."""

from __future__ import annotations

from datetime import date
from statistics import median
from typing import TYPE_CHECKING

from tests.bench.timing import seconds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from finance.ledger.ledger import Ledger

TODAY = date(2026, 11, 18)
_TIMES = 5


def run(ledger: Ledger) -> Iterator[tuple[str, str, str]]:
    """Look for what stands out a few times; the median counts."""
    took = median(seconds(lambda: ledger.insights.facts(TODAY)) for _ in range(_TIMES))
    yield "what stands out, all facts", f"{took * 1000:.0f} ms", "≤ 300 ms"

"""Timing two ways of doing one thing in turn."""

from __future__ import annotations

from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def seconds(work: Callable[[], object]) -> float:
    """Return how long one call takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def paired(
    one: Callable[[], object], other: Callable[[], object], rounds: int = 15
) -> tuple[float, float]:
    """Return the median seconds of both, measured in turn after one warm-up each."""
    one()
    other()
    times = [(seconds(one), seconds(other)) for _ in range(rounds)]
    return median(t for t, _ in times), median(t for _, t in times)

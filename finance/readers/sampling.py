"""What can be told of a long sequence that is seen once: an even sample, and how many items differ."""

from __future__ import annotations

from array import array
from heapq import merge
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

T = TypeVar("T")
_RUN = 1 << 16


class Sample(Generic[T]):
    """Every 2ⁿth item of a sequence, beginning with the first, and never more than `most`."""

    def __init__(self, most: int, items: Iterable[T] = ()) -> None:
        self.items: list[T] = []
        self._most = most
        self._step = 1
        self._seen = 0
        for item in items:
            if self.due():
                self.keep(item)

    def due(self) -> bool:
        """Count the next item; return whether it is to be kept."""
        self._seen += 1
        return not (self._seen - 1) % self._step

    def keep(self, item: T) -> None:
        """Keep an item that is due."""
        self.items.append(item)
        if len(self.items) > self._most:
            del self.items[1::2]
            self._step *= 2


class Distinct:
    """Counts different texts in eight bytes each."""

    def __init__(self) -> None:
        self.total = 0
        self._runs: list[array[int]] = []
        self._recent: set[int] = set()

    def add(self, text: str) -> None:
        """Count a text."""
        self.total += 1
        self._recent.add(hash(text))
        if len(self._recent) >= _RUN:
            self._runs.append(array("q", sorted(self._recent)))
            self._recent.clear()

    def count(self) -> int:
        """Return how many of the texts differ."""
        if not self._runs:
            return len(self._recent)
        found, last = 0, None
        for value in merge(*self._runs, sorted(self._recent)):
            found += value != last
            last = value
        return found

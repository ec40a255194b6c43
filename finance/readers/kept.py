"""Items of a long file: counted while it is read, kept if they are few, else made again when asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from finance.readers.chunked import Chunked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

T = TypeVar("T")
_MOST = 5_000


class Kept(Generic[T]):
    """Items of one kind, chunk by chunk; of a long file only the first are kept."""

    def __init__(self, kind: type[T], *, every: bool) -> None:
        self.items: list[T] = []
        self.counts: list[int] = []
        self._kind = kind
        self._every = every

    def begin(self) -> None:
        """Begin the next chunk."""
        self.counts.append(0)

    def add(self, item: T) -> None:
        """Take in an item of the chunk."""
        self.counts[-1] += 1
        if self._every or len(self.items) < _MOST:
            self.items.append(item)

    def all(self, read: Callable[[int], Iterable[object]]) -> Sequence[T]:
        """Return all items; `read` gives again everything that the chunk with this number holds."""
        if len(self.items) == sum(self.counts):
            return tuple(self.items)
        kind = self._kind
        return Chunked(self.counts, lambda n: [item for item in read(n) if isinstance(item, kind)])

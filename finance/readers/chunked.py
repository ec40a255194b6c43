"""A long sequence whose items are made again from the file, some thousand at a time, when asked for."""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from threading import Lock
from typing import TypeVar, overload

T = TypeVar("T")
_KEPT = 2  # chunks in memory: the one shown and the one beside it


class Chunked(Sequence[T]):
    """A read-only sequence of which only two chunks are in memory at any time.

    `counts` says how many items each chunk holds; `read` makes the items of the chunk with this
    number, always the same ones. Any thread may read. Whatever `read` raises passes through.
    """

    def __init__(self, counts: Sequence[int], read: Callable[[int], Sequence[T]]) -> None:
        self._ends = list(accumulate(counts))
        self._read = read
        self._chunks: OrderedDict[int, Sequence[T]] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError(index)
        number = bisect_right(self._ends, place)
        return self._chunk(number)[place - (self._ends[number - 1] if number else 0)]

    def __iter__(self) -> Iterator[T]:
        for number in range(len(self._ends)):
            yield from self._chunk(number)

    def _chunk(self, number: int) -> Sequence[T]:
        with self._lock:
            if number not in self._chunks:
                self._chunks[number] = self._read(number)
                if len(self._chunks) > _KEPT:
                    self._chunks.popitem(last=False)
            self._chunks.move_to_end(number)
            return self._chunks[number]

"""A long sequence read chunk by chunk behaves as the list it stands for."""

from __future__ import annotations

from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.readers.chunked import Chunked


def chunked(counts: list[int], reads: list[int] | None = None) -> Chunked[int]:
    starts = [0, *accumulate(counts)]

    def read(number: int) -> list[int]:
        if reads is not None:
            reads.append(number)
        return list(range(starts[number], starts[number + 1]))

    return Chunked(counts, read)


@given(st.lists(st.integers(0, 5), max_size=8), st.data())
def test_it_is_the_list_that_it_stands_for(counts: list[int], data: st.DataObject) -> None:
    whole = list(range(sum(counts)))
    rows = chunked(counts)
    assert len(rows) == len(whole)
    assert list(rows) == whole
    assert rows[1:4] == whole[1:4]
    if whole:
        place = data.draw(st.integers(-len(whole), len(whole) - 1))
        assert rows[place] == whole[place]


@given(st.lists(st.integers(0, 5), max_size=5))
def test_a_place_outside_is_an_index_error(counts: list[int]) -> None:
    rows = chunked(counts)
    for place in (sum(counts), -sum(counts) - 1):
        with pytest.raises(IndexError):
            rows[place]


def test_going_through_it_reads_each_chunk_once() -> None:
    reads: list[int] = []
    assert sum(chunked([3, 3, 3], reads)) == 36
    assert reads == [0, 1, 2]

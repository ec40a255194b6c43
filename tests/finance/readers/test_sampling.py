from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from finance.readers.sampling import Distinct, Sample


@given(st.integers(0, 500), st.integers(1, 20))
def test_a_sample_is_even_and_begins_with_the_first(count: int, most: int) -> None:
    items = Sample(most, range(count)).items
    assert len(items) <= most
    assert items[:1] == list(range(min(count, 1)))
    assert len({b - a for a, b in pairwise(items)}) <= 1
    assert len(items) > min(count, most) // 2 or not count


def test_texts_that_differ_are_counted_however_many_they_are() -> None:
    counter = Distinct()
    for number in range(150_000):
        counter.add(f"text {number % 140_000}")
    assert (counter.total, counter.count()) == (150_000, 140_000)

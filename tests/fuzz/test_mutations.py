"""Inputs that are nearly right, for each format: changed, cut, mixed with tokens of the format."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz.targets import TARGETS, check


@st.composite
def mutated(draw: st.DrawFn, name: str) -> bytes:
    """A seed with some of its bytes changed, left out or twice, and tokens put in anywhere."""
    target = TARGETS[name]
    data = bytearray(draw(st.sampled_from(target.seeds)))
    tokens = [token.encode() for token in target.tokens]
    for _ in range(draw(st.integers(1, 8))):
        at = draw(st.integers(0, len(data)))
        end = at + draw(st.integers(0, 60))
        piece = draw(st.one_of(st.sampled_from(tokens), st.binary(max_size=8)))
        data[at:end] = draw(st.sampled_from([piece, b"", bytes(data[at:end]) * 2, piece * 50]))
    return bytes(data)


@pytest.mark.parametrize("name", TARGETS)
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(data=st.data())
def test_no_input_breaks_a_reader(name: str, data: st.DataObject) -> None:
    check(TARGETS[name], data.draw(mutated(name)))

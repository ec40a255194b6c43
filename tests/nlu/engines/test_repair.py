"""What an unconstrained model wrote is mended in its punctuation only."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlu.engines.repair import repaired

VALUE = {"intent": "total", "merchants": ["Nordmart"]}
TEXT = json.dumps(VALUE)


@pytest.mark.parametrize(
    "text",
    [
        TEXT,
        f"```json\n{TEXT}\n```",
        f"```\n{TEXT}",
        f"Sure! Here is the JSON you asked for:\n{TEXT}\nLet me know if that helps.",
        '{"intent": "total", "merchants": ["Nordmart",],}',
        '{"intent": "total", "merchants": ["Nordmart"]',
        f"\n\n  {TEXT}  ",
    ],
    ids=["plain", "fence", "open fence", "prose", "commas", "last brace", "space"],
)
def test_known_shapes_become_the_object(text: str) -> None:
    found = repaired(text)
    assert found is not None
    assert (found.value, found.whole) == (VALUE, True)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "You spent 24 euros at Nordmart.",
        "[1, 2]",
        f"[{TEXT}]",
        f"{TEXT}{TEXT}",
        '{"intent" "total"}',
        '{"intent": "total"]}',
        "{" * 50_000,
        '{"intent": "' + "a" * 50_000,
        "null",
    ],
)
def test_what_holds_no_object_or_two_is_refused(text: str) -> None:
    assert repaired(text) is None


@pytest.mark.parametrize("at", range(1, len(TEXT) - 1))
def test_a_text_cut_off_anywhere_never_passes_for_the_whole(at: int) -> None:
    found = repaired(TEXT[:at])
    if found is not None:
        # All but the last brace is there: servers tell when they cut, so it is a slip.
        assert found.whole == (TEXT[:at].endswith('"total"'))
        for key, value in found.value.items():
            assert value in (VALUE[key], [])


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(st.text(), json_values, max_size=4))
def test_text_that_parses_is_never_touched(value: dict[str, object]) -> None:
    found = repaired(json.dumps(value))
    assert found is not None
    assert (found.value, found.whole) == (value, True)


@given(st.text())
def test_any_text_is_taken(text: str) -> None:
    repaired(text)
    repaired("{" + text)
    repaired("```json\n{" + text)

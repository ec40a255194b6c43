from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.readers.json_walk import BrokenJsonError, JsonWalk

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


def skip_all(walk: JsonWalk) -> None:
    for _ in walk.members():
        walk.skip()


@given(st.dictionaries(st.text(), VALUES, max_size=4), st.sampled_from([None, 1, "\t"]))
def test_every_object_is_gone_through_whole(whole: dict[str, object], indent: str | None) -> None:
    walk = JsonWalk(json.dumps(whole, indent=indent))
    assert {name: walk.value() for name in walk.members()} == whole


@given(st.dictionaries(st.text(), st.lists(VALUES, max_size=3), max_size=3))
def test_lists_are_gone_through_item_by_item(whole: dict[str, list[object]]) -> None:
    walk = JsonWalk(json.dumps(whole))
    assert {name: list(walk.items()) for name in walk.members()} == whole


@pytest.mark.parametrize("length", [2_040, 2_048, 70_000])
def test_an_item_of_any_usual_length_is_read(length: int) -> None:
    walk = JsonWalk(f'{{"a": [{"1" * 40}, "{"x" * length}", {"2" * 40}]}}')
    assert [list(walk.items()) for _ in walk.members()] == [
        [int("1" * 40), "x" * length, int("2" * 40)]
    ]


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"a"}', '{"a": 1', '{"a": 1,}', '{"a": 1} x', "{1: 2}", '{"a": [1 2]}', '{"a": [1,]}',
             '{"a": ' + "[" * 5_000]
)  # fmt: skip
def test_what_is_no_object_is_broken(text: str) -> None:
    walk = JsonWalk(text)
    with pytest.raises(BrokenJsonError):
        skip_all(walk)


def test_what_is_no_list_has_no_items() -> None:
    walk = JsonWalk('{"a": null, "b": {"c": 1}}')
    names = walk.members()
    next(names)
    assert list(walk.items()) == []
    next(names)
    with pytest.raises(TypeError):
        list(walk.items())

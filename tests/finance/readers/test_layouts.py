from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from tests.helpers.layouts import Layout, layouts, outcome, text_of
from tests.helpers.shared import shared
from tests.helpers.statements import read

pytestmark = pytest.mark.shared


@cache
def every() -> tuple[Layout, ...]:
    return tuple(layouts(shared("research") / "csv_formats.jsonl"))


def outcomes(*, header: bool, statement: bool = True, own_words: bool = False) -> dict[str, str]:
    chosen = [x for x in every() if x.has_header == header and x.is_statement == statement]
    return {x.name: outcome(x, read(text_of(x, own_words=own_words))) for x in chosen}


@pytest.mark.parametrize(
    "own_words", [False, True], ids=["published names", "words of the country"]
)
def test_layouts_with_a_header_are_read_right_without_a_hint(own_words: bool) -> None:
    found = outcomes(header=True, own_words=own_words)
    wrong = {name: what for name, what in found.items() if what != "right"}
    assert len(found) > 300
    assert len(wrong) <= len(found) * 0.02, wrong


def test_layouts_without_a_header_are_read_right_or_asked_about() -> None:
    found = outcomes(header=False)
    assert len(found) > 35
    assert set(found.values()) <= {"right", "asks"}, found
    assert Counter(found.values())["right"] > len(found) * 0.75


def test_whether_there_is_a_header_is_told_by_the_content() -> None:
    for layout in every():
        if not layout.is_statement:
            continue
        file = read(text_of(layout, own_words=False))
        begins = [line for line in file.ignored if line.reason == "header"]
        assert bool(begins) == layout.has_header or bool(file.error), layout.name


def test_price_lists_balances_and_the_like_are_no_bookings() -> None:
    for header in (True, False):
        found = outcomes(header=header, statement=False)
        assert set(found.values()) <= {"asks"}, found

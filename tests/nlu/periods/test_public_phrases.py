"""Period phrases collected from public parsers, where their conventions are ours."""

from __future__ import annotations

import json
from datetime import date, timedelta

import pytest

from nlu.periods.calendar import resolve
from nlu.periods.parse import find
from nlu.text import Text
from tests.helpers.shared import shared

# Shares of each class read alike; the rest differ in convention (rolling windows, ends of ranges)
# or are things that no one asks of their books (centuries, feasts, times of day).
FLOORS = {"last/this/prev unit": 0.85, "month-year": 0.7, "quarter/half": 0.7, "weekday/day": 0.5}


@pytest.mark.shared
def test_the_classes_that_people_ask_about_are_read_alike() -> None:
    right: dict[str, list[bool]] = {}
    for line in shared("questions/periods.jsonl").read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        right.setdefault(case["class"], []).append(_alike(case))
    shares = {name: sum(right[name]) / len(right[name]) for name in FLOORS}
    assert all(shares[name] >= floor for name, floor in FLOORS.items()), shares


def _alike(case: dict[str, str]) -> bool:
    today = date.fromisoformat(case["reference"][:10])
    found = find(Text.of(case["text"]), "en")
    if not found:
        return False
    span = resolve(found[0].symbol, today)
    if str(span.start) != str(case["start"])[:10]:
        return False
    if not case["end_exclusive"]:
        return True
    end = date.fromisoformat(case["end_exclusive"][:10])
    return bool({span.end, span.whole_end} & {end, end - timedelta(days=1)})

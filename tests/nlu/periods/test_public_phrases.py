"""Period phrases collected from public parsers, by kind: how many are read alike."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta
from typing import Any

import pytest

from nlu.lexicon import lexicon
from nlu.numerals import in_digits
from nlu.periods.calendar import resolve
from nlu.periods.parse import find
from nlu.spelling import plain
from nlu.text import Text
from nlu.vocabulary import Vocabulary
from tests.helpers.shared import shared

# The rest differs in convention (windows that end yesterday, "two months ago" as a day, weeks from
# the first Monday, the month before the day) or is nothing that anybody asks of their books
# (decades, feasts of the moon, lengths of time).
FLOORS = {
    "last/this/prev unit": 0.9,
    "month-year": 0.8,
    "quarter/half": 0.9,
    "weekday/day": 0.6,
    "since/after/before/until": 0.5,
    "range between/from-to": 0.75,
}
_TO = re.compile(r"\b(to|through|till|until|and)\b|[-~]")


@pytest.mark.shared
def test_the_kinds_that_people_ask_about_are_read_alike() -> None:
    right: dict[str, list[bool]] = {}
    for line in shared("questions/periods.jsonl").read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        right.setdefault(case["class"], []).append(_alike(case))
    shares = {name: sum(right[name]) / len(right[name]) for name in FLOORS}
    assert all(shares[name] >= floor for name, floor in FLOORS.items()), shares


def _alike(case: dict[str, Any]) -> bool:
    today = date.fromisoformat(case["reference"][:10])
    lex, nobody = lexicon("en"), Vocabulary()
    text = Text.of(case["text"]).rewritten(lex.words["rewrite"])
    found = find(in_digits(plain(text, "en", nobody), "en", nobody), "en")
    if not found:
        return False
    span = resolve(found[0].symbol, today)
    if str(span.start) != str(case["start"])[:10]:
        return False
    if not case["end_exclusive"] or _TO.search(case["text"]):
        return True  # "from March to May" ends before May there, after it by our contract
    end = date.fromisoformat(case["end_exclusive"][:10])
    return bool({span.end, span.whole_end} & {end, end - timedelta(days=1)})

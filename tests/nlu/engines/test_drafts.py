"""What a model leaves out is no fault, and what is wrong with its text is named without its words."""

from __future__ import annotations

import json

import pytest

from nlu.engines.drafts import Amiss, parsed
from nlu.engines.schema import Candidates, Draft, draft_type
from nlu.hints import hints
from tests.helpers.vocabulary import TODAY, household

CANDIDATES = Candidates.of(
    hints("how much at Nordmart on groceries in April?", "en", household(), TODAY), None
)
KIND = draft_type(CANDIDATES)


def read(text: str, *, constrained: bool = False) -> Draft | Amiss:
    return parsed(text, KIND, CANDIDATES, constrained=constrained)


@pytest.mark.parametrize(
    "text",
    [
        '{"intent":"total"}',
        '{"intent":"total","measure":null}',
        '{"intent":"total","merchants":null,"categories":[]}',
        '{"intent":"total","merchants":"nordmart"}',
        '{"intent":"total","merchants":["NORDMART"],"reason":"because"}',
    ],
    ids=["nothing else", "null", "null list", "no list", "too much said"],
)
def test_all_but_the_intent_may_be_missing_or_slightly_off(text: str) -> None:
    draft = read(text)
    assert isinstance(draft, Draft)
    assert set(draft.names("merchants")) <= {"Nordmart"}


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('{"measure":"spending"}', "intent: missing"),
        ('{"intent":"buy"}', "intent: literal_error"),
        ('{"intent":"total","merchants":["Casa Verde"]}', "merchants: literal_error"),
        ('{"intent":"total","period":"last year"}', "period: literal_error"),
        ('{"intent":"total","merchants":["Nordm', "cut off"),
        ("You spent 24 euros at Nordmart.", "no object"),
    ],
)
def test_what_is_wrong_is_named(text: str, what: str) -> None:
    assert read(text) == Amiss(what)


def test_a_text_that_the_schema_ruled_is_taken_to_the_letter() -> None:
    said = {"intent": "total", "measure": "spending", "merchants": ["Nordmart"]}
    assert isinstance(read(json.dumps(said), constrained=True), Draft)
    assert isinstance(read(json.dumps({**said, "reason": "x"}), constrained=True), Amiss)

"""The shape of a question's draft holds what its words hold and nothing else."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from pydantic import ValidationError

from finance.queries.query import FinanceQuery, Intent, Measure
from nlu.engines.schema import MOST_LETTERS, MOST_MERCHANTS, Candidates, draft_type, json_schema
from nlu.hints import Hints, hints
from nlu.names import NameHint
from nlu.vocabulary import Name
from tests.helpers.vocabulary import TODAY, household


def found(question: str, language: str = "en") -> Hints:
    return hints(question, language, household(language), TODAY)


def candidates(question: str, previous: FinanceQuery | None = None) -> dict[str, tuple[str, ...]]:
    return Candidates.of(found(question), previous).slots


def test_a_slot_without_a_hint_does_not_exist() -> None:
    assert candidates("how much did I spend?") == {}
    schema = json_schema(draft_type(Candidates.of(found("how much did I spend?"), None)))
    properties = schema["properties"]
    assert isinstance(properties, dict)
    assert set(properties) == {"intent", "measure"}


def test_slots_hold_the_ledgers_names_and_the_periods_that_code_found() -> None:
    slots = candidates("what did Nina spend at Nordmart on groceries in April over 50?")
    assert slots["members"] == ("Nina",)
    assert slots["merchants"] == ("Nordmart",)
    assert slots["categories"] == slots["exclude_categories"] == ("Groceries",)
    assert slots["period"] == ("in April",)
    assert "other_period" not in slots
    assert slots["amount_min"] == slots["threshold"] == ("50",)


def test_two_periods_may_be_held_against_each_other() -> None:
    slots = candidates("did I spend more in March than in April?")
    assert slots["period"] == slots["other_period"] == ("in March", "in April")


def test_a_follow_up_may_say_that_it_is_one() -> None:
    before = FinanceQuery(intent=Intent.TOTAL, measure=Measure.SPENDING)
    assert "follow_up" not in candidates("and Nordmart?")
    assert candidates("and Nordmart?", before)["follow_up"] == ("yes", "no")


def test_french_words_fill_the_same_slots() -> None:
    slots = Candidates.of(found("combien en courses chez Nordmart en avril ?", "fr"), None).slots
    assert slots["categories"] == ("Courses",)
    assert slots["merchants"] == ("Nordmart",)
    assert slots["period"] == ("en avril",)


def test_a_thousand_merchants_are_cut_to_a_few_of_bounded_length() -> None:
    hint = found("how much at Nordmart?")
    many = tuple(Name("merchant", f"Shop number {n}") for n in range(1000))
    wide = replace(hint, names=(NameHint("merchant", ("Nordmart",), 3, 4, "exact", many),))
    names = Candidates.of(wide, None).slots["merchants"]
    assert names[0] == "Nordmart"
    assert len(names) == MOST_MERCHANTS
    long = tuple(Name("merchant", f"{n} " + "x" * 300) for n in range(1000))
    wide = replace(hint, names=(NameHint("merchant", ("Nordmart",), 3, 4, "exact", long),))
    names = Candidates.of(wide, None).slots["merchants"]
    assert names[0] == "Nordmart"
    assert sum(map(len, names)) <= MOST_LETTERS


def test_the_type_refuses_what_is_no_candidate() -> None:
    kind = draft_type(Candidates.of(found("how much at Nordmart?"), None))
    assert kind.model_validate({"intent": "total", "merchants": ["Nordmart"]}).names("merchants")
    for wrong in (
        {"intent": "total", "merchants": ["Casa Verde"]},
        {"intent": "total", "categories": ["Groceries"]},
        {"intent": "buy"},
        {"merchants": ["Nordmart"]},
        {"intent": "total", "merchants": ["Nordmart", "Nordmart"]},
    ):
        with pytest.raises(ValidationError):
            kind.model_validate(wrong)


def test_the_json_schema_says_what_the_type_says() -> None:
    schema = json_schema(draft_type(Candidates.of(found("how much at Nordmart last month?"), None)))
    text = json.dumps(schema)
    assert "Nordmart" in text
    assert "Casa Verde" not in text
    assert "title" not in text
    assert schema["required"] == ["intent", "measure", "merchants"]
    assert schema["additionalProperties"] is False

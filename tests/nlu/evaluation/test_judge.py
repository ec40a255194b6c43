"""One answer against its gold: what counts as right, wrong, refused and asked back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlu.evaluation.gold import Turn
from nlu.evaluation.judge import SCALARS, judge

GOLD = {
    "intent": "total",
    "measure": "spending",
    "period": ["2026-10-01", "2026-10-31"],
    "categories": ["Groceries"],
}
SEEN: dict[str, Any] = {
    **GOLD,
    "period": {"start": "2026-10-01", "end": "2026-10-31", "label": "last month"},
}


def turn(status: str = "answered", accept: dict[str, Any] | None = None, **gold: object) -> Turn:
    return Turn("how much?", status, {**GOLD, **gold}, accept or {})


def test_the_same_reading_is_a_full_match() -> None:
    verdict = judge(turn(), "answered", SEEN)
    assert verdict.right
    assert not verdict.missed


def test_a_wrong_name_is_confidently_wrong_and_named() -> None:
    verdict = judge(turn(), "answered", {**SEEN, "categories": ["Rent"]})
    assert verdict.wrong
    assert verdict.missed == ("categories",)


def test_asking_back_is_neither_right_nor_wrong() -> None:
    verdict = judge(turn(), "needs_choice", None)
    assert (verdict.right, verdict.wrong, verdict.asked) == (False, False, True)
    assert verdict.missed[0] == "status"


def test_refusing_a_question_that_has_an_answer_is_no_match() -> None:
    verdict = judge(turn(), "not_understood", None)
    assert (verdict.right, verdict.wrong, verdict.refused) == (False, False, True)


@pytest.mark.parametrize("status", ["out_of_scope", "not_understood"])
def test_refusing_what_is_out_of_scope_is_right(status: str) -> None:
    assert judge(Turn("weather?", "out_of_scope"), status, None).right


def test_answering_what_is_out_of_scope_is_confidently_wrong() -> None:
    verdict = judge(Turn("weather?", "out_of_scope"), "answered", SEEN)
    assert verdict.wrong
    assert verdict.missed == ("status",)


def test_other_values_that_the_gold_accepts_are_right() -> None:
    accept = {"measure": ["any"], "period": [None]}
    assert judge(turn(accept=accept), "answered", {**SEEN, "measure": "any", "period": None}).right


def test_a_question_that_may_be_refused_is_right_either_way() -> None:
    either = turn(accept={"intent": ["out_of_scope"]})
    assert judge(either, "out_of_scope", None).right
    assert judge(either, "answered", SEEN).right


def test_names_are_compared_without_case_and_order() -> None:
    gold = turn(merchants=["Lidl", "ALDI"])
    assert judge(gold, "answered", {**SEEN, "merchants": ["aldi", "lidl"]}).right


def test_search_words_are_a_bag_without_plurals_and_fillers() -> None:
    gold = turn(text=["the running shoes"])
    assert judge(gold, "answered", {**SEEN, "text": ["shoe", "running"]}).right
    assert not judge(gold, "answered", {**SEEN, "text": ["shoe"]}).right


def test_a_target_may_stand_in_either_slot_but_must_stand_in_one() -> None:
    gold = turn(accept={"text": [["groceries"], []], "categories": [[]]})
    assert judge(gold, "answered", {**SEEN, "categories": [], "text": ["groceries"]}).right
    lost = judge(gold, "answered", {**SEEN, "categories": []})
    assert lost.missed == ("target",)


@pytest.mark.parametrize(
    ("intent", "slot", "usual"),
    [
        ("average", "unit", "transaction"),
        ("breakdown", "group_by", "category"),
        ("trend", "group_by", "month"),
        ("extreme_period", "order", "most"),
        ("largest", "limit", 1),
        ("list", "limit", 10),
    ],
)
def test_a_usual_value_counts_as_said(intent: str, slot: str, usual: object) -> None:
    seen = {**SEEN, "intent": intent}
    assert judge(turn(intent=intent), "answered", {**seen, slot: usual}).right
    said = Turn("how much?", "answered", {**GOLD, "intent": intent, slot: usual})
    assert judge(said, "answered", seen).right


def test_amounts_are_compared_as_numbers() -> None:
    assert judge(turn(threshold="1,200"), "answered", {**SEEN, "threshold": "1200.00"}).right


@given(st.sampled_from(SCALARS), st.integers(2, 10**6))
def test_a_number_that_nobody_said_is_wrong(slot: str, value: int) -> None:
    assert slot in judge(turn(), "answered", {**SEEN, slot: value}).missed

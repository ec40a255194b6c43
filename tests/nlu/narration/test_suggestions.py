"""Refusals, example questions and follow-ups."""

from __future__ import annotations

import pytest

from finance.queries.query import Intent
from nlu.narration import example_questions, follow_ups, refusal
from tests.helpers.telling import LAST_MONTH, PAST_YEAR, ask, plain

NAMES = {
    "categories": ("Groceries", "Fuel"),
    "merchants": ("Lidl", "IKEA"),
    "accounts": ("Everyday",),
    "members": ("Alex",),
}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_examples_use_the_names_given(language: str) -> None:
    questions = example_questions(language, **NAMES)

    assert len(questions) == len(set(questions)) >= 20
    for name in ("Groceries", "Fuel", "Lidl", "IKEA", "Everyday", "Alex"):
        assert any(name in question for question in questions)
    assert not any("{" in question for question in questions)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_examples_need_no_names(language: str) -> None:
    assert len(set(example_questions(language))) >= 12


def test_two_names_are_compared_only_where_there_are_two() -> None:
    def compared(*categories: str) -> list[str]:
        questions = example_questions("en", categories)
        return [question for question in questions if question.startswith("Compare")]

    assert compared("Groceries", "Fuel", "Rent") == ["Compare Rent and Groceries this year"]
    assert compared("Groceries", "Groceries") == []


def test_a_refusal_offers_three_questions() -> None:
    assert refusal("out_of_scope", "en", ("A?", "B?", "C?", "D?")) == (
        "Coffer answers questions about your own records only. "
        "Try, for example: “A?”, “B?” or “C?”."
    )
    assert plain(refusal("not_understood", "fr", ("A ?",))) == (
        "Coffer n’a pas compris cette question. Essayez par exemple : « A ? »."
    )


def test_a_refusal_without_examples_is_one_sentence() -> None:
    assert refusal("not_understood", "en", ()) == "Coffer did not understand this question."
    assert refusal("needs_choice", "en", ("A?",)) == (
        "This question can be read in more than one way."
    )
    assert refusal("anything", "en", ()) == refusal("not_understood", "en", ())


def test_follow_ups_fit_what_was_asked() -> None:
    total = follow_ups(ask("total", period=LAST_MONTH), "en")
    one_category = follow_ups(ask("total", period=LAST_MONTH, categories=("Fuel",)), "en")
    one_shop = follow_ups(ask("total", period=PAST_YEAR, merchants=("Lidl",)), "en")

    assert total == ("On what?", "And the month before?", "Month by month?")
    assert one_category[0] == "At which shops?"
    assert one_shop[0] == "And this month?"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("intent", list(Intent))
def test_three_follow_ups_after_every_answer(intent: Intent, language: str) -> None:
    assert len(set(follow_ups(ask(intent.value), language))) == 3

"""Whatever is typed gets an honest reading, and no name that was not typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nlu.understand import LONGEST_QUESTION, understand
from tests.helpers.vocabulary import TODAY, household

if TYPE_CHECKING:
    from nlu.reading import Reading


def read(question: str) -> Reading:
    return understand(question, household(), TODAY)


@pytest.mark.parametrize(
    "question",
    [
        "",
        "   ",
        "?",
        "🍕🍕🍕",
        "asdfghjkl",
        "hello",
        "我上个月花了多少钱",
        "x" * 10_000,
        "how much " * 2_000,
        "cuánto gasté el mes pasado",
    ],
)
def test_what_is_no_question_is_answered_honestly(question: str) -> None:
    assert read(question).status == "not_understood"
    assert read(question).query is None


def test_statements_of_another_kind_do_nothing() -> None:
    assert read("SELECT * FROM transactions; DROP TABLE splits").query is None


@given(st.text(max_size=LONGEST_QUESTION + 20))
@settings(max_examples=200)
def test_any_text_is_safe(question: str) -> None:
    reading = read(question)
    assert (reading.query is not None) == (reading.status == "answered")


WORDS = [
    "how",
    "much",
    "did",
    "we",
    "spend",
    "on",
    "at",
    "for",
    "last",
    "month",
    "nordmart",
    "groceries",
    "and",
    "rent",
    "over",
    "200",
    "euros",
    "show",
    "which",
    "compare",
    "than",
    "more",
    "why",
    "when",
    "combien",
    "le",
    "la",
    "de",
    "en",
    "dépense",
    "chez",
    "par",
    "mois",
    "où",
    "plus",
    "10",
    "€",
    "paul",
    "from",
    "since",
    "to",
    "between",
    "march",
    "3rd",
    "the",
    "doughnuts",
    "balance",
    "card",
    "average",
    "without",
    "per",
    "not",
]


@given(st.lists(st.sampled_from(WORDS), max_size=14))
@settings(max_examples=300)
def test_names_come_from_the_question_alone(words: list[str]) -> None:
    reading = read(" ".join(words))
    got = reading.query
    if got is None:
        return
    assert set(got.merchants) <= ({"Nordmart"} if "nordmart" in words else set())
    assert set(got.members) <= ({"Paul"} if "paul" in words else set())
    if got.period and got.period.start and got.period.end:
        assert got.period.start <= got.period.end

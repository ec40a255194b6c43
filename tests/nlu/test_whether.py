"""Questions that want yes or no first."""

from __future__ import annotations

import pytest

from nlu.whether import asks_whether


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("Did we spend more in May than in April?", "en"),
        ("is my phone bill up", "en"),
        ("And are the heating costs rising?", "en"),
        ("Have we paid too much for water lately?", "en"),
        ("A-t-on dépensé plus en mai qu’en avril ?", "fr"),
        ("est-ce que Léa dépense davantage que Tom", "fr"),
        ("Mes factures ont augmenté ?", "fr"),
        ("Les frais de la voiture ont-ils augmenté ?", "fr"),
    ],
)
def test_more_asked_as_yes_or_no(question: str, language: str) -> None:
    assert asks_whether(question, language) == "more"


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("Are water costs down?", "en"),
        ("did Léa spend less than Tom", "en"),
        ("A-t-on dépensé moins qu’en avril ?", "fr"),
        ("Léa a dépensé moins que Tom ?", "fr"),
        ("Les factures ont baissé ?", "fr"),
    ],
)
def test_less_asked_as_yes_or_no(question: str, language: str) -> None:
    assert asks_whether(question, language) == "less"


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("How much more did we spend in May than in April?", "en"),
        ("Compare May and April", "en"),
        ("Did we spend more or less than last year?", "en"),
        ("Who spent more, Léa or Tom?", "en"),
        ("Combien de plus qu’en avril ?", "fr"),
        ("A-t-on dépensé plus ou moins qu’en avril ?", "fr"),
        ("Qui a dépensé plus ?", "fr"),
        ("Compare mai et avril", "fr"),
    ],
)
def test_anything_else_begins_with_the_figure(question: str, language: str) -> None:
    assert asks_whether(question, language) is None


@pytest.mark.parametrize(
    ("question", "language", "whether"),
    [
        ("Have we ever been to Ikea?", "en", "any"),
        ("is there anything due on Friday", "en", "any"),
        ("Y a-t-il un débit inhabituel ?", "fr", "any"),
        ("was the water bill paid late?", "en", "so"),
        ("A-t-on payé la cantine ?", "fr", "so"),
    ],
)
def test_whether_there_is_something(question: str, language: str, whether: str) -> None:
    assert asks_whether(question, language) == whether

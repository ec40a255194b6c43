"""What a refused question leads to: where the window does it, what the books know of the matter."""

from __future__ import annotations

import pytest

from nlu.hints import hints
from nlu.leads import lead
from tests.helpers.vocabulary import TODAY, household


@pytest.mark.parametrize(
    ("question", "language", "topic", "page"),
    [
        ("delete last week's transactions", "en", "books", "transactions"),
        ("tag that payment as holiday", "en", "books", "transactions"),
        ("set a budget of 300 for restaurants", "en", "books", "budgets"),
        ("rename my savings account", "en", "books", "accounts"),
        ("upload my statement", "en", "books", "import"),
        ("change my passphrase", "en", "books", "settings"),
        ("send Nina 50 euros", "en", "bank", ""),
        ("what is the limit of my blue card", "en", "bank", ""),
        ("cancel my Filmbox subscription", "en", "bank", ""),
        ("will it be expensive next year", "en", "ahead", ""),
        ("should I buy a new car", "en", "advice", ""),
        ("how can we save on electricity", "en", "advice", ""),
        ("who invented the telephone", "en", "", ""),
        ("supprime l'opération d'hier", "fr", "books", "transactions"),
        ("renomme mon compte épargne", "fr", "books", "accounts"),
        ("fixe un budget de 300 pour les restaurants", "fr", "books", "budgets"),
        ("fais un virement à Nina", "fr", "bank", ""),
        ("que va coûter l'essence l'année prochaine", "fr", "ahead", ""),
        ("est-ce que je devrais changer de voiture", "fr", "advice", ""),
        ("qui a inventé le téléphone", "fr", "", ""),
    ],
)
def test_topic_and_page(question: str, language: str, topic: str, page: str) -> None:
    found = lead(hints(question, language, household(language), TODAY))
    assert (found.topic, found.page) == (topic, page)


def test_what_it_names_is_kept() -> None:
    found = lead(hints("should I cancel Filmbox", "en", household(), TODAY))
    assert [name.name for name in found.names] == ["Filmbox"]

"""The language is told from the words."""

from __future__ import annotations

import pytest

from nlu.language import OTHER, detect
from nlu.vocabulary import Merchant, Vocabulary


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("how much did we spend on groceries?", "en"),
        ("fuel dec", "en"),
        ("combien on a dépensé en octobre ?", "fr"),
        ("courses octobre", "fr"),
        ("essence cette année", "fr"),
        ("solde", "fr"),
        ("cuánto gasté en comida el mes pasado", OTHER),
        ("Wie viel habe ich letzten Monat für Essen ausgegeben?", OTHER),
        ("quanto ho speso il mese scorso", OTHER),
        ("我上个月花了多少钱", OTHER),
        ("сколько я потратил", OTHER),
    ],
)
def test_language(question: str, language: str) -> None:
    assert detect(question) == language


def test_where_words_do_not_tell_the_preferred_one_is_taken() -> None:
    assert detect("Filmbox 2026", prefer="fr") == "fr"
    assert detect("", prefer="fr") == "fr"


def test_the_words_of_a_shops_name_tell_no_language() -> None:
    shops = Vocabulary(merchants=(Merchant("City Pharmacy"),))
    assert detect("uniquement City Pharmacy", prefer="en", vocabulary=shops) == "fr"
    assert detect("City Pharmacy", prefer="fr", vocabulary=shops) == "fr"

"""French words lose their vowel before a slot that begins with one, whatever the phrase."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nlu.narration.phrasebook import phrasebook

_FILES = (Path(__file__).resolve().parents[3] / "resources" / "narration").glob("*fr.toml")


@pytest.mark.parametrize(
    ("phrase", "slot", "said"),
    [
        ("plus que {x}", "en septembre", "plus qu’en septembre"),
        ("plus que {x}", "le mois dernier", "plus que le mois dernier"),
        ("les dépenses de {x}", "Alex", "les dépenses d’Alex"),
        ("les dépenses de {x}", "Élodie", "les dépenses d’Élodie"),
        ("les dépenses de {x}", "Hélène", "les dépenses d’Hélène"),
        ("les dépenses de {x}", "Sam", "les dépenses de Sam"),
        ("le {x} moyen", "achat", "l’achat moyen"),
        ("De {x}", "août à octobre", "D’août à octobre"),
        ("un total de {x}", "11,00 €", "un total de 11,00 €"),
        ("le code {x}", "orange", "le code orange"),  # no word that elides
        ("parce que{x}", " on dépense", "parce que on dépense"),  # brings its own blank
    ],
)
def test_words_elide_before_a_vowel(phrase: str, slot: str, said: str) -> None:
    assert phrasebook("fr").fill(phrase, x=slot) == said


def test_english_words_stay_whole() -> None:
    assert phrasebook("en").fill("the {x} – {y}", x="apple", y="ice") == "the apple – ice"


def test_no_phrase_is_written_with_a_word_that_should_be_elided() -> None:
    wrong = re.compile(r"(?<![\w-])(?:que|de|le|la|ne|se|lorsque|puisque) (?=[aàâeéèêiîoôuû])")
    for file in _FILES:
        found = [n.group() for n in wrong.finditer(file.read_text(encoding="utf-8"))]
        assert found == [], file.name

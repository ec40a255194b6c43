"""What is said around and inside a question changes nothing; names that hold such words stay."""

from __future__ import annotations

import pytest

from nlu.asides import without_asides
from nlu.text import Text
from nlu.vocabulary import Merchant, Vocabulary


def left(words: str, language: str, names: Vocabulary | None = None) -> str:
    return without_asides(Text.of(words), language, names or Vocabulary()).line


@pytest.mark.parametrize(
    ("words", "language", "line"),
    [
        ("how much uh is in the er savings", "en", "how much is in the savings"),
        ("how much in in march on on fuel", "en", "how much in march on fuel"),
        ("spent like on taxis last week", "en", "spent on taxis last week"),
        ("combien euh en en mars", "fr", "combien en mars"),
        ("nous nous sommes offert quoi en mars", "fr", "nous nous sommes offert quoi en mars"),
        ("shops like Nordmart in march", "en", "shops like nordmart in march"),
        ("the year twenty twenty five so far", "en", "the year twenty twenty five so far"),
    ],
)
def test_fillers_and_words_said_twice(words: str, language: str, line: str) -> None:
    assert left(words, language) == line


@pytest.mark.parametrize(
    ("words", "language", "line"),
    [
        ("fuel, no wait, how much on taxis in march", "en", "how much on taxis in march"),
        (
            "the rent, I mean what did we pay for water",
            "en",
            "what did we pay for water",
        ),
        ("le loyer, je veux dire combien pour l'eau", "fr", "combien pour l eau"),
    ],
)
def test_a_question_begun_anew(words: str, language: str, line: str) -> None:
    assert left(words, language) == line


@pytest.mark.parametrize(
    ("words", "language", "line"),
    [
        (
            "what did the nursery come to in 2025, it's for my claim",
            "en",
            "what did the nursery come to in 2025",
        ),
        (
            "my accountant wants to know how much we earned",
            "en",
            "how much we earned",
        ),
        (
            "we're filling in a form, how much rent did we pay",
            "en",
            "how much rent did we pay",
        ),
        ("for our tax return how much on fuel", "en", "how much on fuel"),
        ("balance of savings on friday before we left", "en", "balance of savings on friday"),
        (
            "mon comptable demande combien on a gagné",
            "fr",
            "combien on a gagne",
        ),
        (
            "combien de loyer en 2025, c'est pour mon dossier",
            "fr",
            "combien de loyer en 2025",
        ),
    ],
)
def test_reasons_for_asking(words: str, language: str, line: str) -> None:
    assert left(words, language) == line


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("for my kids how much last month", "en"),
        ("how much did we pay for our accountant last year", "en"),
        ("did we spend more or less than in april", "en"),
        ("pour les enfants combien le mois dernier", "fr"),
    ],
)
def test_a_target_is_no_reason(words: str, language: str) -> None:
    assert left(words, language) == Text.of(words).line


def test_a_name_keeps_its_words() -> None:
    names = Vocabulary(merchants=(Merchant("Um Er Antiques"),))
    assert left("spent at um er antiques", "en", names) == "spent at um er antiques"


def test_too_little_is_not_cut_further() -> None:
    assert left("sorry which one", "en") == "sorry which one"


@pytest.mark.parametrize(
    ("words", "language", "line"),
    [
        (
            "We dropped Filmbox, so when did it last charge us",
            "en",
            "when did filmbox last charge us",
        ),
        (
            "Nordmart and Filmbox are dear. How much have they cost us this year?",
            "en",
            "how much have nordmart filmbox cost us this year",
        ),
        ("I am cross, how much did Filmbox take", "en", "how much did filmbox take"),
        ("we went to the coast in May, how much did we spend", "en", None),
        ("our rent and our phone, how much in March", "en", None),
        (
            "On a quitté Filmbox, alors combien il nous a coûté en mars",
            "fr",
            "combien filmbox nous a coute en mars",
        ),
    ],
)
def test_a_statement_gives_its_name_to_the_question_behind_it(
    words: str, language: str, line: str | None
) -> None:
    names = Vocabulary(merchants=(Merchant("Filmbox"), Merchant("Nordmart")))
    assert left(words, language, names) == (line or Text.of(words).line)

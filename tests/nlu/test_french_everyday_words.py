"""French words of every register: slang, Québec and Belgian usage, lost apostrophes, long forms."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from decimal import Decimal

import pytest

from nlu.understand import understand
from tests.helpers.understood import all_are, query
from tests.helpers.vocabulary import TODAY, household


@pytest.mark.parametrize("word", ["oseille", "flouze", "moula", "pognon", "pépettes"])
def test_slang_for_money_is_no_thing(word: str) -> None:
    found = query(f"combien de {word} on a mis dans les voyages en avril", "fr")
    assert (found.intent, found.categories, found.text) == ("total", ("Voyages",), ())


def test_dear_is_said_in_more_ways_than_one() -> None:
    all_are(
        "largest",
        ["l'achat le plus dispendieux de l'année", "la facture la plus salée d'avril"],
        "fr",
    )
    assert query("l'achat le moins dispendieux de l'année", "fr").intent == "smallest"


def test_a_lost_apostrophe_before_a_name() -> None:
    names = replace(household("fr"), members=("Aude", "Paul"))
    question = "la dernière fois quAude a utilisé la carte"
    found = understand(question, names, TODAY, language="fr").query
    assert found is not None
    assert (found.intent, found.members) == ("last_time", ("Aude",))


def test_lost_apostrophes_of_small_words() -> None:
    found = query("dou viennent nos revenus cette annee", "fr")
    assert (found.intent, found.measure) == ("breakdown", "income")
    found = query("le cafe, jen prends pour combien par mois", "fr")
    assert (found.intent, found.categories, found.text) == ("average", ("Cafés",), ())


def test_in_the_midst_of_is_no_train() -> None:
    found = query("est-ce que je suis en train de trop dépenser", "fr")
    assert (found.intent, found.categories, found.text) == ("compare_to_usual", (), ())


def test_as_usual() -> None:
    all_are(
        "compare_to_usual",
        ["ce mois, on a dépensé comme d'habitude ?", "on est plutôt économes ce mois-ci ?"],
        "fr",
    )


def test_what_must_be_paid() -> None:
    all_are("recurring", ["nos dépenses obligatoires", "les charges incompressibles"], "fr")
    all_are("upcoming", ["on paye Filmbox quel jour"], "fr")
    all_are("net_worth", ["combien avons-nous, dettes comprises"], "fr")


def test_subscriptions_over_a_sum_are_regular_payments() -> None:
    found = query("quels abonnements coûtent plus de 15 €", "fr")
    assert (found.intent, found.amount_min) == ("recurring", Decimal(15))


def test_own_day_words() -> None:
    found = query("combien m'a coûté ma soirée d'hier", "fr")
    assert found.period is not None
    assert (found.text, found.period.start) == ((), date(2026, 5, 12))


def test_adverbs_end_as_nouns_do() -> None:
    assert query("combien on a mis dans le pansement en avril", "fr").text == ("pansement",)
    assert query("combien on a dépensé rapidement en avril", "fr").text == ()

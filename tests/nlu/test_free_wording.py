"""Questions in slang, shorthand and verbs that no list knows: names and dates carry them."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

import pytest

from tests.helpers.understood import query


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("what has Nordmart hoovered up in April", "en"),
        ("how much went up in smoke at Nordmart in April", "en"),
        ("Nordmart in April, what does it add up to", "en"),
        ("Nordmart nous a ponctionné combien en avril", "fr"),
        ("avril chez Nordmart, ça douille à combien", "fr"),
        ("Nordmart en avril ça monte à combien", "fr"),
    ],
)
def test_a_shop_and_a_month_are_a_total_whatever_the_verb(question: str, language: str) -> None:
    found = query(question, language)
    assert (found.intent, found.merchants, found.text) == ("total", ("Nordmart",), ())
    assert found.period is not None
    assert found.period.start == date(2026, 4, 1)


@pytest.mark.parametrize(
    ("question", "language", "intent"),
    [
        ("how long has Filmbox been milking us", "en", "first_time"),
        ("Filmbox nous pompe depuis quand", "fr", "first_time"),
        ("which of Nordmart and Filmbox is greedier in April", "en", "compare"),
        ("entre Nordmart et Filmbox, lequel est le plus vorace en avril", "fr", "compare"),
        ("out of every euro spent in April, how much was rent", "en", "share"),
        ("sur 100 € dépensés en avril, combien pour le loyer", "fr", "share"),
        ("restaurants week after week in April", "en", "trend"),
        ("restaurants d'une semaine sur l'autre en avril", "fr", "trend"),
        ("where do we get our groceries from", "en", "breakdown"),
        ("on achète nos courses où", "fr", "breakdown"),
        ("notre argent file où en avril", "fr", "breakdown"),
        ("combien est rentré et sorti en avril", "fr", "cash_flow"),
        ("did anything leave Nest in April", "en", "list"),
        ("how stuffed is the Blue Card", "en", "balance"),
        ("la Blue Card est dans le rouge de combien", "fr", "balance"),
        ("what do my accounts add up to", "en", "balance"),
    ],
)
def test_what_is_asked_shows_beside_any_verb(question: str, language: str, intent: str) -> None:
    assert query(question, language).intent == intent


def test_plus_and_minus_stand_for_words() -> None:
    assert query("quel mois le + cher pour l'électricité", "fr").order is None
    assert query("quel mois on a le - dépensé", "fr").order == "least"
    assert query("courses + restaurants en avril", "fr").categories == ("Courses", "Restaurants")
    assert query("Nordmart - avril", "fr").merchants == ("Nordmart",)


def test_cb_asks_how_much_or_names_the_card() -> None:
    assert query("cb de fois chez Nordmart en avril", "fr").intent == "count"
    assert query("cb on a claqué chez Nordmart", "fr").accounts == ()


def test_a_sum_may_carry_its_euro() -> None:
    found = query("achats > 50e chez Nordmart", "fr")
    assert (found.amount_min, found.amount_min_open) == (Decimal(50), True)


def test_days_in_words() -> None:
    found = query("du deux au cinq avril on a dépensé combien", "fr")
    assert found.period is not None
    assert (found.period.start, found.period.end) == (date(2026, 4, 2), date(2026, 4, 5))


def test_a_ride_beside_its_firm_is_no_category() -> None:
    assert query("the two latest trips with Nordmart", "en").categories == ()
    assert query("la course Nordmart la moins chère", "fr").categories == ()


@pytest.mark.parametrize(
    ("question", "intent"),
    [
        ("où en étaient nos comptes en mars", "balance"),
        ("on arrive à combien de dépenses en avril", "total"),
        ("la courbe des dépenses de restaurant par semaine depuis mars", "trend"),
        ("à quand mon prochain jour de paye", "upcoming"),
        ("quand est-on allé chez Nordmart", "last_time"),
        ("on a gardé combien de ce qu'on a touché en avril", "cash_flow"),
    ],
)
def test_french_ways_of_asking(question: str, intent: str) -> None:
    assert query(question, "fr").intent == intent


def test_what_we_kept_of_our_pay_is_the_money_flow() -> None:
    assert query("how much of our income did we keep in April", "en").intent == "cash_flow"


def test_those_who_speak_and_are_spoken_to_are_no_search_words() -> None:
    assert query("salut mon vieux, le total chez Nordmart en avril ?", "fr").text == ()
    assert query("mon chum et moi, on a dépensé combien en avril", "fr").text == ()
    assert query("t'as une idée de ce qu'on a payé à Nordmart en avril", "fr").text == ()

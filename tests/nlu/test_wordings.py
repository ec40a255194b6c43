"""Kinds of wording, each in several ways: what is left out, wished for, counted, slipped, refused."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from nlu.understand import understand
from tests.helpers.vocabulary import TODAY, household

if TYPE_CHECKING:
    from finance.queries.query import FinanceQuery


def query(question: str, language: str | None = None) -> FinanceQuery:
    names = household("fr" if language == "fr" else "en")
    reading = understand(question, names, TODAY, language=language)
    assert reading.query is not None, (question, reading.status)
    return reading.query


@pytest.mark.parametrize(
    "question",
    [
        "spending last month without rent",
        "spending last month, rent excluded",
        "everything but rent last month",
        "total last month, rent aside",
        "what did we spend last month, rent not included",
        "last month's spending if you leave out rent",
        "spending last month net of rent",
        "how much did we spend last month, never mind the rent",
    ],
)
def test_what_is_left_out_is_no_target(question: str) -> None:
    found = query(question)
    assert found.exclude_categories == ("Rent",)
    assert found.categories == ()


@pytest.mark.parametrize(
    "question",
    [
        "dépenses du mois dernier, loyer non compris",
        "dépenses du mois dernier, loyer exclu",
        "combien le mois dernier si on enlève le loyer",
        "total du mois dernier, exception faite du loyer",
        "le loyer mis à part, combien on a dépensé le mois dernier",
    ],
)
def test_ce_qui_est_exclu(question: str) -> None:
    found = query(question, "fr")
    assert found.exclude_categories == ("Loyer",)
    assert found.categories == ()


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("can we afford a sofa for 900", "en"),
        ("is 900 for a sofa doable", "en"),
        ("could I spend 900 on a sofa", "en"),
        ("would a 900 euro sofa be ok", "en"),
        ("is there room for a 900 euro sofa", "en"),
        ("have we got 900 to spare", "en"),
        ("on peut se permettre un canapé à 900", "fr"),
        ("c'est jouable un canapé à 900", "fr"),
        ("on a les moyens pour un canapé à 900 euros", "fr"),
        ("ça passe si j'achète un canapé à 900 euros", "fr"),
    ],
)
def test_a_wish_asks_the_balance_and_filters_nothing(question: str, language: str) -> None:
    found = query(question, language)
    assert found.intent == "balance"
    assert found.threshold == Decimal(900)
    assert (found.categories, found.text, found.period) == ((), (), None)


@pytest.mark.parametrize(
    ("question", "intent", "group_by"),
    [
        ("who spent what in april", "breakdown", "member"),
        ("how much did each of us spend last month", "breakdown", "member"),
        ("top 3 restaurants this year", "breakdown", "merchant"),
        ("top 3 purchases this year", "largest", None),
        ("is Nordmart costing me more than Filmbox", "compare", None),
        ("are restaurants through the roof", "compare_to_usual", None),
        ("savings plus checking", "balance", None),
        ("every transaction of exactly 50 euros this year", "list", None),
        ("first ever purchase at Nordmart", "first_time", None),
        ("how did our monthly income develop in 2025", "trend", "month"),
        ("how many coffees last week", "count", None),
    ],
)
def test_what_is_asked(question: str, intent: str, group_by: str | None) -> None:
    found = query(question)
    assert (found.intent, found.group_by) == (intent, group_by)


@pytest.mark.parametrize(
    ("slip", "right", "language"),
    [
        ("Ninas spending last month", "Nina's spending last month", "en"),
        ("hwo much last yaer", "how much last year", "en"),
        ("groceries last mnoth", "groceries last month", "en"),
        ("last tuesdays transactions", "last tuesday's transactions", "en"),
        ("depenses dhier", "dépenses d'hier", "fr"),
        ("depenses lan dernier", "dépenses l'an dernier", "fr"),
        ("depenses davril", "dépenses d'avril", "fr"),
        ("combien dessence ce mois ci", "combien d'essence ce mois-ci", "fr"),
    ],
)
def test_lost_apostrophes_and_swapped_letters(slip: str, right: str, language: str) -> None:
    one, other = query(slip, language), query(right, language)
    assert one.period is not None
    assert other.period is not None
    plain = {"period": one.period.model_copy(update={"label": other.period.label})}
    assert one.model_copy(update=plain) == other


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("delete last week's transactions", "en"),
        ("rename my savings account", "en"),
        ("add a 3 euro coffee for yesterday", "en"),
        ("ask Nordmart for a refund", "en"),
        ("what's the phone number of Nordmart", "en"),
        ("how much does a Filmbox family plan cost", "en"),
        ("Filmbox family plan price", "en"),
        ("how many people shop at Nordmart", "en"),
        ("ok thanks", "en"),
        ("supprime les opérations d'avril", "fr"),
        ("augmente mon découvert autorisé", "fr"),
        ("combien coûte un abonnement Filmbox famille", "fr"),
        ("le numéro de téléphone de Nordmart", "fr"),
        ("merci beaucoup", "fr"),
    ],
)
def test_actions_prices_and_facts_are_not_in_the_books(question: str, language: str) -> None:
    assert understand(question, household(), TODAY, language=language).query is None


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("show refunds from Nordmart", "en"),
        ("how much does Filmbox cost us a month", "en"),
        ("how much did we pay for flights to Rome", "en"),
        ("combien nous coûte Filmbox par mois", "fr"),
        ("montre les remboursements de Nordmart", "fr"),
    ],
)
def test_near_to_them_is_answered(question: str, language: str) -> None:
    assert understand(question, household(), TODAY, language=language).query is not None


def talk(*turns: str) -> FinanceQuery:
    previous: FinanceQuery | None = None
    for turn in turns:
        reading = understand(turn, household(), TODAY, previous)
        previous = reading.query or previous
    assert previous is not None
    return previous


def test_a_new_number_moves_the_bound() -> None:
    assert talk("transactions over 100 in april", "make it 200").amount_min == Decimal(200)
    assert talk("top 5 shops this year", "make it 10").limit == 10


def test_both_together_brings_the_last_target_back() -> None:
    found = talk("how much at Nordmart in april", "and Filmbox?", "both together")
    assert set(found.merchants) == {"Nordmart", "Filmbox"}


def test_another_name_is_held_against_the_last_one() -> None:
    found = talk("how much at Nordmart in april", "versus Filmbox")
    assert found.intent == "compare"
    assert set(found.merchants) == {"Nordmart", "Filmbox"}
    assert found.period is not None
    assert found.period.label == "in april"


def test_a_bill_named_alone_keeps_what_was_asked() -> None:
    found = talk("when is the next rent payment", "and the phone bill?")
    assert (found.intent, found.categories) == ("upcoming", ("Phone",))


def test_gas_after_electricity_is_the_bill() -> None:
    assert talk("electricity in april", "gas?").categories == ("Gas",)


def test_groupings_and_superlatives_of_the_last_answer() -> None:
    assert talk("groceries in april", "week by week?").group_by == "week"
    assert talk("spending in april", "per shop").group_by == "merchant"
    assert talk("which month did we spend the most", "and the least?").order == "least"


def test_corrections() -> None:
    assert talk("restaurants in april", "not Nina, Paul").members == ("Paul",)
    assert talk("income in april", "no, I meant spending").measure == "spending"

"""What short turns ask of the last answer, said in many ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nlu.understand import understand
from tests.helpers.vocabulary import TODAY, household

if TYPE_CHECKING:
    from finance.queries.query import FinanceQuery

FIRST = {"en": "spent on fuel in April", "fr": "dépenses en carburant en avril"}


def after(first: str, turn: str, prefer: str = "en") -> FinanceQuery:
    """Return what `turn` is understood as behind `first`."""
    before = understand(first, household(), TODAY, prefer=prefer).query
    assert before is not None
    query = understand(turn, household(), TODAY, before, prefer=prefer).query
    assert query is not None, turn
    return query


@pytest.mark.parametrize(
    ("intent", "turns"),
    [
        ("total", "what did it come to|just one number|tally them up|so what's the bill for that"),
        ("count", "how frequently|so how many times|count those"),
        ("list", "may I see them? show them|line by line|which payments"),
        ("breakdown", "who did it go to|in detail|how does that split|by payee"),
        ("trend", "plot that|how has it developed|split per week"),
        ("average", "in a typical month|what's that per week|averaged out"),
        ("largest", "which was the heftiest|the single biggest payment"),
        ("smallest", "and the cheapest?"),
        ("last_time", "when was the latest one"),
        ("first_time", "and the earliest?"),
        ("compare_to_usual", "is that about right|more than we generally pay?|is it above average"),
        ("compare", "is it down on March|the change from March"),
        ("share", "as a fraction|what slice of it all is that"),
        ("unusual", "why the jump|what drove it up"),
        ("cash_flow", "and what does that leave us"),
    ],
)
def test_english_asks(intent: str, turns: str) -> None:
    for turn in turns.split("|"):
        got = after(FIRST["en"], turn)
        assert (got.intent, got.follow_up) == (intent, True), turn
        if intent != "cash_flow":
            assert got.categories == ("Fuel",), turn


@pytest.mark.parametrize(
    ("intent", "turns"),
    [
        ("total", "ça monte à combien|un seul montant|fais l'addition|quelle est la somme exacte"),
        ("count", "à quel rythme|il y en a eu combien|combien de passages"),
        ("list", "je peux les voir|ligne par ligne|quels paiements"),
        ("breakdown", "chez qui|la répartition|c'est parti où|par enseigne"),
        ("trend", "en courbe|comment ça a évolué|réparti par semaine"),
        ("average", "un mois type|ça fait combien par semaine|une moyenne"),
        ("largest", "quel était le plus gros|le plus cher"),
        ("smallest", "et le moins cher ?"),
        ("last_time", "la dernière fois c'était quand"),
        ("first_time", "depuis quand"),
        ("compare_to_usual", "ça te paraît élevé|plus que d'ordinaire|c'est dans la norme"),
        ("compare", "c'est en baisse par rapport à mars|plus qu'en mars ?"),
        ("share", "quelle proportion ça représente|en pourcentage"),
        ("unusual", "pourquoi une telle hausse|ça vient de quoi"),
        ("cash_flow", "et il nous reste quoi"),
    ],
)
def test_french_asks(intent: str, turns: str) -> None:
    for turn in turns.split("|"):
        got = after(FIRST["fr"], turn, prefer="fr")
        assert (got.intent, got.follow_up) == (intent, True), turn
        if intent != "cash_flow":
            assert got.categories == ("Fuel",), turn


@pytest.mark.parametrize(
    "turn",
    ["back to Nordmart", "Nordmart too", "and how much at Nordmart", "how much at Nordmart",
     "same question for Nordmart", "actually Nordmart"],
)  # fmt: skip
def test_a_thing_alone_is_asked_the_same(turn: str) -> None:
    got = after(FIRST["en"], turn)
    assert (got.intent, got.merchants, got.categories) == ("total", ("Nordmart",), ())
    assert got.period is not None
    assert str(got.period.start) == "2026-04-01"


def test_a_sum_is_asked_of_what_was_counted_listed_or_drawn() -> None:
    for first in (
        "how often at Nordmart in April",
        "show Nordmart in April",
        "Nordmart by week in April",
    ):
        got = after(first, "and what did we pay altogether?")
        assert (got.intent, got.measure, got.merchants) == ("total", "spending", ("Nordmart",))


def test_how_much_of_one_occasion_is_no_sum() -> None:
    assert after("when did we last go to Nordmart", "how much was it?").intent == "last_time"
    got = after("when is the rent due", "how much have we paid for it this year?")
    assert (got.intent, got.categories) == ("total", ("Rent",))


def test_words_of_what_is_asked_name_nothing() -> None:
    assert after(FIRST["en"], "how many trips was that").categories == ("Fuel",)


def test_the_other_side_of_the_money() -> None:
    got = after("how much came in last month", "and what went out?")
    assert (got.intent, got.measure) == ("total", "spending")
    got = after("on a mis combien de côté en avril", "et gagné ?", prefer="fr")
    assert (got.intent, got.measure) == ("total", "income")


def test_a_short_turn_is_read_in_the_language_of_the_one_before() -> None:
    got = after("combien chez Nordmart en avril", "à part Bakery 12", prefer="en")
    assert (got.merchants, got.exclude_merchants) == (("Nordmart",), ("Bakery 12",))


@pytest.mark.parametrize(
    ("first", "turn", "language"),
    [
        ("when were we last at Nordmart", "how much have we spent there this year", "en"),
        (
            "quand est-on allé la dernière fois chez Nordmart",
            "on a dépensé combien là-bas cette année",
            "fr",
        ),
    ],
)
def test_there_is_the_place_of_the_turn_before(first: str, turn: str, language: str) -> None:
    got = after(first, turn, language)
    assert (got.intent, got.merchants) == ("total", ("Nordmart",))
    assert got.period is not None
    assert str(got.period.start) == "2026-01-01"


def test_a_subject_told_by_a_pronoun_is_that_of_the_turn_before() -> None:
    got = after("combien pour Filmbox en avril", "et il nous a coûté combien en 2025", "fr")
    assert got.merchants == ("Filmbox",)
    got = after("how often at Nordmart in April", "which comes to how much a week")
    assert (got.intent, got.merchants, got.unit) == ("average", ("Nordmart",), "week")


@pytest.mark.parametrize(
    ("turn", "language", "group_by"),
    [
        ("make it quarters", "en", "quarter"),
        ("in weeks instead", "en", "week"),
        ("plutôt des semaines", "fr", "week"),
        ("en trimestres", "fr", "quarter"),
    ],
)
def test_other_stretches_of_the_same_trend(turn: str, language: str, group_by: str) -> None:
    first = {"en": "fuel by month this year", "fr": "carburant par mois cette année"}[language]
    got = after(first, turn, language)
    assert (got.intent, got.group_by, got.categories) == ("trend", group_by, ("Fuel",))


def test_these_are_listed() -> None:
    got = after("on dépense trop en carburant en avril ?", "montre-moi ces pleins", "fr")
    assert (got.intent, got.categories) == ("list", ("Fuel",))


@pytest.mark.parametrize(
    ("first", "turn", "language"),
    [
        ("how much at Nordmart last weekend", "and the one before", "en"),
        ("combien chez Nordmart le week-end dernier", "et celui d'avant ?", "fr"),
    ],
)
def test_the_weekend_before_a_weekend(first: str, turn: str, language: str) -> None:
    got = after(first, turn, language).period
    assert got is not None
    assert (str(got.start), str(got.end)) == ("2026-05-02", "2026-05-03")


@pytest.mark.parametrize(
    ("first", "turn", "language"),
    [
        ("how much is in Nest", "across all our accounts?", "en"),
        ("combien sur Nest", "et sur l'ensemble des comptes ?", "fr"),
    ],
)
def test_one_account_then_all(first: str, turn: str, language: str) -> None:
    got = after(first, turn, language)
    assert (got.intent, got.accounts, got.follow_up) == ("balance", (), True)


def test_how_often_of_what_was_last_done_is_of_any_row() -> None:
    got = after("when were we last at Nordmart", "how many times this year")
    assert (got.intent, got.merchants, got.measure) == ("count", ("Nordmart",), "any")
    got = after("combien chez Nordmart en avril", "on y est allés combien de fois", "fr")
    assert (got.intent, got.merchants, got.measure) == ("count", ("Nordmart",), "spending")


@pytest.mark.parametrize(
    ("first", "turn", "language"),
    [
        (
            "list the Nordmart payments over 60 in April",
            "never mind the 60, show me all of them",
            "en",
        ),
        ("liste les achats chez Nordmart de plus de 60 en avril", "oublie les 60", "fr"),
    ],
)
def test_a_bound_is_taken_off(first: str, turn: str, language: str) -> None:
    got = after(first, turn, language)
    assert (got.intent, got.merchants) == ("list", ("Nordmart",))
    assert (got.amount_min, got.amount_max) == (None, None)


def test_only_one_persons_part_of_what_was_compared() -> None:
    got = after("compare Nordmart with Casa Verde in April", "only what Paul spent")
    assert (got.intent, got.merchants) == ("compare", ("Nordmart", "Casa Verde"))
    assert got.members == ("Paul",)
    got = after("compare Nordmart et Casa Verde en avril", "seulement ce que Paul a dépensé", "fr")
    assert (got.intent, got.members) == ("compare", ("Paul",))


def test_which_of_two_that_the_turn_names() -> None:
    got = after("how much for groceries in April", "which one was dearer, Nordmart or Casa Verde?")
    assert (got.intent, got.merchants) == ("compare", ("Nordmart", "Casa Verde"))
    assert got.period is not None
    assert str(got.period.start) == "2026-04-01"


def test_a_bill_alone_is_asked_the_same() -> None:
    got = after("how often did we pay for electricity in April", "the water bill?")
    assert (got.intent, got.categories) == ("count", ("Water",))


def test_whose_is_said_by_a_pronoun() -> None:
    got = after(
        "Paul a dépensé combien chez Nordmart en avril", "c'était quoi son plus gros achat ?", "fr"
    )
    assert (got.intent, got.members, got.merchants) == ("largest", ("Paul",), ("Nordmart",))


@pytest.mark.parametrize(
    ("first", "turn", "language"),
    [
        ("how much is in Nest", "ok then move 300 of it over to Daily", "en"),
        ("combien sur Nest", "alors vire 300 sur Daily", "fr"),
    ],
)
def test_moving_money_is_out_of_scope_in_a_conversation(
    first: str, turn: str, language: str
) -> None:
    before = understand(first, household(language), TODAY, language=language).query
    reading = understand(turn, household(language), TODAY, before, language=language)
    assert reading.status == "out_of_scope"


def test_which_of_two_earned_more() -> None:
    before = after("how much did Paul earn in April", "and Nina?")
    got = understand("which of the two made more?", household(), TODAY, before).query
    assert got is not None
    assert (got.intent, got.measure) == ("compare", "income")
    assert set(got.members) == {"Paul", "Nina"}


def test_a_grouping_with_a_number() -> None:
    got = after("break down April by person", "make that by shop, top 3")
    assert (got.intent, got.group_by, got.limit) == ("breakdown", "merchant", 3)


def test_only_one_account_of_what_was_split() -> None:
    got = after("break down April by category", "only what was on the Blue Card")
    assert (got.intent, got.accounts) == ("breakdown", ("Blue Card",))

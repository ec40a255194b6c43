"""What questions are understood as, over all intents, in English and French."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING, Any

import pytest

from finance.queries.query import FinanceQuery
from nlu.understand import understand
from nlu.vocabulary import Account, Merchant, Vocabulary
from tests.helpers.vocabulary import TODAY, household

if TYPE_CHECKING:
    from nlu.reading import Reading


def read(question: str, **more: Any) -> Reading:
    return understand(question, household(), TODAY, **more)


def query(question: str, **more: Any) -> FinanceQuery:
    reading = read(question, **more)
    assert reading.query is not None, reading.status
    return reading.query


@pytest.mark.parametrize(
    ("question", "intent", "measure"),
    [
        ("how much did we spend on groceries last month?", "total", "spending"),
        ("how much did I earn in April", "total", "income"),
        ("what did Nina pay at Nordmart", "total", "spending"),
        ("groceries april", "total", "spending"),
        ("show my transactions at Nordmart", "list", "any"),
        ("what did I buy yesterday", "list", "spending"),
        ("any refunds from Nordmart?", "list", "income"),
        ("my biggest purchase this year", "largest", "spending"),
        ("cheapest restaurant bill", "smallest", "spending"),
        ("how often do we eat out", "count", "any"),
        ("average grocery bill", "average", "spending"),
        ("where does my money go", "breakdown", "spending"),
        ("spending month by month", "trend", "spending"),
        ("which month did I spend the most on fuel", "extreme_period", "spending"),
        ("compare April and March", "compare", "spending"),
        ("am I spending too much on coffee lately?", "compare_to_usual", "spending"),
        ("what share of my income goes to rent", "share", "income"),
        ("how much is in my savings", "balance", "any"),
        ("what's our net worth", "net_worth", "any"),
        ("how much did we save last month", "cash_flow", "net"),
        ("am I over budget on restaurants", "budget", "spending"),
        ("which subscriptions do we have", "recurring", "spending"),
        ("when is the rent due", "upcoming", "spending"),
        ("when do I get paid", "upcoming", "income"),
        ("when did we last go to Casa Verde", "last_time", "any"),
        ("when did I first pay Filmbox", "first_time", "spending"),
        ("was I charged twice?", "unusual", "spending"),
        ("combien on a dépensé en courses le mois dernier ?", "total", "spending"),
        ("combien j'ai gagné en avril", "total", "income"),
        ("montre les opérations chez Nordmart", "list", "any"),
        ("ma plus grosse dépense de l'année", "largest", "spending"),
        ("le plein le moins cher", "smallest", "spending"),
        ("combien de fois on est allés chez Casa Verde", "count", "any"),
        ("en moyenne, combien par semaine en essence", "average", "spending"),
        ("dépenses par catégorie", "breakdown", "spending"),
        ("évolution des courses par mois", "trend", "spending"),
        ("quel mois a-t-on le plus dépensé", "extreme_period", "spending"),
        ("avril par rapport à mars", "compare", "spending"),
        ("je dépense trop en restos ?", "compare_to_usual", "spending"),
        ("quelle part de mon salaire part dans le loyer", "share", "income"),
        ("solde du compte courant", "balance", "any"),
        ("notre patrimoine net", "net_worth", "any"),
        ("combien on a mis de côté ce mois-ci", "cash_flow", "net"),
        ("il reste combien dans le budget courses", "budget", "spending"),
        ("liste de mes abonnements", "recurring", "spending"),
        ("quand est prélevé le loyer", "upcoming", "spending"),
        ("quand est-ce que je suis payé", "upcoming", "income"),
        ("dernière fois chez Casa Verde", "last_time", "any"),
        ("depuis quand on paie Filmbox", "first_time", "spending"),
        ("des opérations bizarres ?", "unusual", "any"),
    ],
)
def test_intents(question: str, intent: str, measure: str) -> None:
    got = query(question)
    assert (got.intent, got.measure) == (intent, measure)


def test_a_whole_query() -> None:
    got = query("show Nina's restaurant payments over 50 euros with the card in April")
    assert got == FinanceQuery.model_validate(
        {
            "intent": "list",
            "measure": "spending",
            "period": {
                "start": date(2026, 4, 1),
                "end": date(2026, 4, 30),
                "label": "in April",
            },
            "categories": ("Restaurants",),
            "accounts": ("Blue Card",),
            "members": ("Nina",),
            "amount_min": Decimal(50),
            "amount_min_open": True,
            "spoken": "en",
        }
    )


def test_each_slot_names_the_words_behind_it() -> None:
    evidence = read("How much on eating out at Casa Verde last month?").evidence
    assert evidence == {
        "categories": ("eating out",),
        "merchants": ("Casa Verde",),
        "period": ("last month",),
    }


@pytest.mark.parametrize(
    ("question", "start", "end"),
    [
        ("how much did I spend", "2026-05-01", "2026-05-13"),
        ("am I on budget", "2026-05-01", "2026-05-31"),
        ("average grocery bill", "2025-05-14", "2026-05-13"),
        ("spending trend", "2025-05-14", "2026-05-13"),
    ],
)
def test_a_period_nobody_named_is_assumed_and_said(question: str, start: str, end: str) -> None:
    reading = read(question)
    assert reading.query is not None
    period = reading.query.period
    assert period is not None
    assert (str(period.start), str(period.end), period.assumed) == (start, end, True)
    assert "period_assumed" in {n.code for n in reading.notes}


@pytest.mark.parametrize(
    "question", ["show my transactions", "when is the rent due", "what's my balance"]
)
def test_some_questions_need_no_period(question: str) -> None:
    assert query(question).period is None


def test_yes_or_no_keeps_the_sum_as_threshold() -> None:
    got = query("did I spend more than 300 on groceries in April?")
    assert (got.threshold, got.threshold_op, got.amount_min) == (Decimal(300), "over", None)
    got = query("est-ce qu'on a dépensé moins de 300 € en courses en avril ?")
    assert (got.threshold, got.threshold_op) == (Decimal(300), "under")


def test_a_thing_wished_for_is_no_filter() -> None:
    reading = read("can I afford a sofa for 600?")
    assert reading.query is not None
    assert reading.query.threshold == Decimal(600)
    assert reading.query.text == ()
    assert "wish_dropped" in {n.code for n in reading.notes}


def test_what_is_left_out() -> None:
    got = query("everything except rent and Nordmart in April")
    assert (got.exclude_categories, got.exclude_merchants) == (("Rent",), ("Nordmart",))
    assert query("dépenses sans le loyer").exclude_categories == ("Rent",)


def test_things_without_category_are_searched() -> None:
    assert query("how much did I spend on doughnuts last week").text == ("doughnuts",)
    assert query("what did we pay Pine and Sons in April").text == ("pine and sons",)
    assert query("when is my cable bill due").text == ("cable",)
    assert query("combien pour le plombier en avril").text == ("plombier",)


def test_things_joined_by_and_widen() -> None:
    got = query("how much do I owe for water and the plumber")
    assert (got.categories, got.text, got.match) == (("Water",), ("plumber",), "any")


def test_a_card_of_a_shop_is_no_account() -> None:
    got = query("show the charges on my nordmart card")
    assert (got.accounts, got.merchants, got.text) == ((), (), ("nordmart",))


def test_two_periods_or_two_targets_are_compared() -> None:
    got = query("groceries: this month vs last month")
    assert got.period is not None
    assert got.other_period is not None
    assert str(got.other_period.end) == "2026-04-13"  # the same days
    got = query("Nordmart or Casa Verde, which cost more in April?")
    assert got.merchants == ("Nordmart", "Casa Verde")
    assert got.other_period is None


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("compared to last month, how much do we spend on fuel this month?", "en"),
        ("par rapport au mois dernier, combien de carburant ce mois-ci ?", "fr"),
    ],
)
def test_what_is_held_against_may_be_said_first(question: str, language: str) -> None:
    got = understand(question, household(language), TODAY, language=language).query
    assert got is not None
    assert got.period is not None
    assert got.other_period is not None
    assert (got.intent, str(got.period.start)) == ("compare", "2026-05-01")
    assert str(got.other_period.start) == "2026-04-01"


def test_more_than_last_month_is_asked_of_this_month() -> None:
    got = query("did I spend more than last month?")
    assert got.period is not None
    assert got.other_period is not None
    assert (str(got.period.start), str(got.other_period.start)) == ("2026-05-01", "2026-04-01")


@pytest.mark.parametrize(
    ("question", "limit"),
    [
        ("top 5 merchants this year", 5),
        ("last ten transactions", 10),
        ("les trois plus gros achats", 3),
        ("what was my last purchase", 1),
    ],
)
def test_limits(question: str, limit: int) -> None:
    assert query(question).limit == limit


@pytest.mark.parametrize(
    ("question", "group_by"),
    [
        ("spending by merchant", "merchant"),
        ("split groceries by person", "member"),
        ("dépenses par compte", "account"),
        ("what day of the week do I spend the most", "weekday"),
        ("weekly spending in April", "week"),
    ],
)
def test_groups(question: str, group_by: str) -> None:
    assert query(question).group_by == group_by


def test_a_slip_is_read_and_said() -> None:
    reading = read("how much at Nordmrat")
    assert reading.query is not None
    assert reading.query.merchants == ("Nordmart",)
    assert [dict(n.data) for n in reading.notes if n.code == "spelling"] == [
        {"word": "Nordmrat", "name": "Nordmart"}
    ]


def test_words_that_fit_two_names_ask_back() -> None:
    merchants = (Merchant("Moorhen Bakes"), Merchant("Moorhen Tools"))
    reading = understand("how much at moorhen", Vocabulary(merchants=merchants), TODAY)
    assert reading.status == "needs_choice"
    both = "Moorhen Bakes and Moorhen Tools"
    assert [c.label for c in reading.choices] == ["Moorhen Bakes", "Moorhen Tools", both]
    assert [c.query.merchants for c in reading.choices] == [
        ("Moorhen Bakes",),
        ("Moorhen Tools",),
        ("Moorhen Bakes", "Moorhen Tools"),
    ]


def test_a_name_of_a_shop_and_of_an_account_follows_the_words() -> None:
    both = Vocabulary(merchants=(Merchant("Zebra"),), accounts=(Account("Zebra", "credit card"),))
    assert query_of("spent on my zebra card", both).accounts == ("Zebra",)
    assert query_of("spent at zebra", both).merchants == ("Zebra",)


def query_of(question: str, vocabulary: Vocabulary) -> FinanceQuery:
    reading = understand(question, vocabulary, TODAY)
    assert reading.query is not None
    return reading.query


def test_the_language_can_be_forced() -> None:
    assert read("Filmbox 2025", language="fr").language == "fr"

"""Questions in full sentences: conditions beside what is asked, sums told apart, money given back."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from nlu.understand import understand
from tests.helpers.vocabulary import TODAY, household

if TYPE_CHECKING:
    from finance.queries.query import FinanceQuery


def query(question: str, language: str = "en") -> FinanceQuery:
    reading = understand(question, household(language), TODAY, language=language)
    assert reading.query is not None, (question, reading.status)
    return reading.query


def intents(questions: list[str], language: str) -> dict[str, str]:
    return {q: query(q, language).intent.value for q in questions}


def all_are(intent: str, questions: list[str], language: str = "en") -> None:
    assert intents(questions, language) == dict.fromkeys(questions, intent)


def test_what_is_left_out_may_be_a_clause() -> None:
    for question in (
        "leaving aside whatever we bought at Nordmart, how much went on groceries in April",
        "groceries in April without what was spent at Nordmart",
        "how much were groceries in April, not counting purchases at Nordmart",
    ):
        found = query(question)
        assert (found.categories, found.exclude_merchants) == (("Groceries",), ("Nordmart",))
    found = query("nos courses d'avril sans ce qu'on a acheté chez Nordmart", "fr")
    assert (found.categories, found.exclude_merchants) == (("Courses",), ("Nordmart",))


def test_what_is_left_out_does_not_say_what_is_asked() -> None:
    found = query("which was our dearest month in 2025 if we put the rent to one side")
    assert (found.intent, found.exclude_categories) == ("extreme_period", ("Rent",))
    found = query("quel mois a coûté le plus cher en 2025 si on met de côté le loyer", "fr")
    assert (found.intent, found.exclude_categories) == ("extreme_period", ("Loyer",))
    found = query("three priciest payments this year, don't count rent")
    assert (found.intent, found.limit, found.exclude_categories) == ("largest", 3, ("Rent",))


def test_how_money_stands_overall() -> None:
    all_are(
        "cash_flow",
        [
            "how are we doing this year?",
            "how did April go, money wise",
            "where do we stand financially",
            "how are our finances",
            "what percentage of our income did we save in April",
            "how wide is the gap between what we earn and what we spend",
        ],
    )
    all_are(
        "cash_flow",
        [
            "où en sommes-nous ce mois-ci ?",
            "comment on s'en sort cette année",
            "comment vont nos finances",
            "quel pourcentage de nos revenus avons-nous épargné en avril",
            "quel écart y a-t-il entre nos revenus et nos dépenses",
        ],
        "fr",
    )


def test_what_is_saved_a_month() -> None:
    for question, language in (
        ("how much do we usually put aside each month", "en"),
        ("on average what do we save a month", "en"),
        ("combien met-on de côté chaque mois", "fr"),
        ("en moyenne, combien épargnons-nous par mois", "fr"),
    ):
        found = query(question, language)
        assert (found.intent, found.measure, found.unit) == ("average", "net", "month"), question
    assert query("how much did we save each month in 2025").intent == "trend"


def test_worth_after_debts() -> None:
    all_are(
        "net_worth",
        ["what do we come to once every loan is paid off", "our savings, with all debts deducted"],
    )
    all_are("net_worth", ["tout ce qu'on a, moins ce qu'on doit"], "fr")


def test_how_far_something_rose_holds_two_periods_against_each_other() -> None:
    for question, language in (
        ("by how much did spending grow between February and March", "en"),
        ("how much has the spending gone up from February to March", "en"),
        ("de combien les dépenses ont-elles augmenté entre février et mars", "fr"),
        ("les dépenses ont baissé de combien entre février et mars", "fr"),
    ):
        found = query(question, language)
        assert found.intent == "compare", question
        assert found.period
        assert found.other_period
        starts = {found.period.start, found.other_period.start}
        assert starts == {date(2026, 2, 1), date(2026, 3, 1)}, question
    assert query("how much did Nina drop at Nordmart").intent == "total"


def test_a_normal_week_is_the_usual_one() -> None:
    all_are(
        "compare_to_usual",
        ["was last week dearer than a normal week", "is this week lighter than an average one"],
    )
    all_are("compare_to_usual", ["cette semaine coûte plus qu'une semaine ordinaire ?"], "fr")


def test_one_thing_that_cost_most_or_least() -> None:
    all_are(
        "largest", ["which trip cost us the most in 2025", "which of our meals was the dearest"]
    )
    all_are("smallest", ["which phone bill was the lowest last year"])
    all_are("largest", ["quel voyage nous a coûté le plus cher"], "fr")
    all_are("smallest", ["quelle facture de téléphone nous a coûté le moins cher"], "fr")
    found = query("quel restaurant nous a coûté le plus cher cette année", "fr")
    assert (found.intent, found.group_by) == ("breakdown", "merchant")


def test_several_are_asked_for_in_the_plural() -> None:
    assert query("which shops took the most from us this year").limit is None
    assert query("which shop took the most from us this year").limit == 1


def test_since_something_happened() -> None:
    for question, language in (
        ("since we moved here in March, what has the internet cost", "en"),
        ("internet since our move in March", "en"),
        ("combien coûte internet depuis que nous avons déménagé en mars", "fr"),
    ):
        period = query(question, language).period
        assert period is not None
        assert (period.start, period.end) == (date(2026, 3, 1), TODAY), question


def test_a_wish_told_before_it_is_asked() -> None:
    found = query("looking at a 700 euro sofa for the den, can we manage it?")
    assert (found.intent, found.threshold, found.text) == ("balance", Decimal(700), ())
    found = query("was there over 800 in the nest at the end of March")
    assert (found.intent, found.threshold, found.accounts) == ("balance", Decimal(800), ("Nest",))
    assert found.period is not None
    assert found.period.end == date(2026, 3, 31)


def test_withdrawals_are_searched_for() -> None:
    for question in (
        "withdrawals in April",
        "how much cash have we taken out this year",
        "what did we withdraw last month",
    ):
        found = query(question)
        assert (found.intent, found.text) == ("list", ("withdrawal",)), question
    for question in ("les retraits d'avril", "combien avons-nous retiré au distributeur"):
        found = query(question, "fr")
        assert found.intent == "list"
        assert "retrait" in found.text, question
    assert query("how much did we spend on take out").text == ()


@pytest.mark.parametrize(
    ("question", "language", "refunds"),
    [
        ("refunds from Nordmart this year", "en", True),
        ("who has refunded us lately", "en", True),
        ("who paid me last month", "en", False),
        ("les remboursements de Nordmart", "fr", True),
        ("qui nous a remboursés cette année", "fr", True),
        ("qui m'a versé de l'argent en avril", "fr", False),
    ],
)
def test_money_given_back_is_told_from_other_income(
    question: str, language: str, refunds: bool
) -> None:
    found = query(question, language)
    assert (found.intent, found.measure, found.refunds) == ("list", "income", refunds)


def test_a_name_taken_back_inside_a_sentence() -> None:
    assert query("how much at Nordmart, sorry, Filmbox in April").merchants == ("Filmbox",)
    found = query("combien chez Nordmart, enfin, Filmbox en avril", "fr")
    assert found.merchants == ("Filmbox",)


def test_a_shop_by_the_beginning_of_its_name() -> None:
    assert query("how much at nordm this year").merchants == ("Nordmart",)
    assert query("total chez nordm cette année", "fr").merchants == ("Nordmart",)
    assert query("how much on bram this year").merchants == ()  # no shop is named so


def test_a_kind_behind_an_unknown_noun_is_one_thing() -> None:
    assert query("what did we spend on garden clothes").text == ("garden clothes",)
    assert query("my gazette subscription").text == ("gazette",)


def test_one_member_held_against_who_asks() -> None:
    for question, language in (
        ("who spends more on groceries, me or Nina", "en"),
        ("do I spend more at Nordmart than Paul", "en"),
        ("qui dépense le plus en courses, Nina ou moi", "fr"),
    ):
        found = query(question, language)
        assert (found.intent, found.group_by, found.members) == ("breakdown", "member", ()), (
            question
        )


def test_days_without_spending_are_shown_day_by_day() -> None:
    found = query("how many days did we spend nothing in April")
    assert (found.intent, found.group_by) == ("trend", "day")
    found = query("combien de jours sans dépense en avril", "fr")
    assert (found.intent, found.group_by) == ("trend", "day")


def test_a_number_of_rows_that_an_average_cannot_take_is_told() -> None:
    reading = understand("the average of our last 5 fill ups", household(), TODAY)
    assert "left_out_amount" in {note.code for note in reading.notes}


def test_the_best_month_for_saving() -> None:
    for question, language in (
        ("which was our best month for saving in 2025", "en"),
        ("quel a été notre meilleur mois pour épargner en 2025", "fr"),
    ):
        found = query(question, language)
        assert (found.intent, found.measure, found.order) == ("extreme_period", "net", None)


def test_more_out_than_in() -> None:
    all_are("cash_flow", ["did more go out than came in last month?"])
    all_are("cash_flow", ["y a-t-il eu plus de sorties d'argent que de rentrées en avril"], "fr")


def test_spending_divided_between_us() -> None:
    for question, language in (
        ("how was April's spending split between us", "en"),
        ("between the two of us, how was April's spending divided", "en"),
        ("comment se répartissent les dépenses d'avril entre nous deux", "fr"),
    ):
        assert query(question, language).group_by == "member", question


def test_words_that_only_payees_tell_do_not_vanish() -> None:
    assert query("how much did we pay by cheque this year").text == ("cheque",)
    assert query("late fees last year").text == ("fee",)
    assert query("how much did we give my sister in 2025").text == ("sister",)
    assert query("frais bancaires cette année", "fr").text == ("frais",)
    found = query("les remboursements de prêt cette année", "fr")
    assert (found.measure, found.text) == ("any", ("prêt",))


def test_the_largest_in_the_plural_are_a_few() -> None:
    for question, language, limit in (
        ("what were our biggest purchases in April", "en", None),
        ("what was our biggest purchase in April", "en", 1),
        ("the three biggest purchases in April", "en", 3),
        ("quelles sont nos plus grosses dépenses", "fr", None),
        ("quelle est notre plus grosse dépense", "fr", 1),
    ):
        found = query(question, language)
        assert (found.intent, found.limit) == ("largest", limit), question

"""Single questions by kind, each as several households would type it: what, of which, when."""

from __future__ import annotations

from decimal import Decimal

from nlu.understand import understand
from tests.helpers.understood import all_are, query
from tests.helpers.vocabulary import TODAY, household


def test_everything_with_a_sum_asked_at_the_end() -> None:
    for question, language in (
        ("everything we paid for in April except rent, how much is that", "en"),
        ("what did everything come to in April leaving rent out", "en"),
        ("tout ce qu'on a payé en avril sauf le loyer, ça fait combien", "fr"),
        ("total d'avril en laissant le loyer de côté", "fr"),
    ):
        found = query(question, language)
        assert found.intent == "total"
        assert len(found.exclude_categories) == 1
        assert found.categories == ()


def test_the_damage() -> None:
    all_are("total", ["what was the damage at Costa Brava on Friday", "what was our tab in April"])


def test_a_mark_that_was_passed() -> None:
    for question, language in (
        ("have I burned through 100 on coffee this month", "en"),
        ("did we top 100 on fuel in April", "en"),
        ("did we get through half a grand on travel this year", "en"),
        ("l'essence a-t-elle coûté plus de 100 euros en avril", "fr"),
        ("a-t-on gardé les courses sous les 100 euros en avril", "fr"),
        ("les courses ont-elles franchi la barre des 100 euros en avril", "fr"),
    ):
        found = query(question, language)
        assert found.intent == "total"
        assert found.threshold in {Decimal(100), Decimal(500)}
        assert found.amount_min is found.amount_max is None


def test_signs_and_short_hundreds_bound_rows() -> None:
    for question in ("txns > 150 in April", "purchases over one fifty in April"):
        assert query(question).amount_min == Decimal(150)
    assert query("txns <= €20 in April").amount_max == Decimal(20)


def test_more_than_i_normally_do() -> None:
    all_are(
        "compare_to_usual",
        [
            "am I spending more on coffee than I normally do",
            "did we go overboard on clothes in April",
            "is our rent creepin up",
            "more and more on taxis lately?",
        ],
    )
    all_are(
        "compare_to_usual",
        ["on a forcé sur les restos en avril", "le café, ça dérape ?"],
        "fr",
    )


def test_held_against_those_of_another_month() -> None:
    for question in (
        "les courses d'avril sont-elles supérieures à celles de mars",
        "les courses d'avril étaient-elles plus élevées que celles de mars",
    ):
        found = query(question, "fr")
        assert found.intent == "compare"
        assert found.other_period is not None


def test_first_times_in_figures() -> None:
    all_are("first_time", ["1st time at Nordmart when", "how far back do Nordmart purchases go"])
    all_are(
        "first_time",
        ["à quand remonte notre toute première commande Nordmart", "1re fois chez Nordmart"],
        "fr",
    )


def test_last_times_without_a_verb() -> None:
    all_are("last_time", ["when last at Nordmart", "Nordmart last visit"])
    all_are("last_time", ["ça fait combien de semaines qu'on n'est pas allés au resto"], "fr")


def test_taking_a_taxi_buys_nothing() -> None:
    assert query("combien de fois j'ai pris le taxi en avril", "fr").measure == "any"


def test_income_that_is_awaited() -> None:
    for question, language in (
        ("when is my direct deposit supposed to land", "en"),
        ("when's Nina's wage going to drop", "en"),
        ("quand est-ce qu'on va être payés", "fr"),
    ):
        found = query(question, language)
        assert (found.intent, found.measure) == ("upcoming", "income")


def test_a_payee_that_no_one_knows_yet() -> None:
    for question, language in (
        ("when is Zephyrnet gonna bill me", "en"),
        ("quand Zephyrnet va-t-il prélever", "fr"),
        ("quand est-ce que Zephyrnet me débite", "fr"),
    ):
        found = query(question, language)
        assert found.intent == "upcoming"
        assert [t.lower() for t in found.text] == ["zephyrnet"]


def test_what_comes_round() -> None:
    all_are(
        "recurring",
        [
            "monthly commitments",
            "subs list",
            "what are we signed up to",
            "what regular income have we",
        ],
    )
    all_are("recurring", ["nos engagements mensuels", "qu'est-ce qui part tous les mois"], "fr")


def test_months_that_peaked() -> None:
    for question, language, order in (
        ("when did our water bill hit its peak", "en", None),
        ("which mth did we spend least", "en", "least"),
        ("quand est-ce que le gaz nous a coûté le plus", "fr", None),
    ):
        found = query(question, language)
        assert (found.intent, found.group_by, found.order) == ("extreme_period", "month", order)


def test_a_weekday_among_others_is_no_date() -> None:
    found = query("Monday or Friday, which weekday costs us most, past 3 months")
    assert (found.intent, found.group_by) == ("breakdown", "weekday")
    assert found.period is not None
    assert found.period.label == "past 3 months"


def test_small_numbers_of_a_kind_count_it() -> None:
    for question in ("did we have more than 4 takeaways in April", "was it fewer than 4 flights"):
        found = query(question)
        assert (found.intent, found.threshold) == ("count", Decimal(4))


def test_shorthand() -> None:
    found = query("avg mthly spend w/o rent")
    assert (found.intent, found.unit, found.exclude_categories) == ("average", "month", ("Rent",))
    found = query("wots the pct of spend goin on coffee ths yr")
    assert (found.intent, found.categories, found.text) == ("share", ("Coffee",), ())
    found = query("c koi le débit de 45 euros hier", "fr")
    assert (found.intent, found.amount_min) == ("list", Decimal(45))


def test_words_of_other_countries() -> None:
    for question, category in (
        ("natel en avril", "Téléphone"),
        ("combien de cellulaire en avril", "Téléphone"),
        ("hydro en avril", "Électricité"),
        ("les commissions d'avril", "Courses"),
    ):
        assert query(question, "fr").categories == (category,)
    assert query("leccy in April").categories == ("Electricity",)
    assert query("mobile recharge in April").categories == ("Phone",)


def test_steeper_than_it_should_be() -> None:
    all_are("compare_to_usual", ["was April's rent on the high side", "rising costs?"])
    all_are("compare_to_usual", ["les courses d'avril étaient-elles un peu élevées"], "fr")


def test_dates_of_firsts_and_peaks() -> None:
    assert query("on what date did we first shop at Nordmart").intent == "first_time"
    found = query("on what date did we spend the most this year")
    assert (found.intent, found.group_by) == ("extreme_period", "day")
    found = query("à quelle date a-t-on le plus dépensé cette année", "fr")
    assert (found.intent, found.group_by) == ("extreme_period", "day")


def test_a_number_before_this_month_may_bound() -> None:
    found = query("restaurants over 20 this month")
    assert (found.amount_min, found.categories) == (Decimal(20), ("Restaurants",))
    assert found.period is not None
    assert found.period.label == "this month"


def test_a_month_against_itself_is_a_year_before() -> None:
    found = query("April v last April")
    assert found.other_period is not None
    assert found.other_period.start is not None
    assert found.other_period.start.year == 2025


def test_each_time_is_a_row() -> None:
    all_are("list", ["every time I went to Nordmart in April", "every coffee since Monday"])
    all_are("list", ["toutes les fois où je suis allé chez Nordmart en avril"], "fr")


def test_the_payee_of_a_subscription() -> None:
    found = query("mon abonnement zephyrnet est prélevé quel jour", "fr")
    assert (found.intent, found.text, found.categories) == ("upcoming", ("zephyrnet",), ())


def test_a_member_left_out_is_said_to_be_left_out() -> None:
    reading = understand("how much at Nordmart in April excluding Nina", household(), TODAY)
    assert reading.query is not None
    assert reading.query.members == ()
    assert "left_out_names" in {note.code for note in reading.notes}


def test_statements_that_ask() -> None:
    found = query("I'd like to know whether we spent more than 200 on taxis in April")
    assert (found.intent, found.threshold) == ("total", Decimal(200))
    assert query("didn't we go to Nordmart in April").merchants == ("Nordmart",)
    found = query("n'a-t-on pas déjà payé l'eau en avril", "fr")
    assert (found.intent, found.categories) == ("list", ("Eau",))


def test_two_months_side_by_side() -> None:
    for question, language in (
        ("how's April looking next to March", "en"),
        ("how much extra did we spend in April over March", "en"),
        ("avril à côté de mars, ça donne quoi", "fr"),
        ("de combien avril dépasse mars", "fr"),
    ):
        found = query(question, language)
        assert found.intent == "compare"
        assert found.other_period is not None


def test_who_bears_what() -> None:
    for question, language in (
        ("how is spending shared out between Nina and Paul", "en"),
        ("comment les dépenses se partagent-elles entre Nina et Paul", "fr"),
    ):
        found = query(question, language)
        assert (found.intent, found.group_by) == ("breakdown", "member")


def test_rows_told_by_where() -> None:
    for question, language in (
        ("show where we spent over 100 in April", "en"),
        ("montre où on a dépensé plus de 100 en avril", "fr"),
    ):
        found = query(question, language)
        assert (found.intent, found.amount_min) == ("list", Decimal(100))


def test_the_last_few_of_a_shop() -> None:
    for question in (
        "how much were my last 2 Nordmart orders",
        "what were our last 2 Nordmart visits",
    ):
        found = query(question)
        assert (found.intent, found.limit) == ("list", 2)


def test_bills_to_come_from_a_payee() -> None:
    all_are(
        "upcoming",
        ["will my internet get charged this week", "have we a bill from Filmbox this week"],
    )
    all_are("upcoming", ["qu'est-ce qui reste dû ce mois-ci"], "fr")

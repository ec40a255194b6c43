"""French as families type and say it: each kind of wording in several ways."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from decimal import Decimal

import pytest

from nlu.understand import understand
from nlu.vocabulary import Merchant
from tests.helpers.understood import all_are, query
from tests.helpers.vocabulary import TODAY, household


def test_what_was_done_is_no_balance() -> None:
    all_are(
        "total",
        [
            "combien avons-nous encaissé en mars ?",
            "combien j'ai balancé chez Nordmart cette année",
            "combien on a craqué en fringues le mois dernier",
            "combien Paul a-t-il flambé chez Nordmart en avril",
        ],
        "fr",
    )
    all_are(
        "balance",
        [
            "combien on a sur le compte",
            "combien d'espèces il me reste",
            "à combien s'élève mon épargne",
            "le compte est dans le rouge ?",
            "j'ai encore du liquide ?",
            "est-ce qu'on peut s'autoriser 150 euros de resto",
        ],
        "fr",
    )


@pytest.mark.parametrize(
    "question",
    [
        "on en est à plus de 80 € de cafés ce mois-ci ?",
        "je suis à plus de 80 € en cafés ce mois-ci ?",
        "on est passés au-dessus de 80 € en cafés ce mois-ci ?",
    ],
)
def test_standing_at_more_than_a_sum_is_yes_or_no(question: str) -> None:
    found = query(question, "fr")
    assert (found.intent, found.threshold) == ("total", Decimal(80))
    assert found.amount_min is None


def test_a_mark_per_month_is_a_mean() -> None:
    found = query("est-ce que ça dépasse 45 € par mois, le téléphone", "fr")
    assert (found.intent, found.unit, found.threshold) == ("average", "month", Decimal(45))


def test_verbs_in_question_form_bound_a_sum() -> None:
    found = query("nos dépenses du mois dépassent-elles 900 € ?", "fr")
    assert (found.threshold, found.threshold_op) == (Decimal(900), "over")
    assert query("achats supérieurs ou égaux à 60 €", "fr").amount_min == Decimal(60)


@pytest.mark.parametrize(
    "question",
    [
        "dans quels cafés ?",
        "chez quels commerçants on dépense le plus en cafés",
        "les cafés où on a laissé le plus",
        "les cafés, on les prend où surtout ?",
        "les cafés, ça part où ?",
        "cafés : lesquels ?",
    ],
)
def test_one_category_is_split_by_its_shops(question: str) -> None:
    found = query(question, "fr")
    assert (found.intent, found.group_by) == ("breakdown", "merchant")
    assert found.categories == ("Cafés",)


def test_a_category_said_again_keeps_the_turn_before() -> None:
    first = query("combien Nina a dépensé en cafés depuis mars", "fr")
    again = understand("dans quels cafés ?", household("fr"), TODAY, first, language="fr").query
    assert again is not None
    assert (again.intent, again.group_by, again.follow_up) == ("breakdown", "merchant", True)
    assert (again.members, again.period) == (("Nina",), first.period)


def test_where_money_goes_is_spent_whatever_it_is_called() -> None:
    for question in (
        "où va la paie ?",
        "les salaires partent où",
        "nos sous sont partis dans quoi",
    ):
        found = query(question, "fr")
        assert (found.intent, found.measure) == ("breakdown", "spending"), question
    assert query("d'où viennent nos revenus", "fr").measure == "income"


def test_rows_between_or_for_each() -> None:
    found = query("répartis les courses d'avril entre Nina et Paul", "fr")
    assert (found.intent, found.group_by) == ("breakdown", "member")
    found = query("pour chaque compte, combien on a dépensé en avril", "fr")
    assert (found.intent, found.group_by) == ("breakdown", "account")
    found = query("lequel de nos comptes a servi le plus en avril", "fr")
    assert (found.intent, found.group_by) == ("breakdown", "account")


def test_transfers_that_came_in_are_no_own_ones() -> None:
    for question in ("virements reçus en avril", "quel est le plus gros virement reçu en avril"):
        found = query(question, "fr")
        assert (found.measure, found.categories) == ("income", ()), question


def test_goings_out_of_money_are_no_evenings_out() -> None:
    assert query("bilan d'avril, rentrées moins sorties", "fr").intent == "cash_flow"
    assert query("ventilation des sorties par compte", "fr").group_by == "account"


def test_the_dearest_thing() -> None:
    all_are(
        "largest",
        [
            "qu'est-ce qu'on a payé de plus cher en mars",
            "notre achat le plus fou de l'année",
            "quel est le vol le plus cher qu'on ait pris",
            "quelle facture de gaz était la plus salée ?",
            "top dépenses avril",
            "la pire dépense du mois",
        ],
        "fr",
    )
    assert query("la moindre dépense d'hier", "fr").intent == "smallest"


def test_more_than_is_usual() -> None:
    all_are(
        "compare_to_usual",
        [
            "suis-je au-dessus de ma moyenne ce mois-ci",
            "on dépasse la moyenne en courses ?",
            "avril est-il un mois normal ?",
            "le téléphone me coûte plus cher qu'avant ?",
            "facture d'électricité d'avril : normale ?",
        ],
        "fr",
    )
    assert query("est-ce que je mange trop dehors ?", "fr").categories == ("Restaurants",)


def test_as_much_as_holds_two_against_each_other() -> None:
    found = query("Nina dépense-t-elle autant que Paul ?", "fr")
    assert (found.intent, found.members) == ("compare", ("Nina", "Paul"))
    found = query("on paie autant de gaz que d'électricité ?", "fr")
    assert (found.intent, set(found.categories)) == ("compare", {"Gaz", "Électricité"})


def test_periods_are_compared_as_they_were_said() -> None:
    found = query("cette année on a dépensé moins que l'an dernier en cafés ?", "fr")
    assert found.period is not None
    assert found.other_period is not None
    assert (found.period.start, found.other_period.start) == (date(2026, 1, 1), date(2025, 1, 1))
    assert query("a-t-on plus dépensé cette semaine ?", "fr").intent == "compare"


@pytest.mark.parametrize(
    "question",
    [
        "fait-on des économies cette année",
        "on est bénéficiaires en avril ?",
        "résultat financier d'avril",
        "on a perdu de l'argent en avril ?",
        "rapport revenus/dépenses de l'année",
        "on a fini mars comment ?",
    ],
)
def test_what_is_left_over(question: str) -> None:
    found = query(question, "fr")
    assert (found.intent, found.accounts) == ("cash_flow", ())


def test_what_is_left_to_spend() -> None:
    all_are(
        "budget",
        [
            "combien il reste à dépenser ce mois-ci",
            "j'ai encore droit à combien pour les courses ?",
            "il nous reste combien dans l'enveloppe courses ?",
        ],
        "fr",
    )
    all_are("average", ["budget courses moyen par mois"], "fr")
    all_are("share", ["combien de mon salaire part dans les courses"], "fr")


def test_when_something_was_paid() -> None:
    all_are(
        "last_time",
        ["à quelle date on a payé Filmbox", "le loyer, on l'a payé quand ?"],
        "fr",
    )
    all_are(
        "first_time",
        ["premier plein chez Nordmart ?", "à partir de quand a-t-on eu Filmbox"],
        "fr",
    )


def test_means_by_the_unit_said() -> None:
    for question, unit in (
        ("une semaine de courses nous revient à combien", "week"),
        ("annuellement, le gaz, c'est combien", "year"),
        ("le café me revient à combien la semaine", "week"),
    ):
        found = query(question, "fr")
        assert (found.intent, found.unit) == ("average", unit), question


def test_records_of_a_unit() -> None:
    for question, unit in (
        ("jour record de dépenses cette année", "day"),
        ("jour le plus cher de la semaine passée", "day"),
        ("semaine la plus chère en courses", "week"),
    ):
        found = query(question, "fr")
        assert (found.intent, found.group_by) == ("extreme_period", unit), question


@pytest.mark.parametrize(
    "question",
    [
        "combien on a dépensé en cafés ailleurs que chez Nordmart",
        "cafés, sauf ceux de Nordmart, combien",
    ],
)
def test_left_out_by_elsewhere(question: str) -> None:
    found = query(question, "fr")
    assert (found.exclude_merchants, found.merchants) == (("Nordmart",), ())


@pytest.mark.parametrize(
    "thing",
    ["papier", "chaises", "steaks", "couteaux", "tapis", "vase", "fraises", "déménagement"],
)
def test_everyday_things_are_no_slips(thing: str) -> None:
    found = query(f"combien on a mis en {thing} en avril", "fr")
    assert found.text == (thing,)


def test_money_saved_is_compared_as_what_is_left() -> None:
    found = query("avons-nous plus épargné en avril qu'en mars", "fr")
    assert (found.intent, found.measure, found.accounts) == ("compare", "net", ())
    assert query("notre plus mauvais mois en revenus cette année", "fr").order == "least"


def test_two_ends_that_are_compared_are_two_periods() -> None:
    for question, language in (("compare mars à avril", "fr"), ("compare March to April", "en")):
        found = query(question, language)
        assert found.period is not None
        assert found.other_period is not None
        starts = found.period.start, found.other_period.start
        assert starts == (date(2026, 3, 1), date(2026, 4, 1)), question


def test_by_the_year() -> None:
    found = query("combien font les cafés à l'année", "fr")
    assert (found.intent, found.unit) == ("average", "year")


def test_what_stands_out() -> None:
    all_are("unusual", ["une dépense qui sort du lot en avril ?", "explique cette hausse"], "fr")
    all_are("first_time", ["depuis combien d'années on paie Filmbox"], "fr")
    all_are("upcoming", ["est-ce qu'une facture tombe cette semaine"], "fr")


def test_polite_and_hasty_askers() -> None:
    polite = query("auriez-vous l'obligeance de m'indiquer nos dépenses de cafés d'avril ?", "fr")
    assert (polite.intent, polite.categories) == ("total", ("Cafés",))
    hasty = query("g claké cb en cafés ste semaine", "fr")
    assert hasty.period is not None
    assert (hasty.intent, hasty.period.start) == ("total", date(2026, 5, 11))


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("quand ai-je vu le docteur Brams pour la dernière fois", "fr"),
        ("dernière visite chez dr Brams", "fr"),
        ("when did we last see doctor Brams", "en"),
    ],
)
def test_a_title_may_be_written_out(question: str, language: str) -> None:
    names = household(language)
    names = replace(names, merchants=(*names.merchants, Merchant("Dr Brams")))
    found = understand(question, names, TODAY, language=language).query
    assert found is not None
    assert (found.intent, found.merchants, found.categories) == ("last_time", ("Dr Brams",), ())

"""What stands out is told in whole sentences, without a verdict, in both languages."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from finance.queries.insights.fact import Kind
from nlu.narration.insights import insight, kind_text
from tests.helpers.telling import TODAY, euros, plain
from tests.helpers.telling_facts import FACTS, insights

WORDINGS = Path(__file__).resolve().parents[3] / "resources" / "narration"
EN = (
    "Bills of €412.00 are expected from Everyday by 27 November; it is overdrawn by €35.10.",
    "€2,500.00 from Acme usually comes around 1 November and is not here yet.",
    "Cinema Lux charged €36.00 twice, the second time on 13 October.",
    "€412.00 to Allianz is expected around 26 November.",
    "€140.01 is left in the Groceries budget until 30 November; usually more is spent in that time.",
    "The Restaurants budget of €160.00 is exceeded by €22.60.",
    "Netflix costs €2.00 more since 9 November: €15.99 instead of €13.99.",
    "Gym has come back regularly since 6 September: €39.00 a month.",
    "€640.00 to Ikea on 1 November; usually it is €85.20.",
    "€180.00 on Fuel this month; by this day it is usually €96.40.",
    "€210.00 on Gifts in October; usually it is €40.00.",
    "In October, €120.00 more went out than came in; usually €310.00 is left over.",
    "€8.00 on Coffee this month; by this day it is usually €41.50.",
    "€512.30 of the €2,900.00 spent since 1 October has no category.",
)
FR = (
    "Des factures de 412,00 € sont attendues sur Everyday d’ici au 27 novembre ; il est à découvert de 35,10 €.",
    "2 500,00 € de la part d’Acme : d’habitude vers le 1er novembre, mais rien n’est encore arrivé.",
    "Cinema Lux a débité 36,00 € deux fois, la seconde le 13 octobre.",
    "412,00 € à payer à Allianz, attendus vers le 26 novembre.",
    "Il reste 140,01 € dans le budget Groceries jusqu’au 30 novembre ; d’habitude, il faut davantage d’ici là.",
    "Le budget Restaurants de 160,00 € est dépassé de 22,60 €.",
    "Netflix coûte 2,00 € de plus depuis le 9 novembre : 15,99 € au lieu de 13,99 €.",
    "Gym revient régulièrement depuis le 6 septembre : 39,00 € par mois.",
    "640,00 € à Ikea le 1er novembre ; d’habitude, c’est 85,20 €.",
    "180,00 € pour Fuel ce mois-ci ; à cette date, c’est 96,40 € d’habitude.",
    "210,00 € pour Gifts en octobre ; d’habitude, c’est 40,00 €.",
    "En octobre, il est sorti 120,00 € de plus qu’il n’est entré ; d’habitude, il reste 310,00 €.",
    "8,00 € pour Coffee ce mois-ci ; à cette date, c’est 41,50 € d’habitude.",
    "512,30 € sur les 2 900,00 € dépensés depuis le 1er octobre n’ont pas de catégorie.",
)
SENTENCES = {"en": EN, "fr": FR}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_kind_has_its_sentence(language: str) -> None:
    assert {fact.kind for fact in FACTS} == set(Kind)
    told = tuple(plain(each.sentence) for each in insights(language))
    assert told == SENTENCES[language]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_figure_of_a_card_stands_in_its_sentence(language: str) -> None:
    for each in insights(language):
        assert each.figure.strip("+−") in each.sentence
        assert each.label == kind_text(each.fact.kind, language)
        assert each.question
        assert not {"{", "}"} & set(each.label + each.sentence + each.question)


def test_both_languages_say_the_same_things() -> None:
    english, french = (
        tomllib.loads((WORDINGS / f"insights.{language}.toml").read_text(encoding="utf-8"))
        for language in ("en", "fr")
    )
    tables = english["insights"].items()
    assert {name: set(table) for name, table in tables} == {
        name: set(table) for name, table in french["insights"].items()
    }


def test_an_account_that_holds_something_is_told_so() -> None:
    fact = replace(FACTS[0], other=euros("20.00"))
    assert insight(fact, "en", TODAY).sentence.endswith("it holds €20.00.")
    assert plain(insight(fact, "fr", TODAY).sentence).endswith("il y reste 20,00 €.")


@pytest.mark.parametrize(
    ("this", "usual", "told"),
    [
        ("5.00", "7.00", "In October, €5.00 was left over; usually €7.00 is left over."),
        ("5.00", "-7.00", "In October, €5.00 was left over; usually €7.00 more goes out than comes in."),
    ],
)  # fmt: skip
def test_what_was_left_of_a_month_is_told_with_its_sign(this: str, usual: str, told: str) -> None:
    found = next(fact for fact in FACTS if fact.kind is Kind.MONTH_NET)
    fact = replace(found, value=euros(this), other=euros(usual))
    assert insight(fact, "en", TODAY).sentence == told


def test_a_name_is_never_a_pattern() -> None:
    fact = replace(FACTS[2], subject="{value} {0}")
    assert insight(fact, "en", TODAY).sentence.startswith("{value} {0} charged")

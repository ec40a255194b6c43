"""What a question says and its answer cannot use is kept or told, and readings of such kinds."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from finance.queries.query import Intent, Measure
from nlu.understand import understand
from nlu.vocabulary import Category, Merchant
from tests.helpers.vocabulary import TODAY, household

if TYPE_CHECKING:
    from nlu.reading import Reading


def read(question: str, language: str = "en") -> Reading:
    names = household("fr" if language == "fr" else "en")
    names = replace(
        names,
        merchants=(*names.merchants, Merchant("Saturday Market"), Merchant("Spring Water Co")),
        categories=(*names.categories, Category("Clubs", "subscriptions")),
    )
    return understand(question, names, TODAY, language=language)


@pytest.mark.parametrize(
    ("question", "language", "least"),
    [
        ("regular payments over 50 euros", "en", "50"),
        ("our subscriptions over 20 a month", "en", "20"),
        ("paiements récurrents de plus de 30 euros", "fr", "30"),
        ("mes abonnements à plus de 20 euros par mois", "fr", "20"),
    ],
)
def test_what_comes_back_is_bounded_by_its_amount(question: str, language: str, least: str) -> None:
    query = read(question, language).query
    assert query is not None
    assert (query.intent, query.amount_min) == (Intent.RECURRING, Decimal(least))
    assert query.amount_min_open


def test_two_bounds_of_an_amount_are_one_range() -> None:
    query = read("show payments over 20 euros but under 50 euros").query
    assert query is not None
    assert (query.amount_min, query.amount_max) == (Decimal(20), Decimal(50))
    assert query.amount_min_open
    assert query.amount_max_open


def test_a_sum_that_the_answer_cannot_use_is_told() -> None:
    reading = read("compare september and october over 50 euros")
    assert reading.query is not None
    assert reading.query.amount_min is None
    assert "left_out_amount" in {n.code for n in reading.notes}


@pytest.mark.parametrize("shop", ["Saturday Market", "Spring Water Co"])
def test_a_day_or_season_inside_a_name_is_no_date(shop: str) -> None:
    query = read(f"how much did we spend at {shop} last month").query
    assert query is not None
    assert query.merchants == (shop,)
    assert query.period is not None
    assert query.period.label == "last month"


@pytest.mark.parametrize(
    ("short", "full", "language"),
    [
        ("the second and the third quarter", "the second quarter and the third quarter", "en"),
        ("first and second quarters", "first quarter and second quarter", "en"),
        ("le deuxième et le troisième trimestre", "le 2e trimestre et le 3e trimestre", "fr"),
        ("le premier et le second semestre", "le 1er semestre et le second semestre", "fr"),
    ],
)
def test_an_ordinal_borrows_its_unit_from_the_next_one(
    short: str, full: str, language: str
) -> None:
    verb = "compare" if language == "en" else "comparez"
    one, other = (read(f"{verb} {text}", language).query for text in (short, full))
    assert one is not None
    assert other is not None
    assert one.text == ()
    for slot in ("period", "other_period"):
        a, b = getattr(one, slot), getattr(other, slot)
        assert (a.start, a.end) == (b.start, b.end)


@pytest.mark.parametrize(
    ("question", "language", "intent"),
    [
        ("quel montant a-t-on payé en octobre sauf le loyer", "fr", Intent.TOTAL),
        ("liste de nos revenus de mars", "fr", Intent.LIST),
        ("nos revenus semaine par semaine", "fr", Intent.TREND),
        ("quelles factures restent à payer ce mois-ci", "fr", Intent.UPCOMING),
        ("factures pas encore payées", "fr", Intent.UPCOMING),
        ("which bills are still unpaid", "en", Intent.UPCOMING),
    ],
)
def test_kinds_of_wording_have_their_intent(question: str, language: str, intent: Intent) -> None:
    query = read(question, language).query
    assert query is not None
    assert query.intent is intent
    assert intent is not Intent.UPCOMING or query.measure is Measure.SPENDING

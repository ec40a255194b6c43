"""What a query says in words is understood as that query again, whatever its intent and slots."""

from __future__ import annotations

from datetime import date
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.queries.query import FinanceQuery, Intent, Measure, Period
from nlu.narration import question_text
from nlu.understand import understand, warm_up
from tests.helpers.queries import TODAYS, sayable
from tests.helpers.vocabulary import household

TODAY = date(2026, 11, 18)
OCTOBER = Period(start=date(2026, 10, 1), end=date(2026, 10, 31))


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    """Lexicons are read once, before an example is timed."""
    warm_up()


def bare(query: FinanceQuery) -> dict[str, object]:
    """The slots of a query without the words they were said in."""
    slots = {name: tuple(sorted(value)) for name, value in query if isinstance(value, tuple)}
    periods = {
        name: value.model_copy(update={"label": "", "assumed": False})
        for name in ("period", "other_period")
        if (value := getattr(query, name)) is not None
    }
    return query.model_copy(update={**slots, **periods}).model_dump()


@pytest.mark.parametrize("language", ["en", "fr"])
@given(data=st.data())
def test_a_query_in_words_is_that_query(language: str, data: st.DataObject) -> None:
    today = data.draw(TODAYS)
    query = data.draw(sayable(language, today))
    said = question_text(query, language, today)
    reading = understand(said, household(language), today, language=language)
    assert reading.query is not None, (said, reading.status)
    assert bare(reading.query) == bare(query), said


@pytest.mark.parametrize(
    ("slots", "english", "french"),
    [
        (
            {"categories": ("Groceries",), "merchants": ("Lidl",)},
            "How much did we spend on Groceries at Lidl last month?",
            "Combien avons-nous dépensé en Groceries chez Lidl le mois dernier ?",
        ),
        (
            {"intent": Intent.LIST, "measure": Measure.INCOME, "members": ("Alex",), "limit": 3},
            "Show Alex’s last 3 deposits last month",
            "Montre les 3 derniers versements d’Alex le mois dernier",
        ),
        (
            {"intent": Intent.EXTREME_PERIOD, "group_by": "week", "order": "least"},
            "Which week did we spend the least last month?",
            "Quelle semaine avons-nous dépensé le moins le mois dernier ?",
        ),
        (
            {
                "intent": Intent.COMPARE,
                "other_period": {"start": "2026-08-01", "end": "2026-08-31"},
            },
            "Did we spend more last month than in August 2026?",
            "Avons-nous dépensé plus le mois dernier qu’en août 2026 ?",
        ),
        (
            {"intent": Intent.AVERAGE, "measure": Measure.ANY},
            "What was the average transaction last month?",
            "Quel est le montant moyen par opération le mois dernier ?",
        ),
        (
            {
                "intent": Intent.BALANCE,
                "measure": Measure.ANY,
                "accounts": ("Visa",),
                "period": None,
            },
            "What is the balance in Visa?",
            "Quel est le solde sur Visa ?",
        ),
    ],
)
def test_it_reads_as_people_ask(slots: dict[str, object], english: str, french: str) -> None:
    whole = {"intent": Intent.TOTAL, "measure": Measure.SPENDING, "period": OCTOBER, **slots}
    query = FinanceQuery.model_validate(whole)
    assert question_text(query, "en", TODAY) == english
    assert question_text(query, "fr", TODAY).replace("\u202f", " ") == french


def test_a_category_whose_name_means_more_is_said_with_what_it_is() -> None:
    query = FinanceQuery(
        intent=Intent.TOTAL, measure=Measure.SPENDING, period=OCTOBER, categories=("Gas",)
    )
    assert question_text(query, "en", TODAY) == (
        "How much did we spend on Gas (category) last month?"
    )


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_query_can_be_said(language: str) -> None:
    for intent, measure, limit in product(Intent, Measure, (None, 1, 4)):
        query = FinanceQuery(intent=intent, measure=measure, limit=limit, members=("Alex", "Sam"))
        said = question_text(query, language, TODAY)
        assert said[0].isupper()
        assert not {"{", "}"} & set(said)
        assert "  " not in said

"""Words for rows and chips."""

from __future__ import annotations

from datetime import date

import pytest

from finance.queries.answer import AnswerRow
from finance.queries.query import FinanceQuery, Intent, Measure
from nlu.narration import intent_text, measure_text, row_detail, row_label
from tests.helpers.telling import ask, euros, plain, row

TREND = ask("trend", group_by="month")
OCTOBER = AnswerRow(start=date(2026, 10, 1), end=date(2026, 10, 31))


@pytest.mark.parametrize(
    ("given", "query", "english", "french"),
    [
        (row(label="in"), ask("cash_flow", "net"), "Money in", "Entrées"),
        (row(label="out"), ask("cash_flow", "net"), "Money out", "Sorties"),
        (row(label="net"), ask("cash_flow", "net"), "Left over", "Reste"),
        (row(label="rate"), ask("cash_flow", "net"), "Savings rate", "Taux d’épargne"),
        (row(label="this"), ask("compare_to_usual"), "This period", "Cette période"),
        (row(label="usual"), ask("compare_to_usual"), "Usual", "D’habitude"),
        (row(label="none"), ask("breakdown"), "No category", "Sans catégorie"),
        (row(label="none"), ask("breakdown", group_by="member"), "No member", "Sans membre"),
        (row(label="mon"), ask("breakdown", group_by="weekday"), "Monday", "Lundi"),
        (OCTOBER, TREND, "October 2026", "octobre 2026"),
        (OCTOBER, ask("compare"), "October 2026", "octobre 2026"),
        (row(label="Lidl"), ask("breakdown", group_by="merchant"), "Lidl", "Lidl"),
    ],
)
def test_a_row_has_a_name(given: AnswerRow, query: FinanceQuery, english: str, french: str) -> None:
    assert row_label(given, query, "en") == english
    assert row_label(given, query, "fr") == french


def test_a_merchant_that_is_called_like_a_code_keeps_its_name() -> None:
    query = ask("breakdown", group_by="merchant")

    assert row_label(row(label="in"), query, "en") == "in"
    assert row_label(row(label="mon"), query, "en") == "mon"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_intent_and_measure_has_its_own_words(language: str) -> None:
    assert len({intent_text(intent, language) for intent in Intent}) == len(Intent)
    assert len({measure_text(measure, language) for measure in Measure}) == len(Measure)


@pytest.mark.parametrize(
    ("given", "english", "french"),
    [
        (row("160", "Amazon", reason="high", usual=euros("40")), "usually €40.00", "d’habitude 40,00 €"),
        (row("160", "Amazon", reason="high"), "more than usual", "plus que d’habitude"),
        (row("160", "Amazon", reason="duplicate"), "perhaps charged twice", "peut-être débité deux fois"),
        (row("15.99", "Netflix", unit="month"), "every month", "chaque mois"),
        (row("61.40", "Aqua Water", unit="quarter"), "every 3 months", "tous les 3 mois"),
        (row("1", "Lidl"), "", ""),
    ],
)  # fmt: skip
def test_a_row_says_why_or_how_often(given: AnswerRow, english: str, french: str) -> None:
    assert row_detail(given, "en") == english
    assert plain(row_detail(given, "fr")) == french

"""Periods after a verb and on chips."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.queries.query import Period
from nlu.narration.periods import bin_text, period_text, unit_span, when
from nlu.narration.phrasebook import phrasebook
from tests.helpers.telling import TODAY, plain, span

WHEN = [
    (span("2026-11-18", "2026-11-18"), "today", "aujourd’hui"),
    (span("2026-11-17", "2026-11-17"), "yesterday", "hier"),
    (span("2026-11-16", "2026-11-18"), "this week", "cette semaine"),
    (span("2026-11-09", "2026-11-15"), "last week", "la semaine dernière"),
    (span("2026-11-01", "2026-11-18"), "this month", "ce mois-ci"),
    (span("2026-11-01", "2026-11-30"), "this month", "ce mois-ci"),
    (span("2026-12-01", "2026-12-31"), "next month", "le mois prochain"),
    (span("2026-10-01", "2026-11-18"), "this quarter", "ce trimestre"),
    (span("2026-07-01", "2026-09-30"), "last quarter", "le trimestre dernier"),
    (span("2025-01-01", "2025-12-31"), "last year", "l’année dernière"),
    (span("2025-01-01", "2025-12-31", "2025"), "in 2025", "en 2025"),
    (span("2026-11-14", "2026-11-15"), "last weekend", "le week-end dernier"),
    (span("2026-11-16", "2026-11-18", "3"), "in the past 3 days", "au cours des 3 derniers jours"),
    (span("2026-11-05", "2026-11-18"), "in the past 2 weeks", "au cours des 2 dernières semaines"),
    (span("2026-10-20", "2026-11-18"), "in the past 30 days", "au cours des 30 derniers jours"),
    (span("2026-10-19", "2026-11-18"), "in the past month", "depuis un mois"),
    (span("2026-08-19", "2026-11-18"), "in the past 3 months", "au cours des 3 derniers mois"),
    (span("2026-11-01", "2026-11-18", "1"), "from 1 November 2026 to today", "depuis le 1er novembre 2026"),
    (span("2026-11-17", "2026-11-17", "17"), "on Tuesday 17 November 2026", "le mardi 17 novembre 2026"),
    (span("2026-08-01", "2026-08-31"), "in August 2026", "en août 2026"),
    (span("2026-04-01", "2026-06-30"), "in Q2 2026", "au 2e trimestre 2026"),
    (span("2026-04-01", "2026-08-31"), "from April to August 2026", "d’avril à août 2026"),
    (span("2025-11-01", "2026-02-28"), "from November 2025 to February 2026", "de novembre 2025 à février 2026"),
    (span("2026-11-03", "2026-11-10"), "from 3 to 10 November 2026", "du 3 au 10 novembre 2026"),
    (span("2026-10-28", "2026-11-01"), "from 28 October to 1 November 2026", "du 28 octobre au 1er novembre 2026"),
    (span("2025-12-28", "2026-01-03"), "from 28 December 2025 to 3 January 2026", "du 28 décembre 2025 au 3 janvier 2026"),
    (span("2026-11-18", "2026-11-30"), "by 30 November 2026", "d’ici au 30 novembre 2026"),
    (span(None, "2026-11-01"), "up to 1 November 2026", "jusqu’au 1er novembre 2026"),
    (span("2026-11-03", None), "from 3 November 2026 on", "depuis le 3 novembre 2026"),
    (span(None, None), "over all your records", "depuis le début de vos relevés"),
    (None, "", ""),
]  # fmt: skip

CHIPS = [
    (None, "All time", "tout l’historique"),
    (span("2026-10-01", "2026-10-31", "last month"), "October 2026", "octobre 2026"),
    (span("2026-11-03", "2026-11-10"), "3–10 Nov 2026", "du 3 au 10 novembre 2026"),
    (span("2026-10-28", "2026-11-03"), "28 Oct – 3 Nov 2026", "du 28 octobre au 3 novembre 2026"),
    (span("2025-12-28", "2026-01-03"), "28 Dec 2025 – 3 Jan 2026", "du 28 décembre 2025 au 3 janvier 2026"),
    (span("2026-11-01", "2026-11-18"), "1–18 Nov 2026", "du 1er au 18 novembre 2026"),
    (span("2026-03-01", "2026-05-31"), "March–May 2026", "de mars à mai 2026"),
    (span("2026-11-18", "2026-11-18"), "Wed 18 Nov 2026", "mer. 18 nov. 2026"),
    (span("2026-07-01", "2026-09-30"), "Q3 2026", "3e trimestre 2026"),
    (span("2025-01-01", "2025-12-31"), "2025", "2025"),
    (span("2026-11-01", None), "Since 1 Nov 2026", "depuis le 1er novembre 2026"),
    (span(None, "2026-11-03"), "Until 3 Nov 2026", "jusqu’au 3 novembre 2026"),
]  # fmt: skip


@pytest.mark.parametrize(("period", "english", "french"), WHEN)
def test_a_period_follows_a_verb(period: Period | None, english: str, french: str) -> None:
    assert when(phrasebook("en"), period, TODAY).phrase == english
    assert when(phrasebook("fr"), period, TODAY).phrase == french


@pytest.mark.parametrize(("period", "english", "french"), CHIPS)
def test_a_chip_says_the_dates(period: Period | None, english: str, french: str) -> None:
    assert period_text(period, "en", TODAY) == english
    assert plain(period_text(period, "fr", TODAY)) == french


@pytest.mark.parametrize("label", ["october", "in October 2026", "oct"])
def test_a_month_that_was_named_is_named_again(label: str) -> None:
    period = span("2026-10-01", "2026-10-31", label)

    assert when(phrasebook("en"), period, TODAY).phrase == "in October 2026"


def test_where_two_phrases_fit_the_asked_one_is_taken() -> None:
    first = date(2026, 11, 1)
    named = Period(start=first, end=first, label="so far this month")

    assert when(phrasebook("en"), named, first).phrase == "this month"
    assert when(phrasebook("en"), Period(start=first, end=first), first).phrase == "today"


@pytest.mark.parametrize(
    ("unit", "start", "end", "english", "french"),
    [
        ("month", date(2026, 10, 1), date(2026, 10, 31), "October 2026", "octobre 2026"),
        ("quarter", date(2026, 7, 1), date(2026, 9, 30), "Q3 2026", "3e trimestre 2026"),
        ("year", date(2026, 1, 1), date(2026, 12, 31), "2026", "2026"),
        ("week", date(2026, 11, 2), date(2026, 11, 8), "2–8 Nov 2026", "du 2 au 8 novembre 2026"),
        ("day", date(2026, 11, 1), date(2026, 11, 1), "Sun 1 Nov 2026", "dim. 1er nov. 2026"),
    ],
)
def test_a_bin_has_a_short_name(
    unit: str, start: date, end: date, english: str, french: str
) -> None:
    assert bin_text(phrasebook("en"), unit, start, end) == english
    assert bin_text(phrasebook("fr"), unit, start, end) == french


@given(st.sampled_from(["week", "month", "quarter", "year"]), st.dates(date(2, 1, 1)))
def test_a_unit_holds_its_day_and_the_next_begins_after_it(unit: str, day: date) -> None:
    start, end = unit_span(unit, day)

    assert start <= day <= end
    assert unit_span(unit, start) == unit_span(unit, end) == (start, end)
    assert unit_span(unit, start - timedelta(days=1))[1] == start - timedelta(days=1)

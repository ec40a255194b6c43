"""Each row of the product's table of periods, in both languages."""

from __future__ import annotations

from datetime import date

import pytest

from nlu.periods.calendar import resolve
from nlu.periods.parse import find
from nlu.text import Text
from tests.helpers.vocabulary import TODAY


def dates(words: str, language: str, today: date = TODAY) -> tuple[str | None, str | None]:
    found = find(Text.of(words), language)
    assert len(found) == 1, [f.symbol for f in found]
    span = resolve(found[0].symbol, today)
    return (
        span.start.isoformat() if span.start else None,
        span.end.isoformat() if span.end else None,
    )


ENGLISH = [
    ("today", "2026-05-13", "2026-05-13"),
    ("just now", "2026-05-13", "2026-05-13"),
    ("this morning", "2026-05-13", "2026-05-13"),
    ("yesterday", "2026-05-12", "2026-05-12"),
    ("last night", "2026-05-12", "2026-05-12"),
    ("the day before yesterday", "2026-05-11", "2026-05-11"),
    ("the week of the 4th", "2026-05-04", "2026-05-10"),
    ("this week", "2026-05-11", "2026-05-13"),
    ("this month", "2026-05-01", "2026-05-13"),
    ("this quarter", "2026-04-01", "2026-05-13"),
    ("so far this year", "2026-01-01", "2026-05-13"),
    ("last week", "2026-05-04", "2026-05-10"),
    ("last month", "2026-04-01", "2026-04-30"),
    ("previous quarter", "2026-01-01", "2026-03-31"),
    ("last year", "2025-01-01", "2025-12-31"),
    ("the week before last", "2026-04-27", "2026-05-03"),
    ("the month before last", "2026-03-01", "2026-03-31"),
    ("past 3 days", "2026-05-11", "2026-05-13"),
    ("past month", "2026-04-14", "2026-05-13"),
    ("in the last month", "2026-04-14", "2026-05-13"),
    ("over the last year", "2025-05-14", "2026-05-13"),
    ("the last few weeks", "2026-04-23", "2026-05-13"),
    ("the past two weeks", "2026-04-30", "2026-05-13"),
    ("2 days ago", "2026-05-11", "2026-05-11"),
    ("two weeks ago", "2026-04-27", "2026-05-03"),
    ("5 months ago", "2025-12-01", "2025-12-31"),
    ("a year ago", "2025-01-01", "2025-12-31"),
    ("in March", "2026-03-01", "2026-03-31"),
    ("in March 2025", "2025-03-01", "2025-03-31"),
    ("in June", "2025-06-01", "2025-06-30"),
    ("2025", "2025-01-01", "2025-12-31"),
    ("Q1", "2026-01-01", "2026-03-31"),
    ("the second quarter of 2025", "2025-04-01", "2025-06-30"),
    ("spring", "2026-03-01", "2026-05-31"),
    ("last winter", "2025-12-01", "2026-02-28"),
    ("on the 7th", "2026-05-07", "2026-05-07"),
    ("on the 20th", "2026-04-20", "2026-04-20"),
    ("on Tuesday", "2026-05-12", "2026-05-12"),
    ("last Wednesday", "2026-05-06", "2026-05-06"),
    ("on Wednesday", "2026-05-13", "2026-05-13"),
    ("last week Monday", "2026-05-04", "2026-05-04"),
    ("on May 3rd", "2026-05-03", "2026-05-03"),
    ("24 December", "2025-12-24", "2025-12-24"),
    ("the weekend", "2026-05-09", "2026-05-10"),
    ("last weekend", "2026-05-09", "2026-05-10"),
    ("since March", "2026-03-01", "2026-05-13"),
    ("since the 1st", "2026-05-01", "2026-05-13"),
    ("from September on", "2025-09-01", "2026-05-13"),
    ("until the end of April", None, "2026-04-30"),
    ("up to March 15", None, "2026-03-15"),
    ("before March", None, "2026-02-28"),
    ("from the 3rd to the 10th", "2026-05-03", "2026-05-10"),
    ("between March and April", "2026-03-01", "2026-04-30"),
    ("from the 29th to the 16th of April", "2026-03-29", "2026-04-16"),
    ("from Sunday to Monday", "2026-05-10", "2026-05-11"),
    ("from November to February", "2025-11-01", "2026-02-28"),
    ("from 2023 to 2025", "2023-01-01", "2025-12-31"),
    ("recently", "2026-04-14", "2026-05-13"),
    ("this billing period", "2026-05-01", "2026-05-13"),
    ("ever", None, None),
    ("of all time", None, None),
    ("2026-03-04", "2026-03-04", "2026-03-04"),
    ("on 04/03/2026", "2026-03-04", "2026-03-04"),
]

FRENCH = [
    ("aujourd'hui", "2026-05-13", "2026-05-13"),
    ("hier", "2026-05-12", "2026-05-12"),
    ("avant-hier", "2026-05-11", "2026-05-11"),
    ("la semaine du 4", "2026-05-04", "2026-05-10"),
    ("cette semaine", "2026-05-11", "2026-05-13"),
    ("ce mois-ci", "2026-05-01", "2026-05-13"),
    ("cette année", "2026-01-01", "2026-05-13"),
    ("le mois dernier", "2026-04-01", "2026-04-30"),
    ("la semaine passée", "2026-05-04", "2026-05-10"),
    ("l'an dernier", "2025-01-01", "2025-12-31"),
    ("l'avant-dernière semaine", "2026-04-27", "2026-05-03"),
    ("ces 3 derniers jours", "2026-05-11", "2026-05-13"),
    ("les trois derniers mois", "2026-02-14", "2026-05-13"),
    ("au cours du dernier mois", "2026-04-14", "2026-05-13"),
    ("ces dernières semaines", "2026-04-23", "2026-05-13"),
    ("il y a 2 jours", "2026-05-11", "2026-05-11"),
    ("il y a deux semaines", "2026-04-27", "2026-05-03"),
    ("en mars", "2026-03-01", "2026-03-31"),
    ("en mars 2025", "2025-03-01", "2025-03-31"),
    ("au T1", "2026-01-01", "2026-03-31"),
    ("au deuxième trimestre 2025", "2025-04-01", "2025-06-30"),
    ("cet hiver", "2025-12-01", "2026-02-28"),
    ("le 7", "2026-05-07", "2026-05-07"),
    ("mardi", "2026-05-12", "2026-05-12"),
    ("mercredi dernier", "2026-05-06", "2026-05-06"),
    ("le 3 mai", "2026-05-03", "2026-05-03"),
    ("le week-end", "2026-05-09", "2026-05-10"),
    ("depuis mars", "2026-03-01", "2026-05-13"),
    ("depuis le 1er", "2026-05-01", "2026-05-13"),
    ("jusqu'au 15 mars", None, "2026-03-15"),
    ("avant mars", None, "2026-02-28"),
    ("du 3 au 10", "2026-05-03", "2026-05-10"),
    ("du 3 au 17 avril", "2026-04-03", "2026-04-17"),
    ("entre mars et avril", "2026-03-01", "2026-04-30"),
    ("de janvier à mars", "2026-01-01", "2026-03-31"),
    ("récemment", "2026-04-14", "2026-05-13"),
    ("ces derniers temps", "2026-04-14", "2026-05-13"),
    ("depuis le début", None, None),
]


@pytest.mark.parametrize(("words", "start", "end"), ENGLISH)
def test_english(words: str, start: str | None, end: str | None) -> None:
    assert dates(words, "en") == (start, end)


@pytest.mark.parametrize(("words", "start", "end"), FRENCH)
def test_french(words: str, start: str | None, end: str | None) -> None:
    assert dates(words, "fr") == (start, end)


def test_on_a_weekend_the_last_one_is_the_one_before() -> None:
    sunday = date(2026, 5, 10)
    assert dates("this weekend", "en", sunday) == ("2026-05-09", "2026-05-10")
    assert dates("last weekend", "en", sunday) == ("2026-05-02", "2026-05-03")


def test_the_end_of_a_unit_that_has_not_come_is_ahead() -> None:
    assert dates("by Sunday", "en") == ("2026-05-13", "2026-05-17")
    assert dates("before the end of the month", "en") == ("2026-05-13", "2026-05-31")
    assert dates("next week", "en") == ("2026-05-18", "2026-05-24")
    assert dates("d'ici dimanche", "fr") == ("2026-05-13", "2026-05-17")


def test_a_day_that_the_month_does_not_have_is_no_date() -> None:
    assert [f.kind for f in find(Text.of("on 31 February"), "en")] != ["date"]


def test_times_of_day_are_no_periods() -> None:
    found = find(Text.of("yesterday around 5 pm"), "en")
    assert [f.kind for f in found] == ["day", "time"]

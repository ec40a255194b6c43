"""Parts of longer periods, days told by weekday or feast, and dates in other notations, in both languages."""

from __future__ import annotations

from datetime import date

import pytest

from nlu.periods.calendar import resolve
from nlu.periods.parse import find
from nlu.text import Text

TODAY = date(2026, 5, 13)  # a Wednesday

SAID = [
    # parts of a period
    ("en", "the third week of april", "2026-04-15", "2026-04-21"),
    ("fr", "la 3e semaine d'avril", "2026-04-15", "2026-04-21"),
    ("en", "the first week of last month", "2026-04-01", "2026-04-07"),
    ("fr", "la première semaine du mois dernier", "2026-04-01", "2026-04-07"),
    ("en", "the last two weeks of the month before last", "2026-03-18", "2026-03-31"),
    ("en", "the first 3 months of the year", "2026-01-01", "2026-03-31"),
    ("fr", "les trois premiers mois de l'année", "2026-01-01", "2026-03-31"),
    ("en", "second half of april", "2026-04-16", "2026-04-30"),
    ("fr", "la deuxième quinzaine d'avril", "2026-04-16", "2026-04-30"),
    ("fr", "la première moitié du mois dernier", "2026-04-01", "2026-04-15"),
    ("en", "first half of last year", "2025-01-01", "2025-06-30"),
    ("en", "early april", "2026-04-01", "2026-04-10"),
    ("fr", "début avril", "2026-04-01", "2026-04-10"),
    ("en", "in the middle of april", "2026-04-11", "2026-04-20"),
    ("fr", "mi-avril", "2026-04-11", "2026-04-20"),
    ("en", "late last month", "2026-04-21", "2026-04-30"),
    ("en", "at the end of april", "2026-04-01", "2026-04-30"),
    ("fr", "fin avril", "2026-04-01", "2026-04-30"),
    ("en", "the second weekend of april", "2026-04-11", "2026-04-12"),
    # weekdays of a period
    ("en", "the first Monday of this month", "2026-05-04", "2026-05-04"),
    ("fr", "le premier lundi du mois", "2026-05-04", "2026-05-04"),
    ("en", "the last friday of april", "2026-04-24", "2026-04-24"),
    ("fr", "le dernier vendredi d'avril", "2026-04-24", "2026-04-24"),
    # a year told apart
    ("en", "summer last year", "2025-06-01", "2025-08-31"),
    ("fr", "l'été de l'année dernière", "2025-06-01", "2025-08-31"),
    ("en", "q3 of last year", "2025-07-01", "2025-09-30"),
    ("fr", "t3 de l'an dernier", "2025-07-01", "2025-09-30"),
    ("en", "in march two years ago", "2024-03-01", "2024-03-31"),
    ("fr", "le 3 mars il y a deux ans", "2024-03-03", "2024-03-03"),
    ("en", "between march and june last year", "2025-03-01", "2025-06-30"),
    ("fr", "entre mars et juin de l'année dernière", "2025-03-01", "2025-06-30"),
    ("en", "the last week of october last year", "2025-10-25", "2025-10-31"),
    ("en", "from 3 march to 9 june last year", "2025-03-03", "2025-06-09"),
    ("fr", "du 3 mars au 9 juin de l'an dernier", "2025-03-03", "2025-06-09"),
    ("en", "since 5 february last year", "2025-02-05", "2026-05-13"),
    ("fr", "le 5 février de l'année dernière", "2025-02-05", "2025-02-05"),
    ("en", "from 3 to 9 june last year", "2025-06-03", "2025-06-09"),
    ("fr", "du 3 au 9 juin l'an dernier", "2025-06-03", "2025-06-09"),
    ("en", "july 4th of 2024", "2024-07-04", "2024-07-04"),
    # a year that is said once, and parts of parts
    ("en", "june and july last year", "2025-06-01", "2025-07-31"),
    ("fr", "en juin et juillet de l'année dernière", "2025-06-01", "2025-07-31"),
    ("en", "january, february and march 2025", "2025-01-01", "2025-03-31"),
    ("fr", "juin, juillet et août de l'an dernier", "2025-06-01", "2025-08-31"),
    ("en", "the second half of june last year", "2025-06-16", "2025-06-30"),
    ("fr", "la première quinzaine de juin de l'an dernier", "2025-06-01", "2025-06-15"),
    ("en", "in june of the year before", "2025-06-01", "2025-06-30"),
    ("en", "the early part of april", "2026-04-01", "2026-04-10"),
    ("fr", "les deux dernières semaines d'avril", "2026-04-17", "2026-04-30"),
    ("en", "the month that has just ended", "2026-04-01", "2026-04-30"),
    ("en", "a year ago this month", "2025-05-01", "2025-05-31"),
    ("fr", "ce mois-ci il y a deux ans", "2024-05-01", "2024-05-31"),
    ("fr", "l'an dernier à la même époque", "2025-05-01", "2025-05-31"),
    # a period up to now, and seasons and months to come
    ("en", "2026 so far", "2026-01-01", "2026-05-13"),
    ("en", "so far in may", "2026-05-01", "2026-05-13"),
    ("fr", "2026 jusqu'ici", "2026-01-01", "2026-05-13"),
    ("en", "next winter", "2026-12-01", "2027-02-28"),
    ("fr", "le printemps prochain", "2027-03-01", "2027-05-31"),
    ("en", "next may", "2027-05-01", "2027-05-31"),
    ("fr", "en juin prochain", "2026-06-01", "2026-06-30"),
    # weekends of feasts, and what lies between two of them
    ("en", "halloween weekend", "2025-10-31", "2025-11-02"),
    ("fr", "le week-end de la Toussaint", "2025-11-01", "2025-11-02"),
    ("en", "christmas last year", "2025-12-25", "2025-12-25"),
    ("fr", "Noël de l'an dernier", "2025-12-25", "2025-12-25"),
    ("fr", "ces jours-ci", "2026-04-14", "2026-05-13"),
    ("en", "last fortnight", "2026-04-30", "2026-05-13"),
    ("en", "in the last 24 hours", "2026-05-12", "2026-05-13"),
    ("fr", "ces dernières 48 heures", "2026-05-11", "2026-05-13"),
    ("en", "since the start of spring", "2026-03-01", "2026-05-13"),
    ("fr", "depuis le début du printemps", "2026-03-01", "2026-05-13"),
    ("en", "memorial day weekend", "2025-05-24", "2025-05-26"),
    ("en", "thanksgiving weekend", "2025-11-27", "2025-11-30"),
    ("en", "before the end of april", "None", "2026-04-30"),
    ("fr", "avant la fin avril", "None", "2026-04-30"),
    ("en", "between christmas and new year", "2025-12-25", "2026-01-01"),
    ("fr", "entre Noël et le jour de l'an", "2025-12-25", "2026-01-01"),
    # weeks by number, a day by weekday and number
    ("en", "week 10", "2026-03-02", "2026-03-08"),
    ("fr", "semaine 40", "2025-09-29", "2025-10-05"),
    ("en", "week 53 of 2026", "2026-12-28", "2027-01-03"),
    ("en", "sat 14th", "2026-03-14", "2026-03-14"),
    ("fr", "samedi 14", "2026-03-14", "2026-03-14"),
    ("en", "friday 8/5", "2026-05-08", "2026-05-08"),
    ("fr", "le week-end du 9", "2026-05-09", "2026-05-10"),
    # feasts
    ("en", "at easter", "2026-04-05", "2026-04-05"),
    ("fr", "à Pâques", "2026-04-05", "2026-04-05"),
    ("en", "since easter", "2026-04-05", "2026-05-13"),
    ("fr", "depuis Pâques", "2026-04-05", "2026-05-13"),
    ("en", "over easter weekend", "2026-04-03", "2026-04-06"),
    ("fr", "le lundi de Pâques 2025", "2025-04-21", "2025-04-21"),
    ("fr", "à la Pentecôte", "2025-06-08", "2025-06-08"),
    ("en", "on black friday", "2025-11-28", "2025-11-28"),
    ("en", "thanksgiving 2024", "2024-11-28", "2024-11-28"),
    ("en", "memorial day", "2025-05-26", "2025-05-26"),
    ("en", "christmas 2024", "2024-12-25", "2024-12-25"),
    ("fr", "depuis Noël dernier", "2025-12-25", "2026-05-13"),
    ("fr", "à la Toussaint", "2025-11-01", "2025-11-01"),
    # other notations
    ("en", "2025 june", "2025-06-01", "2025-06-30"),
    ("en", "12-2025", "2025-12-01", "2025-12-31"),
    ("en", "2024/aug/01", "2024-08-01", "2024-08-01"),
    ("en", "2024-2025", "2024-01-01", "2025-12-31"),
    ("en", "1/4/2026-7/4/2026", "2026-04-01", "2026-04-07"),
    ("en", "uber 28/04", "2026-04-28", "2026-04-28"),
    ("en", "april 27 to the third", "2026-04-27", "2026-05-03"),
    ("en", "between 4 and 12 this month", "2026-05-04", "2026-05-12"),
    ("fr", "du 4 au 12 de ce mois", "2026-05-04", "2026-05-12"),
    ("en", "from the 3rd to the 9th of last month", "2026-04-03", "2026-04-09"),
    ("fr", "du 3 au 9 du mois dernier", "2026-04-03", "2026-04-09"),
    ("en", "last 6mo", "2025-11-14", "2026-05-13"),
    ("en", "3 past months", "2026-02-14", "2026-05-13"),
    # open ends
    ("en", "between march 2026 and now", "2026-03-01", "2026-05-13"),
    ("fr", "de mars à maintenant", "2026-03-01", "2026-05-13"),
    ("en", "between now and june 5", "2026-05-13", "2026-06-05"),
    ("fr", "entre maintenant et le 5 juin", "2026-05-13", "2026-06-05"),
    ("en", "later this month", "2026-05-13", "2026-05-31"),
    ("en", "by eom", "2026-05-13", "2026-05-31"),
]


@pytest.mark.parametrize(("language", "words", "start", "end"), SAID)
def test_said_so_it_means_these_days(language: str, words: str, start: str, end: str) -> None:
    (found,) = find(Text.of(words), language)
    span = resolve(found.symbol, TODAY)
    assert (str(span.start), str(span.end)) == (start, end)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "3/4 of my rent"),
        ("en", "my second car"),
        ("en", "late fees"),
        ("en", "mid range hotels"),
        ("fr", "ma première voiture"),
        ("fr", "milieu de gamme"),
    ],
)
def test_words_that_only_look_like_periods_are_none(language: str, words: str) -> None:
    assert not find(Text.of(words), language)

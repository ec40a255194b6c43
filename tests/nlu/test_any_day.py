"""Words for periods have dates on any day that books may be asked on, and any dates have words."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from finance.queries.query import Period
from nlu.narration import period_text, question_text
from nlu.understand import understand, warm_up
from tests.helpers.vocabulary import household

FIRST, LAST = date(1900, 1, 1), date(2199, 12, 31)  # what --today takes
SAID = {
    "en": (
        "how much did we spend {}?",
        ["last week", "this month", "next year", "last weekend", "in March", "next March",
         "in the last 12 months", "in the next 3 months", "since January", "until June",
         "from March to June", "last quarter", "in the first half", "last summer", "next winter",
         "at Easter", "last Friday", "on the 5th", "two years ago", "99999 months ago",
         "in the last week of December", "week 53", "in December 9999", "in 9999", "in the year 1",
         "over the last 500 years", "in the next 9000 years", "recently"],
    ),
    "fr": (
        "combien avons-nous dépensé {} ?",
        ["la semaine dernière", "ce mois-ci", "l'an prochain", "le week-end dernier", "en mars",
         "les 30 derniers jours", "les 12 prochains mois", "depuis janvier", "jusqu'en juin",
         "entre mars et juin", "le trimestre dernier", "l'été dernier", "à Pâques",
         "vendredi dernier", "le 5", "il y a deux ans", "il y a 99999 mois", "en décembre 9999",
         "la dernière semaine de décembre", "récemment"],
    ),
}  # fmt: skip


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    """Lexicons are read once, before an example is timed."""
    warm_up()


@pytest.mark.parametrize("language", ["en", "fr"])
@settings(max_examples=60)
@given(data=st.data())
def test_a_question_is_understood_on_any_day(language: str, data: st.DataObject) -> None:
    today = data.draw(st.one_of(st.sampled_from([FIRST, LAST]), st.dates(FIRST, LAST)))
    frame, spans = SAID[language]
    asked = frame.format(data.draw(st.sampled_from(spans)))
    reading = understand(asked, household(language), today, language=language)
    if reading.query is not None:
        assert question_text(reading.query, language, today)


@pytest.mark.parametrize("language", ["en", "fr"])
@given(start=st.dates(), end=st.dates(), today=st.dates(FIRST, LAST))
@example(start=date.min, end=date.max, today=FIRST)
@example(start=date.max, end=date.max, today=LAST)
@example(start=date(9999, 12, 1), end=date.max, today=LAST)
def test_any_dates_can_be_said(language: str, start: date, end: date, today: date) -> None:
    start, end = min(start, end), max(start, end)
    for period in (Period(start=start, end=end), Period(start=start), Period(end=end)):
        assert period_text(period, language, today)

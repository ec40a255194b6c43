"""On no day, however odd, does looking for facts fail, nor tell what its question does not show."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.helpers.motley import TODAY, motley

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.helpers.asker import Asker
    from tests.helpers.books import Books


@pytest.mark.parametrize(
    "today", [date.min, date.max, date(2024, 2, 29), date(2025, 12, 31), date(2026, 1, 1)], ids=str
)
def test_the_ends_of_the_calendar_are_days_too(
    asking: Callable[[Books], Asker], today: date
) -> None:
    asking(motley(3)).insights(today)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(today=st.dates(date(2025, 7, 1), date(2027, 1, 31)))
def test_each_figure_is_that_of_its_question_on_any_day(asker: Asker, today: date) -> None:
    for fact in asker.insights(today):
        answer = asker.ask(fact.query, today)
        assert {fact.value, -fact.value} & {answer.value, *(row.value for row in answer.rows)}, fact
        assert fact.value.currency == "EUR"
        assert len({f.id for f in asker.insights(today)}) == len(asker.insights(today))


def test_looking_changes_nothing(asker: Asker) -> None:
    assert asker.insights(TODAY) == asker.insights(TODAY)

"""Every intent answers on any day of the calendar, about any period: the ends of it are days too."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from finance.queries.query import FinanceQuery, Intent, Measure, Period

if TYPE_CHECKING:
    from tests.helpers.asker import Asker

ENDS = st.one_of(
    st.dates(),
    st.dates(date.min, date(2, 3, 1)),
    st.dates(date(9997, 11, 1), date.max),
    st.dates(date(2024, 1, 1), date(2027, 12, 31)),
)
_LONGEST = 40_000  # days


@st.composite
def periods(draw: st.DrawFn) -> Period | None:
    """No period, one with an open end, a day, or a stretch of up to a century."""
    start, end = sorted((draw(ENDS), draw(ENDS)))
    if (end - start).days > _LONGEST:
        start = end
    shape = draw(st.sampled_from(["none", "from", "to", "both"]))
    if shape == "none":
        return None
    return Period(start=None if shape == "to" else start, end=None if shape == "from" else end)


ASKED = st.tuples(st.sampled_from(Measure), periods(), periods())


@pytest.mark.parametrize("intent", Intent)
@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(today=ENDS, asked=ASKED)
@example(today=date.min, asked=(Measure.SPENDING, None, None))
@example(today=date.max, asked=(Measure.SPENDING, None, None))
def test_no_day_is_too_early_or_too_late_to_answer(
    asker: Asker,
    intent: Intent,
    today: date,
    asked: tuple[Measure, Period | None, Period | None],
) -> None:
    measure, period, other = asked
    query = FinanceQuery(intent=intent, measure=measure, period=period, other_period=other)
    shown, behind = asker.ask(query, today).transactions, asker.all_ids(query, today)
    assert len(set(behind)) == len(behind)
    assert set(shown) <= set(behind)

"""A reading says how sure it is: less with words that nothing explains."""

from __future__ import annotations

import pytest

from nlu.understand import understand
from tests.helpers.vocabulary import TODAY, household


def sure(question: str) -> float:
    reading = understand(question, household(), TODAY)
    assert reading.confidence is not None, question
    return reading.confidence


@pytest.mark.parametrize(
    ("plain", "odd"),
    [
        (
            "how much did we spend on groceries in april",
            "how much did we spend on zorbing in april",
        ),
        ("biggest purchase at Nordmart", "biggest purchase at Normart"),
        ("when did I last buy fuel", "fuel so far"),
    ],
)
def test_doubts_make_a_reading_less_sure(plain: str, odd: str) -> None:
    assert sure(odd) < sure(plain)


def test_a_plain_question_is_nearly_certain() -> None:
    assert sure("when did I last buy fuel") > 0.95


def test_a_turn_that_leans_on_another_is_less_sure() -> None:
    first = understand("how much on groceries last month", household(), TODAY)
    second = understand("and restaurants?", household(), TODAY, first.query)
    assert second.confidence is not None
    assert first.confidence is not None
    assert second.confidence < first.confidence

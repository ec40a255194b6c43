"""What a question of the made-up household is understood as."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nlu.understand import understand
from tests.helpers.vocabulary import TODAY, household

if TYPE_CHECKING:
    from collections.abc import Sequence

    from finance.queries.query import FinanceQuery


def query(question: str, language: str = "en") -> FinanceQuery:
    """Return the query of a question that is understood."""
    reading = understand(question, household(language), TODAY, language=language)
    assert reading.query is not None, (question, reading.status)
    return reading.query


def all_are(intent: str, questions: Sequence[str], language: str = "en") -> None:
    """Check what is asked by each of several questions."""
    assert {q: query(q, language).intent.value for q in questions} == dict.fromkeys(
        questions, intent
    )

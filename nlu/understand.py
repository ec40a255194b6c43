"""From a question to a reading: language, hints, engine, verification."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from finance.queries.answer import Note
from nlu.engines.base import Failed, Finished, Request
from nlu.engines.keyword.engine import KeywordEngine
from nlu.hints import hints as find_hints
from nlu.language import OTHER, detect
from nlu.lexicon import LANGUAGES
from nlu.reading import Reading
from nlu.verify import verified
from nlu.vocabulary import Vocabulary

if TYPE_CHECKING:
    from finance.queries.query import FinanceQuery
    from nlu.engines.base import Engine
    from nlu.worker import Stop

LONGEST_QUESTION = 500  # characters
MOST_WORDS = 40  # a longer text is a story, not a question
_KEYWORD = KeywordEngine()


def warm_up() -> None:
    """Read the lexicons now, so that the first question does not wait for them."""
    for language in LANGUAGES:
        understand("warm up", Vocabulary(), date(2000, 1, 1), language=language)


def understand(  # noqa: PLR0917 - the window and the command line give them in this order
    question: str,
    vocabulary: Vocabulary,
    today: date,
    previous: FinanceQuery | None = None,
    engine: Engine | None = None,
    language: str | None = None,
    prefer: str = "en",
    stop: Stop | None = None,
) -> Reading:
    """Read `question` and return what was understood; never raises for what people type.

    Raises NoEngineError where an engine that was asked for by name cannot be made ready.

    Args:
        question: What was typed, any text.
        vocabulary: The ledger's names.
        today: The day that "last month" is counted from.
        previous: The query of the turn before, for follow-ups.
        engine: Who reads; the keyword engine when None. Its failure falls to "not_understood".
        language: "en" or "fr" to force it; found from the words when None.
        prefer: The language taken where the words do not tell.
        stop: Set by a caller that no longer wants the answer.
    """
    engine = engine or _KEYWORD
    if len(question) > LONGEST_QUESTION or len(question.split()) > MOST_WORDS:
        return Reading("not_understood", language or prefer, engine.name, notes=(Note("too_long"),))
    before = (previous.spoken if previous else "") or prefer
    spoken = language or detect(question, before, vocabulary)
    if spoken == OTHER:
        return Reading("not_understood", prefer, engine.name, notes=(Note("other_language"),))
    beside = (vocabulary.concept_of.get(n, "") for n in (previous.categories if previous else ()))
    found = find_hints(question, spoken, vocabulary, today, frozenset(beside))
    reading = Reading("not_understood", spoken, engine.name)
    for event in engine.generate(Request(question, found, previous, stop)):
        if isinstance(event, Finished):
            reading = event.reading
        elif isinstance(event, Failed):
            reading = replace(reading, notes=(Note(f"model_{event.reason}", event.data),))
    return verified(reading, found, previous)

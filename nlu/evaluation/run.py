"""Gold put to an assistant, one conversation after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nlu.contract import understood
from nlu.evaluation.judge import judge
from nlu.evaluation.scores import Result

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import date

    from finance.queries.query import FinanceQuery
    from nlu.assistant import Assistant
    from nlu.evaluation.gold import Talk


def evaluate(assistant: Assistant, talks: Sequence[Talk], today: date) -> Iterator[Result]:
    """Yield a result for each turn, as soon as it is known; a follow-up sees the query before it."""
    for talk in talks:
        previous: FinanceQuery | None = None
        for number, turn in enumerate(talk.turns):
            reply = assistant.ask(turn.question, today, previous)
            reading = reply.reading
            query = reading.query
            seen = understood(query) if query is not None else None
            yield Result(
                talk,
                turn,
                number,
                judge(turn, reply.status, seen),
                query.intent.value if query is not None else None,
                reading.engine,
                reply.elapsed_ms,
                reading.confidence,
            )
            previous = query or previous

"""Turn: one question with its answer and all that its card shows beside it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.views.ask.slots import with_intent
from app.views.ask.spans import unit_of, with_units_before
from finance.queries.query import FinanceQuery, Intent
from nlu.corrections import lesson

if TYPE_CHECKING:
    from datetime import date

    from finance.ledger.ledger import Ledger
    from finance.ledger.rows import TransactionInfo
    from finance.queries.answer import Answer
    from nlu.assistant import Assistant, Reply
    from nlu.corrections import Lesson
    from nlu.reading import Reading
    from nlu.vocabulary import Vocabulary

ROWS = 5
_LISTED_ROWS = 10
_LISTS = (Intent.LIST, Intent.LARGEST, Intent.SMALLEST, Intent.UNUSUAL)
_UNITS_BEFORE = 5


@dataclass(frozen=True, slots=True)
class Turn:
    """One question with all there is to show for it.

    `said` are the slots that the words of the question or a person's own hand support. `rows` are
    the first transactions behind the answer. `series` is the answer over time that gives a single
    figure its context, None where there is none.
    """

    question: str
    reply: Reply
    today: date
    said: frozenset[str]
    rows: tuple[TransactionInfo, ...]
    series: Answer | None
    vocabulary: Vocabulary
    read: Reading  # as understood from the words, before any change by hand

    @property
    def lesson(self) -> Lesson | None:
        """What the changes by hand would teach; None where there is nothing to learn."""
        return None if self.query is None else lesson(self.question, self.read, self.query)

    @property
    def query(self) -> FinanceQuery | None:
        """The query that was answered; None where the question was not understood."""
        return self.reply.reading.query if self.reply.answer is not None else None


def gathered(
    ledger: Ledger,
    assistant: Assistant,
    question: str,
    reply: Reply,
    *,
    said: frozenset[str],
    today: date,
    read: Reading,
) -> Turn:
    """Read what the card shows beside the answer itself."""
    turn = Turn(
        question=question,
        reply=reply,
        today=today,
        said=said,
        rows=(),
        series=None,
        vocabulary=assistant.vocabulary,
        read=read,
    )
    query, answer = turn.query, reply.answer
    if query is None or answer is None or answer.empty:
        return turn
    wanted = _LISTED_ROWS if query.intent in _LISTS else ROWS
    if query.intent is Intent.RECURRING:
        wanted = 0  # the series stand for their payments
    rows = ledger.transactions.rows(answer.transactions[:wanted])
    series = _series(query, today)
    over_time = ledger.answer(series, today) if series is not None else None
    return replace(turn, rows=tuple(rows), series=over_time)


def _series(query: FinanceQuery, today: date) -> FinanceQuery | None:
    """Return the question over time that stands behind a single figure."""
    period, unit = query.period, query.group_by or "month"
    if query.intent is Intent.TOTAL:
        whole = unit_of(period, today)
        if period is None or whole is None:
            return None
        period, unit = with_units_before(period, whole, _UNITS_BEFORE), whole
    elif query.intent is Intent.AVERAGE:
        if query.unit is None or query.unit == "transaction":
            return None
        unit = query.unit
    elif query.intent is not Intent.EXTREME_PERIOD:
        return None
    trend = with_intent(query, Intent.TREND)
    return trend.model_copy(update={"period": period, "group_by": unit, "measure": query.measure})

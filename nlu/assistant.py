"""The assistant: question in, understood query, figures from the books and the words to tell them."""

from __future__ import annotations

from dataclasses import dataclass
from threading import Lock
from time import perf_counter
from typing import TYPE_CHECKING, Literal

from nlu.corrections import corrected, wording_of
from nlu.engines.factory import choose_engine
from nlu.narration import Narration, example_questions, narrate
from nlu.reading import Reading
from nlu.understand import understand
from nlu.vocabulary import Account, Category, Merchant, Name, Vocabulary

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date

    from finance.ledger.ledger import Ledger
    from finance.queries.answer import Answer
    from finance.queries.query import FinanceQuery
    from nlu.client import Client
    from nlu.worker import Stop

Status = Literal["answered", "empty", "needs_choice", "out_of_scope", "not_understood"]

_NAMES = {
    "accounts",
    "categories",
    "merchants",
    "members",
    "nicknames",
    "splits",
    "tags",
    "transactions",
}


@dataclass(frozen=True, slots=True)
class Reply:
    """All there is to show for one question.

    `answer` and `narration` are set when `status` is answered or empty. `elapsed_ms` counts
    understanding, figures and words.
    """

    question: str
    status: Status
    reading: Reading
    answer: Answer | None
    narration: Narration | None
    elapsed_ms: float


class Assistant:
    """Answers questions about one ledger. Any thread may ask; nothing is remembered between calls."""

    def __init__(
        self,
        ledger: Ledger,
        *,
        engine: str = "auto",
        model_on: bool = True,
        server: str = "",
        client: Client | None = None,
    ) -> None:
        """Read questions with the engine of this name; see `choose_engine` for the rest."""
        self._ledger = ledger
        self._engine = choose_engine(engine, model_on=model_on, server=server, client=client)
        self._lock = Lock()
        self._vocabulary: Vocabulary | None = None
        self._corrections: dict[str, Mapping[str, object]] | None = None
        ledger.listeners.append(self._books_changed)

    @property
    def vocabulary(self) -> Vocabulary:
        """The names of the ledger as they are now."""
        with self._lock:
            if self._vocabulary is None:
                self._vocabulary = vocabulary_of(self._ledger)
            return self._vocabulary

    @property
    def _learnt(self) -> dict[str, Mapping[str, object]]:
        """The corrections of the ledger as they are now, by wording."""
        with self._lock:
            if self._corrections is None:
                found = self._ledger.learnt.corrections()
                self._corrections = {c.wording: c.slots for c in found}
            return self._corrections

    def ask(
        self,
        question: str,
        today: date,
        previous: FinanceQuery | None = None,
        language: str | None = None,
        stop: Stop | None = None,
    ) -> Reply:
        """Answer a question; `previous` is the query that it may follow up.

        Raises NoEngineError where an engine asked for by name cannot be made ready.
        """
        start = perf_counter()
        reading = understand(
            question,
            self.vocabulary,
            today,
            previous,
            self._engine,
            language,
            prefer=self._ledger.language,
            stop=stop,
        )
        learnt = self._learnt.get(wording_of(question))
        if learnt is not None:
            reading = corrected(reading, learnt, self.vocabulary)
        if reading.query is None:
            elapsed = (perf_counter() - start) * 1000
            status: Status = "not_understood" if reading.status == "answered" else reading.status
            return Reply(question, status, reading, None, None, elapsed)
        return self._told(question, reading, reading.query, today, start)

    def answer(self, query: FinanceQuery, language: str, today: date) -> Reply:
        """Answer a query that was changed by hand: nothing is left to understand."""
        reading = Reading("answered", language, self._engine.name, query)
        return self._told("", reading, query, today, perf_counter())

    def examples(self, language: str) -> tuple[str, ...]:
        """Return questions that these books can answer, in their own names."""
        names = self.vocabulary
        return example_questions(
            language,
            [c.name for c in names.categories if c.used and c.kind == "expense"],
            [m.name for m in names.merchants],
            [a.name for a in names.accounts],
            list(names.members),
        )

    def close(self) -> None:
        """Let go of the engine and the ledger."""
        self._ledger.listeners.remove(self._books_changed)
        self._engine.close()

    def _told(
        self, question: str, reading: Reading, query: FinanceQuery, today: date, start: float
    ) -> Reply:
        answer = self._ledger.answer(query, today)
        narration = narrate(query, answer, reading.language, today, reading.notes)
        elapsed = (perf_counter() - start) * 1000
        status: Status = "empty" if answer.empty else "answered"
        return Reply(question, status, reading, answer, narration, elapsed)

    def _books_changed(self, tables: frozenset[str]) -> None:
        if tables & _NAMES:
            with self._lock:
                self._vocabulary = None
        if "corrections" in tables:
            with self._lock:
                self._corrections = None


def vocabulary_of(ledger: Ledger) -> Vocabulary:
    """Return the names of a ledger that questions may use."""
    span = ledger.transactions.span()
    return Vocabulary(
        categories=tuple(
            Category(c.name, c.key, c.kind, c.parent, c.used or c.made_by_user)
            for c in ledger.categories.all()
        ),
        merchants=tuple(Merchant(m.name) for m in ledger.merchants.all()),
        accounts=tuple(
            Account(a.name, a.kind, (a.number,) if a.number else ()) for a in ledger.accounts.all()
        ),
        members=tuple(ledger.members.names()),
        tags=tuple(ledger.tags.names()),
        nicknames=tuple((n.text, Name(n.kind, n.name)) for n in ledger.learnt.nicknames()),
        currency=ledger.currency,
        first_record=span[0] if span else None,
    )

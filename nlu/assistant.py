"""The assistant: question in, understood query, figures from the books and the words to tell them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from itertools import chain
from threading import Lock
from time import perf_counter
from typing import TYPE_CHECKING, Literal

from finance.queries.query import FinanceQuery
from nlu.corrections import corrected, lasting, wording_of
from nlu.engines.factory import choose_engine
from nlu.engines.keyword.targets import SLOTS
from nlu.language import detect
from nlu.leads import Lead
from nlu.narration import Narration, example_questions, narrate, question_text, refusal
from nlu.offering import Asked, Offer, near_to
from nlu.reading import Reading
from nlu.understand import understand
from nlu.vocabulary import Account, Category, Merchant, Name, Vocabulary
from nlu.whether import asks_whether

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from finance.ledger.ledger import Ledger
    from finance.queries.answer import Answer
    from nlu.client import Client
    from nlu.worker import Stop

_OFFERED = 3
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
    understanding, figures and words. `offers` is what to ask instead: where there is no answer,
    and where words that were searched stand nowhere.
    """

    question: str
    status: Status
    reading: Reading
    answer: Answer | None
    narration: Narration | None
    elapsed_ms: float
    offers: tuple[Offer, ...] = ()

    @property
    def refusal(self) -> str:
        """What is said in one piece where there is no answer, with what to ask instead."""
        lead = self.reading.lead or Lead()
        examples = [offer.question for offer in self.offers]
        return refusal(self.status, self.reading.language, examples, lead.topic, lead.page)


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
        self._answered: dict[tuple[FinanceQuery, date], bool] = {}
        # First: who hears of it after may ask at once, with the names of now.
        ledger.listeners.insert(0, self._books_changed)

    @property
    def vocabulary(self) -> Vocabulary:
        """The names of the ledger as they are now."""
        with self._lock:
            if self._vocabulary is None:
                self._vocabulary = vocabulary_of(self._ledger)
                self._vocabulary.index()
            return self._vocabulary

    def _learnt(self, question: str, reading: Reading) -> Mapping[str, object] | None:
        """What was learnt for this wording; a reading once picked holds for other times too."""
        with self._lock:
            if self._corrections is None:
                known: dict[str, Mapping[str, object]] = {}
                for each in self._ledger.learnt.corrections():  # the newest first
                    spoken = detect(each.text, self._ledger.language)
                    known.setdefault(each.wording, each.slots)
                    known.setdefault(f"@{lasting(each.text, spoken)}", each.slots)
                self._corrections = known
            known = self._corrections
        learnt = known.get(wording_of(question))
        if learnt is None and known and reading.choices:
            learnt = known.get(f"@{lasting(question, reading.language)}")
        return learnt

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
        learnt = self._learnt(question, reading)
        if learnt is not None:
            reading = corrected(reading, learnt, self.vocabulary)
        if reading.query is None:
            status: Status = "not_understood" if reading.status == "answered" else reading.status
            offers = () if reading.choices else self._instead(question, reading, today)
            elapsed = (perf_counter() - start) * 1000
            return Reply(question, status, reading, None, None, elapsed, offers)
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

    def example_queries(self, language: str, today: date) -> dict[str, FinanceQuery | None]:
        """Return each example with what the rules make of it."""
        return {
            example: understand(example, self.vocabulary, today, language=language).query
            for example in self.examples(language)
        }

    def close(self) -> None:
        """Let go of the engine and the ledger."""
        self._ledger.listeners.remove(self._books_changed)
        self._engine.close()

    def _told(
        self, question: str, reading: Reading, query: FinanceQuery, today: date, start: float
    ) -> Reply:
        whether = asks_whether(question, reading.language)
        under = {"threshold_op": query.threshold_op or "under"} if whether == "less" else {}
        answer = self._ledger.answer(query.model_copy(update=under), today)
        offers: tuple[Offer, ...] = ()
        if query.text and (answer.empty or len(query.text) > 1):
            notes, offers = self._asked(question, reading, today).missing(query)
            reading = replace(reading, notes=(*reading.notes, *notes))
        narration = narrate(
            query,
            answer,
            reading.language,
            today,
            reading.notes,
            whether=whether,
        )
        elapsed = (perf_counter() - start) * 1000
        status: Status = "empty" if answer.empty else "answered"
        return Reply(question, status, reading, answer, narration, elapsed, offers)

    def _asked(self, question: str, reading: Reading, today: date) -> Asked:
        return Asked(question, reading.language, self._ledger, self.vocabulary, today)

    def _instead(self, question: str, reading: Reading, today: date) -> tuple[Offer, ...]:
        """Return up to three questions that have an answer, those near to the one asked first."""
        near = (
            Offer(said, said)
            for query in near_to(reading.lead or Lead(), today)
            if self._has_answer(query, today)
            and (said := question_text(query, reading.language, today))
        )
        taken = {wording_of(question)}
        offers: list[Offer] = []
        for offer in chain(near, self._answerable(reading.language, today)):
            wording = wording_of(offer.question)
            if wording not in taken:
                offers.append(offer)
                taken.add(wording)
            if len(offers) == _OFFERED:
                break
        return tuple(offers)

    def _answerable(self, language: str, today: date) -> Iterator[Offer]:
        """Yield the examples to which the books have something to say."""
        for example in self.examples(language):
            query = understand(example, self.vocabulary, today, language=language).query
            if query is not None and self._has_answer(query, today):
                yield Offer(example, example)

    def _has_answer(self, query: FinanceQuery, today: date) -> bool:
        """Whether the books have something to say; asked of them once until they change."""
        key = (query, today)
        if key not in self._answered:
            self._answered[key] = not self._ledger.answer(query, today).empty
        return self._answered[key]

    def _books_changed(self, tables: frozenset[str]) -> None:
        self._answered = {}
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
        merchants=tuple(map(Merchant, ledger.merchants.names())),
        accounts=tuple(
            Account(a.name, a.kind, (a.number,) if a.number else ()) for a in ledger.accounts.all()
        ),
        members=tuple(ledger.members.names()),
        tags=tuple(ledger.tags.names()),
        nicknames=tuple((n.text, Name(n.kind, n.name)) for n in ledger.learnt.nicknames()),
        currency=ledger.currency,
        first_record=span[0] if span else None,
        uses=partial(_uses, ledger, span[1] if span else date.max),
    )


def _uses(ledger: Ledger, today: date, name: Name) -> int:
    """Return how many transactions a category, merchant or tag has."""
    query = FinanceQuery.model_validate(
        {"intent": "count", "measure": "any", SLOTS[name.kind]: (name.name,)}
    )
    return ledger.answer(query, today).count or 0

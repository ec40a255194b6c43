"""A conversation with the books: what was asked last, its answer, and those before it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.views.ask.turn import Turn, gathered
from finance.errors import NotFoundError
from nlu.corrections import lesson

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.context import Context
    from app.tasks import Task
    from finance.ledger.ledger import Ledger
    from finance.queries.query import FinanceQuery
    from nlu.corrections import Lesson
    from nlu.narration.insights import Insight
    from nlu.worker import Stop

KEPT = 8


@dataclass(frozen=True, slots=True)
class Memory:
    """What a conversation remembers; `previous` is what the next question follows up."""

    current: Turn | None
    earlier: tuple[Turn, ...]
    previous: FinanceQuery | None


class Conversation(QObject):
    """Asks in the background, one question at a time, and remembers what it follows up.

    Attributes: `current` is the turn on show, `earlier` those before it, newest first.

    Signals:
        answered: a new turn is on show; also after a change of its query by hand.
        asking: whether an answer is on its way.
        cleared: the conversation began anew.
    """

    answered = Signal()
    asking = Signal(bool)
    cleared = Signal()

    def __init__(self, context: Context, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.current: Turn | None = None
        self.earlier: list[Turn] = []
        self._previous: FinanceQuery | None = None
        self._task: Task | None = None
        self._stale = False  # whether the books changed under a question on its way

    def ask(self, question: str) -> None:
        """Ask in words; what was asked before is the context."""
        question = question.strip()
        if not question:
            return
        previous, today = self._previous, self.context.today()
        self._remember(question)

        def work(ledger: Ledger, stop: Stop) -> Turn:
            assistant = self.context.assistant()
            try:
                reply = assistant.ask(question, today, previous, stop=stop)
            except NotFoundError:  # what it would follow up is not called so any more
                reply = assistant.ask(question, today, stop=stop)
            said = frozenset(reply.reading.evidence)
            return gathered(
                ledger, assistant, question, reply, said=said, today=today, read=reply.reading
            )

        self._start(work, keep=True)

    def look_into(self, found: Insight) -> None:
        """Answer the question behind something that stands out; its query is known already."""
        query, question = found.fact.query, found.question
        language, today = self.context.language, self.context.today()
        said = frozenset(query.model_dump(exclude_defaults=True))

        def work(ledger: Ledger, _: Stop) -> Turn:
            assistant = self.context.assistant()
            reply = assistant.answer(query, language, today)
            return gathered(
                ledger, assistant, question, reply, said=said, today=today, read=reply.reading
            )

        self._start(work, keep=True)

    def change(self, query: FinanceQuery, *slots: str) -> None:
        """Answer a query that a person changed by hand in these slots."""
        known = self.current
        if known is not None:
            self._answer(query, known, known.said | frozenset(slots), keep=False)

    def pick(self, query: FinanceQuery) -> None:
        """Answer the one of several readings that was picked, and read the question so from now on."""
        known = self.current
        if known is None:
            return
        found = lesson(known.question, known.read, query)
        slots = frozenset(found.slots) if found is not None else frozenset()
        if found is not None:
            self._keep(found, known.question)
        picked = replace(known, read=replace(known.read, query=query, choices=()))
        self._answer(query, picked, known.said | slots, keep=False)

    def learn(self) -> None:
        """Read this question as it was changed by hand from now on."""
        known = self.current
        found = known.lesson if known is not None else None
        if known is None or found is None:
            return
        self._keep(found, known.question)
        self.current = replace(known, read=replace(known.read, query=known.query))
        self.answered.emit()

    def _keep(self, found: Lesson, question: str) -> None:
        if found.nickname is not None:
            words, kind, name = found.nickname
            said = self.tr("“{0}” means {1} from now on.").format(words, name)
            self.context.write(lambda ledger: ledger.learnt.call(words, kind, name), said)
        else:
            self.context.write(
                lambda ledger: ledger.learnt.correct(found.wording, question, found.slots),
                self.tr("This question is read that way from now on."),
            )

    def bring_back(self, turn: Turn) -> None:
        """Show an earlier turn again, counted anew."""
        if turn.query is None:
            self.ask(turn.question)
            return
        self._answer(turn.query, turn, turn.said, keep=True)

    def refresh(self) -> None:
        """Count the answer on show anew, after the books changed."""
        known = self.current
        self._stale = self._task is not None  # a question on its way must not be lost
        if self._task is None and known is not None and known.query is not None:
            self._answer(known.query, known, known.said, keep=False)

    def memory(self) -> Memory:
        """Return what is remembered, for a conversation that goes on elsewhere."""
        return Memory(self.current, tuple(self.earlier), self._previous)

    def go_on(self, memory: Memory) -> None:
        """Go on with what another conversation remembers."""
        self.current, self._previous = memory.current, memory.previous
        self.earlier = list(memory.earlier)
        self.answered.emit()

    def stop(self) -> None:
        """Let the question that is under way go; the answer on show stays."""
        if self._task is not None:
            self._cancel()
            self._done()

    def start_anew(self) -> None:
        """Forget what was asked, so that the next question stands alone."""
        self._cancel()
        self._done()
        self.current, self._previous = None, None
        self.earlier.clear()
        self.cleared.emit()

    def _answer(
        self, query: FinanceQuery, known: Turn, said: frozenset[str], *, keep: bool
    ) -> None:
        language, today = known.reply.reading.language, self.context.today()

        def work(ledger: Ledger, _: Stop) -> Turn:
            assistant = self.context.assistant()
            read, supported = known.read, said
            try:
                reply = assistant.answer(query, language, today)
            except NotFoundError:  # a name was changed meanwhile: the words are read anew
                reply = assistant.ask(known.question, today)
                read, supported = reply.reading, frozenset(reply.reading.evidence)
            return gathered(
                ledger, assistant, known.question, reply, said=supported, today=today, read=read
            )

        self._start(work, keep=keep, again=known)

    def _start(
        self, work: Callable[[Ledger, Stop], Turn], *, keep: bool, again: Turn | None = None
    ) -> None:
        stop, self._stale = self._cancel(), False
        self.asking.emit(True)
        self._task = self.context.read(
            lambda ledger: work(ledger, stop),
            lambda turn: self._show(turn, keep=keep, again=again),
            owner=self,
            failed=self._failed,
            asking=True,
        )

    def _cancel(self) -> Stop:
        """Let what is under way go, also where it waits for the model; return the next one's stop."""
        if self._task is not None:
            self._task.cancel()
        return self.context.stop_asking()

    def _show(self, turn: Turn, *, keep: bool, again: Turn | None) -> None:
        self._done()
        if keep and self.current is not None:
            before = [self.current, *self.earlier]
            self.earlier = [t for t in before if t is not again][:KEPT]
        self.current = turn
        if turn.query is not None:
            self._previous = turn.query
        self.answered.emit()
        if self._stale:
            self.refresh()

    def _failed(self, error: Exception) -> None:
        self._done()
        self.context.tasks.failed.emit(error)

    def _done(self) -> None:
        self._task = None
        self.asking.emit(False)

    def _remember(self, question: str) -> None:
        # The answer is worth more than its place in the history: a busy ledger is no failure here.
        self.context.write(lambda ledger: ledger.asked.add(question), failed=lambda _: None)

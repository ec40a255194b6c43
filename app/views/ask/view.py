"""Ask: the question box is the page; below it the answer, and what can be asked next."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app import theme
from app.views.ask.answer_card import AnswerCard
from app.views.ask.beginning import Beginning
from app.views.ask.chip_row import ChipRow
from app.views.ask.conversation import Conversation, Memory
from app.views.ask.earlier import Earlier
from app.views.ask.model_line import ModelLine
from app.views.ask.question_box import QuestionBox
from app.views.ask.refusal_card import RefusalCard
from app.widgets.empty_state import EmptyState
from app.widgets.labels import label
from app.widgets.page import Page
from nlu.narration import follow_ups
from nlu.understand import warm_up

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.context import Context
    from app.views.ask.turn import Turn
    from finance.ledger.ledger import Ledger
    from finance.queries.query import FinanceQuery

_TRIED = 3
_LINE = 108  # characters beside each other in a window of the usual width
_PATIENCE_MS = 200
_WATCHED = frozenset({
    "accounts", "budgets", "categories", "hidden_insights", "members", "merchants", "splits", "tags",
    "transactions",
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Start:
    """What the page knows before anything is asked; each example with what it means."""

    count: int
    asked: list[str]
    examples: dict[str, FinanceQuery | None]


@dataclass(frozen=True, slots=True)
class Kept:
    """What the page goes on with in another language: the conversation and what is being typed."""

    memory: Memory
    typed: str
    modified: bool


class AskView(Page):
    """Questions in plain words, and their answers."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self._look = theme.roles()  # that of the card on show
        self.setAccessibleName(self.tr("Ask"))
        self.conversation = Conversation(context, self)
        self._known = _Start(1, [], {})
        self._touched = ""
        self.box = QuestionBox()
        self.model_line = ModelLine(context.model)
        self.busy = label(self.tr("Counting…"), "muted")
        self.busy.hide()
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self.busy.show)
        self.tries = ChipRow(self.tr("Try"), self.conversation.ask)
        self.next = ChipRow(self.tr("Follow up"), self.conversation.ask)
        self.card: QWidget | None = None
        self._place = QWidget()
        QVBoxLayout(self._place).setContentsMargins(0, 0, 0, 0)
        self.earlier = Earlier()
        self.earlier.chosen.connect(self.conversation.bring_back)
        self.earlier.ended.connect(self.conversation.start_anew)
        self.beginning = Beginning(context)
        self.beginning.asked.connect(self.conversation.ask)
        self.beginning.insights.wanted.connect(self.conversation.look_into)
        self.empty = self._empty_state()
        self.body.addWidget(self.box)
        self.body.addWidget(self.model_line)
        self.body.addWidget(self.busy)
        self.body.addWidget(self.tries)
        self.body.addWidget(self._place)
        self.body.addWidget(self.next)
        self.body.addWidget(self.earlier)
        self.body.addWidget(self.beginning)
        self.body.addWidget(self.empty)
        self.body.addStretch(1)
        self._listen()
        self._show_turn()
        self.refresh()
        self.warm_up()

    def _empty_state(self) -> EmptyState:
        empty = EmptyState(
            "message-circle-question-mark",
            self.tr("Nothing to ask about yet"),
            self.tr(
                "Import a statement of your bank, and ask about it here in plain words: "
                "what was spent on groceries, what is due, what is left."
            ),
            self.tr("Import a statement"),
        )
        empty.acted.connect(lambda: self.context.go("import"))
        return empty

    def _listen(self) -> None:
        self.box.asked.connect(self.conversation.ask)
        self.box.left.connect(self.conversation.stop)
        self.conversation.answered.connect(self._show_answer)
        self.conversation.cleared.connect(self._begin_anew)
        self.conversation.asking.connect(self._show_busy)
        self.conversation.asking.connect(self.beginning.insights.standing_out.make_way)
        self.context.books_changed.connect(self._books_changed)
        self.context.settings_changed.connect(self.beginning.refresh)
        for keys in ("Ctrl+L", "/"):
            QShortcut(QKeySequence(keys), self, self.focus_box)

    def shown(self) -> None:
        self.focus_box()

    def show_argument(self, argument: object) -> None:
        """Ask a question that another page sent here."""
        if isinstance(argument, str):
            self.box.show_question(argument)
            self.conversation.ask(argument)

    def focus_box(self) -> None:
        """Give the keyboard to the question box, its text ready to be typed over."""
        self.box.setFocus()
        self.box.selectAll()

    def refresh(self) -> None:
        """Read again what could be asked and what was asked before."""
        language, today = self.context.language, self.context.today()

        def read(ledger: Ledger) -> _Start:
            examples = self.context.assistant().example_queries(language, today)
            return _Start(ledger.transactions.count(), ledger.asked.latest(), examples)

        self.context.read(read, self._show_start, owner=self)
        self.beginning.refresh()

    def warm_up(self) -> None:
        """Read the lexicons before the first question needs them."""
        language, today = self.context.language, self.context.today()

        def work(_: Ledger) -> None:
            assistant = self.context.assistant()
            for example in assistant.examples(language)[:1]:
                assistant.ask(example, today)
            warm_up()  # for a question in the other language
            self.context.model.warm_up()

        self.context.read(work, lambda _: None, owner=self)

    def _books_changed(self, tables: frozenset[str]) -> None:
        if tables & _WATCHED:
            self.refresh()
            self.conversation.refresh()

    def _show_start(self, known: _Start) -> None:
        self._known = known
        self.box.set_history(known.asked, tuple(known.examples))
        self._show_around(self.conversation.current)

    def _show_busy(self, busy: bool) -> None:  # noqa: FBT001 - a slot
        if busy:
            self._patience.start()
        else:
            self._patience.stop()
            self.busy.hide()

    def _show_turn(self) -> None:
        """Show the turn of now in place of the one before."""
        turn, self._look = self.conversation.current, theme.roles()
        if self.card is not None:
            self.card.hide()
            self.card.deleteLater()
        self.card = None if turn is None else self._card_of(turn)
        layout = self._place.layout()
        if self.card is not None and layout is not None:
            layout.addWidget(self.card)
            self.card.show()  # at once, so that its chips can take the keyboard
        self._place.setVisible(self.card is not None)
        if turn is not None:
            self.box.show_question(turn.question)
        self._show_around(turn)

    def _begin_anew(self) -> None:
        """Show the beginning, with a box that waits for the first question."""
        self._show_turn()
        self.box.let_go()
        self.box.setFocus()

    def _show_answer(self) -> None:
        """Show what was just answered, from its top, and say it to who does not see it."""
        self._show_turn()
        self.area.verticalScrollBar().setValue(0)
        if self.card is not None:
            told = QAccessibleAnnouncementEvent(self, self.card.accessibleName())
            QAccessible.updateAccessibility(told)
        touched, self._touched = self._touched, ""
        if touched and isinstance(self.card, AnswerCard):
            self.card.chips.focus(touched)

    def _show_around(self, turn: Turn | None) -> None:
        """Show what stands around the answer: what to ask next, and what was asked before."""
        known = self._known
        self.empty.setVisible(known.count == 0 and turn is None)
        self.beginning.setVisible(known.count > 0 and turn is None)
        if known.count and turn is None:
            self.beginning.show_questions(tuple(known.examples), known.asked)
        query = turn.query if turn is not None else None
        answered = turn is not None and query is not None and known.count > 0
        self.tries.show_texts(_fitting(known.examples, turn) if turn and answered else ())
        self.next.show_texts(
            follow_ups(query, turn.reply.reading.language) if turn and query else ()
        )
        self.earlier.show_turns(self.conversation.earlier)
        self.earlier.setVisible(turn is not None)
        self.model_line.set_brief(brief=turn is not None)

    def _card_of(self, turn: Turn) -> QWidget:
        if turn.query is None:
            refused = RefusalCard(turn)
            refused.asked.connect(self.conversation.ask)
            refused.meant.connect(self.conversation.pick)
            refused.wanted.connect(self.context.go)
            return refused
        card = AnswerCard(turn, self.context.language)
        card.changed.connect(self._change)
        card.taught.connect(self.conversation.learn)
        card.asked.connect(self.conversation.ask)
        card.wanted.connect(partial(self.context.go, "transactions"))
        return card

    def _change(self, query: FinanceQuery, slot: str = "") -> None:
        self._touched = slot
        self.conversation.change(query, slot)

    def hand_over(self) -> Kept:
        return Kept(self.conversation.memory(), self.box.text(), self.box.isModified())

    def go_on(self, kept: object) -> None:
        if isinstance(kept, Kept):
            self.box.setText(kept.typed)
            self.box.setModified(kept.modified)
            self.conversation.go_on(kept.memory)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._look is not theme.roles():
            self._show_turn()


def _fitting(examples: Mapping[str, FinanceQuery | None], turn: Turn) -> list[str]:
    """Return a few examples that fit in one line, none that asks the same in other words."""
    asked = [_plain(query) for query in (turn.read.query, turn.query) if query is not None]
    found: list[str] = []
    for example, query in examples.items():
        room = _LINE - sum(map(len, found))
        same = query is not None and _plain(query) in asked
        if not same and len(example) <= room and len(found) < _TRIED:
            found.append(example)
    return found


def _plain(query: FinanceQuery) -> FinanceQuery:
    """Return a query without what only says how it came about."""
    return query.model_copy(update={"replaced": (), "earlier": None, "spoken": None})

"""What stands out in the books, as the window keeps it: in which order, and what is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from app import settings
from nlu.insights import SHOWN, Choice, choose
from nlu.narration.insights import Insight, insight, kind_text
from nlu.outcomes import Unavailable
from nlu.worker import Stop

if TYPE_CHECKING:
    from app.context import Context
    from app.tasks import Task
    from finance.ledger.ledger import Ledger

translate = QCoreApplication.translate


class StandingOut(QObject):
    """Finds what stands out, in the background, and puts it in order.

    The order of code is there at once. What a model chooses is taken over when the cards are
    opened the next time, so that nothing moves while a person looks at them.

    Attributes: `shown`, what to show now; empty where nothing stands out or a person wants none.

    Signals:
        changed: there is something else to show.
    """

    changed = Signal()

    def __init__(self, context: Context, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.shown: tuple[Insight, ...] = ()
        self._known: tuple[Insight, ...] = ()
        self._choice: Choice | None = None
        self._task: Task | None = None
        self._stop = Stop()
        self._day = context.today()

    @property
    def is_of_another_day(self) -> bool:
        """Whether the day changed since the books were looked at."""
        return self._day != self.context.today()

    def refresh(self) -> None:
        """Look at the books again."""
        self._day = today = self.context.today()
        if not settings.load().insights:
            self._take(())
            return
        language = self.context.language

        def read(ledger: Ledger) -> tuple[Insight, ...]:
            facts = ledger.insights.facts(today)
            return tuple(insight(fact, language, today) for fact in facts)

        self.context.read(read, self._take, owner=self)

    def open(self) -> None:
        """Take over what the model chose: the cards come into view."""
        if self._choice is not None:
            self._show(self._choice.shown)
        self._ask()

    def make_way(self) -> None:
        """Let go of the model, which is wanted for a question."""
        if self._task is not None:
            self._task.cancel()
            self._stop.set()
            self._task = None

    def _take(self, known: tuple[Insight, ...]) -> None:
        if known != self._known:
            self.make_way()
            self._known, self._choice = known, None
            self._show(known[:SHOWN])
            self._ask()

    def _show(self, wanted: tuple[Insight, ...]) -> None:
        if wanted != self.shown:
            self.shown = wanted
            self.changed.emit()

    def _ask(self) -> None:
        """Let the model choose, once for the same facts; where there is none this does nothing."""
        if self._choice is not None or self._task is not None or len(self._known) <= SHOWN:
            return
        known, model, stop = self._known, self.context.model, Stop()

        def work(_: Task) -> Choice:
            model.choose()
            return choose(model.client, known, stop)

        self._stop = stop
        self._task = self.context.tasks.files(work, self._chosen, owner=self)

    def _chosen(self, choice: Choice) -> None:
        self._task = None
        # A model that was not there may be the next time; any other end would be the same again.
        self._choice = None if isinstance(choice.outcome, Unavailable) else choice


def hide(context: Context, found: Insight, *, subject: bool) -> None:
    """Show no more facts about the subject of this one, or none of its kind."""
    fact, language = found.fact, context.language
    if subject:
        said = translate("insights", "Nothing more is shown about {0}.").format(fact.subject)
        context.write(lambda ledger: ledger.insights.hide(subject=fact.subject), said)
        return
    said = translate("insights", "“{0}” is not shown any more.").format(
        kind_text(fact.kind, language)
    )
    context.write(lambda ledger: ledger.insights.hide(fact.kind), said)

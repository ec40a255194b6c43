"""What every teller needs: an answer, the query it answers, and fragments of the sentence."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from finance.money import Money
from finance.queries.query import FinanceQuery, Measure
from nlu.narration import figures
from nlu.narration.periods import When, when
from nlu.narration.scope import scope, style

if TYPE_CHECKING:
    from datetime import date
    from decimal import Decimal

    from finance.queries.answer import Answer, AnswerRow
    from nlu.narration.phrasebook import Phrasebook


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence without its capital and full stop, and what goes with it.

    `value` is the figure as it stands in the sentence. `measured` is what a threshold is held
    against: money, a number, or percentage points; None where the sentence turns the sign. `led` says that the sentence itself begins with yes or no.
    """

    sentence: str
    value: str = ""
    subline: tuple[str, ...] = ()
    measured: Money | int | Decimal | None = None
    led: bool = False


@dataclass(frozen=True)
class Story:
    """One answer to tell in one language."""

    book: Phrasebook
    query: FinanceQuery
    answer: Answer
    today: date

    @cached_property
    def when(self) -> When:
        """The period after a verb."""
        return when(self.book, self.query.period, self.today)

    @property
    def has_verb(self) -> bool:
        """Whether somebody spent or received, rather than a total being something."""
        return self.query.measure in (Measure.SPENDING, Measure.INCOME)

    @property
    def shape(self) -> str:
        """The key of the template for this measure: verb, net or any."""
        return "verb" if self.has_verb else self.query.measure.value

    @property
    def style(self) -> str:
        """The key of what counts transactions: spending, income or any."""
        return style(self.query.measure)

    @property
    def kind(self) -> str:
        """The key of what is counted in [items]: refunds, or what the measure says."""
        return "refunds" if self.query.refunds else self.style

    def keyed(self, key: str) -> str:
        """Return `key` with what is counted behind it, or with the measure where that is not worded."""
        return self.book.first(f"{key}_{self.kind}", f"{key}_{self.style}")

    @property
    def after(self) -> str:
        """The period with its leading space."""
        return f" {self.when.phrase}" if self.when.phrase else ""

    def scope(self, *skip: str, items: bool = False) -> str:
        """Return the filters with a leading space, but for the slots in `skip`."""
        return scope(self.book, self.query, self.answer.currency, skip=skip, items=items)

    @property
    def plain_scope(self) -> str:
        """The filters as they follow "transactions", whatever the measure."""
        query = self.query.model_copy(update={"measure": Measure.ANY})
        return scope(self.book, query, self.answer.currency, items=True)

    def subject(self, verb: str) -> str:
        """Return who, with the verb: "you spent", "Alex spent"."""
        names = self.query.members
        person = "you" if not names else "one" if len(names) == 1 else "many"
        return self.book.say(f"subjects.{verb}.{person}", names=self.book.names(names))

    def clauses(self, *skip: str) -> dict[str, str]:
        """Return subject, scope and period; members are the subject or a filter, never both."""
        if not self.has_verb:
            items = self.query.measure is Measure.ANY
            return {"scope": self.scope(*skip, items=items), "when": self.after}
        subject = self.subject(self.query.measure.value)
        return {"subject": subject, "scope": self.scope("members", *skip), "when": self.after}

    def money(self, amount: Money) -> str:
        """Return an amount in figures."""
        return figures.money(self.book, amount)

    def counted(self, kind: str, number: int) -> str:
        """Return "18 transactions" for a kind in [items]."""
        return self.book.count(f"items.{kind}", number)

    def row(self, label: str) -> AnswerRow | None:
        """Return the row with a fixed label."""
        return next((row for row in self.answer.rows if row.label == label), None)

    def worth(self, row: AnswerRow) -> str:
        """Return the amount of a row in figures, empty without one."""
        return "" if row.value is None else self.money(row.value)

    def size(self, row: AnswerRow) -> int:
        """Return the amount of a row in minor units, to order by."""
        return 0 if row.value is None else row.value.minor

    def gap(self, first: Money, second: Money) -> int:
        """Return first − second in minor units."""
        return first.minor - second.minor

    def apart(self, gap: int, like: Money) -> str:
        """Return a difference in figures, without its sign."""
        return self.money(Money(abs(gap), like.currency))

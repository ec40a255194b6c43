"""What understanding yields: a typed query with the words that support it, or an honest refusal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from finance.queries.answer import Note
    from finance.queries.query import FinanceQuery
    from nlu.engines.decoding import Usage
    from nlu.leads import Lead

Status = Literal["answered", "needs_choice", "out_of_scope", "not_understood"]


@dataclass(frozen=True, slots=True)
class Choice:
    """One of two or three readings that fit a question equally well.

    `wording` is a question that has this reading only.
    """

    label: str
    query: FinanceQuery
    wording: str = ""


@dataclass(frozen=True, slots=True)
class Disagreement:
    """A slot that the model read otherwise than the rules; `other` is the value not taken."""

    slot: str
    engine: str
    other: str


@dataclass(frozen=True, slots=True)
class Took:
    """What asking the model cost: which one, its tokens and seconds."""

    model: str
    usage: Usage


@dataclass(frozen=True, slots=True)
class Reading:
    """A question, read.

    `status` "answered" means understood: `query` is set. With "needs_choice" `choices` holds two
    or three readings; the other two states carry neither. `engine` made the reading. `evidence`
    maps a slot of the query to the words of the question that support it, as they were typed.
    `notes` are codes: `period_assumed`, `statement_period`, `same_days`, `time_of_day`,
    `wish_dropped`, `spelling` (data: word, name), `namesake` (data: name, others), `too_long`. Where a model took part, `took` says
    at what cost and `disagreements` where it and the rules differ. `lead` says what a question that
    was not answered is near to.
    """

    status: Status
    language: str
    engine: str
    query: FinanceQuery | None = None
    choices: tuple[Choice, ...] = ()
    notes: tuple[Note, ...] = ()
    evidence: dict[str, tuple[str, ...]] = field(default_factory=dict)
    confidence: float | None = None  # 0 to 1: the share of readings this sure that are right
    disagreements: tuple[Disagreement, ...] = ()
    took: Took | None = None
    lead: Lead | None = None

    @property
    def told(self) -> tuple[Note, ...]:
        """The notes to tell: those of readings to choose from wait until one is chosen."""
        return () if self.choices else self.notes

"""Rules as plain data: what a row must look like, and what is then done with it."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import TYPE_CHECKING, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, model_validator

from finance.text import fold

if TYPE_CHECKING:
    from collections.abc import Iterable


class Conditions(BaseModel):
    """What a row must look like; all that is set must hold.

    Every word of `text` must stand in payee or memo; `|` parts alternatives. Sizes are amounts
    without sign, in major units, both ends in.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    text: str = ""
    account: str | None = None
    direction: Literal["in", "out"] | None = None
    size_min: Decimal | None = None
    size_max: Decimal | None = None

    @model_validator(mode="after")
    def _says_something(self) -> Conditions:
        if not any(value for value in self.model_dump().values()):
            raise ValueError("a rule needs a condition")
        return self


class Share(BaseModel):
    """A part of a row: `percent` of its amount is for `category`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    category: str
    percent: Decimal


class Outcome(BaseModel):
    """What is done with such a row. `ignore` keeps it out of the books, with the rule's name."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    merchant: str | None = None
    category: str | None = None
    member: str | None = None
    note: str | None = None
    tags: tuple[str, ...] = ()
    split: tuple[Share, ...] = ()
    transfer: bool = False
    ignore: bool = False

    @model_validator(mode="after")
    def _does_something(self) -> Outcome:
        if not any(self.model_dump().values()):
            raise ValueError("a rule needs something to do")
        if self.split and sum(share.percent for share in self.split) != 100:  # noqa: PLR2004
            raise ValueError("the shares of a split add up to 100 percent")
        return self


@dataclass(frozen=True, slots=True)
class RuleInfo:
    """One rule; lower positions decide first."""

    name: str
    conditions: Conditions
    outcome: Outcome


class Line(NamedTuple):
    """What rules look at; `amount` is in major units, negative is money out."""

    text: str
    account: str
    amount: Decimal


class Decision(NamedTuple):
    """What all fitting rules together decide, and which they were."""

    outcome: Outcome
    rules: tuple[str, ...]


class RuleBook:
    """Decides on rows by ordered rules: for each field the first rule that sets it counts."""

    def __init__(self, rules: Iterable[RuleInfo]) -> None:
        self._rules = [(rule, _alternatives(rule.conditions.text)) for rule in rules]

    def decide(self, line: Line) -> Decision | None:
        """Return what is to be done with a row; None when no rule fits."""
        if not self._rules:
            return None
        text = fold(line.text)
        fitting = [
            rule
            for rule, words in self._rules
            if _has_words(words, text) and _fits(rule.conditions, line)
        ]
        if not fitting:
            return None
        decided: dict[str, object] = {}
        for rule in fitting:
            for name, value in rule.outcome:
                if value and name not in decided:
                    decided[name] = value
        outcome = fitting[0].outcome.model_copy(update=decided)
        return Decision(outcome, tuple(rule.name for rule in fitting))


def _alternatives(text: str) -> list[list[str]]:
    return [words for part in text.split("|") if (words := fold(part).split())]


def _has_words(alternatives: list[list[str]], text: str) -> bool:
    return not alternatives or any(all(w in text for w in words) for words in alternatives)


def _fits(conditions: Conditions, line: Line) -> bool:
    size = abs(line.amount)
    return (
        (conditions.account is None or conditions.account == line.account)
        and (conditions.direction is None or (conditions.direction == "in") == (line.amount > 0))
        and (conditions.size_min is None or size >= conditions.size_min)
        and (conditions.size_max is None or size <= conditions.size_max)
    )

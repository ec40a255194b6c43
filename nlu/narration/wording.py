"""A query in words again: a plain question that is read as that query and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from finance.queries.query import FinanceQuery, Intent, Measure, Period
from nlu.concepts import says_more
from nlu.narration.labels import name_text
from nlu.narration.periods import when
from nlu.narration.phrasebook import Phrasebook, capitalised, phrasebook
from nlu.narration.scope import bound

if TYPE_CHECKING:
    from datetime import date
    from decimal import Decimal

_TARGETS = ("categories", "merchants", "text")
_WHOLE = {Intent.BUDGET, Intent.UPCOMING}  # "this month" reaches to its end
_BINNED = {Intent.TREND, Intent.EXTREME_PERIOD}
_HELD = {Intent.BALANCE, Intent.NET_WORTH}
# Intents whose question has people as the subject or the owner of what it asks about.
_SUBJECT = {
    Intent.TOTAL, Intent.TREND, Intent.EXTREME_PERIOD, Intent.COMPARE, Intent.COMPARE_TO_USUAL,
    Intent.BREAKDOWN, Intent.SHARE, Intent.LIST,
}  # fmt: skip


def question_text(query: FinanceQuery, language: str, today: date) -> str:
    """Return a plain question in `language` that is read as `query`.

    A period that was assumed is said like any other.
    """
    return _Asked(query, phrasebook(language), today).text


@dataclass(frozen=True)
class _Asked:
    query: FinanceQuery
    book: Phrasebook
    today: date

    @property
    def text(self) -> str:
        """The whole question."""
        query = self.query
        usual = "month" if query.intent in _BINNED else "category"
        things, group = self._of("things"), query.group_by or usual
        slots = {
            "who": self._people("who"),
            "asked": self._people("asked"),
            "money": self._people("money"),
            "rows": self._people("rows"),
            "whose": self._people("whose"),
            "thing": self.book.phrase(f"{things}.one"),
            "things": self.book.phrase(f"{things}.many"),
            "group": self.book.phrase(f"questions.groups.{group}.one"),
            "groups": self.book.phrase(f"questions.groups.{group}.many"),
            "which": self._phrase(f"which.{group}"),
            "unit": self._phrase(f"units.{query.unit}"),
            "amount": self._number(query.threshold),
            "n": str(query.limit),
            "scope": self._scope(),
            "when": self._when(),
            "other": self._phrase_of(query.other_period),
        }
        return capitalised(self.book.say(self._key(), **slots))

    def _key(self) -> str:
        """The template that says most of what the query holds."""
        query = self.query
        marks = {
            "targets": query.intent is Intent.COMPARE and query.other_period is None,
            "named": bool(query.accounts),
            "any": query.measure is Measure.ANY,
            "each": query.unit not in {None, "transaction"},
            "least": query.order == "least",
            "limited": (query.limit or 1) > 1,
            query.threshold_op or "": query.threshold is not None,
            "income": query.measure is Measure.INCOME,
        }
        said = [mark for mark, holds in marks.items() if holds]
        keys = [
            "_".join((query.intent.value, *some))
            for many in range(len(said), -1, -1)
            for some in combinations(said, many)
        ]
        return self.book.first(*(f"questions.{key}" for key in keys))

    def _of(self, table: str) -> str:
        """The key of a table's entry for the measure."""
        keys = (f"questions.{table}.{m}" for m in (self.query.measure.value, "any", "spending"))
        return self.book.first(*keys)

    def _people(self, table: str) -> str:
        names = self.query.members
        person = "we" if not names else "one" if len(names) == 1 else "many"
        return self.book.say(f"{self._of(table)}.{person}", names=self.book.names(names))

    def _phrase(self, key: str) -> str:
        key = f"questions.{key}"
        return self.book.phrase(key) if self.book.has(key) else ""

    def _scope(self) -> str:
        """All filters, each after its own preposition and a blank."""
        targets = [text for slot in _TARGETS if (text := self._part(slot))]
        if self.query.match == "any":
            targets = [self.book.names(targets)]
        subject = self.query.intent in _SUBJECT or self.query.unit not in {None, "transaction"}
        members = "" if subject else self._part("members")
        words = (self._bounds(), members, *targets, self._part("accounts"), self._part("tags"))
        return "".join(f" {text}" for text in (*words, self._excluded()) if text)

    def _part(self, slot: str) -> str:
        names = getattr(self.query, slot)
        if slot == "categories":
            names = self._names(names)
        how = "held" if self.query.intent in _HELD else self.query.measure.value
        key = self.book.first(f"questions.scope.{slot}_{how}", f"questions.scope.{slot}")
        return self.book.say(key, names=self.book.names(names)) if names else ""

    def _names(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """Names, those that mean another thing too with what they are ("Gas (category)")."""
        language = self.book.language
        return tuple(
            name_text("category", name, language) if says_more(name, language) else name
            for name in names
        )

    def _excluded(self) -> str:
        names = (*self._names(self.query.exclude_categories), *self.query.exclude_merchants)
        said = self.book.names(names)
        return self.book.say("questions.scope.exclude", names=said) if names else ""

    def _bounds(self) -> str:
        kind = bound(self.query)
        if not kind:
            return ""
        low, high = self.query.amount_min, self.query.amount_max
        bounds = {"low": self._number(low), "high": self._number(high)}
        return self.book.say(f"questions.amounts.{kind}", **bounds)

    def _number(self, amount: Decimal | None) -> str:
        return "" if amount is None else self.book.number(amount)

    def _when(self) -> str:
        phrase = self._phrase_of(self.query.period)
        return f" {phrase}" if phrase else ""

    def _phrase_of(self, period: Period | None) -> str:
        bare = None if period is None else period.model_copy(update={"label": ""})
        return when(self.book, bare, self.today, whole=self.query.intent in _WHOLE).phrase

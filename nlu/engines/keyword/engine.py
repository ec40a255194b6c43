"""The keyword engine: always there, needs nothing, answers at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nlu.confidence import confidence, doubtful
from nlu.engines.base import Availability, Event, Finished, Request
from nlu.engines.keyword.follow import follow
from nlu.engines.keyword.rules import last_resort, match, rival
from nlu.engines.keyword.slots import fill
from nlu.engines.keyword.targets import SLOTS
from nlu.narration.labels import intent_text
from nlu.reading import Choice, Reading
from nlu.scope import out_of_scope

if TYPE_CHECKING:
    from collections.abc import Iterator

    from finance.queries.query import FinanceQuery
    from nlu.hints import Hints


class KeywordEngine:
    """Reads a question by ordered rules over its hints. Stateless, so safe from any thread."""

    name = "keyword"

    def availability(self) -> Availability:
        """Always ready."""
        return Availability(ready=True)

    def load(self) -> None:
        """Nothing to load."""

    def unload(self) -> None:
        """Nothing to free."""

    def close(self) -> None:
        """Nothing to close."""

    def count_tokens(self, text: str) -> int:
        """Return the number of words: the engine has no budget of its own."""
        return len(text.split())

    def generate(self, request: Request) -> Iterator[Event]:
        """Yield one `Finished` event with the reading."""
        yield Finished(self.read(request))

    def read(self, request: Request) -> Reading:
        """Return the reading of a question."""
        hints = request.hints
        if out_of_scope(hints):
            return self._refused("out_of_scope", hints)
        rule = match(hints, alone=request.previous is None)
        filled = fill(rule, hints) if rule is not None else None
        if request.previous is not None:
            followed = follow(hints, rule, filled, request.previous)
            if followed is not None:
                filled = followed
        if filled is None:
            return self._refused("not_understood", hints)
        other = rival(hints, rule) if rule is not None else None
        sure = confidence(
            filled.query,
            hints,
            rule.when.search(hints.line) if rule is not None else None,
            fallback=rule is None or last_resort(hints, rule),
            rival=other is not None,
        )
        choices = _choices(filled.query, hints)
        if not choices and other is not None and doubtful(sure) and not filled.query.follow_up:
            both = (filled.query, fill(other, hints).query)
            choices = tuple(Choice(intent_text(q.intent, hints.language), q) for q in both)
        return Reading(
            "needs_choice" if choices else "answered",
            hints.language,
            self.name,
            query=None if choices else filled.query,
            choices=choices,
            notes=filled.notes,
            evidence=filled.evidence,
            confidence=sure,
        )

    def _refused(self, status: str, hints: Hints) -> Reading:
        return Reading(
            "out_of_scope" if status == "out_of_scope" else "not_understood",
            hints.language,
            self.name,
        )


def _choices(query: FinanceQuery, hints: Hints) -> tuple[Choice, ...]:
    """Return a reading per name where the same words fit two or three names equally well."""
    for hint in hints.names:
        slot = SLOTS[hint.kind]
        if hint.alternatives and hint.names[0] in getattr(query, slot):
            names = (hint.names[0], *(n.name for n in hint.alternatives))
            kept = tuple(n for n in getattr(query, slot) if n != hint.names[0])
            return tuple(
                Choice(name, query.model_copy(update={slot: (*kept, name)})) for name in names
            )
    return ()

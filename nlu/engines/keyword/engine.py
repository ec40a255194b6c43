"""The keyword engine: always there, needs nothing, answers at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nlu.confidence import confidence, doubtful
from nlu.engines.base import Availability, Event, Finished, Request
from nlu.engines.keyword.choosing import between_names, between_queries, passed_over
from nlu.engines.keyword.follow import follow
from nlu.engines.keyword.rules import last_resort, match, rival
from nlu.engines.keyword.slots import fill
from nlu.leads import lead
from nlu.light import refines
from nlu.reading import Reading
from nlu.scope import foreign, out_of_scope

if TYPE_CHECKING:
    from collections.abc import Iterator

    from finance.queries.query import FinanceQuery
    from nlu.hints import Hints
    from nlu.reading import Status


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
        found = [self._read(h, request.previous) for h in (hints, *hints.variants)]
        return between_names(hints, found)

    def _read(self, hints: Hints, previous: FinanceQuery | None) -> Reading:
        """Return the reading of one set of hints, whose unclear names are taken as they stand."""
        if out_of_scope(hints) and not (previous is not None and refines(hints)):
            return self._refused("out_of_scope", hints)
        rule = match(hints, alone=previous is None)
        filled = fill(rule, hints) if rule is not None else None
        if previous is not None:
            filled = follow(hints, rule, filled, previous) or filled
        if filled is None:
            elsewhere = previous is None and foreign(hints)
            return self._refused("out_of_scope" if elsewhere else "not_understood", hints)
        other = rival(hints, rule) if rule is not None else None
        sure = confidence(
            filled.query,
            hints,
            rule.when.search(hints.line) if rule is not None else None,
            fallback=rule is None or last_resort(hints, rule),
            rival=other is not None,
        )
        reading = Reading(
            "answered",
            hints.language,
            self.name,
            query=filled.query,
            notes=(*filled.notes, *passed_over(filled.query, hints)),
            evidence=filled.evidence,
            confidence=sure,
        )
        if other is not None and doubtful(sure) and not filled.query.follow_up:
            return between_queries(reading, fill(other, hints).query, hints)
        return reading

    def _refused(self, status: Status, hints: Hints) -> Reading:
        return Reading(status, hints.language, self.name, lead=lead(hints))

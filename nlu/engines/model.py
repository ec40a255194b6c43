"""The engine that asks a language model, behind the client, and weighs what it says."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING

from finance.queries.answer import Note
from finance.sentence import Sentence
from nlu.engines.base import Availability, Event, Failed, Finished, Request, Token
from nlu.engines.combining import combined
from nlu.engines.decoding import Prompt, Task, words_over
from nlu.engines.drafts import Amiss, parsed, reading_of
from nlu.engines.keyword.engine import KeywordEngine
from nlu.engines.prompt import question_prompt
from nlu.engines.schema import Candidates, Draft, draft_type, json_schema
from nlu.errors import NoEngineError
from nlu.outcomes import Busy, Done, Malformed, Outcome, TooLong, Unavailable
from nlu.outcomes import Failed as CallFailed
from nlu.reading import Reading, Took
from nlu.verify import verified

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nlu.client import Client
    from nlu.models.catalogue import Role

_log = logging.getLogger(__name__)
_LOADING = Sentence("The model is still loading.")
ROOM = 240  # tokens: three times the longest draft seen


class ModelEngine:
    """Reads a question with a model that stands behind `client`.

    Args:
        name: What answers call it: mlx, llamacpp, server.
        client: The way to the model; closed with the engine when `owned`.
        role: How far the model is trusted.
        by_name: Whether the user asked for this engine: then nothing stands in for it, and it is
            asked every question. Else the rules answer at once wherever they may, and the model
            loads beside.
    """

    def __init__(
        self, name: str, client: Client, role: Role, *, by_name: bool = False, owned: bool = True
    ) -> None:
        self.name = name
        self.client = client
        self.role: Role = role
        self._by_name = by_name
        self._owned = owned
        self._rules = KeywordEngine()

    def availability(self) -> Availability:
        """Say how far the model is; never blocks."""
        match self.client.state.stage:
            case "ready":
                return Availability(ready=True)
            case "off" | "absent" | "failed" as reason:
                return Availability(ready=False, reason=reason)
            case _:
                return Availability(ready=False, reason="loading")

    def load(self) -> None:
        """Begin to load in the background."""
        self.client.load()

    def unload(self) -> None:
        """Free the model's memory."""
        self.client.unload()

    def close(self) -> None:
        """Let go of the client."""
        if self._owned:
            self.client.close()

    def count_tokens(self, text: str) -> int:
        """Return the tokens of a text as a question's turn, 0 where the model is not loaded."""
        return self.client.count_tokens(Prompt("", text))

    def generate(self, request: Request) -> Iterator[Event]:
        """Yield the model's text, then the reading or what failed.

        Raises NoEngineError where the engine was asked for by name and cannot be made ready.
        """
        rules = self._rules.read(request)
        if not self._by_name and not self._needed(rules):
            yield Finished(rules)
            return
        unready = self._ready(request)
        if unready is not None:
            yield Finished(_alone(rules, unready))
            return
        yield from self._asked(request, rules)

    def _needed(self, rules: Reading) -> bool:
        """Whether the model may change anything."""
        if self.role == "reads":
            return rules.status != "out_of_scope"
        return self.role == "breaks ties" and rules.status in {"needs_choice", "not_understood"}

    def _ready(self, request: Request) -> Unavailable | None:
        """Wait for the model when asked for by name; else begin to load it and go on."""
        if self._by_name:
            unready = self.client.ready(request.stop)
            if unready is not None:
                raise NoEngineError.of(unready.why)
            return None
        if self.client.state.stage == "ready":
            return None
        self.client.load()
        stage = self.client.state.stage
        why = self.client.state.why
        if stage == "failed" and why is not None:
            return Unavailable("failed", why)
        return self.client.refused() or Unavailable("loading", _LOADING)

    def _asked(self, request: Request, rules: Reading) -> Iterator[Event]:
        candidates = Candidates.of(request.hints, request.previous)
        kind = draft_type(candidates)
        found: Draft | Amiss = Amiss("nothing")
        for again in (False, True):
            prompt = question_prompt(request.question, candidates, request.previous, again=again)
            outcome = self.client.ask(Task(prompt, json_schema(kind), ROOM), request.stop)
            if isinstance(outcome, Malformed):
                continue
            if not isinstance(outcome, Done):
                yield self._without(outcome, rules)
                return
            yield Token(outcome.text)
            found = parsed(outcome.text, kind, candidates, constrained=outcome.constrained)
            if isinstance(found, Draft):
                reading = reading_of(found, request.hints, request.previous, self.name)
                took = Took(self.client.title, outcome.usage)
                yield Finished(self._weighed(replace(reading, took=took), rules, request))
                return
            _log.info("the model's text is of no use: %s", found.what)
            if outcome.constrained:
                break
        yield Failed("malformed")

    def _weighed(self, model: Reading, rules: Reading, request: Request) -> Reading:
        sound = verified(model, request.hints, request.previous)
        return combined(rules, sound, self.role, request.hints)

    def _without(self, outcome: Outcome, rules: Reading) -> Event:
        """What follows when no text came: the rules for a model without time, else the failure."""
        if isinstance(outcome, Busy | Unavailable) and not self._by_name:
            return Finished(_alone(rules, outcome))
        if isinstance(outcome, TooLong):
            return Failed("too_long", (("words", str(words_over(outcome.over))),))
        if isinstance(outcome, CallFailed) and outcome.stopped:
            return Failed("stopped")
        return Failed("busy" if isinstance(outcome, Busy) else "failed")


def _alone(rules: Reading, outcome: Unavailable | Busy) -> Reading:
    """The rules' reading; said to the user only where the model should have been there."""
    quiet = isinstance(outcome, Unavailable) and outcome.reason != "failed"
    if rules.status == "not_understood" and not quiet:
        return replace(rules, notes=(*rules.notes, Note("neither_read")))
    return rules if quiet else replace(rules, notes=(*rules.notes, Note("rules_instead")))

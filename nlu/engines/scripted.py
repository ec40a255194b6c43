"""An engine that plays back what it was given: for tests of whatever stands on an engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nlu.engines.base import Availability, Event, Failed, Finished, Request, Token

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nlu.reading import Reading


class ScriptedEngine:
    """Answers each question with the reading written down for it, else fails.

    `requests` keeps what was asked, in order.
    """

    name = "scripted"

    def __init__(
        self, script: Mapping[str, Reading], availability: Availability | None = None
    ) -> None:
        """Play `script`, a question → its reading."""
        self._script = dict(script)
        self._availability = availability or Availability(ready=True)
        self.requests: list[Request] = []
        self.loaded = False

    def availability(self) -> Availability:
        """Say what it was told to say."""
        return self._availability

    def load(self) -> None:
        """Note that it was loaded."""
        self.loaded = True

    def unload(self) -> None:
        """Note that it was unloaded."""
        self.loaded = False

    def close(self) -> None:
        """Unload."""
        self.unload()

    def count_tokens(self, text: str) -> int:
        """Count words."""
        return len(text.split())

    def generate(self, request: Request) -> Iterator[Event]:
        """Yield the question's words as tokens, then its reading or `Failed`."""
        self.requests.append(request)
        reading = self._script.get(request.question)
        yield from (Token(word) for word in request.question.split())
        yield Failed("not in the script") if reading is None else Finished(reading)

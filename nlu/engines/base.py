"""What every engine is: it gets a question with its hints and streams frozen events.

Setup failures (files missing, load fails) show in `availability` and let the caller fall back;
once an engine is ready, a failed generation is a `Failed` event and is shown as such.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator

    from finance.queries.query import FinanceQuery
    from nlu.hints import Hints
    from nlu.reading import Reading
    from nlu.worker import Stop


@dataclass(frozen=True, slots=True)
class Availability:
    """Whether an engine can be used now, and why not, in a code that the caller words."""

    ready: bool
    reason: Literal["", "off", "absent", "loading", "failed"] = ""


@dataclass(frozen=True, slots=True)
class Request:
    """One question: its text, what code found in it, and the query that it may follow.

    `stop` is set by a caller that no longer wants the answer.
    """

    question: str
    hints: Hints
    previous: FinanceQuery | None = None
    stop: Stop | None = None


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of generated text."""

    text: str


@dataclass(frozen=True, slots=True)
class Finished:
    """The whole reading, still to be verified."""

    reading: Reading


@dataclass(frozen=True, slots=True)
class Failed:
    """Generation went wrong after the engine was ready; `reason` is a code that notes word.

    `data` goes with it, such as by how many words a question is too long.
    """

    reason: str
    data: tuple[tuple[str, str], ...] = ()


Event = Token | Finished | Failed


class Engine(Protocol):
    """One way of reading a question."""

    name: str

    def availability(self) -> Availability:
        """Say whether the engine can read now; never blocks."""

    def load(self) -> None:
        """Make the engine ready; may take long; does nothing when it is."""

    def unload(self) -> None:
        """Free what `load` took."""

    def generate(self, request: Request) -> Iterator[Event]:
        """Yield events; the last one is `Finished` or `Failed`."""

    def count_tokens(self, text: str) -> int:
        """Return how much of the engine's room `text` takes."""

    def close(self) -> None:
        """Free everything; the engine is not used again."""

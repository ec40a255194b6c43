"""Server-sent events of a chat server: what its lines say, whatever way the network cuts them."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_MOST_BYTES = 1_000_000  # of one line
_DATA = b"data:"
_END = b"[DONE]"


@dataclass(frozen=True, slots=True)
class Chunk:
    """The object of one data line."""

    value: dict[str, object]


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A data line that holds no object; what came before stands."""


@dataclass(frozen=True, slots=True)
class End:
    """The server said that all is told."""


SseEvent = Chunk | Unreadable | End


def events(network: Iterable[bytes]) -> Iterator[SseEvent]:
    """Yield what the data lines of a stream hold, in order, up to `End` or the last byte.

    Comments, other fields and blank lines pass. A line cut between two pieces is put together.
    """
    for line in _lines(network):
        if not line.startswith(_DATA):
            continue
        said = line[len(_DATA) :].strip()
        if said == _END:
            yield End()
            return
        try:
            value: object = json.loads(said)
        except (ValueError, RecursionError):
            value = None
        yield Chunk(cast("dict[str, object]", value)) if isinstance(value, dict) else Unreadable()


def _lines(network: Iterable[bytes]) -> Iterator[bytes]:
    rest = b""
    for piece in network:
        rest += piece
        *whole, rest = rest.replace(b"\r\n", b"\n").split(b"\n")
        yield from whole
        if len(rest) > _MOST_BYTES:
            break
    if rest.strip():
        yield rest


@dataclass
class Answer:
    """An answer as its chunks tell it: text, how it ended, tokens used, an error of the server."""

    text: str = ""
    reason: str = ""
    error: dict[str, object] | None = None
    usage: dict[str, object] = field(default_factory=dict)

    def take(self, chunk: dict[str, object]) -> str:
        """Take one chunk (or a whole answer) in and return the text that it adds."""
        if "error" in chunk:
            error = chunk["error"]
            self.error = error if isinstance(error, dict) else {"message": str(error)}
        if isinstance(chunk.get("usage"), dict):
            self.usage = cast("dict[str, object]", chunk["usage"])
        added = ""
        choices = chunk.get("choices")
        for choice in choices if isinstance(choices, list) else ():
            if isinstance(choice, dict):
                added += self._choice(choice)
        self.text += added
        return added

    def _choice(self, choice: dict[str, object]) -> str:
        reason = choice.get("finish_reason")
        self.reason = reason if isinstance(reason, str) else self.reason
        part = choice.get("delta") or choice.get("message")
        text = part.get("content") if isinstance(part, dict) else None
        return text if isinstance(text, str) else ""

    def tokens(self, name: str) -> int:
        """Return a count of the usage, 0 where the server does not tell."""
        count = self.usage.get(name)
        return count if isinstance(count, int) else 0

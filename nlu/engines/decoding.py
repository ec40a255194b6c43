"""What every language model is to us: text in, text out under a schema, as frozen events.

A decoder runs on one thread, the client's. `load` raises ModelError, the set-up phase; after
that a failed generation is a `Broken` event and never an exception of its library.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, Protocol

from finance.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nlu.worker import Stop

Schema = dict[str, object]
Fault = Literal["busy", "too_long", "malformed", "failed", "stopped"]
TEMPERATURE = 0.0  # the likeliest reading, every time


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the model sees: `fixed` is the same for all questions, so that it is read once."""

    fixed: str
    turn: str


@dataclass(frozen=True, slots=True)
class Task:
    """One piece of work: at most `room` tokens that fit `schema`, a JSON Schema of one object."""

    prompt: Prompt
    schema: Schema
    room: int = 200


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens and seconds of one generation.

    `cached` tokens of the prompt had been read before; `forced` tokens of the output were the only
    ones that the schema allowed and cost no decision, where the decoder can tell.
    """

    prompt: int = 0
    cached: int = 0
    written: int = 0
    forced: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of text as it is written."""

    text: str


@dataclass(frozen=True, slots=True)
class Written:
    """All of the text. `constrained` says whether the schema ruled every token of it."""

    text: str
    constrained: bool
    usage: Usage = field(default_factory=Usage)


@dataclass(frozen=True, slots=True)
class Broken:
    """Nothing usable came; `why` says it to the user. `over` are tokens past the model's room."""

    fault: Fault
    why: Sentence
    over: int = 0


DecoderEvent = Piece | Written | Broken


class Decoder(Protocol):
    """A language model behind one library or server.

    `window` is how many tokens of prompt and answer together it takes, 0 where that is not known.
    """

    name: str
    title: str
    window: int

    def load(self) -> None:
        """Make it ready; raises ModelError with a sentence that says what to do."""

    def unload(self) -> None:
        """Free what `load` took; does nothing when nothing is loaded."""

    def close(self) -> None:
        """Unload, and leave the thread for good as it ends."""

    def generate(self, task: Task, stop: Stop) -> Iterator[DecoderEvent]:
        """Yield pieces, then one `Written` or `Broken`; ends soon after `stop` is set."""

    def count_tokens(self, prompt: Prompt) -> int:
        """Return the tokens of a prompt through the template that generation uses; loaded only."""


def plain(text: str) -> str:
    """Return a user's text without what a chat template could take for its own marks."""
    return text.replace("<|", "‹").replace("|>", "›").replace("<", "‹").replace(">", "›")


def messages(prompt: Prompt) -> list[Mapping[str, str]]:
    """Return a prompt as the two messages that every chat template knows."""
    return [
        {"role": "system", "content": prompt.fixed},
        {"role": "user", "content": prompt.turn},
    ]


def too_long(over: int) -> Broken:
    """Return the refusal of a prompt that is `over` tokens too long, with the way out."""
    why = Sentence(
        "The question is about {words} words too long for this model. Shorten it, or choose a "
        "larger model.",
        words=words_over(over),
    )
    return Broken("too_long", why, over)


def words_over(tokens: int) -> int:
    """Return about how many words of a person that many tokens are; never a single one."""
    return max(2, tokens * 3 // 4)

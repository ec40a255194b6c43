"""Fakes that play back what they were given: for tests of whatever stands on an engine or model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.sentence import Sentence
from nlu.engines.base import Availability, Event, Failed, Finished, Request, Token
from nlu.engines.decoding import Broken, DecoderEvent, Piece, Prompt, Task, Usage, Written

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from nlu.reading import Reading
    from nlu.worker import Stop


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


class ScriptedDecoder:
    """A language model that writes the given texts, one a task, whatever it is asked.

    A `Broken` in their place ends the task so. `tasks` keeps what was asked, `loads` how often it
    was loaded; `on_load` and `on_piece` are called as that happens and may raise or wait.
    """

    name = "scripted"

    def __init__(
        self,
        texts: Iterable[str | Broken] = (),
        *,
        constrained: bool = False,
        title: str = "Scripted",
        on_load: Callable[[], object] = lambda: None,
        on_piece: Callable[[str], object] = lambda _: None,
    ) -> None:
        self.title = title
        self.window = 0
        self._texts = iter(texts)
        self._constrained = constrained
        self._on_load = on_load
        self._on_piece = on_piece
        self.tasks: list[Task] = []
        self.loads = 0
        self.loaded = False

    def load(self) -> None:
        """Note that it was loaded."""
        if not self.loaded:
            self._on_load()
            self.loads += 1
            self.loaded = True

    def unload(self) -> None:
        """Note that it was unloaded."""
        self.loaded = False

    def close(self) -> None:
        """Unload."""
        self.unload()

    def count_tokens(self, prompt: Prompt) -> int:
        """Count words."""
        return len(f"{prompt.fixed} {prompt.turn}".split())

    def generate(self, task: Task, stop: Stop) -> Iterator[DecoderEvent]:
        """Yield the next text word by word, then the whole."""
        self.tasks.append(task)
        text = next(self._texts, None)
        if text is None or isinstance(text, Broken):
            yield text or Broken("failed", Sentence("The script is over."))
            return
        for word in text.split(" "):
            self._on_piece(word)
            if stop.is_set():
                yield Broken("stopped", Sentence("The question was stopped."))
                return
            yield Piece(word)
        words = len(text.split())
        yield Written(text, self._constrained, Usage(self.count_tokens(task.prompt), 0, words))

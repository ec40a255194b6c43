"""llama.cpp in this process, by way of xllamacpp: GGUF files, its own grammar from our schema.

xllamacpp always opens a door for HTTP. It is a socket file in a folder of ours with a random key,
so nothing of this computer's network leads to the model.
"""

from __future__ import annotations

import json
import os
import secrets
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Any

from finance.sentence import Sentence
from nlu.engines.decoding import (
    TEMPERATURE,
    Broken,
    DecoderEvent,
    Piece,
    Prompt,
    Schema,
    Task,
    Usage,
    Written,
    messages,
    too_long,
)
from nlu.errors import ModelError
from nlu.models.weights import Weights, weights_at
from nlu.models.window import window as window_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nlu.worker import Stop

_MOST_THREADS = 8
# Tokens read between two looks at whether the answer is still wanted, and for large models.
_STEP, _SHORT_STEP = 64, 32
_LARGE = 1_000_000_000  # bytes
_QUIET = -1
_GUIDANCE = "%llguidance {}\nstart: %json "


class LlamaCppDecoder:
    """One GGUF model. `path` is looked at before it is handed to the library."""

    name = "llamacpp"

    def __init__(self, path: Path, title: str = "", window: int = 0) -> None:
        """Use the model in `path`; nothing is opened before `load`.

        `window` is how many tokens it takes at a time; 0 leaves that to the memory that is free.
        """
        self.title = title or path.stem
        self.window = window
        self._path = path
        self._wanted = window
        self._server: Any = None
        self._library: Any = None
        self._door: TemporaryDirectory[str] | None = None
        self._filler = (0, "")

    def load(self) -> None:
        """Load the file; raises ModelError for one that cannot be used."""
        if self._server is not None:
            return
        found = _checked(self._path)
        self.window = self._wanted or window_of(found)
        try:
            self._library = import_module("xllamacpp")
        except ImportError:
            raise ModelError(
                "llama.cpp is not installed. Run `pip install 'coffer[llamacpp]'`."
            ) from None
        self._door = TemporaryDirectory(prefix="coffer-", ignore_cleanup_errors=True)
        try:
            self._server = self._library.Server(self._parameters(found.size))
        except (RuntimeError, ValueError):
            self.unload()
            raise ModelError(
                "llama.cpp could not load {name}: its kind may be too new, or memory too small.",
                name=self._path.name,
            ) from None

    def _parameters(self, size: int) -> Any:  # noqa: ANN401 - the library's own type
        given = self._library.CommonParams()
        # Its threads wait for each other busily: one too many on a busy machine costs a hundredfold.
        threads = max(1, min((os.cpu_count() or 1) // 2, _MOST_THREADS))
        given.model.path = str(self._path)
        given.n_ctx = self.window
        given.n_batch = given.n_ubatch = _STEP if size < _LARGE else _SHORT_STEP
        given.n_parallel = 1
        given.verbosity = _QUIET
        given.cpuparams.n_threads = threads
        given.cpuparams_batch.n_threads = threads
        given.api_keys = [secrets.token_hex(16)]
        given.offline = True
        given.cache_ram_mib = 0  # the one conversation in the context is cache enough
        if self._door is not None and sys.platform != "win32":
            given.hostnames = [str(Path(self._door.name) / "model.sock")]
        return given

    def unload(self) -> None:
        """Free the model and close its door."""
        self._server = None
        self._filler = (0, "")
        if self._door is not None:
            self._door.cleanup()
            self._door = None

    def close(self) -> None:
        """Unload."""
        self.unload()

    def count_tokens(self, prompt: Prompt) -> int:
        """Return the tokens of a prompt in the model's own chat form.

        The library counts only what it refuses, so the prompt is asked for with filler that is
        sure to be too much; nothing is computed for it.
        """
        tokens, filler = self._filler
        if not filler:
            filler = " a" * self.window
            tokens = self._refused(Prompt("", filler * 2)) - self._refused(Prompt("", filler))
            self._filler = (tokens, filler)
        return self._refused(Prompt(prompt.fixed, prompt.turn + filler)) - tokens

    def _refused(self, prompt: Prompt) -> int:
        asked = {"messages": messages(prompt), "max_tokens": 1}
        error = self._server.handle_chat_completions(asked).get("error", {})
        return int(error.get("n_prompt_tokens", 0))

    def generate(self, task: Task, stop: Stop) -> Iterator[DecoderEvent]:
        """Yield the pieces and the whole, or what went wrong."""
        over = self._over(task)
        if over > 0:
            yield too_long(over)
            return
        heard = _Heard(stop)
        start = perf_counter()
        try:
            refused = self._server.handle_chat_completions(self._request(task), heard)
        except (RuntimeError, ValueError):
            yield Broken("failed", Sentence("The model stopped with an error."))
            return
        yield from heard.pieces
        yield heard.end(refused, perf_counter() - start)

    def _over(self, task: Task) -> int:
        """Tokens that are too many once the answer's room is kept free."""
        budget = self.window - task.room
        letters = len(task.prompt.fixed.encode()) + len(task.prompt.turn.encode())
        if letters < budget:  # no token is shorter than a byte
            return 0
        # Text has at least three letters a token but for odd scripts; only those are counted.
        if task.prompt.fixed.isascii() and letters < 2 * budget:
            return 0
        return self.count_tokens(task.prompt) - budget

    def _request(self, task: Task) -> dict[str, object]:
        return {
            "messages": messages(task.prompt),
            "max_tokens": task.room,
            "temperature": TEMPERATURE,
            "stream": True,
            "cache_prompt": True,
            "stream_options": {"include_usage": True},
            "return_progress": True,  # a chunk after each step, so that a stop is heard
            "chat_template_kwargs": {"enable_thinking": False},
            "grammar": self._grammar(task.schema),
        }

    def _grammar(self, schema: Schema) -> str:
        """Return the schema as a grammar without white space: each token of it takes time."""
        compact = {"x-guidance": {"whitespace_flexible": False}, **schema}
        made: str = self._library.json_schema_to_grammar(json.dumps(schema))
        return _GUIDANCE + json.dumps(compact) if made.startswith("%llguidance") else made


class _Heard:
    """Listens to the chunks of one answer; returns True to end it."""

    def __init__(self, stop: Stop) -> None:
        self._stop = stop
        self._reason = ""
        self._error: dict[str, Any] = {}
        self._timings: dict[str, Any] = {}
        self.pieces: list[Piece] = []

    def __call__(self, chunk: Any) -> bool:  # noqa: ANN401 - the library's JSON
        for one in chunk if isinstance(chunk, list) else [chunk]:
            self._take(one)
        return self._stop.is_set()

    def _take(self, chunk: dict[str, Any]) -> None:
        self._error = chunk.get("error") or self._error
        self._timings = chunk.get("timings") or self._timings
        for choice in chunk.get("choices") or ():
            text = (choice.get("delta") or {}).get("content")
            if text:
                self.pieces.append(Piece(text))
            self._reason = choice.get("finish_reason") or self._reason

    def end(self, refused: Any, seconds: float) -> DecoderEvent:  # noqa: ANN401
        if isinstance(refused, dict):
            self._error = refused.get("error") or self._error
        if self._error.get("type") == "exceed_context_size_error":
            asked, room = self._error.get("n_prompt_tokens", 0), self._error.get("n_ctx", 0)
            return too_long(max(1, asked - room))
        if self._error:
            return Broken("failed", Sentence("The model stopped with an error."))
        if self._stop.is_set():
            return Broken("stopped", Sentence("The question was stopped."))
        if self._reason != "stop":
            return Broken("malformed", Sentence("The model did not come to an end."))
        usage = Usage(
            prompt=int(self._timings.get("prompt_n", 0)) + int(self._timings.get("cache_n", 0)),
            cached=int(self._timings.get("cache_n", 0)),
            written=int(self._timings.get("predicted_n", 0)),
            seconds=seconds,
        )
        return Written("".join(p.text for p in self.pieces), constrained=True, usage=usage)


def _checked(path: Path) -> Weights:
    try:
        found = weights_at(path)
    except OSError:
        raise ModelError("{path} cannot be read.", path=path) from None
    if found.engine != "llamacpp":
        raise ModelError("{name} is a model for MLX. llama.cpp reads .gguf files.", name=path.name)
    return found

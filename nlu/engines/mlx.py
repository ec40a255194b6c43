"""MLX in this process, by way of mlx-lm: schemas by outlines' llguidance backend.

On a Mac the model runs on Metal. On Linux it runs on MLX's CPU build, where packed weights are
slow, so they are unpacked. Tokens that the schema forces are not decided but read in one go.
"""

from __future__ import annotations

import copy
import gc
import os
from importlib import import_module
from time import perf_counter
from typing import TYPE_CHECKING, Any

from finance.sentence import Sentence
from nlu.engines.blas import load_blas
from nlu.engines.decoding import (
    Broken,
    DecoderEvent,
    Piece,
    Prompt,
    Task,
    Usage,
    Written,
    messages,
    too_long,
)
from nlu.engines.guide import Guide, Guides
from nlu.errors import ModelError
from nlu.models.machine import own_engine
from nlu.models.weights import Weights, weights_at
from nlu.models.window import window as window_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from nlu.worker import Stop

# Tokens read between two looks at whether the answer is still wanted: a graphics card reads faster.
_STEP, _STEP_ON_METAL = 64, 128
_OFFLINE = {"HF_HUB_OFFLINE": "1", "TRANSFORMERS_OFFLINE": "1", "HF_HUB_DISABLE_TELEMETRY": "1"}
_QUIET = {"TRANSFORMERS_VERBOSITY": "error", "TOKENIZERS_PARALLELISM": "false"}


class MlxDecoder:
    """One model in a folder of MLX form. All calls come from one thread, as MLX demands."""

    name = "mlx"

    def __init__(self, path: Path, title: str = "", window: int = 0) -> None:
        """Use the model in `path`; nothing is opened before `load`.

        `window` is how many tokens it takes at a time; 0 leaves that to the memory that is free.
        """
        self.title = title or path.name
        self.window = window
        self._path = path
        self._wanted = window
        self._step = _STEP
        self._mx: Any = None
        self._model: Any = None
        self._tokenizer: Any = None
        self._guides: Guides | None = None
        self._prefix: tuple[str, list[int], Any] = ("", [], None)

    def load(self) -> None:
        """Load the folder; raises ModelError for one that cannot be used."""
        if self._model is not None:
            return
        found = _checked(self._path)
        # Only Metal, which Apple silicon has, works with packed weights.
        self.window = self._wanted or window_of(found, unpacked=own_engine() != "mlx")
        os.environ.update({**_OFFLINE, **_QUIET})
        load_blas()
        try:
            self._mx = import_module("mlx.core")
            library = import_module("mlx_lm")
            self._caches = import_module("mlx_lm.models.cache")
        except ImportError:
            raise ModelError("MLX is not installed. Run `pip install 'coffer[mlx]'`.") from None
        try:
            model, self._tokenizer = library.load(str(self._path))
        except (ValueError, RuntimeError, KeyError, OSError, TypeError):
            raise ModelError(
                "MLX could not load {name}: its kind may be unknown or its files damaged.",
                name=self._path.name,
            ) from None
        if self._mx.metal.is_available():
            self._step = _STEP_ON_METAL
        else:
            model = import_module("mlx_lm.utils").dequantize_model(model)
            model.set_dtype(self._mx.float32)
            self._mx.eval(model.parameters())  # now, not with the first question
        self._model = model
        self._guides = Guides(model, self._tokenizer)

    def unload(self) -> None:
        """Free the model."""
        if self._model is not None:
            self._model = self._tokenizer = self._guides = None
            self._prefix = ("", [], None)
            self._mx.clear_cache()

    def close(self) -> None:
        """Unload and end MLX's own threads for this one: left to exit, they abort the process."""
        self.unload()
        if self._mx is not None:
            gc.collect()
            self._mx.synchronize()
            self._mx.clear_streams()

    def count_tokens(self, prompt: Prompt) -> int:
        """Return the tokens of a prompt in the model's own chat form."""
        return len(self._tokens(prompt))

    def generate(self, task: Task, stop: Stop) -> Iterator[DecoderEvent]:
        """Yield pieces as they are written, then the whole, or what went wrong."""
        tokens = self._tokens(task.prompt)
        over = len(tokens) + task.room - self.window
        if over > 0:
            yield too_long(over)
            return
        assert self._guides is not None, "generate before load"  # noqa: S101
        start = perf_counter()
        try:
            run = _Run(self._guides.guide(task.schema), task.room)
            cache, known = self._read_before(task.prompt, tokens, stop)
            for piece in self._written(run, cache, tokens[known:], stop):
                yield Piece(piece)
        except (RuntimeError, ValueError):
            yield Broken("failed", Sentence("The model stopped with an error."))
            return
        usage = Usage(len(tokens), known, run.count, run.forced, perf_counter() - start)
        yield run.end(usage, stopped=stop.is_set())

    def _written(self, run: _Run, cache: list[Any], unread: list[int], stop: Stop) -> Iterator[str]:
        """Decide token by token; what is forced is only read, together with what was decided."""
        told = ""
        while not stop.is_set() and run.count < run.room:
            forced = run.guide.forced()
            run.take(forced, forced=True)
            unread += forced
            if run.guide.over:
                break
            unread = self._read(unread, cache, stop, keep=self._step)
            if stop.is_set():
                break
            logits = self._model(self._mx.array(unread)[None], cache=cache)[0, -1]
            chosen = run.guide.choose(logits.astype(self._mx.float32))
            run.take([chosen], forced=False)
            unread = [chosen]
            text = self._text(run.tokens)
            yield text[len(told) :]
            told = text
        run.text = self._text(run.tokens)
        yield run.text[len(told) :]

    def _text(self, tokens: list[int]) -> str:
        text: str = self._tokenizer.decode(tokens, skip_special_tokens=True)
        return text

    def _tokens(self, prompt: Prompt) -> list[int]:
        said = messages(prompt)
        if getattr(self._tokenizer, "chat_template", None):
            form = {"add_generation_prompt": True, "enable_thinking": False, "return_dict": False}
            return list(self._tokenizer.apply_chat_template(said, **form))
        return list(self._tokenizer.encode("\n\n".join(m["content"] for m in said)))

    def _read(self, tokens: list[int], cache: list[Any], stop: Stop, keep: int = 0) -> list[int]:
        """Read text step by step while more than `keep` tokens are left; return those."""
        while len(tokens) > keep and not stop.is_set():
            self._model(self._mx.array(tokens[: self._step])[None], cache=cache)
            self._mx.eval([layer.state for layer in cache])
            tokens = tokens[self._step :]
        return tokens

    def _read_before(self, prompt: Prompt, tokens: list[int], stop: Stop) -> tuple[list[Any], int]:
        """Return a copy of the cache that holds the fixed part, and how many tokens that is."""
        fixed, prefix, cache = self._prefix
        if fixed != prompt.fixed:
            one, other = (self._tokens(Prompt(prompt.fixed, turn)) for turn in ("a", "1"))
            same = (
                at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]
            )
            prefix = one[: next(same, 0)]
            cache = self._caches.make_prompt_cache(self._model)
            if self._read(prefix, cache, stop):
                return cache, 0  # stopped on the way: nothing is kept of it
            self._prefix = (prompt.fixed, prefix, cache)
        if tokens[: len(prefix)] != prefix or len(tokens) == len(prefix):
            return self._caches.make_prompt_cache(self._model), 0
        return copy.deepcopy(cache), len(prefix)


class _Run:
    """One answer as it grows."""

    def __init__(self, guide: Guide, room: int) -> None:
        self.guide = guide
        self.room = room
        self.tokens: list[int] = []
        self.forced = 0
        self.text = ""

    @property
    def count(self) -> int:
        """Tokens so far."""
        return len(self.tokens)

    def take(self, tokens: list[int], *, forced: bool) -> None:
        """Add tokens."""
        self.tokens += tokens
        self.forced += len(tokens) if forced else 0

    def end(self, usage: Usage, *, stopped: bool) -> DecoderEvent:
        """Return how it ended."""
        if stopped:
            return Broken("stopped", Sentence("The question was stopped."))
        if not self.guide.over:
            return Broken("malformed", Sentence("The model did not come to an end."))
        return Written(self.text, constrained=True, usage=usage)


def _checked(path: Path) -> Weights:
    try:
        found = weights_at(path)
    except OSError:
        raise ModelError("{path} cannot be read.", path=path) from None
    if found.engine != "mlx":
        raise ModelError(
            "{name} is a GGUF file. MLX reads folders with .safetensors files.", name=path.name
        )
    return found

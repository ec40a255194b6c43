"""A language model's question against bare decoding of as many tokens by the same library."""

from __future__ import annotations

import copy
from statistics import median
from typing import TYPE_CHECKING, Any

from nlu.assistant import vocabulary_of
from nlu.engines.decoding import Task, Written, messages
from nlu.engines.drafts import parsed, reading_of
from nlu.engines.llamacpp import LlamaCppDecoder
from nlu.engines.mlx import MlxDecoder
from nlu.engines.prompt import question_prompt
from nlu.engines.schema import Candidates, draft_type, json_schema
from nlu.hints import hints
from nlu.models.installed import model_for
from nlu.worker import Stop
from tests.bench.timing import paired, seconds
from tests.bench.understanding import QUESTIONS, TODAY
from tests.helpers.models import REAL_MODELS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from finance.ledger.ledger import Ledger
    from nlu.engines.decoding import Usage
    from nlu.hints import Hints

_ROUNDS = 3
_ASKED = 4  # questions, the first ones


def run(ledger: Ledger) -> Iterator[tuple[str, str, str]]:
    """Measure with the small model of the tests, on each engine that has it."""
    vocabulary = vocabulary_of(ledger)
    found = [hints(q, "en", vocabulary, TODAY) for q in QUESTIONS]
    merchants = len(vocabulary.merchants)
    small, packed = model_for("llamacpp", REAL_MODELS), model_for("mlx", REAL_MODELS)
    if small is None or packed is None:
        yield "a question with a model", "no model here: run `make model`", ""
        return
    llama = LlamaCppDecoder(small.path)
    llama.load()
    yield from _question("llamacpp", llama, found, lambda made: _bare_llama(llama, made))
    llama.close()
    mlx = MlxDecoder(packed.path)
    mlx.load()
    builds = [seconds(lambda h=h: _compiled(mlx, h)) for h in found for _ in range(20)]  # type: ignore[misc]
    what = f"schema built and compiled, {merchants:,} merchants, median (slowest)"
    yield what, f"{1000 * median(builds):.1f} ms ({1000 * max(builds[1:]):.1f} ms)", "≤ 20 ms"
    yield from _question("mlx", mlx, found, lambda made: _bare_mlx(mlx, made))
    mlx.close()


def _task(found: Hints) -> Task:
    candidates = Candidates.of(found, None)
    prompt = question_prompt(found.question, candidates, None)
    return Task(prompt, json_schema(draft_type(candidates)))


def _compiled(decoder: MlxDecoder, found: Hints) -> None:
    schema = json_schema(draft_type(Candidates.of(found, None)))
    assert decoder._guides is not None
    decoder._guides.guide(schema).forced()


def _asked(decoder: LlamaCppDecoder | MlxDecoder, found: Hints) -> Usage:
    """Do all that a question with a model takes."""
    candidates = Candidates.of(found, None)
    kind = draft_type(candidates)
    *_, last = decoder.generate(_task(found), Stop())
    assert isinstance(last, Written), last
    draft = parsed(last.text, kind, candidates, constrained=True)
    assert isinstance(draft, kind)
    reading_of(draft, found, None, decoder.name)
    return last.usage


def _question(
    name: str,
    decoder: LlamaCppDecoder | MlxDecoder,
    found: list[Hints],
    bare: Callable[[tuple[Task, int]], object],
) -> Iterator[tuple[str, str, str]]:
    ratios, times, written, forced = [], [], 0, 0
    for hint in found[:_ASKED]:
        usage = _asked(decoder, hint)
        written, forced = written + usage.written, forced + usage.forced
        made = (_task(hint), usage.written)
        ours, theirs = paired(
            lambda hint=hint: _asked(decoder, hint),  # type: ignore[misc]
            lambda made=made: bare(made),  # type: ignore[misc]
            _ROUNDS,
        )
        ratios.append(ours / theirs)
        times.append(ours)
    yield (
        f"{name}: a question warm / bare decoding of as many tokens, median",
        f"{median(ratios):.2f} ({1000 * median(times):.0f} ms)",
        "≤ 1.10",
    )
    if forced:
        yield f"{name}: tokens decided / forced by the schema", f"{written - forced} / {forced}", ""


def _bare_llama(decoder: LlamaCppDecoder, made: tuple[Task, int]) -> None:
    task, count = made
    server: Any = decoder._server
    asked = {
        "messages": messages(task.prompt),
        "max_tokens": count,
        "temperature": 0,
        "cache_prompt": True,
        "ignore_eos": True,
    }
    answer = server.handle_chat_completions(asked)
    assert answer["usage"]["completion_tokens"] == count


def _bare_mlx(decoder: MlxDecoder, made: tuple[Task, int]) -> None:
    """Decode greedily without any schema, from the same kept prefix."""
    task, count = made
    mx, model = decoder._mx, decoder._model
    tokens = decoder._tokens(task.prompt)
    cache, known = copy.deepcopy(decoder._prefix[2]), len(decoder._prefix[1])
    unread = tokens[known:]
    for _ in range(count):
        logits = model(mx.array(unread)[None], cache=cache)[0, -1]
        unread = [int(mx.argmax(logits).item())]

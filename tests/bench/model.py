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
from tests.bench.understanding import TODAY
from tests.helpers.models import REAL_MODELS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from finance.ledger.ledger import Ledger
    from nlu.engines.decoding import Usage
    from nlu.hints import Hints

_ROUNDS = 1  # pairs a question, after a warm-up
_ON_MLX = 8  # questions, the first ones: MLX on a processor is slow
_QUESTIONS = (
    ("en", "how much did we spend on groceries last month?"),
    ("fr", "combien ai-je dépensé en courses en octobre ?"),
    ("en", "did I spend more than 300 on restaurants between March and May?"),
    ("fr", "quel mois avons-nous le plus dépensé en vêtements cette année ?"),
    ("en", "show me the last ten transactions at Shop 0012"),
    ("en", "restaurants and coffee by shop over the past 6 months, without Shop 0003"),
    ("en", "how often did Sam buy books this year?"),
    ("en", "what was the largest payment on the Visa in September?"),
    ("en", "average spent at Shop 0001 a week"),
    ("en", "travel in 2025 compared with 2024"),
    ("fr", "montre-moi les achats de plus de 100 chez Shop 0002"),
    ("en", "when did we last pay Shop 0040?"),
    ("en", "where does Alex's salary go each month?"),
    ("en", "is fuel up on last year?"),
    ("fr", "combien de fois sommes-nous allés chez Shop 0007 le mois dernier ?"),
    ("en", "what share of spending are gifts and pets?"),
    ("en", "how much is on the Everyday account?"),
    ("en", "smallest health payment since June"),
    ("fr", "dépenses de sport par mois depuis janvier"),
    ("en", "anything odd at Shop 0005 or Shop 0006 lately?"),
)


def run(ledger: Ledger) -> Iterator[tuple[str, str, str]]:
    """Measure with the small model of the tests, on each engine that has it."""
    vocabulary = vocabulary_of(ledger)
    found = [hints(q, language, vocabulary, TODAY) for language, q in _QUESTIONS]
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
    builds = [seconds(lambda h=h: _compiled(mlx, h)) for h in found for _ in range(5)]  # type: ignore[misc]
    what = f"schema built and compiled, {merchants:,} merchants, median (slowest)"
    yield what, f"{1000 * median(builds):.1f} ms ({1000 * max(builds[1:]):.1f} ms)", "≤ 20 ms"
    yield from _question("mlx", mlx, found[:_ON_MLX], lambda made: _bare_mlx(mlx, made))
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
    pairs, written, forced = [], 0, 0
    for hint in found:
        usage = _asked(decoder, hint)
        written, forced = written + usage.written, forced + usage.forced
        made = (_task(hint), usage.written)
        pairs.append(
            paired(
                lambda hint=hint: _asked(decoder, hint),  # type: ignore[misc]
                lambda made=made: bare(made),  # type: ignore[misc]
                _ROUNDS,
            )
        )
    ratio, each = median(a / b for a, b in pairs), median(a for a, _ in pairs)
    many = f"{name}, {len(pairs)} questions warm"
    yield (
        f"{many} / bare decoding of as many tokens, median",
        f"{ratio:.2f} × ({1000 * each:.0f} ms)",
        "≤ 1.10 ×",
    )
    ours, theirs = (sum(side) for side in zip(*pairs, strict=True))
    yield f"{many}, all together", f"{ours:.1f} s / {theirs:.1f} s = {ours / theirs:.2f} ×", ""
    yield f"{many}: tokens decided / forced by the schema", f"{written - forced} / {forced}", ""


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

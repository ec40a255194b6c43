"""MLX with a real small model, on whatever this computer has: kept to the schema, forced tokens free."""

from __future__ import annotations

import json
import shutil
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from nlu.engines.decoding import Broken, DecoderEvent, Piece, Prompt, Task, Written
from nlu.engines.mlx import MlxDecoder
from nlu.errors import ModelError
from nlu.models import machine
from nlu.worker import Stop
from tests.helpers.models import real_model
from tests.helpers.scripted import StopAfter
from tests.helpers.weights import gguf, mlx_folder

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of its libraries

SCHEMA: dict[str, object] = {
    "type": "object",
    "properties": {
        "intent": {"type": "string", "enum": ["total", "list"]},
        "names": {"type": "array", "items": {"const": "Café « Zoé »"}, "maxItems": 2},
    },
    "required": ["intent", "names"],
    "additionalProperties": False,
}
TASK = Task(Prompt("You read questions.", "how much at Zoé?"), SCHEMA, room=80)


class OneThread:
    """A decoder whose calls all come from one thread, as the client's do."""

    def __init__(self, path: Path) -> None:
        self._pool = ThreadPoolExecutor(1)
        self._decoder = MlxDecoder(path, window=512)
        self._pool.submit(self._decoder.load).result()

    def ask(self, task: Task, stop: Stop | None = None) -> list[DecoderEvent]:
        stop = stop or Stop()
        return self._pool.submit(lambda: list(self._decoder.generate(task, stop))).result()

    def count(self, prompt: Prompt) -> int:
        return self._pool.submit(self._decoder.count_tokens, prompt).result()

    def close(self) -> None:
        self._pool.submit(self._decoder.close).result()
        self._pool.shutdown()


@pytest.fixture(scope="module")
def mlx() -> Iterator[OneThread]:
    made = OneThread(real_model("mlx").path)
    yield made
    made.close()


def test_the_text_fits_the_schema_and_forced_tokens_are_no_decisions(mlx: OneThread) -> None:
    *pieces, last = mlx.ask(TASK)
    assert isinstance(last, Written)
    assert last.constrained
    assert "".join(p.text for p in pieces if isinstance(p, Piece)) == last.text
    value = json.loads(last.text)
    assert value["intent"] in {"total", "list"}
    assert last.text == json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    assert last.usage.forced > last.usage.written / 2


def test_the_fixed_part_is_read_once_and_leaves_no_trace(mlx: OneThread) -> None:
    first = mlx.ask(TASK)[-1]
    mlx.ask(Task(Prompt(TASK.prompt.fixed, "list what I paid at Zoé, please"), SCHEMA, room=80))
    again = mlx.ask(TASK)[-1]
    assert isinstance(first, Written)
    assert isinstance(again, Written)
    assert again.text == first.text
    assert again.usage.cached > 0
    assert again.usage.prompt == mlx.count(TASK.prompt)


def test_it_writes_what_llama_cpp_writes_with_the_same_weights(mlx: OneThread) -> None:
    from nlu.engines.llamacpp import LlamaCppDecoder

    other = LlamaCppDecoder(real_model("llamacpp").path)
    other.load()
    for turn in ("how much at Zoé?", "list my 12 payments of 2026"):
        task = Task(Prompt("You read questions.", turn), SCHEMA, room=80)
        mine, theirs = mlx.ask(task)[-1], list(other.generate(task, Stop()))[-1]
        assert isinstance(mine, Written)
        assert isinstance(theirs, Written)
        assert mine.text == theirs.text
        assert mlx.count(task.prompt) == other.count_tokens(task.prompt)
    other.unload()


def test_what_is_too_long_is_refused_before_work_starts(mlx: OneThread) -> None:
    (last,) = mlx.ask(Task(Prompt("x", "how much? " * 400), SCHEMA, room=80))
    assert isinstance(last, Broken)
    assert last.fault == "too_long"
    assert last.over == mlx.count(Prompt("x", "how much? " * 400)) + 80 - 512


def test_a_set_stop_and_too_little_room_end_it(mlx: OneThread) -> None:
    stop = Stop()
    stop.set()
    last = mlx.ask(TASK, stop)[-1]
    assert isinstance(last, Broken)
    assert last.fault == "stopped"
    last = mlx.ask(Task(TASK.prompt, SCHEMA, room=4))[-1]
    assert isinstance(last, Broken)
    assert last.fault == "malformed"


def test_a_stop_is_heard_while_the_question_is_still_read(mlx: OneThread) -> None:
    long = Prompt("Read this. " * 80, "how much?")  # four steps
    whole = Task(long, SCHEMA, room=80)
    for looks in (1, 2, 4):
        stop = StopAfter(looks)
        events = mlx.ask(whole, stop)
        assert isinstance(events[-1], Broken)
        assert events[-1].fault == "stopped"
        assert stop.left > -6  # hardly a step more was taken
    first, again = mlx.ask(whole)[-1], mlx.ask(whole)[-1]
    assert isinstance(first, Written)
    assert isinstance(again, Written)
    assert first.text == again.text  # what was read half is not taken for the whole
    assert again.usage.cached > 100


def test_without_memory_nothing_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "free_memory", lambda: 500_000_000)
    decoder = MlxDecoder(real_model("mlx").path)
    with pytest.raises(ModelError, match="Close other programs or choose a smaller model"):
        decoder.load()
    assert decoder._mx is None


def test_a_schema_that_cannot_be_followed_is_a_failure(mlx: OneThread) -> None:
    last = mlx.ask(Task(TASK.prompt, {"enum": 7}, room=20))[-1]
    assert isinstance(last, Broken)
    assert last.fault == "failed"


def test_folders_that_are_no_model_are_told(tmp_path: Path) -> None:
    real = real_model("mlx").path
    cut = shutil.copytree(real, tmp_path / "cut")
    weights = cut / "model.safetensors"
    with weights.open("r+b") as file:
        file.truncate(1_000_000)
    odd = shutil.copytree(real, tmp_path / "odd")
    config = json.loads((odd / "config.json").read_text())
    (odd / "config.json").write_text(json.dumps({**config, "model_type": "unheard_of"}))
    empty = tmp_path / "empty"
    empty.mkdir()
    for path, words in (
        (cut, "cut short"),
        (odd, "could not load"),
        (mlx_folder(tmp_path / "tiny"), "could not load"),
        (empty, "no folder of a model"),
        (gguf(tmp_path / "tiny.gguf"), "GGUF"),
        (tmp_path / "missing", "not there"),
    ):
        with pytest.raises(ModelError, match=words):
            MlxDecoder(path).load()

"""llama.cpp with a real small model: kept to the schema, stopped, refused, closed to the network."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from nlu.engines.decoding import Broken, Piece, Prompt, Task, Written
from nlu.engines.llamacpp import LlamaCppDecoder
from nlu.errors import ModelError
from nlu.models import machine
from nlu.worker import Stop
from tests.helpers.models import real_model
from tests.helpers.scripted import StopAfter
from tests.helpers.weights import gguf, mlx_folder

if TYPE_CHECKING:
    from collections.abc import Iterator

SCHEMA: dict[str, object] = {
    "type": "object",
    "properties": {
        "intent": {"type": "string", "enum": ["total", "list"]},
        "names": {"type": "array", "items": {"const": "Café « Zoé »"}, "maxItems": 2},
    },
    "required": ["intent", "names"],
    "additionalProperties": False,
}
TASK = Task(Prompt("You read questions about money. " * 20, "how much at Zoé?"), SCHEMA, room=80)


@pytest.fixture(scope="module")
def decoder() -> Iterator[LlamaCppDecoder]:
    model = real_model("llamacpp")
    made = LlamaCppDecoder(model.path, model.entry.title, window=1024)
    made.load()
    yield made
    made.unload()


def test_the_text_fits_the_schema_and_its_parts_make_the_whole(decoder: LlamaCppDecoder) -> None:
    *pieces, last = decoder.generate(TASK, Stop())
    assert isinstance(last, Written)
    assert last.constrained
    assert "".join(p.text for p in pieces if isinstance(p, Piece)) == last.text
    value = json.loads(last.text)
    assert value["intent"] in {"total", "list"}
    assert set(value["names"]) <= {"Café « Zoé »"}
    assert last.text == json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    assert last.usage.written > 5


def test_the_fixed_part_is_read_once(decoder: LlamaCppDecoder) -> None:
    list(decoder.generate(TASK, Stop()))
    other = Task(Prompt(TASK.prompt.fixed, "list what I paid at Zoé"), SCHEMA, room=80)
    *_, last = decoder.generate(other, Stop())
    assert isinstance(last, Written)
    assert last.usage.cached > 100
    assert last.usage.prompt - last.usage.cached < 40


def test_tokens_are_counted_as_generation_counts_them(decoder: LlamaCppDecoder) -> None:
    *_, last = decoder.generate(TASK, Stop())
    assert isinstance(last, Written)
    assert decoder.count_tokens(TASK.prompt) == last.usage.prompt


def test_what_is_too_long_is_refused_before_work_starts(decoder: LlamaCppDecoder) -> None:
    count = decoder.count_tokens(Prompt("é", "how much? " * 400))
    (last,) = decoder.generate(Task(Prompt("é", "how much? " * 400), SCHEMA, room=80), Stop())
    assert isinstance(last, Broken)
    assert last.fault == "too_long"
    assert last.over == count + 80 - 1024
    assert "Shorten it" in last.why


def test_a_set_stop_ends_it(decoder: LlamaCppDecoder) -> None:
    stop = Stop()
    stop.set()
    *_, last = decoder.generate(TASK, stop)
    assert isinstance(last, Broken)
    assert last.fault == "stopped"


def test_a_stop_is_heard_while_the_question_is_still_read(decoder: LlamaCppDecoder) -> None:
    stop = StopAfter(3)
    task = Task(Prompt("Read this. " * 200, "how much?"), SCHEMA, room=80)
    events = list(decoder.generate(task, stop))
    assert [e.fault for e in events if isinstance(e, Broken)] == ["stopped"]
    assert len(events) == 1  # nothing was written yet
    assert stop.left > -4  # hardly a step more was taken
    *_, last = decoder.generate(TASK, Stop())
    assert isinstance(last, Written)


def test_without_memory_nothing_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "free_memory", lambda: 90_000_000)
    decoder = LlamaCppDecoder(real_model("llamacpp").path)
    with pytest.raises(ModelError, match="Close other programs or choose a smaller model"):
        decoder.load()
    assert decoder._library is None


def test_an_answer_without_room_is_malformed(decoder: LlamaCppDecoder) -> None:
    *_, last = decoder.generate(Task(TASK.prompt, SCHEMA, room=4), Stop())
    assert isinstance(last, Broken)
    assert last.fault == "malformed"


def test_its_door_is_no_door_of_the_network(decoder: LlamaCppDecoder) -> None:
    folder = Path("/proc/self/fd")
    mine = {str(fd.readlink()) for fd in folder.iterdir() if fd.is_symlink()}
    for table in ("tcp", "tcp6"):
        for line in Path(f"/proc/self/net/{table}").read_text().splitlines()[1:]:
            assert f"socket:[{line.split()[9]}]" not in mine


def test_files_that_are_no_model_are_told(tmp_path: Path) -> None:
    real = real_model("llamacpp").path
    cut = tmp_path / "cut.gguf"
    with real.open("rb") as file:
        cut.write_bytes(file.read(3_000_000))
    noise = tmp_path / "noise.gguf"
    noise.write_bytes(b"GGUF" + os.urandom(4096))
    text = tmp_path / "notes.gguf"
    text.write_text("nothing to see")
    tiny = gguf(tmp_path / "tiny.gguf", architecture="unheard-of")
    folder = mlx_folder(tmp_path / "folder")
    missing = tmp_path / "missing.gguf"
    for path, words in (
        (cut, "cut short"),
        (noise, "damaged"),
        (text, "no model"),
        (tiny, "could not load"),
        (folder, "MLX"),
        (missing, "not there"),
    ):
        with pytest.raises(ModelError, match=words):
            LlamaCppDecoder(path).load()

"""Which engine reads: what is asked for by name, else the best that there is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from nlu.engines.factory import NAMES, choose_engine, choose_model
from nlu.errors import NoEngineError
from nlu.models.catalogue import Entry
from nlu.models.installed import Record, write_record
from tests.helpers.models import real_model
from tests.helpers.weights import gguf

if TYPE_CHECKING:
    from nlu.models.catalogue import Role


def install(folder: Path, role: Role) -> Path:
    home = folder / "tiny"
    home.mkdir(parents=True)
    path = gguf(home / "tiny.gguf")
    measured = {"accuracy": {"human": 90, "english": 90, "french": 90}} if role == "reads" else {}
    entry = Entry.model_validate(
        {
            "id": "tiny", "title": "Tiny", "engine": "llamacpp", "licence": "MIT",
            "architecture": "llama", "role": role, **measured,
        }
    )  # fmt: skip
    write_record(home, Record(path="tiny.gguf", size=path.stat().st_size, entry=entry))
    return folder


def test_without_a_model_the_rules_read(tmp_path: Path) -> None:
    assert choose_engine(folder=tmp_path).name == "keyword"
    assert choose_engine("keyword", folder=tmp_path).name == "keyword"
    assert choose_model(folder=tmp_path) is None


@pytest.mark.parametrize(
    ("role", "name"), [("reads", "llamacpp"), ("breaks ties", "llamacpp"), ("off", "keyword")]
)
def test_a_model_takes_part_as_far_as_it_is_trusted(tmp_path: Path, role: Role, name: str) -> None:
    pytest.importorskip("xllamacpp")
    folder = install(tmp_path, role)
    engine = choose_engine(folder=folder)
    assert engine.name == name
    assert choose_engine("llamacpp", folder=folder).name == "llamacpp"
    assert choose_engine(folder=folder, model_on=False).name == "keyword"
    engine.close()


def test_a_server_that_is_set_comes_first(tmp_path: Path) -> None:
    engine = choose_engine(server="http://127.0.0.1:9", folder=tmp_path)
    assert engine.name == "server"
    engine.close()


@pytest.mark.parametrize("name", [n for n in NAMES if n not in {"auto", "keyword"}])
def test_by_name_none_becomes_another(tmp_path: Path, name: str) -> None:
    with pytest.raises(NoEngineError, match=r"\.$"):
        choose_engine(name, folder=tmp_path)
    with pytest.raises(NoEngineError, match="ai on"):
        choose_engine(name, model_on=False, folder=tmp_path)


def test_without_its_library_a_model_is_passed_by_and_missed_only_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nlu.engines.factory.find_spec", lambda _: None)
    folder = install(tmp_path, "reads")
    assert choose_engine(folder=folder).name == "keyword"
    with pytest.raises(NoEngineError, match=r"pip install 'coffer\[llamacpp\]'"):
        choose_engine("llamacpp", folder=folder)


def test_an_unknown_name_is_told_the_known_ones() -> None:
    with pytest.raises(NoEngineError, match="llamacpp"):
        choose_engine("gpt")


_LEAVES = """
import sys
from pathlib import Path
from nlu.client import Client
from nlu.engines.decoding import Prompt, Task
from nlu.engines.mlx import MlxDecoder
from nlu.outcomes import Done
client = Client(MlxDecoder(Path(sys.argv[1])))
task = Task(Prompt("x", "y"), {"type": "object", "properties": {"a": {"const": 1}}, "required": ["a"]})
assert isinstance(client.ask(task), Done)
client.unload()
assert isinstance(client.ask(task), Done)
"""


def test_a_program_that_ends_with_a_loaded_model_ends_in_peace() -> None:
    model = real_model("mlx").path
    done = subprocess.run(
        [sys.executable, "-c", _LEAVES, str(model)],
        cwd=Path(__file__).resolve().parents[3], capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr

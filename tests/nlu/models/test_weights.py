"""Any file may be picked as a model: what is none, or is damaged, is told in a sentence."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nlu.errors import ModelError
from nlu.models.weights import weights_at
from tests.helpers.weights import gguf, mlx_folder

if TYPE_CHECKING:
    from pathlib import Path


def refused(path: Path) -> str:
    with pytest.raises(ModelError) as caught:
        weights_at(path)
    return str(caught.value)


def test_a_gguf_file_says_what_it_is(tmp_path: Path) -> None:
    found = weights_at(gguf(tmp_path / "m.gguf", "llama", 30, 576, name="Small"))
    assert (found.engine, found.architecture, found.layers, found.width) == (
        "llamacpp",
        "llama",
        30,
        576,
    )
    assert (found.title, found.licence) == ("Small", "mit")


def test_a_folder_says_what_it_is(tmp_path: Path) -> None:
    found = weights_at(mlx_folder(tmp_path / "m", "qwen3", 28, 1024))
    assert (found.engine, found.architecture, found.layers, found.width) == (
        "mlx",
        "qwen3",
        28,
        1024,
    )


def test_a_gguf_file_that_is_cut_short_is_told_so(tmp_path: Path) -> None:
    file = gguf(tmp_path / "m.gguf")
    file.write_bytes(file.read_bytes()[:-1])
    assert "cut short" in refused(file)


@pytest.mark.parametrize(
    "content", [b"", b"G", b"<html>", b"\x89PNG\r\n", b"PK\x03\x04zip", b"%PDF-1.7", b"\x80\x02}"]
)
def test_another_file_is_no_model(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "holiday.jpg"
    file.write_bytes(content)
    assert refused(file).startswith("holiday.jpg is no model")


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    assert refused(tmp_path / "gone.gguf").endswith("is not there.")


@given(st.data())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=200)
def test_a_damaged_header_is_a_sentence_and_never_a_hang(
    tmp_path: Path, data: st.DataObject
) -> None:
    content = bytearray(gguf(tmp_path / "m.gguf").read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        content[data.draw(st.integers(4, 300))] = data.draw(st.integers(0, 255))
    (tmp_path / "m.gguf").write_bytes(content)
    with suppress(ModelError):
        weights_at(tmp_path / "m.gguf")


@pytest.mark.parametrize("missing", ["config.json", "tokenizer.json", "model.safetensors"])
def test_a_folder_with_a_file_missing_is_no_model(tmp_path: Path, missing: str) -> None:
    folder = mlx_folder(tmp_path / "m")
    (folder / missing).unlink()
    assert refused(folder).startswith("m is no folder of a model")


@pytest.mark.parametrize("config", ["", "[]", "{", "null"])
def test_a_folder_with_a_damaged_description_is_no_model(tmp_path: Path, config: str) -> None:
    folder = mlx_folder(tmp_path / "m")
    (folder / "config.json").write_text(config)
    assert refused(folder).startswith("m is no folder of a model")


@pytest.mark.parametrize("cut", [1, 10, 60])
def test_weights_that_are_cut_short_are_told_so(tmp_path: Path, cut: int) -> None:
    folder = mlx_folder(tmp_path / "m")
    file = folder / "model.safetensors"
    file.write_bytes(file.read_bytes()[:-cut])
    assert "cut short" in refused(folder)


def test_a_part_that_the_index_names_must_be_there(tmp_path: Path) -> None:
    folder = mlx_folder(tmp_path / "m")
    index = {"weight_map": {"w": "model.safetensors", "v": "model-2.safetensors"}}
    (folder / "model.safetensors.index.json").write_text(json.dumps(index))
    assert "model-2.safetensors" in refused(folder)

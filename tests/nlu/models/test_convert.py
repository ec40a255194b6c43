"""A GGUF file of the llama family becomes a folder for MLX that MLX can use."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from nlu.errors import ModelError
from nlu.models.convert import to_mlx
from nlu.models.weights import weights_at
from tests.helpers.models import real_model
from tests.helpers.weights import gguf

if TYPE_CHECKING:
    from pathlib import Path


def test_the_folder_is_whole_and_cuts_text_as_the_file_says(tmp_path: Path) -> None:
    pytest.importorskip("mlx.core")
    tokenizers = pytest.importorskip("tokenizers")
    folder = to_mlx(real_model("llamacpp").path, tmp_path / "made")
    found = weights_at(folder)
    assert (found.engine, found.architecture, found.layers) == ("mlx", "llama", 30)
    config = json.loads((folder / "config.json").read_text())
    assert config["rope_traditional"] is True
    assert config["quantization"]["bits"] == 4
    assert config["quantization"]["model.embed_tokens"]["bits"] == 8
    tokenizer = tokenizers.Tokenizer.from_file(str(folder / "tokenizer.json"))
    text = "Café, 1234 € <|im_end|>"
    cut = tokenizer.encode(text)
    assert [t for t in cut.tokens if any(c.isdigit() for c in t)] == ["1", "2", "3", "4"]
    assert "<|im_end|>" in cut.tokens
    assert tokenizer.decode(cut.ids, skip_special_tokens=False) == text


def test_other_families_are_refused_with_a_way_out(tmp_path: Path) -> None:
    for kind in ("qwen3", "llama"):  # the second has no tokenizer that is known
        with pytest.raises(ModelError, match="Import a folder"):
            to_mlx(gguf(tmp_path / "tiny.gguf", architecture=kind), tmp_path / "made")
    assert not (tmp_path / "made").exists()

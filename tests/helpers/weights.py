"""Small made-up model files: GGUF, MLX folders, and a catalogue that lists them."""

from __future__ import annotations

import json
import struct
from typing import TYPE_CHECKING

from nlu.models import catalogue

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

_FLOATS = 64


def gguf(
    path: Path, architecture: str = "llama", layers: int = 2, width: int = 16, *, name: str = "Tiny"
) -> Path:
    """Write a whole GGUF file of one tensor."""

    def text(value: str) -> bytes:
        return struct.pack("<Q", len(value)) + value.encode()

    def pair(key: str, value: str | int) -> bytes:
        if isinstance(value, int):
            return text(key) + struct.pack("<II", 4, value)
        return text(key) + struct.pack("<I", 8) + text(value)

    tokens = text("tokens") + struct.pack("<IIQ", 9, 8, 2) + text("a") + text("b")
    keys = [
        pair("general.architecture", architecture),
        pair("general.name", name),
        pair("general.license", "mit"),
        pair(f"{architecture}.block_count", layers),
        pair(f"{architecture}.embedding_length", width),
        tokens,
    ]
    tensor = text("weight") + struct.pack("<IQIQ", 1, _FLOATS, 0, 0)
    head = b"GGUF" + struct.pack("<IQQ", 3, 1, len(keys)) + b"".join(keys) + tensor
    path.write_bytes(head + bytes(-len(head) % 32) + bytes(4 * _FLOATS))
    return path


def mlx_folder(path: Path, model_type: str = "llama", layers: int = 2, width: int = 16) -> Path:
    """Write a whole folder for MLX with weights of 16 bytes."""
    path.mkdir()
    config = {"model_type": model_type, "num_hidden_layers": layers, "hidden_size": width}
    (path / "config.json").write_text(json.dumps(config))
    (path / "tokenizer.json").write_text("{}")
    header = json.dumps({"w": {"dtype": "F32", "shape": [4], "data_offsets": [0, 16]}}).encode()
    (path / "model.safetensors").write_bytes(len(header).to_bytes(8, "little") + header + bytes(16))
    return path


def use_catalogue(monkeypatch: pytest.MonkeyPatch, folder: Path, text: str) -> None:
    """Let the catalogue be what `text` says, until the test ends."""
    file = folder / "models.toml"
    file.write_text(text)
    monkeypatch.setattr(catalogue, "_FILE", file)
    fresh = catalogue.catalogue.__wrapped__
    monkeypatch.setattr("nlu.models.catalogue.catalogue", fresh)
    for module in ("identity", "machine", "offers", "weights"):
        monkeypatch.setattr(f"nlu.models.{module}.catalogue", fresh)

"""Weights on disk: whether a file or folder is a model, and what it says of itself."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from nlu.errors import ModelError
from nlu.models.catalogue import Entry, catalogue
from nlu.models.gguf import MAGIC, read_header

if TYPE_CHECKING:
    from pathlib import Path

    from nlu.models.catalogue import EngineName

_MOST_JSON = 100_000_000


@dataclass(frozen=True, slots=True)
class Weights:
    """A model as found: a GGUF file for llama.cpp, or a folder for MLX.

    `size` is in bytes. `limit` is how many tokens it was made to take at a time, 0 where it does
    not say; `remembered` how many numbers it keeps in memory for each of them; `bits` how many
    of them a packed weight has, for MLX.
    """

    path: Path
    engine: EngineName
    architecture: str
    title: str
    licence: str
    layers: int
    width: int
    size: int = 0
    limit: int = 0
    remembered: int = 0
    bits: int = 16

    def is_of(self, entry: Entry) -> bool:
        """Whether this may be the model of a catalogue entry, going by what it says of itself."""
        mine = (self.engine, self.architecture, self.layers, self.width)
        return mine == (entry.engine, entry.architecture, entry.layers, entry.width)

    def known_as(self) -> Entry | None:
        """Return the entry of the catalogue that this looks like."""
        return next((entry for entry in catalogue() if self.is_of(entry)), None)


def weights_at(path: Path) -> Weights:
    """Look at a file or folder. Raises ModelError where it is no whole model that can be used."""
    if path.is_dir():
        return _folder(path)
    if not path.is_file():
        raise ModelError("{path} is not there.", path=path)
    if kind_of(path) != "gguf":
        raise ModelError(
            "{name} is no model. Choose a .gguf file, or the folder of a model for MLX.",
            name=path.name,
        )
    header = read_header(path)
    kind = header.text("general.architecture")
    layers, width = header.number(f"{kind}.block_count"), header.number(f"{kind}.embedding_length")
    heads = header.number(f"{kind}.attention.head_count")
    return Weights(
        path,
        "llamacpp",
        kind,
        header.text("general.name") or path.stem,
        header.text("general.license"),
        layers,
        width,
        path.stat().st_size,
        header.number(f"{kind}.context_length"),
        _remembered(
            layers,
            header.number(f"{kind}.attention.head_count_kv") or heads,
            header.number(f"{kind}.attention.key_length") or width // max(1, heads),
        ),
    )


def _remembered(layers: int, heads: int, size: int) -> int:
    """Numbers kept for a token: a key and a value for each head of each layer."""
    return 2 * layers * heads * size


def kind_of(path: Path) -> Literal["gguf", "archive", ""]:
    """Tell a file by its first bytes."""
    with path.open("rb") as file:
        start = file.read(4)
    if start == MAGIC:
        return "gguf"
    return "archive" if start == b"PK\x03\x04" else ""


def _folder(path: Path) -> Weights:
    config = _json(path / "config.json", path)
    parts = sorted(path.glob("*.safetensors"))
    if not parts or not (path / "tokenizer.json").is_file():
        raise _no_folder(path)
    for part in parts:
        _check_whole(part)
    _check_all_there(path)
    layers, width = _number(config, "num_hidden_layers"), _number(config, "hidden_size")
    heads = _number(config, "num_attention_heads")
    packed = config.get("quantization")
    return Weights(
        path,
        "mlx",
        _text(config, "model_type"),
        path.name,
        "",
        layers,
        width,
        sum(part.stat().st_size for part in parts),
        _number(config, "max_position_embeddings"),
        _remembered(
            layers,
            _number(config, "num_key_value_heads") or heads,
            _number(config, "head_dim") or width // max(1, heads),
        ),
        (_number(packed, "bits") if isinstance(packed, dict) else 0) or 16,
    )


def _check_whole(part: Path) -> None:
    """Compare a safetensors file with the sizes that its own header states."""
    size = part.stat().st_size
    with part.open("rb") as file:
        length = int.from_bytes(file.read(8), "little")
        if not 0 < length <= min(size, _MOST_JSON):
            raise ModelError("{name} is damaged or cut short. Copy it again.", name=part.name)
        try:
            header = json.loads(file.read(length))
            ends = [v["data_offsets"][1] for k, v in header.items() if k != "__metadata__"]
            wanted = 8 + length + max(ends, default=0)
        except (ValueError, TypeError, KeyError, IndexError, AttributeError):
            wanted = size + 1
    if size < wanted:
        raise ModelError("{name} is damaged or cut short. Copy it again.", name=part.name)


def _check_all_there(path: Path) -> None:
    index = path / "model.safetensors.index.json"
    if not index.is_file():
        return
    places = _json(index, path).get("weight_map")
    for name in sorted(set(places.values())) if isinstance(places, dict) else ():
        if not (path / str(name)).is_file():
            raise ModelError("The file {name} of this model is missing.", name=name)


def _json(file: Path, folder: Path) -> dict[str, object]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise _no_folder(folder) from None
    if not isinstance(found, dict):
        raise _no_folder(folder)
    return found


def _no_folder(path: Path) -> ModelError:
    return ModelError(
        "{name} is no folder of a model for MLX: it needs config.json, tokenizer.json and "
        "weights in .safetensors files.",
        name=path.name,
    )


def _text(config: dict[str, object], key: str) -> str:
    value = config.get(key)
    return value if isinstance(value, str) else ""


def _number(config: dict[str, object], key: str) -> int:
    value = config.get(key)
    return value if isinstance(value, int) else 0

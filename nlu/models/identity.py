"""Which model something is: by its id, its file, or what its weights say of themselves."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nlu.errors import ModelError
from nlu.models.catalogue import Entry, catalogue, entry

if TYPE_CHECKING:
    from pathlib import Path

    from nlu.models.weights import Weights

# Families that read or embed rather than write: they load, and could never answer.
_NO_WRITERS = frozenset({"bert", "clip", "jina-bert-v2", "nomic-bert", "t5encoder", "whisper"})


def known(id_: str) -> Entry:
    """Return the entry of the catalogue; raises ModelError where there is none."""
    found = entry(id_)
    if found is None:
        raise ModelError("There is no model {id}. `coffer model list` shows them.", id=id_)
    return found


def packed_in(path: Path) -> Entry:
    """Return the model that an archive brings, told by its name; raises ModelError for others."""
    for one in catalogue():
        if one.source is not None and one.source.url.endswith(f"/{path.name}"):
            return one
    raise ModelError(
        "{name} is no model. Choose a .gguf file, or the folder of a model for MLX.", name=path.name
    )


def identity(weights: Weights, id_: str = "") -> Entry:
    """Return which model these weights are: the one called `id_`, one like them, or a new one.

    Raises ModelError where they are not the one named, or no model that answers.
    """
    if not weights.architecture or weights.architecture in _NO_WRITERS:
        raise ModelError(
            "{name} is no language model that answers (its kind is “{kind}”).",
            name=weights.path.name,
            kind=weights.architecture,
        )
    if not id_:
        return weights.known_as() or _own(weights)
    wanted = known(id_)
    if not weights.is_of(wanted):
        raise ModelError(
            "{name} is not {title}: it says that it is {kind} with {layers} layers of width "
            "{width}.",
            name=weights.path.name,
            title=wanted.title,
            kind=weights.architecture,
            layers=weights.layers,
            width=weights.width,
        )
    return wanted


def compare(wanted: Entry, sha256: str | None) -> None:
    """Raise ModelError where the hash of a file is not the one known for it."""
    if wanted.sha256 is not None and sha256 is not None and sha256 != wanted.sha256:
        raise ModelError(
            "This copy of {title} is not the one Coffer knows: its checksum is another.",
            title=wanted.title,
        )


def _own(weights: Weights) -> Entry:
    slug = re.sub(r"[^a-z0-9.]+", "-", weights.path.stem.lower()).strip("-.") or "model"
    return Entry(
        id=f"own-{slug}",
        title=weights.title,
        engine=weights.engine,
        licence=weights.licence,
        architecture=weights.architecture,
        layers=weights.layers,
        width=weights.width,
        own=True,
    )

"""The catalogue: the models that Coffer knows, as resources/models.toml lists them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

_FILE = Path(__file__).resolve().parents[2] / "resources" / "models.toml"

EngineName = Literal["llamacpp", "mlx"]
# What a model may do: read questions by itself, choose between readings of the rules, or nothing.
Role = Literal["reads", "breaks ties", "off"]
Sha256 = Field(pattern=r"^[0-9a-f]{64}$")


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Source(_Frozen):
    """One pinned file to fetch. `member` names the model inside it where it is an archive."""

    url: str = Field(pattern=r"^https://")
    sha256: str = Sha256
    size: int = Field(gt=0)
    member: str = ""


class Accuracy(_Frozen):
    """Measured: the percentage of questions whose kind was named rightly, by set."""

    human: int = Field(ge=0, le=100)
    english: int = Field(ge=0, le=100)
    french: int = Field(ge=0, le=100)


class Entry(_Frozen):
    """A model as the catalogue describes it.

    `disk` and `peak` are bytes on disk and in memory at most, None where nobody measured them;
    `ram` is the memory in GB (10⁹ bytes) that a computer should have. `architecture`, `layers` and
    `width` are what its files say of themselves. `sha256` is that of the model's one file; None
    where it has not been checked, or where it is a folder. `made_from` is the id of the model that
    this one is converted from.
    """

    id: str = Field(pattern=r"^[a-z0-9][a-z0-9.-]*$")
    title: str
    engine: EngineName
    licence: str
    page: str = ""
    revision: str = ""
    file: str = ""
    source: Source | None = None
    sha256: str | None = Field(default=None, pattern=r"^[0-9a-f]{64}$")
    made_from: str = ""
    architecture: str
    layers: int = 0
    width: int = 0
    disk: int | None = None
    peak: int | None = None
    ram: float = 0
    role: Role = "breaks ties"
    accuracy: Accuracy | None = None
    own: bool = False

    @model_validator(mode="after")
    def _proven(self) -> Self:
        if self.role == "reads" and self.accuracy is None:
            raise ValueError(f"{self.id}: nothing reads by itself before it was measured")
        if self.source is not None and self.sha256 is None:
            raise ValueError(f"{self.id}: what is fetched is checked")
        return self

    @property
    def checked(self) -> bool:
        """Whether what its files must be is known, so that Coffer may fetch or make them."""
        return self.sha256 is not None or bool(self.made_from)


@cache
def catalogue() -> tuple[Entry, ...]:
    """Return all models in the order of the file: larger ones first."""
    data = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    return tuple(Entry.model_validate(item) for item in data["model"])


def entry(id_: str) -> Entry | None:
    """Return the model of this id, None where the catalogue has none."""
    return next((known for known in catalogue() if known.id == id_), None)

"""What is installed: one folder for each model, with a small record of what lies in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pydantic import BaseModel, ConfigDict, ValidationError

from nlu.models.catalogue import Entry, entry
from nlu.models.folder import models_folder

if TYPE_CHECKING:
    from pathlib import Path

    from nlu.models.catalogue import EngineName

RECORD = "coffer-model.json"
_RANK = {"reads": 2, "breaks ties": 1, "off": 0}


class Record(BaseModel):
    """What is known of an installed model. `path` is the file or folder of its weights.

    A relative path lies beside the record; an absolute one is a folder of the user's own, which
    Coffer uses where it is and never deletes. The `sha256` of a folder is that of its files' hashes and names.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    path: str
    size: int
    sha256: str | None = None
    entry: Entry


@dataclass(frozen=True, slots=True)
class InstalledModel:
    """A model on this computer. `path` is a GGUF file or an MLX folder; `size` is in bytes."""

    path: Path
    entry: Entry
    size: int
    sha256: str | None
    home: Path

    @property
    def borrowed(self) -> bool:
        """Whether the weights lie in a place of the user's own."""
        return self.home not in self.path.parents


def installed(folder: Path | None = None) -> tuple[InstalledModel, ...]:
    """Return the models that are there, the more useful first; unreadable records are passed by."""
    root = folder or models_folder()
    try:
        homes = sorted(p for p in root.iterdir() if p.is_dir() and not p.name.startswith("."))
    except OSError:
        return ()
    found = [model for home in homes if (model := _read(home)) is not None]
    return tuple(sorted(found, key=_usefulness, reverse=True))


def model_for(engine: EngineName, folder: Path | None = None) -> InstalledModel | None:
    """Return the installed model that `engine` should load, None where there is none."""
    return next((model for model in installed(folder) if model.entry.engine == engine), None)


def find(id_: str, folder: Path | None = None) -> InstalledModel | None:
    """Return the installed model of this id, None where it is not there."""
    return next((model for model in installed(folder) if model.entry.id == id_), None)


def write_record(home: Path, record: Record) -> None:
    """Note that `home` holds a model."""
    (home / RECORD).write_text(record.model_dump_json(indent=1), encoding="utf-8")


def size_of(path: Path) -> int:
    """Return the bytes of a file, or of all files in a folder."""
    if path.is_file():
        return path.stat().st_size
    return sum(p.stat().st_size for p in path.rglob("*") if p.is_file())


def _read(home: Path) -> InstalledModel | None:
    try:
        record = Record.model_validate_json((home / RECORD).read_text(encoding="utf-8"))
    except (OSError, ValidationError, UnicodeDecodeError):
        return None
    # What the catalogue says now counts, such as a role measured since.
    known = entry(record.entry.id) or record.entry
    path = home / record.path
    return InstalledModel(path, known, record.size, record.sha256, home) if path.exists() else None


def _usefulness(model: InstalledModel) -> tuple[int, int, int]:
    of = model.entry
    return (_RANK[of.role], of.accuracy.human if of.accuracy else 0, model.size)

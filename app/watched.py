"""The watched folder: which of its statement files are new, and which were offered before.

What was offered is kept beside the settings, as digests of name, size and time only.
"""

from __future__ import annotations

import json
import os
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from app import settings
from app.errors import SettingsError
from finance.readers.read import read_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

# What a file dialog offers first, too; what a file is, is told by its content.
ENDINGS = (
    "csv", "tsv", "txt", "xlsx", "xls", "ods", "ofx", "qfx", "qif", "xml", "sta", "940", "mt940", "html",
    "htm", "json",
)  # fmt: skip
_MOST_READ = 32 * 1024 * 1024


def folder() -> Path | None:
    """Return the folder that is watched; None while none is."""
    named = settings.load().watch
    return Path(named) if named else None


def new_files(stopped: Callable[[], bool] = lambda: False) -> list[Path]:
    """Return the statements in the watched folder that were not offered yet, by name.

    What lies in a folder when it is first looked at is not new.
    """
    watched = folder()
    if watched is None:
        return []
    files = _candidates(watched)
    known = _known(watched)
    if known is None:
        remember(files)
        return []
    found = []
    for path, mark in files.items():
        if stopped():
            break
        if mark not in known and _is_statement(path):
            found.append(path)
    return found


def remember(files: Iterable[Path]) -> None:
    """Never offer these files again, as they are now; raise SettingsError if that cannot be kept."""
    watched = folder()
    if watched is None:
        return
    there = _candidates(watched)
    marks = set(there.values()) & (_known(watched) or set())
    marks |= {there[path] for path in files if path in there}
    file = _memory()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_name(f"{file.name}.{os.getpid()}.part")
        text = json.dumps({"folder": str(watched), "offered": sorted(marks)}, indent=1)
        part.write_text(text, encoding="utf-8")
        part.replace(file)
    except OSError as error:
        raise SettingsError(
            "{path} cannot be written: {reason}.", path=file, reason=error.strerror
        ) from None


def _memory() -> Path:
    return settings.folder() / "watched.json"


def _known(watched: Path) -> set[str] | None:
    """Return the marks of what was offered of a folder; None where it was never looked at."""
    try:
        kept = json.loads(_memory().read_text(encoding="utf-8"))
        return set(kept["offered"]) if kept["folder"] == str(watched) else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _candidates(watched: Path) -> dict[Path, str]:
    found = {}
    try:
        with os.scandir(watched) as entries:
            for entry in entries:
                hidden = entry.name.startswith(".")
                ending = entry.name.rpartition(".")[2].lower()
                if ending in ENDINGS and not hidden and entry.is_file():
                    facts = entry.stat()
                    text = f"{entry.name}|{facts.st_size}|{facts.st_mtime_ns}"
                    found[Path(entry.path)] = sha256(text.encode("utf-8", "replace")).hexdigest()[
                        :20
                    ]
    except OSError:  # not there at the moment, or not ours to read
        return {}
    return dict(sorted(found.items()))


def _is_statement(path: Path) -> bool:
    try:
        if path.stat().st_size > _MOST_READ:
            return True  # too long to look into beforehand
    except OSError:
        return False
    parsed = read_file(path)
    return parsed.error is None and bool(parsed.rows or parsed.questions)

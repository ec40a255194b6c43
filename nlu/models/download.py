"""Fetching one pinned file over HTTP: the only file of Coffer that asks the internet for anything."""

from __future__ import annotations

import errno
import hashlib
import http.client
import shutil
import urllib.error
import urllib.request
from typing import TYPE_CHECKING, Literal, Protocol

from nlu.errors import ModelError

if TYPE_CHECKING:
    from http.client import HTTPMessage, HTTPResponse
    from pathlib import Path
    from typing import IO

    from nlu.models.catalogue import Source

Stage = Literal["downloading", "checking", "unpacking", "copying", "converting"]

_CHUNK = 1_048_576
_TIMEOUT = 30.0  # seconds without a byte
_ATTEMPTS = 4  # at most this many connections that bring something, lost one after another
_ROOM_LEFT = 50_000_000  # bytes that stay free on the disk
_PARTIAL, _OUT_OF_RANGE = 206, 416


class Progress(Protocol):
    """Told how far work is; it may raise to stop it, and `done` never exceeds `total`."""

    def __call__(self, stage: Stage, done: int, total: int) -> None:
        """Take a step of the work, in bytes."""


def fetch(source: Source, target: Path, progress: Progress, mirror: str = "") -> Path:
    """Bring the file of `source` to `target`, checked, and return it.

    What came before a cut or a stop lies in `target` + ".part" and is carried on from. `mirror` is
    an address that holds the same file under its own name. Raises ModelError with what to do.
    """
    part = target.with_name(f"{target.name}.part")
    if target.exists() and target.stat().st_size == source.size:
        target.replace(part)  # came whole before; it is checked again all the same
    need_room(target.parent, source.size - _size(part))
    address = address_of(source, mirror)
    for _ in range(_ATTEMPTS):
        before = _size(part)
        if before == source.size or _continue(address, part, source.size, progress):
            break
        if _size(part) <= before:
            raise _lost()
    else:
        raise _lost()
    check(part, source.sha256, progress)
    part.replace(target)
    return target


def address_of(source: Source, mirror: str = "") -> str:
    """Return where the file is fetched from."""
    return f"{mirror.rstrip('/')}/{source.url.rpartition('/')[2]}" if mirror else source.url


def need_room(folder: Path, size: int) -> None:
    """Raise ModelError where the disk of `folder` has no room for `size` bytes more."""
    free = shutil.disk_usage(folder).free
    if free < size + _ROOM_LEFT:
        raise _full(size, free)


def check(path: Path, sha256: str, progress: Progress) -> None:
    """Delete the file and raise ModelError where its hash is another."""
    if digest(path, progress) != sha256:
        path.unlink()
        raise ModelError(
            "The file that came is not the one Coffer knows: its checksum is another. It was "
            "deleted; try again, or another mirror."
        )


def digest(path: Path, progress: Progress) -> str:
    """Return the sha256 of a file in hex digits."""
    total, done, found = path.stat().st_size, 0, hashlib.sha256()
    with path.open("rb") as file:
        while chunk := file.read(_CHUNK):
            found.update(chunk)
            done += len(chunk)
            progress("checking", min(done, total), total)
    return found.hexdigest()


class _Redirects(urllib.request.HTTPRedirectHandler):
    """Follows redirects, but never from a protected connection to an open one."""

    def redirect_request(  # noqa: PLR0917 - the shape is urllib's
        self,
        req: urllib.request.Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: HTTPMessage,
        newurl: str,
    ) -> urllib.request.Request | None:
        followed = ("https://",) if req.type == "https" else ("https://", "http://")
        if not newurl.startswith(followed):
            raise ModelError("The server sends on to an open connection; Coffer does not follow.")
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _continue(address: str, part: Path, size: int, progress: Progress) -> bool:
    """Read on from where `part` ends; return whether it is whole now."""
    start = _size(part)
    if start > size:
        part.unlink()
        start = 0
    headers = {"User-Agent": "Coffer", "Accept-Encoding": "identity"}
    if start:
        headers["Range"] = f"bytes={start}-"
    request = urllib.request.Request(address, headers=headers)  # noqa: S310 - the catalogue's or the user's own address
    try:
        with urllib.request.build_opener(_Redirects).open(request, timeout=_TIMEOUT) as answer:
            start = _agreed(answer, start, size)
            _write(answer, part, start, size, progress)
    except urllib.error.HTTPError as error:
        code = error.code
        error.close()
        if code == _OUT_OF_RANGE:  # what is there cannot be carried on from
            part.unlink(missing_ok=True)
            return _continue(address, part, size, progress)
        raise ModelError(
            "The server answers {code}: the file is not to be had at {address}. Set another "
            "mirror, or import a copy.",
            code=code,
            address=address,
        ) from None
    except http.client.HTTPException:
        return False
    except OSError as error:
        return _handled(error, part, size)
    return _size(part) == size


def _handled(error: OSError, part: Path, size: int) -> bool:
    """Say what a failed connection or disk means; False where reading on may help."""
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        raise _full(size - _size(part), shutil.disk_usage(part.parent).free) from None
    if isinstance(error, urllib.error.URLError):
        raise ModelError(
            "The server cannot be reached. Check the connection and the mirror in the settings; "
            "what came so far is kept."
        ) from None
    if isinstance(error, ConnectionError | TimeoutError):
        return False
    raise error


def _agreed(answer: HTTPResponse, start: int, size: int) -> int:
    """Return from which byte on the answer goes; raise where it is not the file."""
    if answer.headers.get_content_type() == "text/html":
        raise ModelError(
            "The server sent a web page in place of the file. Check the mirror in the settings, "
            "or whether this network asks for a sign-in."
        )
    if answer.status != _PARTIAL:
        start = 0
    elif not answer.headers.get("Content-Range", "").startswith(f"bytes {start}-"):
        raise _another()
    length = answer.headers.get("Content-Length", "")
    if length.isdecimal() and start + int(length) != size:
        raise _another()
    return start


def _write(answer: HTTPResponse, part: Path, start: int, size: int, progress: Progress) -> None:
    with part.open("r+b" if start else "wb") as file:
        file.seek(start)
        done = start
        progress("downloading", done, size)
        while chunk := answer.read1(_CHUNK):
            done += len(chunk)
            if done > size:
                raise _another()
            file.write(chunk)
            progress("downloading", done, size)


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def _another() -> ModelError:
    return ModelError(
        "The server has another file under this name than the one Coffer knows. Set another "
        "mirror, or import a copy."
    )


def _lost() -> ModelError:
    return ModelError(
        "The connection was lost. What came so far is kept; start again to carry on from there."
    )


def _full(size: int, free: int) -> ModelError:
    return ModelError(
        "The disk has too little room: {size} MB more are needed and {free} MB are free. Free "
        "some, or set another folder for models.",
        size=-(-(size + _ROOM_LEFT) // 1_000_000),
        free=free // 1_000_000,
    )

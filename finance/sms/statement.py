"""Messages as a statement: what moved money is a row, the rest is kept out with its reason."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

from finance.errors import ImportFileError
from finance.readers.chunked import Chunked
from finance.readers.model import ParsedFile, Refused
from finance.readers.watching import tell
from finance.sentence import Sentence
from finance.sms.backup import BackupFile
from finance.sms.joining import goes_on, joined
from finance.sms.verdicts import Verdicts

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import tzinfo
    from pathlib import Path

    from finance.readers.model import Ignored, ParsedRow
    from finance.sms.reading import Message

_CHUNK = 2000  # messages
_CHUNK_BYTES = 1 << 25  # of a file whose pictures make up most of it
_NONE_RECEIVED = Sentence("This backup of text messages holds no message received.")


def read_backup(data: bytes, name: str) -> ParsedFile:
    """Read an XML backup of messages; a file that is none comes back with `error`."""
    backup = BackupFile(BytesIO(data))
    try:
        parsed = read_messages(backup, name)
    except ImportFileError as error:
        return ParsedFile(name, "sms", error=error.sentence)
    return _finished(parsed, backup)


def read_backup_file(path: Path, zone: tzinfo | None = None) -> ParsedFile:
    """Read an XML backup of any size from disk; a file that is none comes back with `error`.

    Rows and what is kept out are made again from the file, chunk by chunk, so it has to stay where it
    is while they are used. Raise OSError where it cannot be read.
    """
    verdicts = Verdicts()
    with path.open("rb") as stream:
        backup = BackupFile(stream, zone)
        try:
            chunks = _chunks(backup, verdicts, path.stat().st_size)
        except ImportFileError as error:
            return ParsedFile(path.name, "sms", error=error.sentence)
    again = _Again(path, backup, verdicts, chunks)
    counts = [verdicts.counts(c.first, c.first + c.length) for c in chunks]
    parsed = ParsedFile(
        path.name,
        "sms",
        "utf-8",
        verdicts.statements(),
        Chunked([rows for rows, _ in counts], again.rows),
        tuple(verdicts.refused),
        Chunked([ignored for _, ignored in counts], again.ignored),
    )
    return _finished(parsed, backup)


def read_messages(messages: Iterable[Message], name: str) -> ParsedFile:
    """Read messages; each account tail is a statement of its own, `line` counts messages from 1.

    Rows that the reader is not sure of, or whose direction the message does not say, are marked so
    and wait for a person.
    """
    verdicts = Verdicts()
    whole = list(joined(messages))
    readings = verdicts.decide(whole)
    return ParsedFile(
        name,
        "sms",
        "utf-8",
        verdicts.statements(),
        tuple(verdicts.rows(0, whole, readings)),
        tuple(verdicts.refused),
        tuple(verdicts.ignored(0, whole)),
    )


class _Chunk(NamedTuple):
    """Where some messages stand in the file, the number of the first and how many there are."""

    start: int
    end: int
    first: int
    length: int


def _chunks(backup: BackupFile, verdicts: Verdicts, size: int) -> list[_Chunk]:
    """Decide on all messages of `backup`, a file of `size` bytes.

    A chunk never ends within a message of several pieces.
    """
    chunks: list[_Chunk] = []
    held: list[Message] = []
    start = end = 0

    def close() -> None:
        first = len(verdicts)
        verdicts.decide(joined(held))
        chunks.append(_Chunk(start, end, first, len(verdicts) - first))

    for part in backup.slices():
        tell(min(part.end, size), size)
        full = len(held) >= _CHUNK or (held and part.start - start >= _CHUNK_BYTES)
        if full and not (part.messages and goes_on(held[-1], part.messages[0])):
            close()
            held, start = [], part.start
        if not held:
            start = part.start
        held += part.messages
        end = part.end
    close()
    return chunks


class _Again:
    """Makes the rows of a chunk again from its place in the file."""

    def __init__(
        self, path: Path, backup: BackupFile, verdicts: Verdicts, chunks: list[_Chunk]
    ) -> None:
        self._path = path
        self._backup = backup
        self._verdicts = verdicts
        self._chunks = chunks

    def rows(self, number: int) -> list[ParsedRow]:
        return self._verdicts.rows(self._chunks[number].first, self._messages(number))

    def ignored(self, number: int) -> list[Ignored]:
        return self._verdicts.ignored(self._chunks[number].first, self._messages(number))

    def _messages(self, number: int) -> list[Message]:
        chunk = self._chunks[number]
        with self._path.open("rb") as stream:
            found = list(joined(self._backup.reread(stream, chunk.start, chunk.end)))
        if len(found) != chunk.length:
            raise ImportFileError(
                "{file} was changed while it was read; import it once more.", file=self._path.name
            )
        return found


def _finished(parsed: ParsedFile, backup: BackupFile) -> ParsedFile:
    """Return `parsed` with what the file itself lacks."""
    if not (parsed.rows or parsed.ignored or parsed.refused):
        return ParsedFile(parsed.file, "sms", error=_NONE_RECEIVED)
    if backup.problem is None:
        return parsed
    return replace(parsed, refused=(Refused(0, "", backup.problem), *parsed.refused))

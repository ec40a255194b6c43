"""Messages out of an iPhone's `sms.db` (or a Mac's `chat.db`), read without changing it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from finance.errors import ImportFileError
from finance.sms.reading import Message

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import tzinfo
    from pathlib import Path

_START = b"SQLite format 3\x00"
_EPOCH = datetime(2001, 1, 1, tzinfo=UTC)
_NANOSECONDS = 1_000_000_000_000  # larger counts are not seconds
_LONGEST_BODY = 20_000
_MARK = b"NSString"
_PLUS = 0x2B
_REACH = 6
_TWO_BYTES, _FOUR_BYTES = 0x81, 0x82
_RECEIVED = """
SELECT handle.id, message.text, message.attributedBody, message.date
FROM message LEFT JOIN handle ON handle.ROWID = message.handle_id
WHERE message.is_from_me = 0 AND message.date > 0
ORDER BY message.ROWID
"""


def looks_like_iphone(start: bytes) -> bool:
    """Whether the first bytes of a file are those of a database."""
    return start.startswith(_START)


def read_iphone(path: Path, zone: tzinfo | None = None) -> Iterator[Message]:
    """Yield the received messages of the database at `path`, in their order.

    Raise ImportFileError for a database that holds no messages.
    """
    address = f"{path.resolve().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(address, uri=True)) as database:
            for sender, text, archive, count in database.execute(_columns(database)):
                body = text or attributed_text(archive or b"")
                received = _moment(count, zone)
                if body and received is not None:
                    yield Message(sender or None, str(body)[:_LONGEST_BODY], received)
    except sqlite3.Error as error:
        raise ImportFileError(
            "{file} is no message database of an iPhone; in a backup it is the file 3d0d7e5f…, "
            "unencrypted.",
            file=path.name,
        ) from error


def attributed_text(archive: bytes) -> str:
    """Return the text in an archived attributed string, as newer systems store it; empty where none is."""
    at = archive.find(_MARK)
    while at >= 0:
        at += len(_MARK)
        plus = archive.find(_PLUS, at, at + _REACH)
        if plus >= 0:
            length, start = _length(archive, plus + 1)
            found = archive[start : start + length]
            if length and len(found) == length:
                return found.decode("utf-8", "replace")
        at = archive.find(_MARK, at)
    return ""


def _length(archive: bytes, at: int) -> tuple[int, int]:
    """Return a length in one, two or four bytes, and where the text after it begins."""
    first = archive[at] if at < len(archive) else 0
    size = {_TWO_BYTES: 2, _FOUR_BYTES: 4}.get(first, 0)
    if not size:
        return first, at + 1
    return int.from_bytes(archive[at + 1 : at + 1 + size], "little"), at + 1 + size


def _columns(database: sqlite3.Connection) -> str:
    """Return the query for this version of the database: older ones keep plain text only."""
    names = {row[1] for row in database.execute("PRAGMA table_info(message)")}
    return (
        _RECEIVED
        if "attributedBody" in names
        else _RECEIVED.replace("message.attributedBody", "NULL")
    )


def _moment(count: object, zone: tzinfo | None) -> datetime | None:
    if not isinstance(count, int):
        return None
    seconds = count / 1_000_000_000 if count > _NANOSECONDS else count
    try:
        return (_EPOCH + timedelta(seconds=seconds)).astimezone(zone)
    except (OverflowError, ValueError):
        return None

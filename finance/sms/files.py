"""Files of messages that are known by how they begin: long XML backups, CSV exports, phones' databases."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from finance.errors import ImportFileError
from finance.readers.model import ParsedFile
from finance.readers.text import decode
from finance.sms.backup import looks_like_backup, read_csv
from finance.sms.iphone import looks_like_iphone, read_iphone
from finance.sms.statement import read_backup_file, read_messages
from finance.sms.texts import is_message_table

if TYPE_CHECKING:
    from pathlib import Path

_HEAD = 4096
_LONG = 1 << 22  # bytes; shorter backups are held in memory


def read_message_file(path: Path) -> ParsedFile | None:
    """Return what the file at `path` holds if it is such a file, told by its content, else None.

    Raise OSError where it cannot be read.
    """
    with path.open("rb") as stream:
        start = stream.read(_HEAD)
    if looks_like_backup(start):
        return read_backup_file(path) if path.stat().st_size > _LONG else None
    try:
        if looks_like_iphone(start):
            return read_messages(read_iphone(path), path.name)
        if is_message_table(decode(start).text):
            text = io.StringIO(decode(path.read_bytes()).text, newline="")
            return read_messages(read_csv(text), path.name)
    except ImportFileError as error:
        return ParsedFile(path.name, "sms", error=error.sentence)
    return None

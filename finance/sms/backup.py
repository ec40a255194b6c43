"""Messages out of the files and texts that people have: XML backups, CSV exports, pasted text."""

from __future__ import annotations

import csv
import io
import json
import re
import tomllib
from functools import lru_cache
from typing import TYPE_CHECKING

from finance.errors import ImportFileError
from finance.sms.backup_xml import BackupFile
from finance.sms.moments import moment
from finance.sms.reading import Message
from finance.sms.vocabulary import FOLDER

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from datetime import date, datetime, tzinfo
    from typing import TextIO

_LONGEST_BODY = 20_000
_SNIFFED = 8192
_BLANK_LINE = re.compile(r"\n[ \t\r]*\n\s*")
_CHAT = re.compile(
    r"^\[?(?P<when>\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[APap][Mm])?)\]?(?: -)? (?P<who>[^:\n]{1,40}): ",
    re.MULTILINE,
)

__all__ = ["BackupFile", "looks_like_backup", "read_csv", "read_json", "read_pasted"]


def looks_like_backup(start: bytes) -> bool:
    """Whether the first bytes of a file are those of an XML message backup."""
    plain = start.replace(b"\x00", b"")
    return b"<smses" in plain or b"<sms " in plain


def read_csv(stream: TextIO, zone: tzinfo | None = None) -> Iterator[Message]:
    """Yield the received messages of a CSV export, one row at a time.

    Columns are known by their names; raise ImportFileError where none is the text or the date.
    """
    start = stream.read(_SNIFFED)
    rows = csv.reader(_rejoined(start, stream), delimiter=first_delimiter(start))
    places = export_columns(_header(rows))
    if "body" not in places or "received" not in places:
        raise ImportFileError(
            "This file has no column for the message's text or its date; name them body and date."
        )
    try:
        for row in rows:
            message = _row(row, places, zone)
            if message is not None:
                yield message
    except csv.Error as error:
        raise ImportFileError(
            "A cell of this table does not end; export the messages once more."
        ) from error


def read_json(lines: Iterable[str], zone: tzinfo | None = None) -> Iterator[Message]:
    """Yield messages from lines of JSON with `sender` (or address), `body` and `received` (or date).

    Raise ImportFileError for a line that is no such object.
    """
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            found = json.loads(line)
            body = str(found["body"])
            sender = found.get("sender", found.get("address"))
            received = moment(str(found.get("received", found.get("date", ""))), zone)
        except (ValueError, KeyError, AttributeError, TypeError, RecursionError):
            received = None
            body, sender = "", None
        if received is None:
            raise ImportFileError(
                "Line {number} is no message; write an object with sender, body and received "
                "(2026-11-18T12:00:00).",
                number=number,
            )
        yield Message(str(sender) if sender else None, body[:_LONGEST_BODY], received)


def read_pasted(text: str, received: date | datetime, *, single: bool = False) -> list[Message]:
    """Return the messages in pasted `text`: chat lines with their own time, else parts between blank lines.

    `received` stands for those that state no time; with `single` the text is one message.
    """
    text = text.replace("\r\n", "\n").strip()
    if not text:
        return []
    chats = list(_CHAT.finditer(text))
    if chats and not single:
        ends = [c.start() for c in chats[1:]] + [len(text)]
        return [
            Message(
                c["who"].strip(),
                text[c.end() : end].strip()[:_LONGEST_BODY],
                _day(c["when"]) or received,
            )
            for c, end in zip(chats, ends, strict=True)
        ]
    parts = [text] if single else _BLANK_LINE.split(text)
    return [Message(None, part.strip()[:_LONGEST_BODY], received) for part in parts if part.strip()]


def _day(when: str) -> date | datetime | None:
    return moment(re.split(r"[, ]", when)[0])


def _rejoined(start: str, stream: TextIO) -> Iterator[str]:
    """Yield the lines of what was read to sniff and of the rest."""
    head = io.StringIO(start, newline="")
    last = ""
    for line in head:
        if last:
            yield last
        last = line
    for line in stream:
        yield last + line
        last = ""
    if last:
        yield last


@lru_cache(maxsize=1)
def _columns() -> dict[str, list[str]]:
    columns: dict[str, list[str]] = tomllib.loads(
        (FOLDER / "exports" / "columns.toml").read_text("utf-8")
    )
    return columns


def _header(rows: Iterator[list[str]]) -> list[str]:
    try:
        return next(rows, [])
    except csv.Error:
        return []


def first_delimiter(start: str) -> str:
    """Return the mark that parts most cells in the first line of a table."""
    first = start.lstrip("\ufeff").partition("\n")[0]
    return max(",;\t|", key=first.count)


def export_columns(header: list[str]) -> dict[str, int]:
    """Return where the columns of a message export stand: body, sender, received, direction."""
    names = [name.strip().lstrip("\ufeff").strip().lower() for name in header]
    places: dict[str, int] = {}
    for role in ("body", "sender", "received", "direction"):
        for known in _columns()[role]:
            if known in names and names.index(known) not in places.values():
                places[role] = names.index(known)
                break
    return places


def _row(row: list[str], places: dict[str, int], zone: tzinfo | None) -> Message | None:
    def cell(role: str) -> str:
        place = places.get(role, len(row))
        return row[place].strip() if place < len(row) else ""

    way = cell("direction").lower()
    if way and way not in _columns()["incoming"]:
        return None
    received, body = moment(cell("received"), zone), cell("body")
    if received is None or not body:
        return None
    return Message(cell("sender") or None, body[:_LONGEST_BODY], received)

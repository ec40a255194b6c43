"""Messages in files of plain text: CSV and JSON exports of apps, and what somebody pasted."""

from __future__ import annotations

import csv
import io
import json
import re
from typing import TYPE_CHECKING

from finance.errors import ImportFileError
from finance.readers.json_walk import JsonWalk
from finance.readers.lexicon import lexicon
from finance.readers.model import ParsedFile
from finance.readers.words import phrase
from finance.sms.backup import export_columns, first_delimiter, read_csv
from finance.sms.moments import moment
from finance.sms.pasted import pasted_messages, read_kept_text, read_pasted_text
from finance.sms.reading import Message
from finance.sms.statement import read_messages

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from datetime import date, tzinfo

_HEAD = 4096
_LINE = re.compile(r"[^\r\n]+")
_LONGEST_LINE = 1_000_000  # characters of a message in JSON
_MONEY_ROLES = frozenset({"amount", "debit", "credit", "balance"})
_RECEIVED = frozenset({"1", "inbox", "received"})


def is_message_table(start: str) -> bool:
    """Whether a text begins with the header of a message export: texts, senders and dates, no amounts."""
    lines = io.StringIO(start[:_HEAD], newline="")
    try:
        header = next(csv.reader(lines, delimiter=first_delimiter(start)), [])
    except csv.Error:
        return False
    places = export_columns(header)
    rest = [cell for place, cell in enumerate(header) if place not in places.values()]
    if any(role in _MONEY_ROLES for cell in rest for role in _roles(cell)):
        return False
    return {"body", "sender", "received"} <= places.keys()


def read_message_text(
    text: str, name: str, today: date | None = None, year: str | None = None
) -> ParsedFile | None:
    """Return the messages in `text`, None where it holds none of a bank.

    With `today` the text was pasted then, and a message that states no date is of that day; without
    it is that of a file (see `read_kept_text`).
    """
    try:
        found = _exported(text)
    except ImportFileError as error:
        return ParsedFile(name, "sms", error=error.sentence)
    if found is not None:
        return read_messages(found, name)
    return read_pasted_text(text, name, today) if today else read_kept_text(text, name, year)


def messages_in(text: str, today: date) -> Iterable[Message]:
    """Return the messages of an export, else those of pasted text, which came `today` if they say no day."""
    found = _exported(text)
    return pasted_messages(text, today) if found is None else found


def read_json_export(text: str, zone: tzinfo | None = None) -> Iterator[Message]:
    """Yield the received messages of a JSON export, an array or an object a line.

    What is no such object is passed over.
    """
    for item in _objects(text):
        body = item.get("body")
        kind = str(item.get("type", "1")).lower()
        received = moment(str(item.get("date", item.get("received", ""))), zone)
        if isinstance(body, str) and body.strip() and received and kind in _RECEIVED:
            sender = item.get("address", item.get("sender"))
            yield Message(str(sender) if sender else None, body, received)


def _exported(text: str) -> Iterable[Message] | None:
    if is_message_table(text):
        return read_csv(io.StringIO(text, newline=""))
    if text.lstrip()[:1] in {"[", "{"}:
        return list(read_json_export(text)) or None
    return None


def _roles(cell: str) -> Iterator[str]:
    for role, _ in lexicon().headers.get(phrase(cell), ()):
        yield role


def _objects(text: str) -> list[dict[str, object]]:
    """Return the objects with a body; none where anything in `text` is no JSON."""
    found = (match.group() for match in _LINE.finditer(text))
    lines = (_json(line) for line in found if line.strip())
    items = JsonWalk(text).items() if text.lstrip().startswith("[") else lines
    try:
        objects = [i for i in items if isinstance(i, dict) and isinstance(i.get("body"), str)]
    except (ValueError, TypeError, RecursionError):
        return []
    return objects


def _json(line: str) -> object:
    if len(line) > _LONGEST_LINE:
        raise ValueError
    return json.loads(line)

"""Messages in files of plain text: CSV and JSON exports of apps, and what somebody pasted."""

from __future__ import annotations

import csv
import io
import json
import re
from datetime import date
from typing import TYPE_CHECKING

from finance.errors import ImportFileError
from finance.readers.json_walk import JsonWalk
from finance.readers.lexicon import lexicon
from finance.readers.model import ParsedFile, Refused
from finance.readers.words import phrase
from finance.sentence import Sentence
from finance.sms.backup import export_columns, first_delimiter, read_csv, read_pasted
from finance.sms.days import find_days
from finance.sms.moments import moment
from finance.sms.normalise import normalise
from finance.sms.reading import Message
from finance.sms.statement import read_messages

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from datetime import tzinfo

_HEAD = 4096
_LONGEST_PASTE = 2_000_000
_LINE = re.compile(r"[^\r\n]+")
_LONGEST_LINE = 1_000_000  # characters of a message in JSON
_LATEST = date(2099, 12, 31)
_MONEY_ROLES = frozenset({"amount", "debit", "credit", "balance"})
_NO_DATE = Sentence("This message states no date. Write one before it, as in 2026-11-18: …")
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

    A pasted message that states no date came `today`; where that is not known it is refused. None is
    from after `year`, where that is known.
    """
    try:
        found = _exported(text)
    except ImportFileError as error:
        return ParsedFile(name, "sms", error=error.sentence)
    if found is not None:
        return read_messages(found, name)
    latest = date(int(year), 12, 31) if year else _LATEST
    return _pasted(text, name, today, latest) if len(text) <= _LONGEST_PASTE else None


def messages_in(text: str, today: date) -> Iterable[Message]:
    """Return the messages of an export, else those of pasted text, which came `today` if they say no day."""
    found = _exported(text)
    return _one_by_one(read_pasted(text, today)) if found is None else found


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


def _pasted(text: str, name: str, today: date | None, latest: date) -> ParsedFile | None:
    """Read what was pasted; it holds messages of a bank where at least one moves money."""
    messages = _one_by_one(read_pasted(text, today or latest))
    dated = [m for m in messages if today or m.received is not latest or _states_day(m)]
    parsed = read_messages(dated, name)
    undated = [m for m in messages if m not in dated]
    others = read_messages(undated, name)
    if not (parsed.rows or others.rows):
        return None
    refused = tuple(Refused(row.line, row.text, _NO_DATE) for row in others.rows)
    return ParsedFile(
        name,
        "sms",
        "utf-8",
        parsed.statements,
        parsed.rows,
        (*parsed.refused, *refused),
        (*parsed.ignored, *others.ignored),
    )


def _one_by_one(messages: list[Message]) -> list[Message]:
    """Part a block without blank lines where each of its lines is a message of its own."""
    if len(messages) != 1:
        return messages
    (whole,) = messages
    lines = [line.strip() for line in whole.body.splitlines() if line.strip()]
    parts = [Message(whole.sender, line, whole.received) for line in lines]
    if len(parts) > 1 and len(read_messages(parts, "").rows) == len(parts):
        return parts
    return messages


def _states_day(message: Message) -> bool:
    return any(day.parts for day in find_days(normalise(message.body)))


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

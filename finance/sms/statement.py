"""Messages as a statement: what moved money is a row, the rest is kept out with its reason."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

from finance.errors import ImportFileError
from finance.readers.model import Ignored, ParsedFile, ParsedRow, ParsedStatement, Refused
from finance.sentence import Sentence
from finance.sms.backup import BackupFile
from finance.sms.read import read_sms
from finance.sms.reading import QUIET_KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from finance.sms.reading import Message, SmsReading

_MASK = "****"


def read_backup(data: bytes, name: str) -> ParsedFile:
    """Read an XML backup of messages; a file that is none comes back with `error`."""
    backup = BackupFile(BytesIO(data))
    try:
        parsed = read_messages(backup, name)
    except ImportFileError as error:
        return ParsedFile(name, "sms", error=error.sentence)
    if not (parsed.rows or parsed.ignored or parsed.refused):
        return ParsedFile(
            name, "sms", error=Sentence("This backup of text messages holds no message received.")
        )
    if backup.problem is None:
        return parsed
    cut = Refused(0, "", backup.problem)
    return ParsedFile(
        name, "sms", "utf-8", parsed.statements, parsed.rows, (cut, *parsed.refused), parsed.ignored
    )


def read_messages(messages: Iterable[Message], name: str) -> ParsedFile:
    """Read messages; each account tail is a statement of its own, `line` counts messages from 1.

    Rows that the reader is not sure of, or whose direction the message does not say, are marked so
    and wait for a person.
    """
    places: dict[str | None, int] = {}
    currencies: dict[int, str | None] = {}
    rows: list[ParsedRow] = []
    ignored: list[Ignored] = []
    refused: list[Refused] = []
    for line, message in enumerate(messages, 1):
        reading = read_sms(message)
        if reading.kind in QUIET_KINDS:
            ignored.append(Ignored(line, message.body, reading.reason or reading.kind))
        elif reading.amount is None:
            refused.append(Refused(line, message.body, Sentence("No amount could be read.")))
        else:
            statement = places.setdefault(reading.account, len(places))
            currencies.setdefault(statement, reading.currency)
            rows.append(_row(line, message, reading, statement))
    statements = tuple(
        ParsedStatement(account=f"{_MASK}{tail}" if tail else None, currency=currencies[number])
        for tail, number in places.items()
    )
    return ParsedFile(name, "sms", "utf-8", statements, tuple(rows), tuple(refused), tuple(ignored))


def _row(line: int, message: Message, reading: SmsReading, statement: int) -> ParsedRow:
    assert reading.amount is not None  # noqa: S101 - the caller has looked
    sign = reading.direction
    return ParsedRow(
        line=line,
        date=reading.date or message.day,
        amount=reading.amount * (sign or -1),
        currency=reading.currency,
        payee=reading.merchant or "",
        bank_id=reading.reference,
        balance=reading.balance,
        statement=statement,
        text=message.body,
        sure=reading.confident and sign != 0,
    )

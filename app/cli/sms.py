"""Bank messages: what each one says, without a ledger."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli import options
from app.cli.output import counted, print_json, table

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction
    from collections.abc import Iterable, Iterator
    from datetime import date

    from finance.sms.reading import Message, SmsReading

_SHOWN = 2000
_SNIFFED = 4096


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `sms`."""
    made = options.command(
        commands,
        "sms",
        _sms,
        "Read bank messages without a ledger and say what they hold",
        ledger=False,
        json=True,
        today=True,
    )
    made.add_argument(
        "file",
        metavar="FILE",
        help="an XML backup, a CSV or JSON export, pasted text or an iPhone's sms.db; - reads one "
        "JSON object a line",
    )


def _sms(arguments: Namespace) -> int:
    from finance.sms.read import read_sms

    messages = _messages(arguments.file, options.today(arguments))
    if arguments.json:
        for message in messages:
            print_json(reading_object(read_sms(message)))
        return 0
    _show(read_sms(message) for message in messages)
    return 0


def _messages(name: str, today: date) -> Iterator[Message]:
    from finance.readers.text import decode
    from finance.sms.backup import BackupFile, looks_like_backup, read_json
    from finance.sms.iphone import looks_like_iphone, read_iphone
    from finance.sms.texts import messages_in

    if name == "-":
        yield from read_json(sys.stdin)
        return
    path = Path(name)
    with path.open("rb") as stream:
        start = stream.read(_SNIFFED)
        stream.seek(0)
        if looks_like_backup(start) or start.lstrip().startswith(b"<"):
            backup = BackupFile(stream)
            yield from backup
            if backup.problem:
                print(f"{path}: {backup.problem}", file=sys.stderr)
            return
    if looks_like_iphone(start):
        yield from read_iphone(path)
        return
    yield from messages_in(decode(path.read_bytes()).text, today)


def reading_object(reading: SmsReading) -> dict[str, object]:
    """Return the object of `coffer sms --json`; amounts are decimal strings with the currency's digits."""
    from app.cli.statements import decimal_text

    return {
        "kind": reading.kind,
        "reason": reading.reason,
        "amount": decimal_text(reading.amount, reading.currency),
        "currency": reading.currency,
        "merchant": reading.merchant,
        "account": reading.account,
        "balance": decimal_text(reading.balance, reading.currency),
        "reference": reading.reference,
        "date": reading.date,
        "rule": reading.rule,
        "confident": reading.confident,
    }


def _show(readings: Iterable[SmsReading]) -> None:
    from finance.sms.reading import QUIET_KINDS

    rows: list[tuple[object, ...]] = []
    moved = kept_out = 0
    for reading in readings:
        if reading.kind in QUIET_KINDS:
            kept_out += 1
            continue
        moved += 1
        if len(rows) < _SHOWN:
            amount = reading_object(reading)["amount"]
            rows.append(
                (reading.date, reading.kind, f"{amount} {reading.currency or ''}".strip(),
                 reading.merchant, reading.account, "" if reading.confident else "to review")
            )  # fmt: skip
    if rows:
        table(("Date", "Kind", "Amount", "Whom", "Account", ""), rows)
    print(f"{counted(moved, 'movement')}, {counted(kept_out, 'other message')} kept out.")

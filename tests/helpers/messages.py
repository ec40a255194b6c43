"""Messages of a made-up bank that wait for a person."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from finance.imports.pipeline import import_parsed
from finance.imports.source import Source
from finance.sms.reading import Message
from finance.sms.statement import read_messages

if TYPE_CHECKING:
    from pathlib import Path

    from finance.ledger.ledger import Ledger

BODY = (
    "You have paid 62.75 EUR to STATION SERVICES with card ending 4821, ref KX12345. "
    "Available balance 900.00 EUR."
)


def wait(ledger: Ledger, folder: Path, *bodies: str) -> None:
    """Import messages of an unknown sender; all of them wait for a person."""
    messages = [
        Message("MURMELBANK", body, date(2026, 11, day)) for day, body in enumerate(bodies, 1)
    ]
    source = Source(folder / "messages.xml", "Everyday")
    (done,) = import_parsed(ledger, [read_messages(messages, "messages.xml")], [source])
    assert done.waiting == len(bodies)

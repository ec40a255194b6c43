"""Text that somebody pasted or kept: messages of a bank where most of it is such, else no messages."""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING

from finance.readers.model import ParsedFile, Refused
from finance.sentence import Sentence
from finance.sms.backup import read_pasted
from finance.sms.days import find_days
from finance.sms.normalise import normalise
from finance.sms.reading import Message
from finance.sms.statement import read_messages

if TYPE_CHECKING:
    from finance.readers.model import ParsedRow

_LATEST = date(2099, 12, 31)
_LONGEST_PASTE = 2_000_000
_LONGEST_MESSAGE = 1_000  # characters; six texts in one
_LONGEST_CLAIM = 320  # of what names no account, balance or reference, or no currency
_SHORT = 60  # a greeting, a heading, a name below a letter
_FEWEST = 2
_FIGURE = re.compile(r"\d")
_TALK = "not_financial"
_ANYBODY = frozenset({"advert", "receipt", "statement", "third_party"})  # what others write, too
_NO_DATE = Sentence("This message states no date. Write one before it, as in 2026-11-18: …")


def pasted_messages(text: str, received: date) -> list[Message]:
    """Return the messages of pasted `text`; those that state no day came at `received`."""
    return [part for block in read_pasted(text, received) for part in _lines_apart(block)]


def read_pasted_text(text: str, name: str, today: date) -> ParsedFile | None:
    """Return what messages pasted `today` hold; None where none of them moves money."""
    if len(text) > _LONGEST_PASTE:
        return None
    parsed = read_messages(pasted_messages(text, today), name)
    return parsed if parsed.rows else None


def read_kept_text(text: str, name: str, year: str | None = None) -> ParsedFile | None:
    """Return what a text file holds; None where it is no list of a bank's messages.

    None is from after `year`, where that is known. One that states no date is refused.
    """
    if len(text) > _LONGEST_PASTE:
        return None
    latest = date(int(year), 12, 31) if year else _LATEST
    messages = pasted_messages(text, latest)
    dated = [m for m in messages if m.received is not latest or _states_day(m)]
    parsed = read_messages(dated, name)
    undated = [m for m in messages if m not in dated]
    others = read_messages(undated, name)
    if not (parsed.rows or others.rows) or _is_prose(messages, parsed, others):
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


def _is_prose(messages: list[Message], *read: ParsedFile) -> bool:
    """Whether most of what a text says is nothing that a bank would send.

    A letter or a manual may well have a paragraph that tells of money; a list of messages has
    hardly any that does not.
    """
    rows = sum(_is_told(row, parsed) for parsed in read for row in parsed.rows)
    kept_out = [item for parsed in read for item in parsed.ignored]
    others = sum(item.reason in _ANYBODY for item in kept_out)
    told = rows + sum(
        item.reason not in _ANYBODY | {_TALK} and len(item.text) <= _LONGEST_MESSAGE
        for item in kept_out
    )
    saying = sum(len(m.body) > _SHORT or bool(_FIGURE.search(m.body)) for m in messages) - others
    return not rows or told * 2 < saying


def _is_told(row: ParsedRow, parsed: ParsedFile) -> bool:
    """Whether a bank's message told of a row: it names what banks name and people do not, or is short."""
    recorded = row.bank_id or row.balance is not None or parsed.statements[row.statement].account
    if not (row.currency or recorded):
        return False
    whole = row.sure or (row.currency and recorded)
    return len(row.text) <= (_LONGEST_MESSAGE if whole else _LONGEST_CLAIM)


def _lines_apart(block: Message) -> list[Message]:
    """Part a block where its lines are messages of their own, as a list without blank lines."""
    lines = [line.strip() for line in block.body.splitlines() if line.strip()]
    if len(lines) < _FEWEST or sum(len(line) < _SHORT // 2 for line in lines) * 4 > len(lines):
        return [block]  # most lines of one message in several are short
    parts = [Message(block.sender, line, block.received) for line in lines]
    read = read_messages(parts, "")
    told = len(read.rows) + sum(item.reason not in _ANYBODY | {_TALK} for item in read.ignored)
    return parts if len(read.rows) >= _FEWEST and told * 2 >= len(parts) else [block]


def _states_day(message: Message) -> bool:
    return any(day.parts for day in find_days(normalise(message.body)))

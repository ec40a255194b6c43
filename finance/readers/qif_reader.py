"""QIF: accounts, bookings with splits, categories, transfers and tags; the date order of the whole file."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from finance.readers.lines import lines_of
from finance.readers.qif_build import build

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from finance.readers.model import ParsedFile

_SNIFF = re.compile(r"(?:^|[\r\n])\s*!(?:type|account|option|clear)\b", re.IGNORECASE)
_END = "^"
_MOST_LINES = 5_000  # of one record
_ORDERS = {"mdy": "mdy", "dmy": "dmy", "ymd": "ymd"}
_BOOKED = frozenset({"bank", "ccard", "cash", "oth a", "oth l"})
INVESTMENTS = frozenset({"invst", "port", "401(k)"})


@dataclass(slots=True)
class Part:
    """One line of a split: category, memo and amount as they stand."""

    category: str
    memo: str = ""
    amount: str = ""


@dataclass(slots=True)
class Booking:
    """One record of a transaction list, by its letters; `kind` is the list's type."""

    line: int
    kind: str
    account: str | None
    lines: list[str]
    values: dict[str, str] = field(default_factory=dict)
    parts: list[Part] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The record as it stands in the file."""
        return "\n".join([*self.lines, _END])

    @property
    def amount(self) -> str:
        """The amount as it stands in the file."""
        return self.values.get("T") or self.values.get("U", "")


@dataclass(slots=True)
class Survey:
    """What is asked of the whole file before any booking is read: its dates, amounts, and what its headers say."""

    dates: list[str] = field(default_factory=list)  # of bookings that are read, in the file's order
    amounts: set[str] = field(default_factory=set)
    kinds: dict[str | None, str] = field(default_factory=dict)  # of each account
    order: str | None = None  # of day and month, where an option line states it
    empty: bool = True

    def note(self, booking: Booking) -> None:
        """Take in one booking."""
        self.empty = False
        day = booking.values.get("D")
        if day and booking.kind not in INVESTMENTS:
            self.dates.append(sys.intern(day))
        self.amounts.add(booking.amount)
        self.amounts.update(part.amount for part in booking.parts)


def is_qif(text: str) -> bool:
    """Whether `text` is a QIF file by its content."""
    return bool(_SNIFF.search(text))


def read_qif(text: str, name: str, encoding: str, answers: Mapping[str, str]) -> ParsedFile:
    """Return the accounts and bookings in `text`; `answers` settle its questions."""
    first = _Walk(text)
    for booking in first.bookings():
        first.survey.note(booking)
    return build(first.survey, _Walk(text).bookings(), name, encoding, answers)


class _Walk:
    """Follows the header lines, which say what the records after them are."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.survey = Survey()
        self.section = ""
        self.account: str | None = None
        self.listing = False  # within a list of accounts that comes before all bookings

    def bookings(self) -> Iterator[Booking]:
        """Yield all records of transaction lists."""
        for line, lines in _records(self.text):
            head = lines[0].strip()
            if head.startswith("!"):
                self._header(head[1:].strip().lower())
            elif self.section == "account":
                self._account(lines)
            elif self.section in _BOOKED | INVESTMENTS:
                yield self._booking(line, lines)

    def _header(self, text: str) -> None:
        word, _, rest = text.partition(":")
        rest = rest.strip()
        if word == "account":
            self.section = "account"
        elif word == "type":
            self.section = rest
            if rest in _BOOKED:
                self.survey.kinds.setdefault(self.account, rest)
        elif rest == "autoswitch":
            self.listing = word == "option"
            self.account = self.account if self.listing else None
        elif word == "option" and rest in _ORDERS:
            self.survey.order = _ORDERS[rest]

    def _account(self, lines: list[str]) -> None:
        name = next((line[1:].strip() for line in lines if line[:1] == "N"), "")
        self.account = name or None

    def _booking(self, line: int, lines: list[str]) -> Booking:
        booking = Booking(line, self.section, self.account, lines)
        for text in lines:
            code, value = text[:1], text[1:].strip()
            if code == "S":
                booking.parts.append(Part(value))
            elif code == "E" and booking.parts:
                booking.parts[-1].memo = value
            elif code == "$" and booking.parts:
                booking.parts[-1].amount = value
            else:
                booking.values.setdefault(code, value)
        return booking


def _records(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield header lines and records with the line each begins on."""
    start, lines = 1, list[str]()
    for number, line in enumerate(lines_of(text), 1):
        bare = line.strip()
        if bare.startswith("!"):
            if lines:
                yield start, lines
            yield number, [bare]
            lines = []
        elif bare == _END:
            if lines:
                yield start, lines
            lines = []
        elif bare:
            if not lines:
                start = number
            if len(lines) < _MOST_LINES:
                lines.append(line)
    if lines:
        yield start, lines

"""QIF: accounts, bookings with splits, categories, transfers and tags; the date order of the whole file."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from finance.readers.qif_build import build

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from finance.readers.model import ParsedFile

_SNIFF = re.compile(r"(?:^|[\r\n])\s*!(?:type|account|option|clear)\b", re.IGNORECASE)
_BREAK = re.compile(r"\r\n|\r|\n")
_END = "^"
_ORDERS = {"mdy": "mdy", "dmy": "dmy", "ymd": "ymd"}
_BOOKED = frozenset({"bank", "ccard", "cash", "oth a", "oth l"})
_INVESTMENTS = frozenset({"invst", "port", "401(k)"})


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
    text: str = ""
    values: dict[str, str] = field(default_factory=dict)
    parts: list[Part] = field(default_factory=list)


@dataclass(slots=True)
class Qif:
    """All bookings of a file, the type of each account, and the date order an option line states."""

    bookings: list[Booking] = field(default_factory=list)
    kinds: dict[str | None, str] = field(default_factory=dict)
    order: str | None = None


def is_qif(text: str) -> bool:
    """Whether `text` is a QIF file by its content."""
    return bool(_SNIFF.search(text))


def read_qif(text: str, name: str, encoding: str, answers: Mapping[str, str]) -> ParsedFile:
    """Return the accounts and bookings in `text`; `answers` settle its questions."""
    return build(_Reader().read(text), name, encoding, answers)


class _Reader:
    """Follows the header lines, which say what the records after them are."""

    def __init__(self) -> None:
        self.qif = Qif()
        self.section = ""
        self.account: str | None = None
        self.listing = False  # within a list of accounts that comes before all bookings

    def read(self, text: str) -> Qif:
        for line, lines in _records(text):
            head = lines[0].strip()
            if head.startswith("!"):
                self._header(head[1:].strip().lower())
            elif self.section == "account":
                self._account(lines)
            elif self.section in _BOOKED | _INVESTMENTS:
                self._booking(line, lines)
        return self.qif

    def _header(self, text: str) -> None:
        word, _, rest = text.partition(":")
        rest = rest.strip()
        if word == "account":
            self.section = "account"
        elif word == "type":
            self.section = rest
            if rest in _BOOKED:
                self.qif.kinds.setdefault(self.account, rest)
        elif rest == "autoswitch":
            self.listing = word == "option"
            self.account = self.account if self.listing else None
        elif word == "option" and rest in _ORDERS:
            self.qif.order = _ORDERS[rest]

    def _account(self, lines: list[str]) -> None:
        name = next((line[1:].strip() for line in lines if line[:1] == "N"), "")
        self.account = name or None

    def _booking(self, line: int, lines: list[str]) -> None:
        booking = Booking(line, self.section, self.account, "\n".join([*lines, _END]))
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
        self.qif.bookings.append(booking)


def _records(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield header lines and records with the line each begins on."""
    start, lines = 1, list[str]()
    for number, line in enumerate(_BREAK.split(text), 1):
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
            lines.append(line.strip("\r\n"))
    if lines:
        yield start, lines

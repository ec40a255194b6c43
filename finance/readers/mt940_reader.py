"""MT940 and MT942 account statements: tags, entries with their marks, and balances that are proved."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

from finance.readers.lines import lines_of
from finance.readers.listed import Listed
from finance.readers.model import ParsedFile, ParsedRow
from finance.readers.mt940_details import details
from finance.readers.numbers import currency_of
from finance.readers.parts import Part, finish
from finance.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

FORMAT = "mt940"
NO_STATEMENT = Sentence(
    "The file is cut off or holds no account, so there is nothing to read. Download "
    "it from the bank again."
)
_SNIFF = re.compile(
    r"(?:^|[\r\n])\s?(?::6[02][FM]:[CD]?\d{6}[A-Z]{3}|:61:\d{6}|:20:[^\r\n]*\s+:(?:25|21|28C?):)"
)
_HEAD = 20_000
_MOST_LINES = 100  # of one field
_TAG = re.compile(r"\s?:(\d\d[A-Z]?):(.*)", re.DOTALL)
_END = re.compile(r"-\}?\s*|\{[^}]*\}\s*|[\x00-\x1f]+")
_BALANCE = re.compile(r"\s*([CD])(\d{6})([A-Z]{3})\s*([\d.,]+)")
_ENTRY = re.compile(
    r"\s*(?P<day>\d{6})(?P<booked>\d{4})?\s*(?P<mark>[RE]?[CD])(?P<funds>[A-Z])?\s*"
    r"(?P<amount>\d[\d.]*(?:,\d*)?|,\d+)(?P<type>[A-Z][A-Z0-9]{3})?(?P<rest>.*)",
    re.DOTALL,
)
_PLUS = frozenset({"C", "RD", "EC"})  # a reversed debit comes in, a reversed credit goes out
_EXPECTED = "E"
_NO_REFERENCE = frozenset({"NONREF", "NOTPROVIDED", "KREF+", ""})
_IBAN_CURRENCY = re.compile(r"([A-Z]{2}\d{2}[A-Z0-9]{10,30}?)[ /]?([A-Z]{3})")
_PIVOT = 69
_HALF_YEAR = 183


@dataclass(slots=True)
class _Field:
    """One tag with its lines."""

    line: int
    tag: str
    lines: list[str]

    @property
    def text(self) -> str:
        """The field as it stands in the file."""
        return f":{self.tag}:" + "\n".join(self.lines)


def is_mt940(text: str) -> bool:
    """Whether `text` is an MT940 statement by its content."""
    return bool(_SNIFF.search(text[:_HEAD]))


def read_mt940(text: str, name: str, encoding: str) -> ParsedFile:
    """Return the statements and entries in `text`; what cannot be read is refused."""
    reader = _Reader()
    for found in _fields(text):
        reader.take(found)
    reader.finish_entry()
    if not reader.parts:
        return ParsedFile(name, FORMAT, encoding, error=NO_STATEMENT)
    statements, rows = finish(reader.parts)
    return ParsedFile(
        name,
        FORMAT,
        encoding,
        statements,
        rows,
        reader.listed.refused,
        reader.listed.ignored,
    )


def _fields(text: str) -> Iterator[_Field]:
    """Yield every tag with the lines that follow it; what stands before the first one is left out."""
    current: _Field | None = None
    for number, line in enumerate(lines_of(text), 1):
        match = _TAG.match(line)
        if match:
            if current:
                yield current
            current = _Field(number, match[1], [match[2]])
        elif current and _END.fullmatch(line):
            yield current
            current = None
        elif current and len(current.lines) < _MOST_LINES:
            current.lines.append(line)
    if current:
        yield current


class _Reader:
    """Takes the fields of a file one by one and fills statements with rows."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.listed = Listed()
        self._begun = False
        self._entry: _Field | None = None
        self._details: list[str] = []

    def take(self, found: _Field) -> None:
        """Read one field."""
        tag, text = found.tag, "".join(found.lines).strip()
        if tag == "86":
            if self._entry and len(self._details) < _MOST_LINES:
                self._details += found.lines
            return
        self.finish_entry()
        if tag == "20":
            self._begun = False
        elif tag == "25":
            self._begin()
            self.parts[-1].account = text or None
        elif tag in {"60F", "60M"}:
            if not self._begun or self.parts[-1].opening is not None:
                self._begin()
            self._balance(found, opening=True)
        elif tag in {"62F", "62M"}:
            self._balance(found, opening=False)
        elif tag == "61":
            self._entry = found

    def finish_entry(self) -> None:
        """Make a row of the entry whose details are complete now."""
        entry, lines = self._entry, self._details
        self._entry, self._details = None, []
        if entry is None:
            return
        row = _row(entry, lines, self.parts[-1].currency if self.parts else None)
        text = entry.text
        if row is None:
            why = Sentence("It is no entry of date, C or D, and amount as :61: lines have.")
            self.listed.refuse(entry.line, text, why)
        elif not row.amount:
            self.listed.ignore(entry.line, text, "zero amount")
        else:
            self._part().rows.append(row)

    def _begin(self) -> None:
        if self.parts and self.parts[-1].is_bare:
            self.parts.pop()
        self.parts.append(Part())
        self._begun = True

    def _part(self) -> Part:
        if not self.parts:
            self._begin()
        return self.parts[-1]

    def _balance(self, found: _Field, *, opening: bool) -> None:
        match = _BALANCE.match("".join(found.lines))
        value = _amount(match[4]) if match else None
        part = self._part()
        if match is None or value is None:
            self.listed.ignore(found.line, found.text, "balance line")
            return
        signed = -value if match[1] == "D" else value
        part.currency = part.currency or currency_of(match[3])
        if opening:
            part.opening = signed
        else:
            part.closing, part.closing_date = signed, _day(match[2])
        suffixed = _IBAN_CURRENCY.fullmatch(part.account or "")
        if suffixed and suffixed[2] == part.currency:
            part.account = suffixed[1]


def _row(entry: _Field, lines: Sequence[str], currency: str | None) -> ParsedRow | None:
    match = _ENTRY.match(entry.lines[0])
    value = _amount(match["amount"]) if match else None
    day = _day(match["day"]) if match else None
    if match is None or value is None or day is None:
        return None
    reference, _, own = match["rest"].partition("//")
    extra = [line.strip() for line in entry.lines[1:] if line.strip()]
    told = details(lines, extra)
    bank_id = next((t for t in (own.strip(), reference.strip()) if t not in _NO_REFERENCE), None)
    return ParsedRow(
        line=entry.line,
        date=_booked(day, match["booked"]),
        amount=value if match["mark"] in _PLUS else -value,
        currency=currency,
        payee=told.payee,
        memo=told.memo,
        bank_id=bank_id,
        pending=match["mark"].startswith(_EXPECTED),
    )


def _amount(text: str) -> Decimal | None:
    """An amount has a comma and groups nothing; some banks write a point instead."""
    whole, comma, fraction = text.partition(",")
    digits = whole.replace(".", "") if comma else text
    if "," in fraction or "." in fraction or digits.count(".") > 1:
        return None
    point = "." if fraction else ""
    return Decimal(f"{digits or '0'}{point}{fraction}")


def _day(text: str) -> date | None:
    year = int(text[:2])
    try:
        return date(year + (2000 if year < _PIVOT else 1900), int(text[2:4]), int(text[4:]))
    except ValueError:
        return None


def _booked(value_day: date, text: str | None) -> date:
    """The booking day has no year of its own: it is the one nearest to the value date."""
    if not text:
        return value_day
    near = []
    for year in (value_day.year - 1, value_day.year, value_day.year + 1):
        try:
            near.append(date(year, int(text[:2]), int(text[2:])))
        except ValueError:
            continue
    best = min(near, key=lambda day: abs((day - value_day).days), default=value_day)
    return best if abs((best - value_day).days) <= _HALF_YEAR else value_day

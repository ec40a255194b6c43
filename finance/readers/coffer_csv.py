"""Coffer's own CSV (`books.COLUMNS`): ISO dates, point decimals, negative is money out."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date
from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING

from finance.exports.cells import unguard
from finance.readers.balances import NOT_STATED
from finance.readers.books import COLUMNS, KINDS, REQUIRED, TAG_SEPARATOR, TRUE
from finance.readers.csv_long import LongBody, LongRecords
from finance.readers.csv_model import ShortBody
from finance.readers.csv_table import split_table
from finance.readers.kept import Kept
from finance.readers.model import Ignored, ParsedFile, ParsedRow, ParsedStatement, Refused
from finance.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from finance.readers.csv_model import Body
    from finance.readers.csv_table import Record
    from finance.readers.long_text import LongText

_CODE = len("EUR")
_LINE_END = re.compile(r"[\r\n]")


def is_coffer_csv(text: str) -> bool:
    """Whether the first line of `text` names columns of ours and no others."""
    return is_coffer_header(_LINE_END.split(text.lstrip(), 1)[0].split(",", len(COLUMNS)))


def is_coffer_header(cells: Sequence[str]) -> bool:
    """Whether `cells` are names of our columns and no others."""
    names = _names(cells)
    return REQUIRED <= set(names) <= set(COLUMNS) and len(set(names)) == len(names)


def read_coffer_csv(text: str, name: str, encoding: str) -> ParsedFile | None:
    """Return the rows of our own export; None when most dates are not ours, so that it is a bank's file."""
    return read_coffer_records(split_table(text, ",").records, ParsedFile(name, "", encoding))


def read_coffer_records(records: Sequence[Record], file: ParsedFile) -> ParsedFile | None:
    """Return `file` with the rows of our own export; None as for `read_coffer_csv`."""
    return _read(ShortBody(records), file)


def read_long_coffer_csv(text: LongText, name: str) -> ParsedFile | None:
    """Return what `read_coffer_csv` does, with rows that are made again when asked for."""
    return _read(LongBody(LongRecords(text, ","), 0), ParsedFile(name, "", text.encoding.name))


def _read(body: Body, file: ParsedFile) -> ParsedFile | None:
    short = isinstance(body, ShortBody)
    reader = _Reader()
    rows = Kept(ParsedRow, every=short)
    refused, ignored = Kept(Refused, every=short), Kept(Ignored, every=short)
    for number in range(len(body)):
        for kept in (rows, refused, ignored):
            kept.begin()
        for record in body.chunk(number):
            item = reader.read(record)
            if isinstance(item, ParsedRow):
                rows.add(item)
            elif isinstance(item, Refused):
                refused.add(item)
            else:
                ignored.add(item)
    if sum(refused.counts) > sum(rows.counts):
        return None
    statements = tuple(
        ParsedStatement(account=account, kind=kind, currency=currency, balances=NOT_STATED)
        for account, (_, kind, currency) in reader.accounts.items()
    )

    def again(number: int) -> Iterator[ParsedRow | Refused | Ignored]:
        return map(reader.read, body.chunk(number))

    return replace(
        file,
        format="coffer",
        statements=statements,
        rows=rows.all(again),
        refused=refused.all(again),
        ignored=ignored.all(again),
        signature="coffer",
    )


def _names(cells: Sequence[str]) -> list[str]:
    return [cell.strip('" ').lower() for cell in cells]


class _Reader:
    """Reads our records; the accounts have the numbers of the order in which they first come."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self._header = 0
        self.accounts: dict[str, tuple[int, str | None, str | None]] = {}
        self._days: dict[str, date] = {}

    def read(self, record: Record) -> ParsedRow | Refused | Ignored:
        """Return the row that a record is, or why it is none; the first record is the header."""
        if not self.names:
            self.names, self._header = _names(record.cells), record.line
        if record.line == self._header:
            return Ignored(record.line, record.text, "header")
        if len(record.cells) > len(self.names) and any(record.cells[len(self.names) :]):
            return self._refused(record, Sentence("It has more cells than the header."))
        row = dict(zip(self.names, map(unguard, record.cells), strict=False))
        try:
            return self._row(record.line, row)
        except ValueError as error:
            return self._refused(record, error.args[0])

    def _refused(self, record: Record, reason: Sentence) -> Refused | Ignored:
        if [cell.lower() for cell in record.cells] == self.names:
            return Ignored(record.line, record.text, "repeated header")
        return Refused(record.line, record.text, reason)

    def _row(self, line: int, row: dict[str, str]) -> ParsedRow:
        account = row.get("account", "")
        if not account:
            raise ValueError(Sentence("It names no account."))
        kind, currency = self._kind(row), self._currency(row)
        day, amount = self._day(row.get("date", "")), _amount(row.get("amount", ""))
        known = self.accounts.setdefault(account, (len(self.accounts), kind, currency))
        return ParsedRow(
            line=line,
            date=day,
            amount=amount,
            currency=currency,
            payee=row.get("payee", ""),
            pending=row.get("pending", "").lower() in {TRUE, "true", "1"},
            statement=known[0],
            account=account,
            account_kind=kind,
            merchant=row.get("merchant") or None,
            category=row.get("category") or None,
            member=row.get("member") or None,
            note=row.get("note", ""),
            tags=tuple(t.strip() for t in row.get("tags", "").split(TAG_SEPARATOR) if t.strip()),
            transfer=row.get("transfer") or None,
            split=row.get("split") or None,
            id=row.get("id") or None,
        )

    def _day(self, text: str) -> date:
        if text not in self._days:
            try:
                self._days[text] = date.fromisoformat(text)
            except ValueError:
                raise ValueError(
                    Sentence("“{text}” is not a date like 2026-05-31.", text=text)
                ) from None
        return self._days[text]

    @staticmethod
    def _kind(row: dict[str, str]) -> str | None:
        kind = row.get("account_kind", "").lower()
        if kind and kind not in KINDS:
            raise ValueError(
                Sentence(
                    "“{kind}” is no kind of account: use {kinds}.",
                    kind=kind,
                    kinds=", ".join(KINDS),
                )
            )
        return kind or None

    @staticmethod
    def _currency(row: dict[str, str]) -> str | None:
        code = row.get("currency", "").upper()
        if code and not (len(code) == _CODE and code.isalpha()):
            raise ValueError(Sentence("“{text}” is no currency code like EUR.", text=code))
        return code or None


def _amount(text: str) -> Decimal:
    try:
        value = Decimal(text)
    except InvalidOperation:
        raise ValueError(Sentence("“{text}” is not an amount like -12.34.", text=text)) from None
    if not value.is_finite():
        raise ValueError(Sentence("“{text}” is not an amount like -12.34.", text=text))
    return value

"""What reading a statement yields: rows and problems, both plain data.

Every reader takes bytes and returns a `ParsedFile`; it never raises for bad content, it says so in
`refused`, `ignored`, `questions` or `error`.
"""

from __future__ import annotations

import datetime as dt  # noqa: TC003
from dataclasses import dataclass, field
from decimal import Decimal  # noqa: TC003 - waiting rows are read back by these types
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from finance.readers.books import Books
    from finance.sentence import Sentence


@dataclass(frozen=True, slots=True)
class ParsedRow:
    """One booked or pending line. `amount` is in major units, negative is money out.

    The last block is filled only by Coffer's own CSV and JSON, and by formats that carry it.
    """

    line: int
    date: dt.date
    amount: Decimal
    currency: str | None = None
    payee: str = ""
    memo: str = ""
    bank_id: str | None = None
    balance: Decimal | None = None
    pending: bool = False
    statement: int = 0
    text: str = ""  # the message as it stands, where a row was read out of one
    sure: bool = True  # False: waits for a person before it enters the books
    other_account: str | None = None  # the number of the account at the other end

    account: str | None = None
    account_kind: str | None = None
    merchant: str | None = None
    category: str | None = None
    member: str | None = None
    note: str = ""
    tags: tuple[str, ...] = ()
    transfer: str | None = None  # rows that share a value are the two sides of one transfer
    split: str | None = None  # rows that share a value are the lines of one transaction
    id: str | None = None
    refund_of: str | None = (
        None  # the `id` of the purchase that this gives back, or `none`: nothing known
    )
    filed_by: str | None = "file"  # who chose merchant and category


@dataclass(frozen=True, slots=True)
class Refused:
    """A row that could not be read: its text as it stands in the file, and why, as a sentence."""

    line: int
    text: str
    reason: Sentence


@dataclass(frozen=True, slots=True)
class Ignored:
    """A line that holds no transaction: preamble, header, footer, balance line, zero amount and the like."""

    line: int
    text: str
    reason: str


@dataclass(frozen=True, slots=True)
class Question:
    """Something that the file cannot settle. `id` and `choices` are stable words."""

    id: str
    text: str
    choices: tuple[str, ...]
    examples: tuple[str, ...] = ()  # what each choice makes of a real row


@dataclass(frozen=True, slots=True)
class ParsedStatement:
    """One account's part of a file. Balances are in major units; None where not stated.

    `kind` is the kind of account where the file shows it. `balances` is `ok`, `not stated` or
    `off by 3.00`.
    """

    account: str | None = None
    kind: str | None = None
    currency: str | None = None
    opening: Decimal | None = None
    closing: Decimal | None = None
    closing_date: dt.date | None = None
    balances: str = "not stated"


@dataclass(frozen=True, slots=True)
class ParsedFile:
    """All that one file holds. `format` is csv, ofx, coffer …; `error` says why it is none.

    `signature` recognises the same layout next time (its header cells); `layout` is what was
    settled, as plain words, and can be given back as answers.
    """

    file: str
    format: str
    encoding: str = ""
    statements: tuple[ParsedStatement, ...] = ()
    rows: Sequence[ParsedRow] = ()  # of a long file made again from it, chunk by chunk
    refused: Sequence[Refused] = ()  # these too if they are many, and what is ignored
    ignored: Sequence[Ignored] = ()
    questions: tuple[Question, ...] = ()
    signature: str = ""
    layout: dict[str, str] = field(default_factory=dict)
    error: Sentence | None = None
    books: Books | None = None  # what Coffer's own JSON holds beside its rows

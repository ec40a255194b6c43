"""What an OFX file states, made rows and statements: dates, signs, names, balances."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from decimal import Decimal
from functools import lru_cache
from typing import TYPE_CHECKING

from finance.readers.balances import NOT_STATED, OK
from finance.readers.csv_around import balance_side
from finance.readers.dates import parse_date
from finance.readers.listed import Listed, no_amount, no_date
from finance.readers.model import ParsedFile, ParsedRow, ParsedStatement
from finance.readers.numbers import COMMA, MARKS, POINT, currency_of, parse_number
from finance.readers.words import phrase
from finance.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from finance.readers.numbers import Votes
    from finance.readers.ofx_reader import Row, Statement

FORMAT = "ofx"
NO_STATEMENT = Sentence(
    "The file is cut off or holds no account, so there is nothing to read. Download "
    "it from the bank again."
)
_KINDS = {
    "CHECKING": "checking",
    "SAVINGS": "savings",
    "MONEYMRKT": "savings",
    "CD": "savings",
    "CREDITLINE": "loan",
    "LOAN": "loan",
    "CREDITCARD": "credit card",
}
_BY_TAG = {"CCSTMTRS": "credit card", "INVSTMTRS": "investment", "LOANSTMTRS": "loan"}
_OUT = frozenset(
    ["DEBIT", "FEE", "SRVCHG", "ATM", "POS", "CHECK", "PAYMENT", "CASH", "DIRECTDEBIT", "REPEATPMT"]
)
_NAME_LENGTH = 32  # OFX 1 cuts NAME here; MEMO often holds the whole of it


@dataclass(slots=True)
class _Account:
    """One statement on its way: its rows, and which of them a type calls money out."""

    statement: Statement
    rows: list[ParsedRow] = field(default_factory=list)
    out: bytearray = field(default_factory=bytearray)
    signed: bool = False  # some amount is below zero

    def settle(self) -> None:
        """Fill in what the statement said only after its rows; where no amount has a sign, the type tells."""
        currency = _currency(self.statement.values, "CURDEF")
        if currency and any(row.currency is None for row in self.rows):
            self.rows = [replace(row, currency=row.currency or currency) for row in self.rows]
        if not self.signed and any(self.out):
            pairs = zip(self.rows, self.out, strict=True)
            self.rows = [replace(row, amount=-row.amount) if out else row for row, out in pairs]


class Builder:
    """Takes statements and rows as they come; amounts of all accounts share one decimal mark.

    OFX groups no thousands, so a lone mark is the decimal one however many digits follow it.
    """

    def __init__(self, amounts: Votes) -> None:
        commas = amounts.comma + amounts.maybe_comma
        points = amounts.point + amounts.maybe_point
        self._mark = MARKS[COMMA if commas > points else POINT]
        self._accounts: list[_Account] = []
        self._listed = Listed()

    def begin(self, statement: Statement) -> None:
        """Begin the statement that the rows from here on belong to; its values are read at the end."""
        self._accounts.append(_Account(statement))

    def file(self, name: str, encoding: str) -> ParsedFile:
        """Return all that was taken."""
        if not self._accounts:
            return ParsedFile(name, FORMAT, encoding, error=NO_STATEMENT)
        for account in self._accounts:
            account.settle()
        return ParsedFile(
            name,
            FORMAT,
            encoding,
            tuple(_statement(account, self._mark) for account in self._accounts),
            tuple(row for account in self._accounts for row in account.rows),
            self._listed.refused,
            self._listed.ignored,
        )

    def take(self, row: Row) -> None:
        """Read one row of the statement that was begun last."""
        values, account = row.values, self._accounts[-1]
        payee, memo = _texts(values)
        posted, amount = values.get("DTPOSTED", ""), values.get("TRNAMT", "")
        day, value = _day(posted), parse_number(amount, self._mark)
        if "FITID" not in values and _is_balance(payee):
            self._listed.ignore(row.line, row.text, "balance line")
        elif day is None:
            self._listed.refuse(row.line, row.text, no_date(posted))
        elif value is None:
            self._listed.refuse(row.line, row.text, no_amount(amount))
        elif not value:
            self._listed.ignore(row.line, row.text, "zero amount")
        else:
            account.signed |= value < 0
            account.out.append(values.get("TRNTYPE", "").upper() in _OUT)
            account.rows.append(
                ParsedRow(
                    line=row.line,
                    date=day,
                    amount=value,
                    currency=_currency(values, "CURSYM")
                    or _currency(account.statement.values, "CURDEF"),
                    payee=payee,
                    memo=memo,
                    bank_id=values.get("FITID"),
                    pending=row.pending,
                    statement=len(self._accounts) - 1,
                )
            )


def _currency(values: dict[str, str], tag: str) -> str | None:
    code = values.get(tag)
    return currency_of(code.upper()) if code else None


@lru_cache(maxsize=1_000)
def _day(text: str) -> date | None:
    """The printed day; a zone such as `[-5:EST]` never moves it."""
    return parse_date(text.partition("[")[0].strip(), "ymd")


def _texts(values: dict[str, str]) -> tuple[str, str]:
    """Return payee and memo; a name that was cut is completed from the memo."""
    name = " ".join(values.get("NAME", "").split())
    memo = " ".join(values.get("MEMO", "").split())
    if not name or (len(name) >= _NAME_LENGTH - 1 and memo.startswith(name)):
        return memo or values.get("TRNTYPE", "").title() or "", ""
    return name, "" if memo == name else memo


def _is_balance(payee: str) -> bool:
    return balance_side(phrase(payee)) in {"opening", "closing", "balance"}


def _statement(account: _Account, mark: str) -> ParsedStatement:
    statement = account.statement
    values = statement.values
    kind = _KINDS.get(values.get("ACCTTYPE", "").upper()) or _BY_TAG.get(statement.tag)
    ledger = statement.balances.get("LEDGERBAL", {})
    closing = parse_number(ledger.get("BALAMT", ""), mark)
    as_of = _day(ledger.get("DTASOF", ""))
    opening = _opening(closing, as_of, account.rows)
    return ParsedStatement(
        account=values.get("ACCTID"),
        kind=kind,
        currency=_currency(values, "CURDEF"),
        opening=opening,
        closing=closing,
        closing_date=as_of,
        balances=NOT_STATED if opening is None else OK,
    )


def _opening(
    closing: Decimal | None, as_of: date | None, rows: Sequence[ParsedRow]
) -> Decimal | None:
    """The balance before the first row, where the stated one is that after the last."""
    booked = [row for row in rows if not row.pending]
    if closing is None or not booked:
        return None
    if as_of is not None and as_of < max(row.date for row in booked):
        return None
    return closing - sum((row.amount for row in booked), Decimal(0))

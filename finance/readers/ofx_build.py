"""What an OFX file states, made rows and statements: dates, signs, names, balances."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from finance.readers.balances import NOT_STATED, OK
from finance.readers.csv_around import balance_side
from finance.readers.dates import parse_date
from finance.readers.model import Ignored, ParsedFile, ParsedRow, ParsedStatement, Refused
from finance.readers.numbers import COMMA, MARKS, POINT, currency_of, parse_number, votes
from finance.readers.words import phrase
from finance.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import date

    from finance.readers.ofx_reader import Row, Statement

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


class _Result:
    def __init__(self) -> None:
        self.rows: list[ParsedRow] = []
        self.refused: list[Refused] = []
        self.ignored: list[Ignored] = []
        self.statements: list[ParsedStatement] = []


def build(statements: Sequence[Statement], name: str, encoding: str) -> ParsedFile:
    """Return the file; amounts of all its accounts share one decimal mark."""
    if not statements:
        return ParsedFile(name, "ofx", encoding, error=NO_STATEMENT)
    amounts = {row.values.get("TRNAMT", "") for s in statements for row in s.rows}
    amounts |= {block.get("BALAMT", "") for s in statements for block in s.balances.values()}
    mark = _mark(amounts)
    result = _Result()
    for number, statement in enumerate(statements):
        first = len(result.rows)
        unsigned = _unsigned(statement, mark)
        currency = currency_of(statement.values.get("CURDEF", "").upper())
        for row in statement.rows:
            _read(row, number, mark, currency, result, unsigned=unsigned)
        result.statements.append(_statement(statement, currency, mark, result.rows[first:]))
    return ParsedFile(
        name,
        "ofx",
        encoding,
        tuple(result.statements),
        tuple(result.rows),
        tuple(result.refused),
        tuple(result.ignored),
    )


def _mark(amounts: Iterable[str]) -> str:
    """OFX groups no thousands, so a lone mark is the decimal one however many digits follow it."""
    found = votes(amounts)
    commas, points = found.comma + found.maybe_comma, found.point + found.maybe_point
    return MARKS[COMMA if commas > points else POINT]


def _unsigned(statement: Statement, mark: str) -> bool:
    """Whether no amount carries a sign although some rows are debits, so that the type must tell."""
    values = [parse_number(row.values.get("TRNAMT", ""), mark) for row in statement.rows]
    kinds = [row.values.get("TRNTYPE", "").upper() for row in statement.rows]
    return all(value is None or value >= 0 for value in values) and any(k in _OUT for k in kinds)


def _read(
    row: Row, statement: int, mark: str, currency: str | None, result: _Result, *, unsigned: bool
) -> None:
    values = row.values
    payee, memo = _texts(values)
    posted, amount = values.get("DTPOSTED", ""), values.get("TRNAMT", "")
    day, value = parse_date(posted, "ymd"), parse_number(amount, mark)
    if "FITID" not in values and _is_balance(payee):
        result.ignored.append(Ignored(row.line, row.text, "balance line"))
    elif day is None:
        why = (
            Sentence("“{text}” is not a date.", text=posted)
            if posted
            else Sentence("It has no date.")
        )
        result.refused.append(Refused(row.line, row.text, why))
    elif value is None:
        why = (
            Sentence("“{text}” is not an amount.", text=amount)
            if amount
            else Sentence("It has no amount.")
        )
        result.refused.append(Refused(row.line, row.text, why))
    elif not value:
        result.ignored.append(Ignored(row.line, row.text, "zero amount"))
    else:
        turned = unsigned and values.get("TRNTYPE", "").upper() in _OUT
        result.rows.append(
            ParsedRow(
                line=row.line,
                date=day,
                amount=-value if turned else value,
                currency=currency_of(values.get("CURSYM", "").upper()) or currency,
                payee=payee,
                memo=memo,
                bank_id=values.get("FITID"),
                pending=row.pending,
                statement=statement,
            )
        )


def _texts(values: dict[str, str]) -> tuple[str, str]:
    """Return payee and memo; a name that was cut is completed from the memo."""
    name = " ".join(values.get("NAME", "").split())
    memo = " ".join(values.get("MEMO", "").split())
    if not name or (len(name) >= _NAME_LENGTH - 1 and memo.startswith(name)):
        return memo or values.get("TRNTYPE", "").title() or "", ""
    return name, "" if memo == name else memo


def _is_balance(payee: str) -> bool:
    return balance_side(phrase(payee)) in {"opening", "closing", "balance"}


def _statement(
    statement: Statement, currency: str | None, mark: str, rows: Sequence[ParsedRow]
) -> ParsedStatement:
    values = statement.values
    kind = _KINDS.get(values.get("ACCTTYPE", "").upper()) or _BY_TAG.get(statement.tag)
    ledger = statement.balances.get("LEDGERBAL", {})
    closing = parse_number(ledger.get("BALAMT", ""), mark)
    as_of = parse_date(ledger.get("DTASOF", ""), "ymd")
    opening = _opening(closing, as_of, rows)
    return ParsedStatement(
        account=values.get("ACCTID"),
        kind=kind,
        currency=currency,
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

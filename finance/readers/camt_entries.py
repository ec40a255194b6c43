"""The entries of a CAMT statement made rows: batches, charges, reversals, parties and references."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from decimal import Decimal, InvalidOperation
from functools import lru_cache
from html import unescape
from typing import TYPE_CHECKING

from finance.readers.dates import parse_date
from finance.readers.listed import Listed, no_amount, no_date
from finance.readers.model import ParsedRow
from finance.readers.parts import Part
from finance.readers.text import decode

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date
    from xml.etree.ElementTree import Element

    from finance.readers.xml_elements import Found

_ZERO = Decimal(0)
_OPENING = frozenset({"OPBD", "PRCD"})
_CLOSING = "CLBD"
_PENDING = frozenset({"PDNG", "FUTR"})
_NO_REFERENCE = frozenset({"NOTPROVIDED", "NONREF", ""})
_TAG = re.compile(r"<[^<>]*>")
_SHOWN = 500  # characters


@dataclass(slots=True)
class _Booking:
    """One entry: what its rows share."""

    line: int
    day: date
    amount: Decimal
    currency: str | None
    pending: bool
    reference: str | None
    text: str


class Entries:
    """Collects the statements of a message; `parts` are whole once `settle` was called."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self.parts: list[Part] = []
        self.listed = Listed()
        self._reversed: list[set[int]] = []

    def begin(self) -> None:
        """Begin a statement; one before it that held nothing is forgotten."""
        if self.parts and self.parts[-1].is_bare:
            del self.parts[-1], self._reversed[-1]
        self.parts.append(Part())
        self._reversed.append(set())

    def account(self, element: Element) -> None:
        """Take the statement's account."""
        part = self.parts[-1]
        part.account = _text(element, "Id", "IBAN") or _text(element, "Id", "Othr", "Id") or None
        part.currency = _text(element, "Ccy") or part.currency

    def balance(self, element: Element) -> None:
        """Take an opening or closing balance."""
        part = self.parts[-1]
        code = _text(element, "Tp", "CdOrPrtry", "Cd")
        value = _signed(element)
        if value is None:
            return
        part.currency = part.currency or _currency(element)
        if code == "OPBD" or (code in _OPENING and part.opening is None):
            part.opening = value
        elif code == _CLOSING:
            part.closing, part.closing_date = value, _day(element.find("Dt"))

    def entry(self, found: Found) -> None:
        """Make the rows of one entry, or set it aside with the reason."""
        element, line = found.element, found.line
        status = _text(element, "Sts", "Cd") or _text(element, "Sts")
        value = _signed(element)
        day = _day(element.find("BookgDt")) or _day(element.find("ValDt"))
        if status == "INFO":
            self.listed.ignore(line, self._shown(found), "for information only")
        elif value is None or day is None:
            why = no_amount("") if value is None else no_date("")
            self.listed.refuse(line, self._shown(found), why)
        elif not value:
            self.listed.ignore(line, self._shown(found), "zero amount")
        else:
            booking = _Booking(
                line,
                day,
                value,
                _currency(element),
                status in _PENDING,
                _reference(element),
                _tidy(_text(element, "AddtlNtryInf")),
            )
            rows = _rows(element, booking)
            part = self.parts[-1]
            if _text(element, "RvslInd").lower() in {"true", "1"}:
                self._reversed[-1].update(range(len(part.rows), len(part.rows) + len(rows)))
            part.rows += rows

    def _shown(self, found: Found) -> str:
        """All texts of an entry as they stand in the file."""
        text = decode(self._data[found.start : found.end]).text
        return _tidy(unescape(_TAG.sub(" ", text)))[:_SHOWN]

    def settle(self) -> None:
        """Fill in what statements leave to their entries, once all were read.

        Reversals turn where only that makes the balances right: some banks mark them the other way.
        """
        for part, turned in zip(self.parts, self._reversed, strict=True):
            if part.currency is None and part.rows:
                part.currency = part.rows[0].currency
            if not turned or part.opening is None or part.closing is None:
                continue
            moved = part.closing - part.opening
            booked = {i: r.amount for i, r in enumerate(part.rows) if not r.pending}
            total = sum(booked.values(), _ZERO)
            back = sum((booked[i] for i in turned if i in booked), _ZERO)
            if total != moved and total - 2 * back == moved:
                part.rows = [
                    replace(row, amount=-row.amount) if i in turned else row
                    for i, row in enumerate(part.rows)
                ]


def _rows(element: Element, booking: _Booking) -> list[ParsedRow]:
    """One row an entry, or one each of its payments where their amounts and charges add up to it."""
    payments = [tx for d in element.findall("NtryDtls") for tx in d.findall("TxDtls")]
    sign = 1 if booking.amount > 0 else -1
    amounts = [_part_amount(tx, booking, sign) for tx in payments]
    known = [amount for amount in amounts if amount is not None]
    whole = len(known) == len(payments) and all(known)
    rest = booking.amount - sum(known, _ZERO)
    charge = bool(rest) and _is_charge(rest, element, payments)
    if not payments or not whole or (rest and not charge):
        return [_row(payments[0] if payments else None, booking, booking.amount)]
    if len(payments) == 1 and not rest:
        return [_row(payments[0], booking, booking.amount)]
    rows = []
    for number, (payment, amount) in enumerate(zip(payments, known, strict=True), 1):
        row = _row(payment, booking, amount)
        own = _own_reference(payment) or (
            f"{booking.reference}-{number}" if booking.reference else None
        )
        rows.append(replace(row, bank_id=own if len(payments) > 1 else row.bank_id))
    if rest:
        rows.append(_fee(rows[0], rest, alone=len(payments) == 1))
        if len(payments) == 1:
            rows[0] = replace(rows[0], split=rows[1].split)
    return rows


def _fee(row: ParsedRow, amount: Decimal, *, alone: bool) -> ParsedRow:
    """The charges that the bank added to an entry: a part of it, or beside a batch a row of its own."""
    reference = f"{row.bank_id}-fee" if row.bank_id and not alone else row.bank_id
    split = f"camt-{row.line}-{row.bank_id or ''}" if alone else None
    return replace(row, amount=amount, bank_id=reference, split=split, note="", memo="")


def _part_amount(payment: Element, booking: _Booking, sign: int) -> Decimal | None:
    """The amount of one payment in the entry's currency; None where it is not stated in it."""
    mark = _text(payment, "CdtDbtInd")
    way = {"CRDT": 1, "DBIT": -1}.get(mark, sign)
    details = payment.find("AmtDtls")
    places = [payment]
    if details is not None:
        places += [e for n in ("TxAmt", "InstdAmt") if (e := details.find(n)) is not None]
    for place in places:
        amount = place.find("Amt")
        value = _decimal(amount)
        if value is not None and amount is not None and amount.get("Ccy") == booking.currency:
            return abs(value) * way
    return None


def _is_charge(rest: Decimal, element: Element, payments: Sequence[Element]) -> bool:
    """Whether `rest` is what the charges of the entry, or those of its payments, come to."""
    own = _charges(element)
    inner = sum((_charges(payment) for payment in payments), _ZERO)
    return abs(rest) in {own, inner, own + inner} - {_ZERO}


def _charges(element: Element) -> Decimal:
    total = _ZERO
    for charges in element.findall("Chrgs"):
        stated = _decimal(charges.find("TtlChrgsAndTaxAmt")) or _decimal(charges.find("Amt"))
        records = (_decimal(r.find("Amt")) or _ZERO for r in charges.findall("Rcrd"))
        total += stated or sum(records, _ZERO)
    return total


def _row(payment: Element | None, booking: _Booking, amount: Decimal) -> ParsedRow:
    name = _party(payment, out=amount < 0) if payment is not None else ""
    remittance = _remittance(payment) if payment is not None else ""
    texts = list(dict.fromkeys(t for t in (name, remittance, booking.text) if t))
    inner = _own_reference(payment) if payment is not None else None
    return ParsedRow(
        line=booking.line,
        date=booking.day,
        amount=amount,
        currency=booking.currency,
        payee=texts[0] if texts else "",
        memo=" ".join(texts[1:2]),
        bank_id=booking.reference or inner or _end_to_end(payment),
        pending=booking.pending,
    )


def _party(payment: Element, *, out: bool) -> str:
    """The other party: who gets money out, who sends money in; the last resort is the other one."""
    parties = payment.find("RltdPties")
    if parties is None:
        return ""
    wanted = ("Cdtr", "UltmtCdtr", "Dbtr") if out else ("Dbtr", "UltmtDbtr", "Cdtr")
    for name in wanted:
        found = _text(parties, name, "Nm") or _text(parties, name, "Pty", "Nm")
        if found:
            return _tidy(found)
    return ""


def _remittance(payment: Element) -> str:
    texts = []
    for info in payment.findall("RmtInf"):
        texts += [t.text or "" for t in info.findall("Ustrd")]
        for structured in info.findall("Strd"):
            texts.append(_text(structured, "CdtrRefInf", "Ref"))
            texts += [t.text or "" for t in structured.findall("AddtlRmtInf")]
    return _tidy(" ".join(filter(None, texts)) or _text(payment, "AddtlTxInf"))


def _reference(element: Element) -> str | None:
    return next(
        (t for t in (_text(element, "AcctSvcrRef"), _text(element, "NtryRef")) if t.strip()), None
    )


def _own_reference(payment: Element) -> str | None:
    return _text(payment, "Refs", "AcctSvcrRef") or _text(payment, "Refs", "TxId") or None


def _end_to_end(payment: Element | None) -> str | None:
    text = _text(payment, "Refs", "EndToEndId") if payment is not None else ""
    return text if text.upper() not in _NO_REFERENCE else None


def _signed(element: Element) -> Decimal | None:
    value = _decimal(element.find("Amt"))
    if value is None:
        return None
    return -value if _text(element, "CdtDbtInd") == "DBIT" else value


def _decimal(element: Element | None) -> Decimal | None:
    try:
        value = Decimal((element.text or "").strip()) if element is not None else None
    except InvalidOperation:
        return None
    return value if value is not None and value.is_finite() and value.adjusted() < 16 else None  # noqa: PLR2004 - digits of any amount of money


def _currency(element: Element) -> str | None:
    amount = element.find("Amt")
    code = (amount.get("Ccy") or "").strip().upper() if amount is not None else ""
    return code if len(code) == len("EUR") else None


def _day(element: Element | None) -> date | None:
    if element is None:
        return None
    return _date((_text(element, "Dt") or _text(element, "DtTm"))[: len("2026-01-31")])


@lru_cache(maxsize=1_000)
def _date(text: str) -> date | None:
    return parse_date(text, "ymd")


def _text(element: Element, *path: str) -> str:
    for name in path:
        found = element.find(name)
        if found is None:
            return ""
        element = found
    return (element.text or "").strip()


def _tidy(text: str) -> str:
    return " ".join(text.split())

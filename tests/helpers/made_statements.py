"""One made account, written by any bank in any format: the same bookings in each, any number of them."""

from __future__ import annotations

import io
import random
import zipfile
from datetime import date, timedelta
from decimal import Decimal
from typing import TYPE_CHECKING, NamedTuple
from xml.sax.saxutils import escape, quoteattr

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

IBAN = "DE89370400440532013000"
OPENING = Decimal("1000.00")
_SHOPS = (
    "Corner Bakery",
    "Grüner Markt",
    "Book & Bean",
    "City Trams",
    "Northwind Ltd",
    "Pharmacy 12",
)
_WHY = ("card payment", "thank you", "order 4711", "monthly ticket", "invoice 2026-07", "")


class Booking(NamedTuple):
    """One booking of the account; `number` counts from 1."""

    number: int
    day: date
    amount: Decimal
    payee: str
    memo: str
    balance: Decimal


def bookings(count: int) -> Iterator[Booking]:
    """Yield `count` bookings over ten years, the oldest first; the same ones each time."""
    rng = random.Random(11)
    balance, first = OPENING, date(2016, 1, 4)
    for number in range(1, count + 1):
        day = first + timedelta(days=number * 3_650 // count)
        cents = rng.randint(100, 20_000) * (1 if rng.random() < 0.1 else -1)
        amount = Decimal(cents).scaleb(-2)
        balance += amount
        payee = f"{rng.choice(_SHOPS)} {rng.randint(1, 999)}"
        yield Booking(number, day, amount, payee, rng.choice(_WHY), balance)


def as_csv(count: int) -> bytes:
    """A bank's CSV with a header and a running balance."""
    rows = [
        f'{b.day:%Y-%m-%d},"{b.payee}","{b.memo}",{b.amount},{b.balance},R{b.number:07d}'
        for b in bookings(count)
    ]
    return "\n".join(["Date,Description,Memo,Amount,Balance,Reference", *rows, ""]).encode()


def as_ofx(count: int) -> bytes:
    """OFX 1.0.2 in SGML, values unclosed."""
    made = list(bookings(count))
    rows = [
        f"<STMTTRN>\n<TRNTYPE>{'CREDIT' if b.amount > 0 else 'DEBIT'}\n<DTPOSTED>{b.day:%Y%m%d}120000\n"
        f"<TRNAMT>{b.amount}\n<FITID>{b.number:010d}\n<NAME>{escape(b.payee)}\n"
        f"{f'<MEMO>{b.memo}{chr(10)}' if b.memo else ''}</STMTTRN>"
        for b in made
    ]
    head = (
        "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:UTF-8\nCHARSET:NONE\n"
        "COMPRESSION:NONE\nOLDFILEUID:NONE\nNEWFILEUID:NONE\n\n<OFX>\n<SIGNONMSGSRSV1><SONRS><STATUS>"
        "<CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20260201<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>\n"
        "<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>EUR\n"
        f"<BANKACCTFROM><BANKID>37040044<ACCTID>{IBAN}<ACCTTYPE>CHECKING</BANKACCTFROM>\n"
        "<BANKTRANLIST><DTSTART>20160101<DTEND>20260131"
    )
    foot = (
        f"</BANKTRANLIST><LEDGERBAL><BALAMT>{_last(made)}<DTASOF>20260131</LEDGERBAL></STMTRS>"
        "</STMTTRNRS></BANKMSGSRSV1></OFX>\n"
    )
    return "\n".join([head, *rows, foot]).encode()


def as_qif(count: int) -> bytes:
    """QIF of one account with categories."""
    rows = [
        f"D{b.day:%m/%d/%Y}\nT{b.amount}\nP{b.payee}\n{f'M{b.memo}{chr(10)}' if b.memo else ''}"
        f"L{'Salary' if b.amount > 0 else 'Food:Groceries'}\n^"
        for b in bookings(count)
    ]
    head = "!Account\nNEveryday\nTBank\n^\n!Type:Bank"
    return "\n".join([head, *rows, ""]).encode()


def as_mt940(count: int) -> bytes:
    """MT940 as German banks write it, one statement a month."""
    months: dict[tuple[int, int], list[Booking]] = {}
    for made in bookings(count):
        months.setdefault((made.day.year, made.day.month), []).append(made)
    return "".join(_month(number, m) for number, m in enumerate(months.values(), 1)).encode()


def _month(number: int, month: list[Booking]) -> str:
    first, last = month[0], month[-1]
    lines = [
        ":20:STARTUMSE",
        ":25:37040044/0532013000",
        f":28C:{number:05d}/001",
        f":60F:{_mark(first.balance - first.amount)}{first.day:%y%m%d}EUR{_comma(first.balance - first.amount)}",
    ]
    for b in month:
        code = "051" if b.amount > 0 else "105"
        lines += [
            f":61:{b.day:%y%m%d}{b.day:%m%d}{_mark(b.amount)}{_comma(b.amount)}NMSC{b.number:010d}",
            f":86:{code}?00PAYMENT?10931?20SVWZ+{b.memo}?30COBADEFF?31{IBAN}",
            f"?32{b.payee}",
        ]
    lines += [f":62F:{_mark(last.balance)}{last.day:%y%m%d}EUR{_comma(last.balance)}", "-", ""]
    return "\r\n".join(lines)


def as_camt(count: int) -> bytes:
    """CAMT.053.001.08 with one payment an entry."""
    made = list(bookings(count))
    head = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>\n'
        "<GrpHdr><MsgId>1</MsgId><CreDtTm>2026-02-01T08:00:00</CreDtTm></GrpHdr>\n"
        f"<Stmt><Id>1</Id><Acct><Id><IBAN>{IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>\n"
        f"{_camt_balance('OPBD', OPENING, '2016-01-04')}{_camt_balance('CLBD', _last(made), '2026-01-31')}"
    )
    foot = "</Stmt></BkToCstmrStmt></Document>\n"
    return "".join([head, *map(_camt_entry, made), foot]).encode()


def _camt_balance(code: str, value: Decimal, day: str) -> str:
    return (
        f'<Bal><Tp><CdOrPrtry><Cd>{code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">{abs(value)}</Amt>'
        f"<CdtDbtInd>{_way(value)}</CdtDbtInd><Dt><Dt>{day}</Dt></Dt></Bal>\n"
    )


def _camt_entry(b: Booking) -> str:
    role = "Dbtr" if b.amount > 0 else "Cdtr"
    return (
        f'<Ntry><Amt Ccy="EUR">{abs(b.amount)}</Amt><CdtDbtInd>{_way(b.amount)}</CdtDbtInd>'
        f"<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>{b.day}</Dt></BookgDt><ValDt><Dt>{b.day}</Dt></ValDt>"
        f"<AcctSvcrRef>{b.number:010d}</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd>"
        "<SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls><TxDtls><Refs>"
        f"<EndToEndId>E{b.number}</EndToEndId></Refs><RltdPties><{role}><Pty><Nm>{escape(b.payee)}</Nm>"
        f"</Pty></{role}></RltdPties><RmtInf><Ustrd>{b.memo}</Ustrd></RmtInf></TxDtls></NtryDtls>"
        "<AddtlNtryInf>PAYMENT</AddtlNtryInf></Ntry>\n"
    )


def as_xlsx(count: int) -> bytes:
    """A workbook with one sheet: inline text, serial days, numbers."""
    rows = "".join(
        f'<row r="{b.number + 1}"><c r="A{b.number + 1}" s="1"><v>{(b.day - date(1899, 12, 30)).days}</v></c>'
        f'<c r="B{b.number + 1}" t="inlineStr"><is><t>{escape(b.payee)}</t></is></c>'
        f'<c r="C{b.number + 1}"><v>{b.amount}</v></c></row>'
        for b in bookings(count)
    )
    names = "".join(
        f'<c r="{at}1" t="inlineStr"><is><t>{name}</t></is></c>'
        for at, name in zip("ABC", ("Date", "Payee", "Amount"), strict=True)
    )
    return xlsx(f'<row r="1">{names}</row>{rows}')


_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"


def xlsx(*sheets: str, prolog: str = "", extra: str = "") -> bytes:
    """A workbook of sheets given as the XML of their rows; `prolog` stands before each, `extra` after its rows."""
    numbers = range(1, len(sheets) + 1)
    listed = "".join(f'<sheet name="S{n}" sheetId="{n}" r:id="r{n}"/>' for n in numbers)
    ties = "".join(
        f'<Relationship Id="r{n}" Type="{_OFFICE}/worksheet" Target="worksheets/sheet{n}.xml"/>'
        for n in numbers
    )
    styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>'
    members = {
        "xl/workbook.xml": f'<workbook xmlns="{_MAIN}" xmlns:r="{_OFFICE}"><sheets>{listed}</sheets></workbook>',
        "xl/_rels/workbook.xml.rels": f'<Relationships>{ties}<Relationship Id="s" Type="{_OFFICE}/styles" Target="styles.xml"/></Relationships>',
        "xl/styles.xml": f'<styleSheet xmlns="{_MAIN}">{styles}</styleSheet>',
    }
    for n, rows in enumerate(sheets, 1):
        body = f'<worksheet xmlns="{_MAIN}"><sheetData>{rows}</sheetData>{extra}</worksheet>'
        members[f"xl/worksheets/sheet{n}.xml"] = prolog + body
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in members.items():
            packed.writestr(name, text)
    return out.getvalue()


def as_messages(count: int) -> bytes:
    """A phone's backup of bank messages, one a booking."""
    rows = []
    for b in bookings(count):
        kind, word = ("credited", "from") if b.amount > 0 else ("debited", "at")
        text = (
            f"EUR {abs(b.amount)} {kind} on a/c XX3000 {word} {b.payee} on {b.day:%d-%m-%Y}. "
            f"Avl bal EUR {b.balance}"
        )
        stamp = (b.day - date(1970, 1, 1)).days * 86_400_000 + 43_200_000
        rows.append(f'<sms address="MYBANK" date="{stamp}" type="1" body={quoteattr(text)} />')
    head = f'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<smses count="{count}">\n'
    return (head + "\n".join(rows) + "\n</smses>\n").encode()


MAKERS: dict[str, Callable[[int], bytes]] = {
    "csv": as_csv,
    "ofx": as_ofx,
    "qif": as_qif,
    "sta": as_mt940,
    "camt.xml": as_camt,
    "xlsx": as_xlsx,
    "sms.xml": as_messages,
}


def _last(made: list[Booking]) -> Decimal:
    return made[-1].balance if made else OPENING


def _mark(value: Decimal) -> str:
    return "D" if value < 0 else "C"


def _way(value: Decimal) -> str:
    return "DBIT" if value < 0 else "CRDT"


def _comma(value: Decimal) -> str:
    return f"{abs(value)}".replace(".", ",")

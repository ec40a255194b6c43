"""What is fuzzed: each format's reader, the inputs to begin with, and what must hold of all it reads."""

from __future__ import annotations

import io
import zipfile
from time import process_time
from typing import TYPE_CHECKING, NamedTuple

from finance.readers.camt_reader import read_camt
from finance.readers.mt940_reader import read_mt940
from finance.readers.ofx_reader import read_ofx
from finance.readers.qif_reader import read_qif
from finance.readers.read import read_bytes
from finance.readers.text import decode
from tests.helpers.made_statements import MAKERS

if TYPE_CHECKING:
    from collections.abc import Callable

    from finance.readers.model import ParsedFile

_SECONDS_PER_MEGABYTE = 1.0
_AT_ONCE = 0.5  # seconds that an input of any size may take, for what is done once a process
_WORKBOOK = MAKERS["xlsx"](2)


class Target(NamedTuple):
    """One reader: `read` takes any bytes; `seeds` are inputs it reads well; `tokens` help to make new ones."""

    read: Callable[[bytes], ParsedFile]
    seeds: tuple[bytes, ...]
    tokens: tuple[str, ...] = ()


def check(target: Target, data: bytes) -> ParsedFile:
    """Read `data`; raise AssertionError where what comes back is no answer, or took too long."""
    start = process_time()
    file = target.read(data)
    seconds = process_time() - start
    assert seconds < _AT_ONCE + _SECONDS_PER_MEGABYTE * len(data) / 1e6, f"{seconds:.1f} s"
    assert file.error is None or not file.rows
    for row in file.rows:
        assert row.amount.is_finite()
        assert row.amount
        assert 1900 <= row.date.year <= 2100
        assert 0 <= row.statement < len(file.statements)
        assert "\x00" not in row.payee + row.memo
    for refused in file.refused:
        assert str(refused.reason)
    return file


def _text(read: Callable[[str, str, str], ParsedFile]) -> Callable[[bytes], ParsedFile]:
    def of_bytes(data: bytes) -> ParsedFile:
        decoded = decode(data)
        return read(decoded.text, "x", decoded.encoding)

    return of_bytes


def _workbook(member: str) -> Callable[[bytes], ParsedFile]:
    """Put the bytes into a workbook as one of its members."""

    def of_bytes(data: bytes) -> ParsedFile:
        out = io.BytesIO()
        with (
            zipfile.ZipFile(io.BytesIO(_WORKBOOK)) as old,
            zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as new,
        ):
            for name in old.namelist():
                new.writestr(name, data if name == member else old.read(name))
        return read_bytes(out.getvalue(), "x.xlsx")

    return of_bytes


def _spreadsheet(data: bytes) -> ParsedFile:
    """Put the bytes into an OpenDocument spreadsheet as its content."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as packed:
        packed.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        packed.writestr("content.xml", data)
    return read_bytes(out.getvalue(), "x.ods")


def _member(name: str) -> bytes:
    with zipfile.ZipFile(io.BytesIO(_WORKBOOK)) as packed:
        return packed.read(name)


def _messages(data: bytes) -> ParsedFile:
    return read_bytes(b'<?xml version="1.0"?><smses>' + data, "sms.xml")


_CONTENT = (
    b'<x><table:table table:name="S"><table:table-row><table:table-cell><p>Date</p></table:table-cell><table:table-cell>'
    b"<p>Payee</p></table:table-cell><table:table-cell><p>Amount</p></table:table-cell></table:table-row><table:table-row "
    b'table:number-rows-repeated="2"><table:table-cell office:value-type="date" office:date-value="2026-01-13"/>'
    b'<table:table-cell office:value-type="string"><p>Shop<s/></p></table:table-cell><table:table-cell '
    b'office:value-type="float" office:value="-5.5"/></table:table-row></table:table></x>'
)
_SHEET = "xl/worksheets/sheet1.xml"
_STYLES = "xl/styles.xml"
_SPLIT = b"!Type:Bank\nD1/13'26\nT-5.00\nPShop\nL[Savings]/Trip\nSFood\nEbread\n$-2.00\nS[B]\n$-3.00\n^\n"
_CARD = (
    b"OFXHEADER:100\nCHARSET:1252\n\n<OFX><CCSTMTRS><CURDEF>EUR<CCACCTFROM><ACCTID>1</CCACCTFROM><STMTTRN>"
    b"<TRNTYPE>DEBIT<DTPOSTED>20260113[-5:EST]<TRNAMT>-5,00<FITID>1<MEMO><![CDATA[a & b]]></STMTTRN></STMTRS></OFX>"
)
_BATCH = (
    b'<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">3</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd>'
    b"<BookgDt><DtTm>2026-01-13T00:00:00</DtTm></BookgDt><Chrgs><Rcrd><Amt>1</Amt></Rcrd></Chrgs><NtryDtls><TxDtls>"
    b'<AmtDtls><TxAmt><Amt Ccy="EUR">2</Amt></TxAmt></AmtDtls></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>'
)
_DUTCH = (
    b":20:X\n:25:NL91ABNA0417164300EUR\n:28C:1\n:60F:C260112EUR10,\n:61:2601130113RD5,00NMSC//R1\nextra\n"
    b":86:/TRTP/SEPA/IBAN/NL91/NAME/Shop/REMI/why/EREF/1\n:62F:C260113EUR15,\n-}\n"
)
_PAGE = b"<html><table><tr><th colspan=2>Date<th>Payee<th>Amount<tr><td>13/01/2026<td><!-- --><td>Shop &amp; Co<td>-5.00</table></html>"

TARGETS: dict[str, Target] = {
    "ofx": Target(
        lambda data: read_ofx(data, "x"),
        (MAKERS["ofx"](3), _CARD),
        ("<STMTTRN>", "</STMTTRN>", "<BALAMT>", "<![CDATA[", "]]>", "&#0;", "&#x110000;", "<LEDGERBAL>"),
    ),
    "mt940": Target(
        _text(read_mt940),
        (MAKERS["sta"](3), _DUTCH),
        (":61:", ":86:", ":60F:", ":62M:", "?20", "SVWZ+", "/NAME/", "\n-\n", "0229"),
    ),
    "qif": Target(
        _text(lambda text, name, encoding: read_qif(text, name, encoding, {})),
        (MAKERS["qif"](3), _SPLIT),
        ("!Account", "!Type:Bank", "!Option:MDY", "^\n", "\nS", "\n$", "L[", "'26"),
    ),
    "camt": Target(
        lambda data: read_camt(data, "x"),
        (MAKERS["camt.xml"](2), _BATCH),
        ("<Ntry>", "<Stmt>", "<Bal>", "<TxDtls>", "<!DOCTYPE", "<?xml encoding='utf-16'?>", "&#x0;", "1e99", "NaN"),
    ),
    "sheet": Target(
        _workbook(_SHEET),
        (_member(_SHEET),),
        ('t="s"', 't="b"', 't="d"', "<is>", 'r="XFD1"', 's="1"', "1e308", "-1", "NaN", "<f>", "<!DOCTYPE"),
    ),
    "styles": Target(
        _workbook(_STYLES), (_member(_STYLES),), ("numFmt", 'formatCode="', "yyyy", '[$-409]"', "cellXfs")
    ),
    "ods": Target(
        _spreadsheet,
        (_CONTENT,),
        ('table:number-columns-repeated="9"', 'office:value-type="boolean"', "1e308", "NaN", "<table:table>", "T25:00"),
    ),
    "messages": Target(
        _messages,
        (MAKERS["sms.xml"](3).partition(b"?>")[2],),
        ("<sms ", "<mms ", "<part ", 'body="', 'date="', "&#55357;&#56832;", "null", "]]>", "<!DOCTYPE"),
    ),
    "html": Target(lambda data: read_bytes(b"<html>" + data, "x.xls"), (_PAGE,), ("<td>", "<!--", "colspan=")),
    "json": Target(
        lambda data: read_bytes(b'{"coffer": 1' + data, "x.json"),
        (b', "accounts": [{"name": "A", "kind": "cash"}], "transactions": [{"date": "2026-01-13", "account": "A", "amount": "-5.00", "splits": [{"amount": "-5.00"}]}]}',),
        ('"amount": "1e999"', "null", "[[", '"date": 1'),
    ),
    "csv": Target(
        lambda data: read_bytes(data, "x.csv"),
        (MAKERS["csv"](3), "Konto;DE89370400440532013000\n\nBuchungstag;Empfänger;Betrag\n13.01.2026;Laden;-1.005,00\n".encode("cp1252")),
        (";", "\t", '"', "\n", "\x00", "Date", "1.234,56", "31.02.2026"),
    ),
}  # fmt: skip

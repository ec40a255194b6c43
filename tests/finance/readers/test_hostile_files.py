"""Files that are cut, mutated or made to do harm: a plain answer, never a crash or a hang."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import Workbook

from finance.readers.read import read_bytes

FILES = Path(__file__).parent / "files"
MILLION = 1_000_000


def _workbook() -> bytes:
    book = Workbook()
    sheet = book.worksheets[0]
    for row in (
        ["Date", "Payee", "Amount"],
        ["2026-01-13", "Shop", -5.5],
        ["2026-01-14", "Work", 900],
    ):
        sheet.append(row)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


CAMT = b"""<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id>
<IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct><Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp>
<Amt Ccy="EUR">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-01-12</Dt></Dt></Bal><Ntry><Amt Ccy="EUR">5.00</Amt>
<CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-01-13</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Cdtr><Nm>A</Nm>
</Cdtr></RltdPties></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>"""
SAMPLES = {
    "csv": 'Konto;DE89370400440532013000\n\nBuchungstag;Empfänger;Betrag\n13.01.2026;Laden;-5,00\n14.01.2026;"Arbeit; GmbH";900,00\n'.encode("cp1252"),
    "yearless": b"Date,Payee,Amount\n13/01,Shop,-5.00\n14/01,Work,900.00\n",
    "actual": b"Account,Date,Payee,Notes,Category_Group,Category,Amount,Split_Amount,Cleared\nA,2026-01-13,Shop,(SPLIT 1 OF 2),U,Food,-5.00,0,Cleared\n",
    "gnucash": b"Date,Transaction ID,Description,Notes,Full Account Name,Amount Num.\n13/01/2026,a,Shop,,Expenses:Food,5.00\n,,,,Assets:A,-5.00\n",
    "mt940": b":20:X\n:25:1234\n:28C:1\n:60F:C260112EUR10,\n:61:2601130113D5,00NMSCREF\n:86:105?00Text?20SVWZ+a?32Name\n:62F:C260113EUR5,\n-\n",
    "qif": b"!Account\nNA\n^\n!Type:Bank\nD1/13'26\nT-5.00\nPShop\nSFood\n$-2.00\nS[B]\n$-3.00\n^\n",
    "camt": CAMT,
    "ofx": b"OFXHEADER:100\n\n<OFX><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260113<TRNAMT>-5.00<FITID>1<NAME>Shop</STMTTRN></BANKTRANLIST></OFX>",
    "html": b"<html><table><tr><th>Date<th>Payee<th>Amount<tr><td>13/01/2026<td>Shop<td>-5.00</table></html>",
    "xlsx": _workbook(),
    "xls": (FILES / "statement.xls").read_bytes(),
    "json": b'{"format": "coffer", "version": 1, "transactions": []}',
}  # fmt: skip


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """A sample with some bytes changed, left out, put in twice, or cut off."""
    data = bytearray(SAMPLES[draw(st.sampled_from(sorted(SAMPLES)))])
    for _ in range(draw(st.integers(1, 6))):
        at = draw(st.integers(0, max(len(data) - 1, 0)))
        end = at + draw(st.integers(1, 40))
        how = draw(st.sampled_from(["byte", "cut", "drop", "twice", "put"]))
        if how == "byte" and data:
            data[at] = draw(st.integers(0, 255))
        elif how == "cut":
            del data[at:]
        elif how == "drop":
            del data[at:end]
        elif how == "twice":
            data[at:at] = data[at:end]
        else:
            data[at:at] = draw(
                st.sampled_from(
                    [
                        b"\x00",
                        b"\xff",
                        b'"',
                        b"<",
                        b"&",
                        b"\n",
                        b"^\n",
                        b"999999999",
                        b":61:",
                        b";",
                        b"'",
                    ]
                )
            )
    return bytes(data)


@given(mutated())
def test_no_mutation_breaks_a_reader(data: bytes) -> None:
    file = read_bytes(data, "statement")
    assert file.error is None or not file.rows
    for row in file.rows:
        assert row.amount.is_finite()
        assert file.statements[row.statement] is not None


@given(st.sampled_from(sorted(SAMPLES)), st.binary(max_size=200))
def test_nothing_after_the_head_breaks_a_reader(name: str, rest: bytes) -> None:
    read_bytes(SAMPLES[name][:60] + rest, "statement")


# Each of these took minutes in a reader that looks at a byte more than once.
LONG = {
    "one line": b"a" * MILLION,
    "one line of digits": b"Date,Payee,Amount\n2026-01-13,Shop," + b"9" * MILLION,
    "delimiters": b"," * MILLION,
    "quotes": b'"a,' * (MILLION // 3),
    "nuls": b"\x00" * MILLION + b"x",
    "headers": b"Date,Payee,Amount\n" * (MILLION // 18),
    "headers of two kinds": b"Date,Payee,Amount\nDate,Name,Amount\n" * (MILLION // 35),
    "blank lines": b"Date,Payee,Amount\n" + b"\n" * MILLION,
    "open comments": b"<html>" + b"<!--" * (MILLION // 4),
    "closed comments": b"<!-- -->" * (MILLION // 8),
    "open cells": b"<html><table>" + b"<tr><td>" * (MILLION // 8),
    "open attributes": b"<html><a " + b'a="' * (MILLION // 3),
    "open data": b"<OFX>" + b"<![CDATA[" * (MILLION // 9),
    "deep xml": CAMT[:80] + b"<BkToCstmrStmt>" + b"<a>" * (MILLION // 3),
    "empty entries": b"<Document><BkToCstmrStmt><Stmt>" + b"<Ntry/>" * (MILLION // 7),
    "details": SAMPLES["mt940"][:80] + b":86:" + b"?20" * (MILLION // 3),
    "split lines": b"!Type:Bank\nD13/1/26\nT1\n" + b"SA\n$1\n" * (MILLION // 6),
}


@pytest.mark.parametrize("data", LONG.values(), ids=LONG.keys())
def test_a_megabyte_of_one_thing_is_read_in_one_go(data: bytes) -> None:
    assert len(read_bytes(data, "statement").rows) <= 1


def test_an_archive_that_lies_about_its_sizes_is_damaged() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("xl/workbook.xml", b"<x/>")
        packed.writestr("xl/worksheets/sheet1.xml", b"0" * 5_000_000)
    size = (5_000_000).to_bytes(4, "little")
    lying = out.getvalue().replace(size, (1_000).to_bytes(4, "little"))
    assert "damaged" in str(read_bytes(lying, "x.xlsx").error)


def test_a_word_document_is_no_workbook() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as packed:
        packed.writestr("[Content_Types].xml", b"<x/>")
        packed.writestr("word/document.xml", b"<x/>")
    assert "no workbook" in str(read_bytes(out.getvalue(), "x.docx").error)

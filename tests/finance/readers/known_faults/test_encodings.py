"""Encodings that readers stumble over: marks, wrong declarations, bytes that fit nothing."""

from __future__ import annotations

import pytest

from finance.readers.read import read_bytes
from tests.helpers.statements import amounts, read

GERMAN = "Buchungstag;Empfänger;Betrag\n13.01.2026;Müller & Söhne;-5,00\n14.01.2026;Größe;6,00\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "iso-8859-1", "iso-8859-15"])
def test_german_letters_in_any_western_encoding(encoding: str) -> None:
    file = read(GERMAN, encoding=encoding)
    assert (amounts(file), file.rows[0].payee) == (["-5.00", "6.00"], "Müller & Söhne")


def test_a_mark_before_lines_above_the_header() -> None:
    head = '"Konto";"DE89370400440532013000"\n"Stand";"01.02.2026"\n\n"Umsätze"\n'
    file = read(head + GERMAN, encoding="utf-8-sig")
    assert amounts(file) == ["-5.00", "6.00"]
    assert file.statements[0].account == "DE89370400440532013000"


def test_a_mark_before_a_file_whose_every_cell_is_quoted() -> None:
    rows = ['"Date","Name","Net","Currency"', '"13/01/2026","Shop","-5.00","EUR"']
    assert amounts(read("\n".join(rows), encoding="utf-8-sig")) == ["-5.00"]


def ofx(name: str, *, head: str = "", encoding: str = "utf-8") -> bytes:
    row = f"<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260113<TRNAMT>-5.00<FITID>1<NAME>{name}</STMTTRN>"
    return f"{head}<OFX><STMTRS><CURDEF>EUR{row}</STMTRS></OFX>".encode(encoding)


@pytest.mark.parametrize(
    ("head", "encoding"),
    [
        ("OFXHEADER:100\nENCODING:USASCII\nCHARSET:1252\n\n", "cp1252"),
        ("OFXHEADER:100\nENCODING:USASCII\nCHARSET:1252\n\n", "utf-8"),
        ("OFXHEADER:100\nENCODING:USASCII\nCHARSET:NONE\n\n", "utf-8"),
        ("OFXHEADER:100\nENCODING:USASCII\nCHARSET:NONE\n\n", "cp1252"),
        ("OFXHEADER:100\nENCODING:ISO-8859-1\nCHARSET:\n\n", "iso-8859-1"),
        ("OFXHEADER:100\nENCODING:WINDOWS-1252\n\n", "cp1252"),
        ("OFXHEADER:100\nENCODING:UTF-8\nCHARSET:NOTHING-KNOWN\n\n", "utf-8"),
        ('<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200"?>', "utf-8"),
        ('<?xml version="1.0" encoding="ISO-8859-1"?><?OFX OFXHEADER="200"?>', "iso-8859-1"),
        ('<?xml version="1.0"?><?OFX OFXHEADER="200"?>', "utf-8"),
        ("", "utf-8"),
    ],
)
def test_whatever_an_ofx_header_says_its_accents_are_read(head: str, encoding: str) -> None:
    file = read_bytes(ofx("Zürich Café à Paris", head=head, encoding=encoding), "x.ofx")
    assert [row.payee for row in file.rows] == ["Zürich Café à Paris"]


def test_a_byte_that_the_declared_charset_does_not_have() -> None:
    data = ofx("Łódź", head="OFXHEADER:100\nENCODING:USASCII\nCHARSET:1252\n\n")
    assert b"\x81" in data
    assert read_bytes(data, "x.ofx").rows[0].payee == "Łódź"

"""Files that unpack, expand or run on without end: refused in one sentence, or read for what they hold."""

from __future__ import annotations

import io
import zipfile
from typing import TYPE_CHECKING

import pytest

from finance.readers.read import read_bytes
from tests.helpers.hostile import KINDS, cost
from tests.helpers.made_statements import as_xlsx, xlsx
from tests.helpers.statements import amounts, read
from tests.helpers.workbooks import changed

if TYPE_CHECKING:
    from pathlib import Path

ROWS = (
    '<row r="1"><c t="str"><v>Date</v></c><c t="str"><v>Payee</v></c><c t="str"><v>Amount</v></c></row>'
    '<row r="2"><c t="str"><v>2026-01-13</v></c><c t="str"><v>Shop{}</v></c><c>{}<v>-5.5</v></c></row>'
)
SHEET = ROWS.format("", "")
DOCTYPES = {
    "a bomb": '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>',
    "a file": '<!DOCTYPE x [<!ENTITY c SYSTEM "file:///etc/passwd">]>',
    "another place": '<!DOCTYPE x SYSTEM "http://example.invalid/x.dtd">',
    "parameters": '<!DOCTYPE x [<!ENTITY % c SYSTEM "file:///etc/passwd"> %c;]>',
}


def packed(**members: bytes) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            archive.writestr(name.replace("__", "/").replace("_xml", ".xml"), data)
    return out.getvalue()


@pytest.mark.parametrize("doctype", DOCTYPES.values(), ids=DOCTYPES.keys())
@pytest.mark.parametrize("member", ["sheet", "spreadsheet", "statement"])
def test_entities_of_its_own_are_refused(doctype: str, member: str) -> None:
    use = "" if "&c" not in doctype and "ENTITY c" not in doctype else "&c;"
    data = {
        "sheet": xlsx(ROWS.format(use, ""), prolog=doctype),
        "spreadsheet": packed(
            mimetype=b"application/vnd.oasis.opendocument.spreadsheet",
            content_xml=f"{doctype}<x><table:table><table:table-row><p>{use}</p></table:table-row></table:table></x>".encode(),
        ),
        "statement": f"{doctype}<Document><BkToCstmrStmt><Stmt><Id>{use}</Id></Stmt></BkToCstmrStmt></Document>".encode(),
    }[member]
    file = read_bytes(data, "x")
    assert str(file.error).count(".") >= 1
    assert not file.rows


def test_a_member_that_unpacks_to_far_more() -> None:
    data = packed(xl__workbook_xml=b"<x/>", xl__sheet_xml=b"0" * 50_000_000)
    assert "far more" in str(read_bytes(data, "x.xlsx").error)


def test_many_members_that_each_unpack_to_a_little_more() -> None:
    members = {f"xl__sheet{n}_xml": b"0" * 1_000_000 for n in range(60)}
    data = packed(xl__workbook_xml=b"<x/>", **members)
    assert "far more" in str(read_bytes(data, "x.xlsx").error)


def test_an_archive_in_an_archive_is_not_unpacked() -> None:
    inner = packed(statement_xml=b"0" * 50_000_000)
    assert "no workbook" in str(read_bytes(packed(again=packed(again=inner)), "x.zip").error)


def test_more_sheets_than_months_in_a_life() -> None:
    assert "far more" in str(read_bytes(xlsx(*[SHEET] * 501), "x.xlsx").error)
    assert len(read_bytes(xlsx(*[SHEET] * 12), "x.xlsx").statements) == 12


def test_formulas_count_with_their_value_and_are_never_worked_out() -> None:
    for formula in (
        "<f>1/0</f>",
        '<f>HYPERLINK("http://example.invalid")</f>',
        "<f>cmd|' /C x'!A0</f>",
    ):
        assert amounts(read_bytes(xlsx(ROWS.format("", formula)), "x.xlsx")) == ["-5.50"]


def test_a_formula_in_a_text_file_is_a_text() -> None:
    file = read('Date,Payee,Amount\n2026-01-13,"=HYPERLINK(""http://x"")",-5.00\n')
    assert [row.payee for row in file.rows] == ['=HYPERLINK("http://x")']


def test_nuls_between_and_around() -> None:
    text = b"Date,Payee,Amount\n2026-01-13,Sh\x00op,-5.00\n" + b"\x00" * 5_000
    assert [row.payee for row in read_bytes(text, "x.csv").rows] == ["Shop"]
    sheet = changed(as_xlsx(2), (b"<t>Payee", b"<t>Pay\x00ee"))
    assert "damaged" in str(read_bytes(sheet, "x.xlsx").error)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["nothing but a letter", "qif one line"])
def test_a_line_of_a_hundred_megabytes(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "statement"
    path.write_bytes(KINDS[kind](110_000_000))
    took = cost(path)
    assert (took.rows, took.error.count("\n")) == (0, 0)
    assert took.error or took.refused
    assert took.memory <= 10 * path.stat().st_size

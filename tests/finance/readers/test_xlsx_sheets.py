"""Workbooks as odd programs write them."""

from __future__ import annotations

from datetime import date

import pytest

from finance.readers.read import read_bytes
from tests.helpers.statements import amounts, days
from tests.helpers.workbooks import HEADER, changed, workbook

BOOK = workbook([HEADER, [date(2026, 1, 13), "Shop", -5.5], [date(2026, 1, 14), "Bar", -6.5]])
END = b"</sheetData>"


def with_rows(cells: bytes) -> bytes:
    """The workbook with `cells` after its own rows."""
    return changed(BOOK, (END, cells + END))


def test_a_stray_cell_far_away_costs_nothing() -> None:
    far = b'<row r="1048576"><c r="XFD1048576"><v>1</v></c></row><row r="4294967295"/>'
    assert amounts(read_bytes(with_rows(far), "x.xlsx")) == ["-5.50", "-6.50"]


def test_rows_of_one_cell_far_to_the_right_are_no_statement() -> None:
    file = read_bytes(with_rows(b'<row><c r="ALL1"><v>1</v></c></row>' * 2000), "x.xlsx")
    assert "far more" in str(file.error)


def test_a_broken_style_sheet_does_no_harm() -> None:
    data = changed(BOOK, (b"<fills", b'<fills what="7"'), (b"patternFill", b"strangeFill"))
    assert days(read_bytes(data, "x.xlsx")) == ["2026-01-13", "2026-01-14"]


def test_the_strict_dialect_and_another_name_of_the_list_of_sheets() -> None:
    strict = b"http://purl.oclc.org/ooxml/officeDocument"
    swap = (b"http://schemas.openxmlformats.org/officeDocument/2006", strict)
    data = changed(BOOK, swap, rename=("workbook.xml", "workbook22.xml"))
    assert amounts(read_bytes(data, "x.xlsx")) == ["-5.50", "-6.50"]


def test_rows_and_cells_without_addresses_follow_one_another() -> None:
    cells = b"<row><c t='inlineStr'><is><r><t>2026-01-</t></r><r><t>15</t></r></is></c><c t='str'><v>Cafe</v></c><c><v>-7.5</v></c></row>"
    file = read_bytes(with_rows(cells), "x.xlsx")
    assert [(row.line, row.payee, f"{row.amount}") for row in file.rows][-1] == (4, "Cafe", "-7.50")


@pytest.mark.parametrize("shape", ["dd/mm/yyyy", "[$-809]d mmmm yyyy", "yyyy\\-mm\\-dd;@"])
def test_formats_that_show_a_day(shape: str) -> None:
    assert days(read_bytes(changed(BOOK, (b"yyyy-mm-dd", shape.encode())), "x.xlsx")) == [
        "2026-01-13",
        "2026-01-14",
    ]


def test_formats_that_show_money_are_no_dates() -> None:
    data = workbook(
        [HEADER, ["2026-01-13", "Shop", -5.5], ["2026-01-14", "Bar", -6.5]],
        shape='#,##0.00 "dh";[Red]-#,##0.00',
    )
    assert amounts(read_bytes(data, "x.xlsx")) == ["-5.50", "-6.50"]

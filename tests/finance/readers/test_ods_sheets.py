"""OpenDocument spreadsheets."""

from __future__ import annotations

import io
import zipfile

from finance.readers.read import read_bytes
from tests.helpers.statements import amounts, days

KIND = "application/vnd.oasis.opendocument.spreadsheet"


def text(value: str, more: str = "") -> str:
    return f'<table:table-cell office:value-type="string"{more}><text:p>{value}</text:p></table:table-cell>'


def day(value: str) -> str:
    return f'<table:table-cell office:value-type="date" office:date-value="{value}"><text:p>shown</text:p></table:table-cell>'


def number(value: str, kind: str = "float") -> str:
    return f'<table:table-cell office:value-type="{kind}" office:value="{value}"><text:p>shown</text:p></table:table-cell>'


def row(*cells: str, times: int = 1) -> str:
    repeated = f' table:number-rows-repeated="{times}"' if times > 1 else ""
    return f"<table:table-row{repeated}>{''.join(cells)}</table:table-row>"


def ods(*sheets: str) -> bytes:
    tables = "".join(
        f'<table:table table:name="S{n}">{s}</table:table>' for n, s in enumerate(sheets, 1)
    )
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("mimetype", KIND)
        packed.writestr(
            "content.xml",
            f"<office:document-content><office:body>{tables}</office:body></office:document-content>",
        )
    return out.getvalue()


HEADER = row(text("Date"), text("Payee"), text("Amount"))
EMPTY = row('<table:table-cell table:number-columns-repeated="1024"/>', times=1_048_000)


def test_days_texts_and_numbers() -> None:
    rows = row(
        day("2026-01-13"), text("Shop<text:s/>&amp; <text:span>Co</text:span>"), number("-5.5")
    )
    more = row(day("2026-01-14T08:30:00"), text("Work"), number("900", "currency"))
    file = read_bytes(ods(HEADER + rows + more + EMPTY), "x.ods")
    assert (days(file), amounts(file)) == (["2026-01-13", "2026-01-14"], ["-5.50", "900"])
    assert [(r.line, r.payee) for r in file.rows] == [(2, "Shop & Co"), (3, "Work")]


def test_equal_rows_that_stand_there_once_are_all_real() -> None:
    rows = row(day("2026-01-13"), text("Airline"), number("-120"), times=2)
    file = read_bytes(ods(HEADER + rows + row(day("2026-01-14"), text("x"), number("-1"))), "x.ods")
    assert [(r.line, f"{r.amount:f}") for r in file.rows] == [(2, "-120"), (3, "-120"), (4, "-1")]


def test_empty_cells_keep_their_columns() -> None:
    gap = '<table:table-cell table:number-columns-repeated="2"/>'
    head = row(gap, text("Datum"), text("Text"), text("Soll"), text("Haben"))
    rows = row(gap, text("13.01.2026"), text("Laden"), text("5,50"), "<table:table-cell/>")
    rows += row(
        gap, text("14.01.2026"), text("Arbeit"), "<table:covered-table-cell/>", text("900,00")
    )
    assert amounts(read_bytes(ods(head + rows), "x.ods")) == ["-5.50", "900.00"]


def test_each_sheet_is_a_statement() -> None:
    sheets = [HEADER + row(day("2026-01-13"), text(name), number("-5.5")) for name in ("a", "b")]
    file = read_bytes(ods(row(text("Cover")), *sheets), "x.ods")
    assert [s.account for s in file.statements] == ["S2", "S3"]


def test_a_filled_row_that_repeats_without_end_is_refused() -> None:
    rows = row(day("2026-01-13"), text("Shop"), number("-5.5"), times=900_000_000)
    assert "far more" in str(read_bytes(ods(HEADER + rows), "x.ods").error)


def test_a_number_that_is_none_is_a_damaged_file() -> None:
    assert "damaged" in str(read_bytes(ods(HEADER + row(number("x"))), "x.ods").error)


def test_a_text_document_is_no_workbook() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as packed:
        packed.writestr("mimetype", KIND.replace("spreadsheet", "text"))
        packed.writestr("content.xml", "<x/>")
    assert "no workbook" in str(read_bytes(out.getvalue(), "x.odt").error)


def test_its_columns_are_what_a_person_says() -> None:
    heads = row(text("Date"), text("Shop"), text("Amount"), text("Charge"))
    data = ods(heads + row(day("2026-01-13"), text("Kiosk"), number("-12"), number("-1")))
    assert amounts(read_bytes(data, "a.ods")) == ["-12"]
    assert amounts(read_bytes(data, "a.ods", {"amount_column": "4"})) == ["-1"]

from __future__ import annotations

import io
import zipfile
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from openpyxl.utils.datetime import CALENDAR_MAC_1904

from finance.readers.read import read_bytes, read_file
from tests.helpers.statements import amounts, days, reasons
from tests.helpers.workbooks import HEADER, Rows, workbook

if TYPE_CHECKING:
    from collections.abc import Callable

    from openpyxl import Workbook

    from finance.readers.model import ParsedFile


def read(*sheets: Rows, change: Callable[[Workbook], None] | None = None) -> ParsedFile:
    return read_bytes(workbook(*sheets, change=change), "statement.xlsx")


def test_real_dates_and_numbers() -> None:
    file = read(
        [
            HEADER,
            [date(2026, 1, 13), "Shop", -5.25],
            [datetime.fromisoformat("2026-01-14T08:30"), "Work", 900],
        ]
    )
    assert (file.format, file.error, file.questions) == ("xlsx", None, ())
    assert (days(file), amounts(file)) == (["2026-01-13", "2026-01-14"], ["-5.25", "900"])


def test_dates_and_numbers_typed_as_text() -> None:
    file = read(
        [
            ["Buchungstag", "Empfänger", "Betrag"],
            ["13.01.2026", "Laden", "-1.234,50"],
            ["01.02.2026", "Arbeit", "900,00"],
        ]
    )
    assert (days(file), amounts(file)) == (["2026-01-13", "2026-02-01"], ["-1234.50", "900.00"])


def test_text_and_numbers_in_one_column_have_one_mark_each() -> None:
    file = read(
        [
            ["Datum", "Text", "Betrag"],
            ["13.01.2026", "a", "-1.234,50"],
            ["14.01.2026", "b", -1.125],
            ["15.01.2026", "c", 2000],
        ]
    )
    assert [f"{row.amount.normalize():f}" for row in file.rows] == ["-1234.5", "-1.125", "2000"]


def test_days_whose_date_format_was_lost() -> None:
    file = read([HEADER, [46035, "Shop", -5.25], [46036, "Work", 900.5]])
    assert days(file) == ["2026-01-13", "2026-01-14"]


def test_workbooks_that_count_days_from_1904() -> None:
    def since_1904(book: Workbook) -> None:
        book.epoch = CALENDAR_MAC_1904

    file = read(
        [HEADER, [date(2026, 1, 13), "Shop", -5.5], [date(2026, 1, 14), "Bar", -6.5]],
        change=since_1904,
    )
    assert days(file) == ["2026-01-13", "2026-01-14"]


def test_binary_remainders_of_formulas_are_no_cents() -> None:
    assert amounts(
        read([HEADER, [date(2026, 1, 13), "Shop", -(0.1 + 0.2)], [date(2026, 1, 14), "b", -5.5]])
    ) == ["-0.30", "-5.50"]


def test_the_header_may_stand_anywhere_under_merged_titles() -> None:
    def merge(book: Workbook) -> None:
        book.worksheets[0].merge_cells("A1:D1")

    rows: Rows = [
        ["Statement of account"],
        [],
        ["IBAN", "GB33BUKB20201555555555"],
        [],
        [None, *HEADER],
        [None, date(2026, 1, 13), "Shop", -5.5],
    ]
    file = read(rows, change=merge)
    assert (amounts(file), file.rows[0].line) == (["-5.50"], 6)
    assert file.statements[0].account == "GB33BUKB20201555555555"


def test_each_sheet_is_a_statement_with_a_header_of_its_own() -> None:
    file = read(
        [["Cover page"], ["nothing here"]],
        [HEADER, [date(2026, 1, 13), "Shop", -5.5]],
        [
            ["Card"],
            ["Description", "Debit", "Credit", "Date"],
            ["Cafe", 3.5, None, "14/01/2026"],
            ["Refund", None, 2.5, "15/01/2026"],
        ],
    )
    assert [s.account for s in file.statements] == ["Sheet 2", "Sheet 3"]
    assert [(row.statement, f"{row.amount:f}") for row in file.rows] == [
        (0, "-5.50"),
        (1, "-3.50"),
        (1, "2.50"),
    ]
    assert (1, "sheet without transactions") in reasons(file)
    assert len({row.line for row in file.rows}) == 3


def test_hidden_sheets_are_left_out() -> None:
    def hide(book: Workbook) -> None:
        book.worksheets[1].sheet_state = "hidden"

    file = read(
        [HEADER, [date(2026, 1, 13), "Shop", -5.5]],
        [HEADER, [date(2026, 1, 14), "Old", -9.5]],
        change=hide,
    )
    assert [row.payee for row in file.rows] == ["Shop"]
    assert "hidden sheet" in {reason for _, reason in reasons(file)}


def test_formulas_count_with_the_value_they_were_saved_with() -> None:
    data = workbook(
        [HEADER, [date(2026, 1, 13), "Shop", "=-2*3"], [date(2026, 1, 14), "Bar", -4.5]]
    )
    packed = io.BytesIO(data)
    out = io.BytesIO()
    with zipfile.ZipFile(packed) as old, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as new:
        for member in old.infolist():
            text = (
                old.read(member)
                .replace(b"<f>-2*3</f><v></v>", b"<f>-2*3</f><v>-6</v>")
                .replace(b"<f>-2*3</f><v />", b"<f>-2*3</f><v>-6</v>")
            )
            new.writestr(member.filename, text)
    assert amounts(read_bytes(out.getvalue(), "x.xlsx")) == ["-6", "-4.50"]


def test_old_excel() -> None:
    file = read_file(Path(__file__).parent / "files" / "statement.xls")
    assert (days(file), amounts(file)[0]) == (["2026-01-13", "2026-01-14", "2026-01-15"], "-4.20")
    statement = file.statements[0]
    assert (statement.account, statement.balances, file.rows[0].payee) == (
        "DE02120300000000202051",
        "ok",
        "Bäckerei Köhler",
    )


def test_a_web_page_called_xls() -> None:
    page = (
        "<html><head><style>td {color: red}</style></head><body><table><tr><td>Menu</td></tr></table><table border=1>"
        "<tr><th>Date<th>Narration<th>Withdrawal<th>Deposit</tr>"
        "<tr><td>13/01/2026<td>Shop &amp; Co<td>5.50<td></tr><tr><td>14/01/2026</td><td>Salary</td><td></td><td>900.00</td></tr>"
        "</table></body></html>"
    )
    file = read_bytes(page.encode(), "statement.xls")
    assert (amounts(file), file.rows[0].payee) == (["-5.50", "900.00"], "Shop & Co")


def test_a_tab_separated_text_called_xls() -> None:
    assert amounts(
        read_bytes(b"Date\tPayee\tAmount\n2026-01-13\tShop\t-5.50\n", "statement.xls")
    ) == ["-5.50"]


def test_own_export_as_a_workbook() -> None:
    file = read(
        [
            ["date", "account", "payee", "category", "amount"],
            [date(2026, 1, 13), "Everyday", "Shop", "Food", -5.5],
        ]
    )
    row = file.rows[0]
    assert (file.format, row.account, row.category, f"{row.amount.normalize()}") == (
        "coffer",
        "Everyday",
        "Food",
        "-5.5",
    )


def archive(**members: bytes) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in members.items():
            packed.writestr(name.replace("__", "/"), data)
    return out.getvalue()


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (archive(**{"readme.txt": b"hello"}), "ZIP archive"),
        (archive(**{"xl__workbook.xml": b"<x/>", "xl__sheet.xml": b"0" * 50_000_000}), "unpacks to far more"),
        (workbook([["a"]])[:900], "damaged"),
        (workbook([["a", "b"], [1, 2]]), "no bank statement"),
        (workbook([]), "no bank statement"),
    ],
    ids=["zip", "bomb", "cut", "no statement", "empty"],
)  # fmt: skip
def test_what_is_no_statement_is_refused_in_a_sentence(data: bytes, words: str) -> None:
    file = read_bytes(data, "x.xlsx")
    assert words in str(file.error)
    assert not file.rows


def test_serial_numbers_are_dates_only_under_a_date() -> None:
    file = read(
        [
            ["Date", "Payee", "Amount"],
            [date(2026, 1, 13) + timedelta(days=1), "Shop", -46035],
            [date(2026, 1, 15), "Bar", -46036],
        ]
    )
    assert amounts(file) == ["-46035", "-46036"]

"""Excel workbooks written in a test."""

from __future__ import annotations

import io
import zipfile
from typing import TYPE_CHECKING

from openpyxl import Workbook

if TYPE_CHECKING:
    from collections.abc import Callable

    from openpyxl.worksheet.worksheet import Worksheet

Rows = list[list[object]]

HEADER: list[object] = ["Date", "Payee", "Amount"]


def workbook(
    *sheets: Rows, change: Callable[[Workbook], None] | None = None, shape: str = ""
) -> bytes:
    book = Workbook()
    book.remove(book.worksheets[0])
    for number, rows in enumerate(sheets, 1):
        sheet: Worksheet = book.create_sheet(f"Sheet {number}")
        for row in rows:
            sheet.append(row)
        for cells in sheet.iter_rows(min_col=3, min_row=2) if shape else ():
            for cell in cells:
                cell.number_format = shape
    if change:
        change(book)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def changed(data: bytes, *swaps: tuple[bytes, bytes], rename: tuple[str, str] = ("", "")) -> bytes:
    """A workbook with some bytes of its members replaced, and members renamed."""
    out = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(data)) as old,
        zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as new,
    ):
        for member in old.infolist():
            text = old.read(member)
            for wanted, instead in swaps:
                text = text.replace(wanted, instead)
            new.writestr(member.filename.replace(*rename) if rename[0] else member.filename, text)
    return out.getvalue()

"""The sheets of an old Excel file (XLS), by xlrd."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import xlrd
from xlrd.biffh import XLRDError

from finance.readers.workbook_cells import Sheet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from finance.readers.workbook_cells import Value

_ENCRYPTED = "EncryptedPackage".encode("utf-16-le")
_PROTECTED = "encrypted"


class ProtectedError(Exception):
    """The workbook needs a password."""


def xls_sheets(data: bytes) -> Iterator[Sheet]:
    """Yield the worksheets in their order; raises ProtectedError, and anything for a damaged file."""
    if _ENCRYPTED in data:
        raise ProtectedError
    try:
        book = xlrd.open_workbook(
            file_contents=data, logfile=io.StringIO(), on_demand=True, ragged_rows=True
        )
    except XLRDError as error:
        if _PROTECTED in str(error):
            raise ProtectedError from error
        raise
    for number in range(book.nsheets):
        sheet = book.sheet_by_index(number)
        hidden = bool(sheet.visibility)
        rows = (
            [] if hidden else [(i + 1, _row(sheet, i, book.datemode)) for i in range(sheet.nrows)]
        )
        yield Sheet(sheet.name, hidden, rows)
        book.unload_sheet(number)


def _row(sheet: xlrd.sheet.Sheet, number: int, mode: int) -> list[Value]:
    kinds, values = sheet.row_types(number), sheet.row_values(number)
    return [_value(kind, value, mode) for kind, value in zip(kinds, values, strict=True)]


def _value(kind: int, value: str | float, mode: int) -> Value:
    if kind == xlrd.XL_CELL_DATE and isinstance(value, float):
        try:
            return xlrd.xldate_as_datetime(value, 1 if mode else 0)
        except (ValueError, OverflowError):
            return value
    if kind == xlrd.XL_CELL_BOOLEAN:
        return bool(value)
    return "" if kind in {xlrd.XL_CELL_ERROR, xlrd.XL_CELL_EMPTY, xlrd.XL_CELL_BLANK} else value

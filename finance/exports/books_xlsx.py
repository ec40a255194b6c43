"""The transactions as an Excel workbook: dates are dates, amounts numbers, text never a formula."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from openpyxl import Workbook
from openpyxl.cell import Cell, WriteOnlyCell
from openpyxl.styles import Font
from openpyxl.utils import get_column_letter

from finance.exports.lines import Line, lines
from finance.money import exponent
from finance.readers.books import COLUMNS, TAG_SEPARATOR, TRUE

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date
    from decimal import Decimal
    from pathlib import Path

    from openpyxl.worksheet._write_only import WriteOnlyWorksheet

    from finance.ledger.ledger import Ledger

_WIDTHS = {"payee": 34, "merchant": 22, "category": 20, "note": 28}
_WIDTH = 14
_UNREADABLE = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f]")  # XML cannot hold these
_LONGEST = 32767  # characters in a cell


def write_xlsx(
    ledger: Ledger, path: Path, progress: Callable[[int, int], None] | None = None
) -> None:
    """Write the transactions to a new workbook at `path`."""
    book = Workbook(write_only=True)
    sheet: WriteOnlyWorksheet = book.create_sheet("Transactions")
    sheet.freeze_panes = "A2"
    for number, name in enumerate(COLUMNS, start=1):
        column = sheet.column_dimensions[get_column_letter(number)]  # type: ignore[attr-defined]
        column.width = _WIDTHS.get(name, _WIDTH)
    head = [_text(sheet, name) for name in COLUMNS]
    for cell in head:
        cell.font = Font(bold=True)
    sheet.append(head)
    for line in lines(ledger, progress):
        sheet.append([_cell(sheet, name, line) for name in COLUMNS])
    book.save(path)


def _cell(sheet: WriteOnlyWorksheet, name: str, line: Line) -> Cell:
    if name == "date":
        return _number(sheet, line.date, "yyyy-mm-dd")
    if name == "amount":
        digits = exponent(line.currency)
        shape = "0" + ("." + "0" * digits if digits else "")
        return _number(sheet, line.amount.decimal, shape)
    if name == "tags":
        return _text(sheet, TAG_SEPARATOR.join(line.tags))
    if name == "pending":
        return _text(sheet, TRUE if line.pending else "")
    return _text(sheet, str(getattr(line, name)))


def _number(sheet: WriteOnlyWorksheet, value: date | Decimal, shape: str) -> Cell:
    cell: Cell = WriteOnlyCell(sheet, value=value)  # type: ignore[arg-type]
    cell.number_format = shape
    return cell


def _text(sheet: WriteOnlyWorksheet, text: str) -> Cell:
    cell: Cell = WriteOnlyCell(sheet, value=_UNREADABLE.sub(" ", text)[:_LONGEST])
    cell.data_type = "s"  # openpyxl takes a leading `=` for a formula and `#N/A` for an error
    return cell

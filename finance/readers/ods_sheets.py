"""The sheets of an OpenDocument spreadsheet (ODS), row by row; rows and cells that repeat stand there once."""

from __future__ import annotations

from datetime import date, datetime
from typing import TYPE_CHECKING

from finance.readers.workbook_cells import HollowError, Sheet
from finance.readers.xml_elements import Wanted, elements

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import IO
    from xml.etree.ElementTree import Element
    from zipfile import ZipFile

    from finance.readers.workbook_cells import Value

_CONTENT = "content.xml"
_KIND = "mimetype"
_SPREADSHEET = b"opendocument.spreadsheet"
_WANTED = Wanted(
    elements=frozenset({"table-row"}),
    inside=frozenset({"table-cell", "covered-table-cell", "p", "span", "a", "s"}),
    marks=frozenset({"table"}),
)
_NUMBERS = frozenset({"float", "currency", "percentage"})
_MOST_COLUMNS = 1_001
_MOST_CELLS = 1_000_000
_DAY = len("2026-01-31")


def is_spreadsheet(archive: ZipFile) -> bool:
    """Whether a ZIP archive is an OpenDocument spreadsheet."""
    names = archive.namelist()
    if _CONTENT not in names or _KIND not in names:
        return False
    with archive.open(_KIND) as stream:
        return _SPREADSHEET in stream.read(200)


def ods_sheets(archive: ZipFile) -> Iterator[Sheet]:
    """Yield the sheets in their order; raises what zip and XML readers raise, and HollowError."""
    most = max(_MOST_CELLS, archive.getinfo(_CONTENT).file_size)
    with archive.open(_CONTENT) as stream:
        yield from _sheets(stream, most)


def _sheets(stream: IO[bytes], most: int) -> Iterator[Sheet]:
    sheet: Sheet | None = None
    number = cells = 0
    for found in elements(stream, _WANTED):
        if found.element.tag == "table":
            if sheet:
                yield sheet
            sheet, number = Sheet(found.element.get("table:name", ""), hidden=False, rows=[]), 0
            continue
        row = _row(found.element)
        times = _times(found.element, "rows")
        cells += len(row) * times
        if cells > most:
            raise HollowError
        if row and sheet:
            sheet.rows.extend((number + n, row) for n in range(1, times + 1))
        number += times
    if sheet:
        yield sheet


def _row(element: Element) -> list[Value]:
    row: list[Value] = []
    place = 0
    for cell in element:
        times = _times(cell, "columns")
        value = _value(cell)
        if value != "" and place < _MOST_COLUMNS:
            row += [""] * (place - len(row))
            row += [value] * min(times, _MOST_COLUMNS - place)
        place += times
    return row


def _times(element: Element, what: str) -> int:
    text = element.get(f"table:number-{what}-repeated", "1")
    return int(text) if text.isascii() and text.isdigit() and 0 < len(text) < _DAY else 1


def _value(cell: Element) -> Value:
    kind = cell.get("office:value-type", "")
    if kind in _NUMBERS:
        return float(cell.get("office:value", ""))
    if kind == "date":
        text = cell.get("office:date-value", "")
        return date.fromisoformat(text) if len(text) == _DAY else datetime.fromisoformat(text)
    if kind == "boolean":
        return cell.get("office:boolean-value") == "true"
    return cell.get("office:string-value") or "\n".join(map(_text, cell.findall("p")))


def _text(paragraph: Element) -> str:
    """The text of a paragraph; a run of blanks is an element of its own."""
    parts = [paragraph.text or ""]
    for child in paragraph:
        parts += [" " if child.tag == "s" else _text(child), child.tail or ""]
    return "".join(parts)

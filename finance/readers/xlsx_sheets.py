"""The sheets of an XLSX or XLSM file, row by row: shared and inline text, numbers, dates by their format.

Only what a statement needs is read, so that a broken style sheet or drawing does no harm.
"""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from posixpath import join, normpath, split
from typing import IO, TYPE_CHECKING

from finance.readers.workbook_cells import HollowError, Sheet
from finance.readers.xml_elements import Wanted, elements

if TYPE_CHECKING:
    from collections.abc import Iterator
    from xml.etree.ElementTree import Element
    from zipfile import ZipFile

    from finance.readers.workbook_cells import Value

_WORKBOOK = re.compile(r"xl/workbook\d*\.xml", re.IGNORECASE).fullmatch
_RELATION = ":id"
_SHEETS = Wanted(frozenset({"sheet", "workbookPr"}), frozenset())
_RELATIONS = Wanted(frozenset({"Relationship"}), frozenset())
_TEXTS = Wanted(
    frozenset({"si"}), frozenset({"t", "r"})
)  # not rPh: a reading aid of East Asian scripts
_STYLES = Wanted(frozenset({"numFmt", "cellXfs"}), frozenset({"xf"}))
_ROWS = Wanted(frozenset({"row"}), frozenset({"c", "v", "is", "t", "r"}))
_ADDRESS = re.compile(r"([A-Z]{1,3})\d{1,7}").fullmatch
_MOST_COLUMNS = 1_001
_MOST_ROWS = 1 << 20
_MOST_EMPTY = 1_000_000
_NOT_SHOWN = re.compile(r"\"[^\"]*\"|\\.|_.|\[[^\]]*\]")
_DAY_OR_TIME = re.compile(r"[dmyhs]", re.IGNORECASE)
_BUILT_IN_DATES = frozenset((*range(14, 23), *range(27, 37), *range(45, 48), *range(50, 59)))
_FROM_1900, _FROM_1904 = datetime(1899, 12, 30), datetime(1904, 1, 1)  # noqa: DTZ001 - a sheet has no zone
_LAST_DAY = 2_958_465  # 31 December 9999
_SECONDS = 86_400


def workbook_of(archive: ZipFile) -> str | None:
    """Return the member that lists the sheets; None where the archive is no workbook."""
    return next(filter(_WORKBOOK, archive.namelist()), None)


def xlsx_sheets(archive: ZipFile, workbook: str) -> Iterator[Sheet]:
    """Yield the worksheets of a workbook in their order; raises what zip and XML readers raise."""
    places = _relations(archive, workbook)
    kinds = dict(places.values())
    texts = _shared_texts(archive, kinds.get("sharedStrings"))
    dates = _date_styles(archive, kinds.get("styles"))
    entries, epoch = _entries(archive, workbook)
    for name, hidden, relation in entries:
        kind, target = places.get(relation, ("", ""))
        if kind == "worksheet" and target in archive.namelist():
            reader = _SheetReader(texts, dates, epoch)
            with archive.open(target) as stream:
                most = max(_MOST_EMPTY, archive.getinfo(target).file_size)
                rows = reader.rows(stream, most) if not hidden else []
            yield Sheet(name, hidden, rows)


def _entries(archive: ZipFile, workbook: str) -> tuple[list[tuple[str, bool, str]], datetime]:
    """Return name, hidden and relation of each sheet, and the day from which days are counted."""
    sheets: list[tuple[str, bool, str]] = []
    epoch = _FROM_1900
    with archive.open(workbook) as stream:
        for found in elements(stream, _SHEETS):
            element = found.element
            if element.tag == "sheet":
                hidden = element.get("state", "visible") != "visible"
                sheets.append((element.get("name", ""), hidden, _relation(element)))
            elif element.get("date1904") in {"1", "true"}:
                epoch = _FROM_1904
    return sheets, epoch


def _relation(element: Element) -> str:
    return next((v for name, v in element.items() if name.endswith(_RELATION)), "")


def _relations(archive: ZipFile, workbook: str) -> dict[str, tuple[str, str]]:
    """Return kind and member of each relation of the workbook by its id."""
    places = {}
    folder, name = split(workbook)
    with archive.open(f"{folder}/_rels/{name}.rels") as stream:
        for found in elements(stream, _RELATIONS):
            element = found.element
            target = element.get("Target", "")
            member = target.lstrip("/") if target.startswith("/") else join(folder, target)
            kind = element.get("Type", "").rpartition("/")[2]
            places[element.get("Id", "")] = (kind, normpath(member))
    return places


def _shared_texts(archive: ZipFile, member: str | None) -> list[str]:
    if member is None or member not in archive.namelist():
        return []
    with archive.open(member) as stream:
        return [_text_of(found.element) for found in elements(stream, _TEXTS)]


def _text_of(element: Element) -> str:
    """The text of a cell in all its runs."""
    return "".join(text.text or "" for text in element.iter("t"))


def _date_styles(archive: ZipFile, member: str | None) -> set[int]:
    """Return the numbers of the cell styles that show a date or a time."""
    if member is None or member not in archive.namelist():
        return set()
    own: set[int] = set()
    styles: list[int] = []
    with archive.open(member) as stream:
        for found in elements(stream, _STYLES):
            element = found.element
            if element.tag == "numFmt":
                number = _int(element.get("numFmtId"), -1)
                shown = _NOT_SHOWN.sub("", element.get("formatCode", ""))
                own |= {number} if _DAY_OR_TIME.search(shown.replace("General", "")) else set()
            else:
                styles = [_int(child.get("numFmtId"), 0) for child in element]
    return {place for place, number in enumerate(styles) if number in own | _BUILT_IN_DATES}


class _SheetReader:
    """Reads the rows of one sheet; what is not there costs nothing."""

    def __init__(self, texts: list[str], dates: set[int], epoch: datetime) -> None:
        self._texts = texts
        self._dates = dates
        self._epoch = epoch

    def rows(self, stream: IO[bytes], most: int) -> list[tuple[int, list[Value]]]:
        """Return each row that holds something with its number; raises HollowError over `most` cells."""
        rows: list[tuple[int, list[Value]]] = []
        number = cells = 0
        for found in elements(stream, _ROWS):
            if found.parent != "sheetData":
                continue
            number = _int(found.element.get("r"), number + 1)
            row = self._row(found.element) if number <= _MOST_ROWS else []
            cells += len(row)
            if cells > most:
                raise HollowError
            if row:
                rows.append((number, row))
        return sorted(rows, key=lambda pair: pair[0])

    def _row(self, element: Element) -> list[Value]:
        row: list[Value] = []
        for cell in element.findall("c"):
            address = _ADDRESS(cell.get("r", ""))
            place = _column(address[1]) if address else len(row)
            value = self._value(cell)
            if value == "" or place >= _MOST_COLUMNS:
                continue
            row += [""] * (place + 1 - len(row))
            row[place] = value
        return row

    def _value(self, cell: Element) -> Value:
        kind = cell.get("t", "n")
        if kind == "inlineStr":
            return _text_of(cell)
        text = (cell.findtext("v") or "").strip()
        if kind == "s":
            place = _int(text, -1)
            return self._texts[place] if 0 <= place < len(self._texts) else ""
        if kind == "b":
            return text == "1"
        if kind == "e" or not text:
            return ""
        return self._number(text, cell) if kind == "n" else text

    def _number(self, text: str, cell: Element) -> Value:
        try:
            value = float(text)
        except ValueError:
            return text
        if _int(cell.get("s"), -1) in self._dates and 0 < value < _LAST_DAY:
            return self._epoch + timedelta(days=int(value), seconds=round(value % 1 * _SECONDS))
        return value


def _int(text: str | None, default: int) -> int:
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 10 else default  # noqa: PLR2004 - digits


def _column(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number - 1

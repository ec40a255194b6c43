"""Excel and OpenDocument workbooks (XLSX, XLSM, XLSB, XLS, ODS): every sheet read as a table of its own."""

from __future__ import annotations

import re
from dataclasses import replace
from io import BytesIO
from typing import TYPE_CHECKING
from zipfile import BadZipFile, LargeZipFile, ZipFile

from python_calamine import (
    CalamineError,
    PasswordError,
    SheetTypeEnum,
    SheetVisibleEnum,
    load_workbook,
)

from finance.readers.coffer_csv import is_coffer_header, read_coffer_records
from finance.readers.csv_reader import NO_STATEMENT, read_records
from finance.readers.joined import join
from finance.readers.model import Ignored, ParsedFile
from finance.readers.workbook_cells import records_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from zipfile import ZipInfo

    from python_calamine import CalamineWorkbook

    from finance.readers.csv_table import Record
    from finance.readers.workbook_cells import Value

FORMAT = "xlsx"
OLD_EXCEL = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
ZIP = b"PK\x03\x04"
_CELLS_OF = ("xl/worksheets/", "content.xml", "word/")
_WORKBOOKS = ("xl/workbook.", "content.xml")
_MOST_BYTES = 1 << 30  # unpacked
_MOST_RATIO = 250  # a sheet of equal rows packs 1 : 100
_SMALL = 1 << 20
_MOST_CELLS_FREE = 1_000_000
_ADDRESS = re.compile(rb"\br\s*=\s*[\"']([A-Za-z]{1,3})(\d{1,9})[\"']")
_REPEATED = re.compile(rb"number-(?:rows|columns)-repeated\s*=\s*[\"'](\d+)[\"']")
_CHUNK = 1 << 20
_OVERLAP = 64

DAMAGED = "The workbook is damaged and cannot be opened. Download it again, or save it as CSV."
BOMB = (
    "The workbook unpacks to far more than it can hold as a statement, so it was not opened. "
    "Download it from the bank again."
)
PROTECTED = "The workbook is protected by a password. Open it, save it without one and try again."
NO_WORKBOOK = (
    "This is a ZIP archive and no workbook. Unpack it and choose the statement files in it."
)


def is_workbook(data: bytes) -> bool:
    """Whether `data` is a ZIP archive or an old Office file by its first bytes."""
    return data.startswith((ZIP, OLD_EXCEL))


def read_workbook(data: bytes, name: str, answers: Mapping[str, str]) -> ParsedFile:
    """Return the statements of all sheets that hold one; each has its own header, dates and marks."""
    error = _unsafe(data) if data.startswith(ZIP) else None
    if error:
        return ParsedFile(name, "", error=error)
    try:
        with load_workbook(BytesIO(data)) as book:
            return _read(book, name, answers)
    except PasswordError:
        return ParsedFile(name, "", error=PROTECTED)
    except (CalamineError, ValueError, OSError, OverflowError):
        return ParsedFile(name, "", error=DAMAGED)
    except BaseException as error:
        # A broken old workbook can trip the library's own checks, which are no Exception in Python.
        if type(error).__name__ != "PanicException":
            raise
        return ParsedFile(name, "", error=DAMAGED)


def _read(book: CalamineWorkbook, name: str, answers: Mapping[str, str]) -> ParsedFile:
    parts: list[ParsedFile] = []
    ignored: list[Ignored] = []
    line = 0
    sheets = [s for s in book.sheets_metadata if s.typ is SheetTypeEnum.WorkSheet]
    for sheet in sheets:
        if sheet.visible is not SheetVisibleEnum.Visible:
            ignored.append(Ignored(line + 1, sheet.name, "hidden sheet"))
            continue
        rows = _rows(book, sheet.name)
        part = _sheet(records_of(rows, line), ParsedFile(name, FORMAT), answers)
        line += len(rows)
        if part.error is None:
            parts.append(_with_account(part, sheet.name, alone=len(sheets) == 1))
        elif rows:
            ignored.append(Ignored(line - len(rows) + 1, sheet.name, "sheet without transactions"))
    if not parts:
        return ParsedFile(name, "", error=NO_STATEMENT)
    whole = join(parts)
    lines = sorted((*whole.ignored, *ignored), key=lambda item: item.line)
    return replace(whole, ignored=tuple(lines))


def _rows(book: CalamineWorkbook, name: str) -> Sequence[Sequence[Value]]:
    return book.get_sheet_by_name(name).to_python(skip_empty_area=False)


def _sheet(records: list[Record], file: ParsedFile, answers: Mapping[str, str]) -> ParsedFile:
    if records and is_coffer_header(records[0].cells):
        own = read_coffer_records(records, file)
        if own is not None:
            return own
    return read_records(records, file, answers)


def _with_account(part: ParsedFile, title: str, *, alone: bool) -> ParsedFile:
    """Where a workbook has several sheets and a statement no account of its own, the sheet names it."""
    if alone:
        return part
    return replace(
        part,
        statements=tuple(s if s.account else replace(s, account=title) for s in part.statements),
    )


def _unsafe(data: bytes) -> str | None:
    """Return why an archive is not to be opened: no workbook, a bomb, or damaged."""
    try:
        with ZipFile(BytesIO(data)) as archive:
            members = archive.infolist()
            if not any(m.filename.lower().startswith(_WORKBOOKS) for m in members):
                return NO_WORKBOOK
            if any(member.flag_bits & 1 for member in members):
                return PROTECTED
            if sum(m.file_size for m in members) > _MOST_BYTES or any(map(_swollen, members)):
                return BOMB
            return BOMB if any(_hollow(archive, member) for member in members) else None
    except (BadZipFile, LargeZipFile, OSError, ValueError, EOFError, NotImplementedError):
        return DAMAGED
    except Exception as error:
        # zlib and lzma each raise an error of their own for a broken stream.
        if type(error).__name__ not in {"error", "LZMAError"}:
            raise
        return DAMAGED


def _swollen(member: ZipInfo) -> bool:
    return member.file_size > _SMALL and member.file_size > member.compress_size * _MOST_RATIO


def _hollow(archive: ZipFile, member: ZipInfo) -> bool:
    """Unpack a member, which checks its sizes, and say whether its cells lie absurdly far apart."""
    rows = columns = repeated = 0
    tail = b""
    holds_cells = member.filename.lower().startswith(_CELLS_OF)
    with archive.open(member) as stream:
        while chunk := stream.read(_CHUNK):
            if not holds_cells:
                continue
            text = tail + chunk
            for letters, digits in set(_ADDRESS.findall(text)):
                rows, columns = max(rows, int(digits)), max(columns, _column(letters))
            repeated = max(repeated, *map(int, _REPEATED.findall(text)), 0)
            tail = text[-_OVERLAP:]
    return rows * columns > max(_MOST_CELLS_FREE, member.file_size)


def _column(letters: bytes) -> int:
    number = 0
    for letter in letters.upper():
        number = number * 26 + letter - ord("A") + 1
    return number

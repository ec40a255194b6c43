"""Workbooks (XLSX, XLSM, the old XLS, and ODS): every sheet read as a table of its own."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import islice
from typing import TYPE_CHECKING
from zipfile import ZipFile

from finance.readers.coffer_csv import is_coffer_header, read_coffer_records
from finance.readers.csv_answers import HEADER, SHEET
from finance.readers.csv_reader import NO_STATEMENT, read_records
from finance.readers.joined import join
from finance.readers.model import Ignored, ParsedFile
from finance.readers.ods_sheets import is_spreadsheet, ods_sheets
from finance.readers.workbook_cells import HollowError, records_of
from finance.readers.xls_sheets import ProtectedError, xls_sheets
from finance.readers.xlsx_sheets import workbook_of, xlsx_sheets
from finance.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from finance.readers.csv_table import Record
    from finance.readers.workbook_cells import Sheet

FORMAT = "xlsx"
OLD_EXCEL = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
ZIP = b"PK\x03\x04"
_MOST_BYTES = 1 << 30  # unpacked
_MOST_RATIO = 250  # a sheet of equal rows packs 1 : 100
_SMALL = 1 << 20
_MOST_SHEETS = 500  # a sheet a month for forty years

DAMAGED = Sentence(
    "The workbook is damaged and cannot be opened. Download it again, or save it as CSV."
)
BOMB = Sentence(
    "The workbook unpacks to far more than it can hold as a statement, so it was not "
    "opened. Download it from the bank again."
)
PROTECTED = Sentence(
    "The workbook is protected by a password. Open it, save it without one and try again."
)
NO_WORKBOOK = Sentence(
    "This is a ZIP archive and no workbook. Unpack it and choose the statement files in it."
)


class _NoWorkbookError(Exception):
    """A ZIP archive of something else."""


def is_workbook(data: bytes) -> bool:
    """Whether `data` is a ZIP archive or an old Office file by its first bytes."""
    return data.startswith((ZIP, OLD_EXCEL))


def read_workbook(data: bytes, name: str, answers: Mapping[str, str]) -> ParsedFile:
    """Return the statements of all sheets that hold one; each has its own header, dates and marks."""
    sheets = open_sheets(data)
    if isinstance(sheets, Sentence):
        return ParsedFile(name, "", error=sheets)
    return _read(sheets, name, answers)


def open_sheets(data: bytes) -> list[Sheet] | Sentence:
    """Return all sheets of a workbook, or why it cannot be opened."""
    try:
        return _sheets(data)
    except _NoWorkbookError:
        return NO_WORKBOOK
    except ProtectedError:
        return PROTECTED
    except HollowError:
        return BOMB
    except Exception:  # noqa: BLE001 - a damaged workbook fails in its readers in any way there is
        return DAMAGED


def numbered(
    sheets: Sequence[Sheet], answers: Mapping[str, str]
) -> Iterator[tuple[Sheet, int, str | None]]:
    """Yield each sheet, after how many lines it begins, and why it is passed over, if it is.

    Only one that `answers` name counts; lines count on from sheet to sheet.
    """
    told = answers.get(SHEET)
    if told not in {sheet.name for sheet in sheets if not sheet.hidden}:
        told = None
    line = 0
    for sheet in sheets:
        reason = "hidden sheet" if sheet.hidden else None
        if told is not None and sheet.name != told:
            reason = reason or "another sheet"
        yield sheet, line, reason
        line += sheet.rows[-1][0] if sheet.rows and not sheet.hidden else 0


def answers_for(sheet: Sheet, offset: int, answers: Mapping[str, str]) -> Mapping[str, str]:
    """Return `answers` for one sheet: where the header ends is told of the sheet with that line."""
    line = answers.get(HEADER, "")
    end = offset + (sheet.rows[-1][0] if sheet.rows else 0)
    if not line.isdecimal() or offset < int(line) <= end:
        return answers
    return {name: answer for name, answer in answers.items() if name != HEADER}


def _sheets(data: bytes) -> list[Sheet]:
    found = _zipped(data) if data.startswith(ZIP) else xls_sheets(data)
    sheets = list(islice(found, _MOST_SHEETS + 1))
    if len(sheets) > _MOST_SHEETS:
        raise HollowError
    return sheets


def _zipped(data: bytes) -> Iterator[Sheet]:
    with ZipFile(BytesIO(data)) as archive:
        members = archive.infolist()
        workbook = workbook_of(archive)
        if workbook is None and not is_spreadsheet(archive):
            raise _NoWorkbookError
        if any(member.flag_bits & 1 for member in members):
            raise ProtectedError
        size = sum(member.file_size for member in members)
        if size > _MOST_BYTES or _is_swollen(size, len(data)):
            raise HollowError
        if any(_is_swollen(member.file_size, member.compress_size) for member in members):
            raise HollowError
        yield from xlsx_sheets(archive, workbook) if workbook else ods_sheets(archive)


def _is_swollen(size: int, packed: int) -> bool:
    return size > _SMALL and size > packed * _MOST_RATIO


def _read(sheets: Sequence[Sheet], name: str, answers: Mapping[str, str]) -> ParsedFile:
    parts: list[ParsedFile] = []
    ignored: list[Ignored] = []
    for sheet, line, reason in numbered(sheets, answers):
        if reason is not None:
            ignored.append(Ignored(line + 1, sheet.name, reason))
            continue
        own = answers_for(sheet, line, answers)
        part = _sheet(records_of(sheet.rows, line), ParsedFile(name, FORMAT), own)
        if part.error is None:
            parts.append(_with_account(part, sheet.name, alone=len(sheets) == 1))
        elif sheet.rows:
            ignored.append(Ignored(line + 1, sheet.name, "sheet without transactions"))
    if not parts:
        return ParsedFile(name, "", error=NO_STATEMENT)
    whole = join(parts)
    lines = sorted((*whole.ignored, *ignored), key=lambda item: item.line)
    return replace(whole, ignored=tuple(lines))


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

"""The one door for reading a file: what it is, told by its content, and the reader that knows it."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from finance.readers.camt_reader import is_camt, read_camt
from finance.readers.coffer_csv import is_coffer_csv, read_coffer_csv
from finance.readers.coffer_json import read_coffer_json
from finance.readers.csv_reader import read_csv
from finance.readers.csv_years import FILE_YEAR
from finance.readers.html_tables import is_web_page, read_html
from finance.readers.model import ParsedFile
from finance.readers.mt940_reader import is_mt940, read_mt940
from finance.readers.ofx_reader import is_ofx, read_ofx
from finance.readers.qif_reader import is_qif, read_qif
from finance.readers.text import decode, is_binary
from finance.readers.workbook_reader import is_workbook, read_workbook
from finance.sentence import Sentence
from finance.sms.backup import looks_like_backup
from finance.sms.statement import read_backup

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from finance.readers.text import Decoded

_EXPORT = Sentence("Export the account's transactions as CSV or OFX and try again.")
_MAGIC = (
    (b"%PDF", Sentence("This is a PDF, which holds pages and no rows. {export}", export=_EXPORT)),
    (b"\x1f\x8b", Sentence("This file is compressed. Unpack it first. {export}", export=_EXPORT)),
)
_NO_TABLE = Sentence("This is a web page without a table of transactions. {export}", export=_EXPORT)
_XML = re.compile(r"\s*<\?xml\b", re.IGNORECASE)
_OTHER_XML = Sentence(
    "This is an XML file of a kind that is no statement. {export}", export=_EXPORT
)
_HEAD = 4_000


def read_file(path: Path, answers: Mapping[str, str] | None = None) -> ParsedFile:
    """Return what the file at `path` holds.

    A path that is missing, a folder or not readable gives empty lists and `error`, a plain sentence.
    """
    name = path.name
    try:
        if path.is_dir():
            return _failed(name, Sentence("This is a folder. Name the statement files in it."))
        made = datetime.fromtimestamp(path.stat().st_mtime, UTC).year
        return read_bytes(path.read_bytes(), name, {FILE_YEAR: str(made), **(answers or {})})
    except FileNotFoundError:
        return _failed(name, Sentence("There is no such file. Check its name and folder."))
    except OSError:
        return _failed(
            name,
            Sentence(
                "The file cannot be opened. Check that you may read it and that no other program "
                "holds it."
            ),
        )


def read_bytes(data: bytes, name: str, answers: Mapping[str, str] | None = None) -> ParsedFile:
    """Return what `data` holds; `name` is only shown and used to guess the kind of account.

    `answers` maps the ids of earlier questions to one of their choices (`ParsedFile.layout` fits too).
    """
    if not data.strip(b"\x00 \t\r\n"):
        return _failed(name, Sentence("The file is empty. {export}", export=_EXPORT))
    answers = answers or {}
    known = _read_known(data, name, answers)
    return known or _read_text(decode(data, answers.get("encoding")), name, answers)


def _read_known(data: bytes, name: str, answers: Mapping[str, str]) -> ParsedFile | None:
    """What is known by its bytes, before any encoding is settled."""
    error = next((error for magic, error in _MAGIC if data.startswith(magic)), None)
    if error:
        return _failed(name, error)
    if is_workbook(data):
        return read_workbook(data, name, answers)
    if looks_like_backup(data[:_HEAD]):
        return read_backup(data, name)
    if is_ofx(data):
        return read_ofx(data, name)
    return read_camt(data, name) if is_camt(data) else None


def _read_text(decoded: Decoded, name: str, answers: Mapping[str, str]) -> ParsedFile:
    text, encoding = decoded.text, decoded.encoding
    head = text[:_HEAD]
    if is_mt940(text):
        return read_mt940(text, name, encoding)
    if is_qif(head):
        return read_qif(text, name, encoding, answers)
    if is_binary(text):
        return _failed(
            name,
            Sentence(
                "The file holds no readable text, so this is no statement. {export}", export=_EXPORT
            ),
        )
    parsed = _read_own(text, name, encoding) or _read_page(text, name, encoding, answers)
    if parsed is None:
        parsed = read_csv(text, name, encoding, answers)
    return parsed if parsed.error is None else replace(parsed, format="")


def _read_own(text: str, name: str, encoding: str) -> ParsedFile | None:
    """Coffer's own JSON and CSV."""
    if text.lstrip().startswith("{"):
        return read_coffer_json(text, name, encoding)
    return read_coffer_csv(text, name, encoding) if is_coffer_csv(text) else None


def _read_page(
    text: str, name: str, encoding: str, answers: Mapping[str, str]
) -> ParsedFile | None:
    """A web page with a table; what is another kind of XML is told apart from a table of text."""
    head = text[:_HEAD]
    if is_web_page(text):
        return read_html(text, name, encoding, answers) or _failed(name, _NO_TABLE)
    if _XML.match(head):
        return _failed(name, _OTHER_XML)
    return None


def _failed(name: str, error: Sentence) -> ParsedFile:
    return ParsedFile(name, "", error=error)

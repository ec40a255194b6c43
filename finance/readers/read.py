"""The one door for reading a file: what it is, told by its content, and the reader that knows it."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from finance.errors import ImportFileError
from finance.readers.camt_reader import is_camt, read_camt
from finance.readers.coffer_csv import is_coffer_csv, read_coffer_csv, read_long_coffer_csv
from finance.readers.coffer_json import read_coffer_json
from finance.readers.csv_long import read_long_csv
from finance.readers.csv_reader import read_csv
from finance.readers.csv_years import FILE_YEAR
from finance.readers.html_tables import is_web_page, read_html
from finance.readers.long_text import LongText, pieces
from finance.readers.model import ParsedFile
from finance.readers.mt940_reader import is_mt940, read_mt940
from finance.readers.ofx_reader import is_ofx, read_ofx
from finance.readers.qif_reader import is_qif, read_qif
from finance.readers.text import READ_AHEAD, decode, find_encoding, is_binary
from finance.readers.workbook_reader import is_workbook, read_workbook
from finance.sentence import Sentence
from finance.sms.backup import looks_like_backup
from finance.sms.files import read_message_file
from finance.sms.statement import read_backup
from finance.sms.texts import read_message_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from finance.readers.text import Decoded

_EXPORT = Sentence("Export the account's transactions as CSV or OFX and try again.")
_MAGIC = (
    (b"%PDF", Sentence("This is a PDF, which holds pages and no rows. {export}", export=_EXPORT)),
    (b"\x1f\x8b", Sentence("This file is compressed. Unpack it first. {export}", export=_EXPORT)),
)
_NO_TABLE = Sentence("This is a web page without a table of transactions. {export}", export=_EXPORT)
_XML = re.compile(r"\s*<\?xml\b", re.IGNORECASE)
_ERRORS = {
    "binary": Sentence(
        "The file holds no readable text, so this is no statement. {export}", export=_EXPORT
    ),
    "xml": Sentence("This is an XML file of a kind that is no statement. {export}", export=_EXPORT),
}
_KINDS: tuple[tuple[str, Callable[[str], bool]], ...] = (
    ("mt940", is_mt940),
    ("qif", lambda text: is_qif(text[:_HEAD])),
    ("binary", is_binary),
    ("json", lambda text: text.lstrip().startswith("{")),
    ("coffer", is_coffer_csv),
    ("page", is_web_page),
    ("xml", lambda text: bool(_XML.match(text[:_HEAD]))),
)
_EMPTY = Sentence("The file is empty. {export}", export=_EXPORT)
_NOTHING = b"\x00 \t\r\n"
_HEAD = 4_000
LONG = 1 << 20  # bytes; a table of more is not held in memory


def read_file(path: Path, answers: Mapping[str, str] | None = None) -> ParsedFile:
    """Return what the file at `path` holds; of a long file the rows are made again when asked for.

    A path that is missing, a folder or not readable gives empty lists and `error`, a plain sentence.
    """
    name = path.name
    try:
        if path.is_dir():
            return _failed(name, Sentence("This is a folder. Name the statement files in it."))
        messages = read_message_file(path)
        if messages is not None:
            return messages
        facts = path.stat()
        made = datetime.fromtimestamp(facts.st_mtime, UTC).year
        answers = {FILE_YEAR: str(made), **(answers or {})}
        parsed = _read_long(path, answers) if facts.st_size > LONG else None
        return parsed or read_bytes(path.read_bytes(), name, answers)
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

    `answers` are those of `csv_answers`, such as the ids of earlier questions and one of their choices
    (`ParsedFile.layout` fits too).
    """
    if not data.strip(_NOTHING):
        return _failed(name, _EMPTY)
    answers = answers or {}
    known = _read_known(data, name, answers)
    return known or _read_text(decode(data, answers.get("encoding")), name, answers)


def _read_long(path: Path, answers: Mapping[str, str]) -> ParsedFile | None:
    """Read a long table without holding it in memory; None for what only its own reader can tell."""
    name = path.name
    head = next(pieces(path, READ_AHEAD), b"")
    if all(not piece.strip(_NOTHING) for piece in pieces(path, READ_AHEAD)):
        return _failed(name, _EMPTY)
    if _is_known(head):
        return None
    encoding = find_encoding(lambda: pieces(path, READ_AHEAD), answers.get("encoding"))
    start = encoding.text(head[encoding.start :])
    kind = _kind(start)
    if kind in _ERRORS:
        return _failed(name, _ERRORS[kind])
    if kind not in {"coffer", "csv"} or start.startswith("[") or not encoding.by_lines:
        return None
    try:
        text = LongText(path, encoding)
        own = read_long_coffer_csv(text, name) if kind == "coffer" else None
        parsed = own or read_long_csv(text, name, answers)
    except ImportFileError as error:
        return _failed(name, error.sentence)
    return _named(parsed) if parsed else None


def _is_known(head: bytes) -> bool:
    """Whether a file is known by its bytes, before any encoding is settled."""
    return (
        any(head.startswith(magic) for magic, _ in _MAGIC)
        or is_workbook(head)
        or looks_like_backup(head[:_HEAD])
        or is_ofx(head)
        or is_camt(head)
    )


def _read_known(data: bytes, name: str, answers: Mapping[str, str]) -> ParsedFile | None:
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


def _kind(text: str) -> str:
    """What a text is by how it begins; a table of a bank where nothing else is known."""
    return next((kind for kind, is_one in _KINDS if is_one(text)), "csv")


def _read_text(decoded: Decoded, name: str, answers: Mapping[str, str]) -> ParsedFile:
    text, encoding = decoded.text, decoded.encoding
    kind = _kind(text)
    parsed: ParsedFile | None = None
    if kind in _ERRORS:
        return _failed(name, _ERRORS[kind])
    if kind == "mt940":
        return read_mt940(text, name, encoding)
    if kind == "qif":
        return read_qif(text, name, encoding, answers)
    if kind == "page":
        parsed = read_html(text, name, encoding, answers) or _failed(name, _NO_TABLE)
    elif kind == "json":
        parsed = read_coffer_json(text, name, encoding)
    elif kind == "coffer":
        parsed = read_coffer_csv(text, name, encoding)
    parsed = parsed or read_csv(text, name, encoding, answers)
    if parsed.error or not parsed.rows:  # messages may look like a table whose rows are all wrong
        parsed = read_message_text(text, name, year=answers.get(FILE_YEAR)) or parsed
    return _named(parsed)


def _named(parsed: ParsedFile) -> ParsedFile:
    """A file that is no statement has no format."""
    return parsed if parsed.error is None else replace(parsed, format="")


def _failed(name: str, error: Sentence) -> ParsedFile:
    return ParsedFile(name, "", error=error)

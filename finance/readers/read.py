"""The one door for reading a file: what it is, told by its content, and the reader that knows it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from finance.readers.coffer_csv import is_coffer_csv, read_coffer_csv
from finance.readers.coffer_json import read_coffer_json
from finance.readers.csv_reader import read_csv
from finance.readers.model import ParsedFile
from finance.readers.ofx_reader import is_ofx, read_ofx
from finance.readers.text import decode, is_binary

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from finance.readers.text import Decoded

_EXPORT = "Export the account's transactions as CSV or OFX and try again."
_MAGIC = (
    (b"%PDF", f"This is a PDF, which holds pages and no rows. {_EXPORT}"),
    (
        b"PK\x03\x04",
        f"This is a ZIP archive or an Excel workbook, which is not read yet. {_EXPORT}",
    ),
    (b"\xd0\xcf\x11\xe0", f"This is an old Excel file, which is not read yet. {_EXPORT}"),
    (b"\x1f\x8b", f"This file is compressed. Unpack it first. {_EXPORT}"),
)
_FOREIGN = (
    ("<!doctype html", f"This is a web page, not a statement. {_EXPORT}"),
    ("<html", f"This is a web page, not a statement. {_EXPORT}"),
    ("<smses", f"This is a backup of text messages, which is not read yet. {_EXPORT}"),
    ("bktocstmr", f"This is a CAMT file, which is not read yet. {_EXPORT}"),
    ("!type:", f"This is a QIF file, which is not read yet. {_EXPORT}"),
    ("<?xml", f"This is an XML file of a kind that is no statement. {_EXPORT}"),
)
_HEAD = 4_000


def read_file(path: Path, answers: Mapping[str, str] | None = None) -> ParsedFile:
    """Return what the file at `path` holds.

    A path that is missing, a folder or not readable gives empty lists and `error`, a plain sentence.
    """
    name = path.name
    try:
        if path.is_dir():
            return _failed(name, "This is a folder. Name the statement files in it.")
        return read_bytes(path.read_bytes(), name, answers)
    except FileNotFoundError:
        return _failed(name, "There is no such file. Check its name and folder.")
    except OSError:
        return _failed(
            name,
            "The file cannot be opened. Check that you may read it and that no other program holds it.",
        )


def read_bytes(data: bytes, name: str, answers: Mapping[str, str] | None = None) -> ParsedFile:
    """Return what `data` holds; `name` is only shown and used to guess the kind of account.

    `answers` maps the ids of earlier questions to one of their choices (`ParsedFile.layout` fits too).
    """
    if not data.strip(b"\x00 \t\r\n"):
        return _failed(name, f"The file is empty. {_EXPORT}")
    error = next((error for magic, error in _MAGIC if data.startswith(magic)), None)
    if error:
        return _failed(name, error)
    if is_ofx(data):
        return read_ofx(data, name)
    return _read_text(decode(data, (answers or {}).get("encoding")), name, answers or {})


def _read_text(decoded: Decoded, name: str, answers: Mapping[str, str]) -> ParsedFile:
    text = decoded.text
    if is_binary(text):
        return _failed(name, f"The file holds no readable text, so this is no statement. {_EXPORT}")
    if text.lstrip().startswith("{"):
        return read_coffer_json(text, name, decoded.encoding)
    head = text[:_HEAD].lower()
    error = next((error for mark, error in _FOREIGN if mark in head), None)
    if error:
        return _failed(name, error)
    if is_coffer_csv(text):
        own = read_coffer_csv(text, name, decoded.encoding)
        if own is not None:
            return own
    parsed = read_csv(text, name, decoded.encoding, answers)
    return parsed if parsed.error is None else replace(parsed, format="")


def _failed(name: str, error: str) -> ParsedFile:
    return ParsedFile(name, "", error=error)

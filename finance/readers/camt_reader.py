"""CAMT.052, .053 and .054 in any version: statements, entries and balances, read one entry at a time.

No DTD, no entity and no external reference is ever followed.
"""

from __future__ import annotations

import re
from io import BytesIO
from typing import TYPE_CHECKING
from xml.etree.ElementTree import ParseError

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import iterparse

from finance.readers.camt_entries import ENTRY, Entries
from finance.readers.model import ParsedFile, Refused
from finance.readers.parts import finish
from finance.readers.text import decode
from finance.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Iterator
    from xml.etree.ElementTree import Element

FORMAT = "camt"
NO_STATEMENT = Sentence(
    "The file is cut off or holds no account, so there is nothing to read. Download "
    "it from the bank again."
)
ENTITIES = Sentence(
    "The file declares a DTD or entities of its own, which no statement needs and "
    "which can do harm, so it was not read. Download it from the bank again."
)
BROKEN = Sentence("The file breaks off or is damaged here; what stands after it could not be read.")
_SNIFF = re.compile(rb"<(?:[\w.-]+:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)[\s/>]")
_SNIFF_WIDE = re.compile(rb"B\x00?k\x00?T\x00?o\x00?C\x00?s\x00?t\x00?m\x00?r\x00?[SAD]\x00?")
_HEAD = 4_000
_LINE_OF = re.compile(rb"\n|<(?:[\w.-]+:)?Ntry[\s>/]")
_DECLARATION = re.compile(r"^\s*<\?xml[^>]*\?>[ \t]*")
_CHARSET = re.compile(rb"encoding\s*=\s*[\"']([\w.-]+)")
_STATEMENTS = frozenset({"Stmt", "Rpt", "Ntfctn"})


def is_camt(data: bytes) -> bool:
    """Whether `data` is a CAMT message by its content."""
    head = data[:_HEAD]
    return bool(_SNIFF.search(head) or _SNIFF_WIDE.search(head))


def read_camt(data: bytes, name: str) -> ParsedFile:
    """Return all statements of a message; of a cut one what is whole."""
    declared = _CHARSET.search(data[:200])
    encoding = declared[1].decode("ascii").lower() if declared else "utf-8"
    try:
        entries, broken = _read(data)
        decoded = decode(data) if broken else None
        if decoded and decoded.encoding != encoding:
            # The declared encoding may be wrong: as text of our own choice the file may be whole.
            text = _DECLARATION.sub("", decoded.text, count=1).encode()
            again, still_broken = _read(text)
            if not still_broken or len(again.parts) > len(entries.parts):
                entries, broken, data, encoding = again, still_broken, text, decoded.encoding
    except DefusedXmlException:
        return ParsedFile(name, FORMAT, encoding, error=ENTITIES)
    if not entries.parts:
        return ParsedFile(name, FORMAT, encoding, error=NO_STATEMENT)
    entries.settle_reversals()
    statements, rows = finish(entries.parts)
    refused = list(entries.refused)
    if broken:
        refused.append(Refused(broken, _line(data, broken), BROKEN))
    return ParsedFile(
        name, FORMAT, encoding, statements, rows, tuple(refused), tuple(entries.ignored)
    )


def _read(data: bytes) -> tuple[Entries, int]:
    """Return what was read, and the line at which the XML breaks (0: it does not)."""
    entries = Entries()
    lines = _entry_lines(data)
    depth: list[str] = []
    try:
        for event, element in iterparse(BytesIO(data), events=("start", "end"), forbid_dtd=True):
            tag = local(element)
            if event == "start":
                depth.append(tag)
                if tag in _STATEMENTS:
                    entries.begin()
                continue
            depth.pop()
            _ended(entries, element, tag, depth, lines)
    except ParseError as error:
        entries.settle_part()
        return entries, error.position[0]
    except DefusedXmlException:
        raise
    except (ValueError, LookupError):
        return entries, 1
    return entries, 0


def _ended(
    entries: Entries, element: Element, tag: str, depth: list[str], lines: Iterator[int]
) -> None:
    parent = depth[-1] if depth else ""
    if tag == ENTRY and parent in _STATEMENTS:
        entries.entry(element, next(lines, 0))
        element.clear()
    elif parent in _STATEMENTS and tag == "Acct":
        entries.account(element)
    elif parent in _STATEMENTS and tag == "Bal":
        entries.balance(element)
    elif tag in _STATEMENTS:
        entries.settle_part()
        element.clear()


def local(element: Element) -> str:
    """Return a tag without its namespace."""
    return str(element.tag).rpartition("}")[2]


def _entry_lines(data: bytes) -> Iterator[int]:
    """The 1-based line of each entry, in order."""
    line = 1
    for match in _LINE_OF.finditer(data):
        if match[0] == b"\n":
            line += 1
        else:
            yield line


def _line(data: bytes, number: int) -> str:
    lines = data.split(b"\n", number)
    return (
        lines[number - 1][:200].decode("utf-8", "replace").strip() if number <= len(lines) else ""
    )

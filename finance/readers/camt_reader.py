"""CAMT.052, .053 and .054 in any version: statements, entries and balances, read one entry at a time.

No DTD, no entity and no external reference is ever followed.
"""

from __future__ import annotations

import re
from io import BytesIO
from typing import TYPE_CHECKING

from finance.readers.camt_entries import Entries
from finance.readers.model import ParsedFile
from finance.readers.parts import finish
from finance.readers.text import decode
from finance.readers.xml_elements import BrokenXmlError, ForbiddenXmlError, Wanted, elements
from finance.sentence import Sentence

if TYPE_CHECKING:
    from finance.readers.xml_elements import Found

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
_SHOWN = 200  # bytes
_DECLARATION = re.compile(r"^\s*<\?xml[^>]*\?>[ \t]*")
_CHARSET = re.compile(rb"encoding\s*=\s*[\"']([\w.-]+)")
_STATEMENTS = frozenset({"Stmt", "Rpt", "Ntfctn"})
_INSIDE = (
    "AcctSvcrRef", "AddtlNtryInf", "AddtlRmtInf", "AddtlTxInf", "Amt", "AmtDtls", "BookgDt", "Ccy", "Cd",
    "CdOrPrtry", "CdtDbtInd", "Cdtr", "CdtrRefInf", "Chrgs", "Dbtr", "Dt", "DtTm", "EndToEndId",
    "IBAN", "Id", "InstdAmt", "Nm", "NtryDtls", "NtryRef", "Othr", "Pty", "Rcrd",
    "Ref", "Refs", "RltdPties", "RmtInf", "RvslInd", "Strd", "Sts", "Tp", "TtlChrgsAndTaxAmt",
    "TxAmt", "TxDtls", "TxId", "UltmtCdtr", "UltmtDbtr", "Ustrd", "ValDt",
)  # fmt: skip
_WANTED = Wanted(
    elements=frozenset({"Ntry", "Acct", "Bal"}),
    inside=frozenset(_INSIDE),
    marks=_STATEMENTS,
)


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
    except ForbiddenXmlError:
        return ParsedFile(name, FORMAT, encoding, error=ENTITIES)
    if not entries.parts:
        return ParsedFile(name, FORMAT, encoding, error=NO_STATEMENT)
    entries.settle()
    statements, rows = finish(entries.parts)
    if broken:
        entries.listed.refuse(broken.line, _line(data, broken.at), BROKEN)
    return ParsedFile(
        name, FORMAT, encoding, statements, rows, entries.listed.refused, entries.listed.ignored
    )


def _read(data: bytes) -> tuple[Entries, BrokenXmlError | None]:
    """Return what was read, and where the XML breaks if it does."""
    entries = Entries(data)
    try:
        for found in elements(BytesIO(data), _WANTED):
            _take(entries, found)
    except BrokenXmlError as error:
        return entries, error
    return entries, None


def _take(entries: Entries, found: Found) -> None:
    tag = found.element.tag
    if tag in _STATEMENTS:
        entries.begin()
    elif found.parent not in _STATEMENTS:
        return
    elif tag == "Ntry":
        entries.entry(found)
    elif tag == "Acct":
        entries.account(found.element)
    else:
        entries.balance(found.element)


def _line(data: bytes, at: int) -> str:
    start = data.rfind(b"\n", 0, at) + 1
    return data[start : start + _SHOWN].partition(b"\n")[0].decode("utf-8", "replace").strip()

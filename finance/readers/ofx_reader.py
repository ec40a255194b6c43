"""OFX 1 (SGML), OFX 2 (XML) and QFX, read with tolerance for what banks get wrong.

Tags may be unclosed, closed by another name, on one line, or empty. Nothing is expanded: no DTD, no entity but
the five of XML and numbers.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import unescape
from typing import TYPE_CHECKING

from finance.readers.ofx_build import build
from finance.readers.text import decode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from finance.readers.model import ParsedFile

_START = re.compile(rb"<\s*(?:\w+:)?OFX[\s>/]", re.IGNORECASE)
_WIDE_START = re.compile(rb"<\x00?O\x00?F\x00?X\x00?>", re.IGNORECASE)
_CHARSET = re.compile(
    rb"(?:CHARSET\s*[:=]\s*|<\?xml[^>]*encoding\s*=\s*[\"'])([\w.-]+)", re.IGNORECASE
)
_HEAD = 16_000
_TAG = re.compile(r"<\s*(/?)\s*([A-Za-z][\w.:-]*)[^<>]*?(/?)\s*>([^<]*)")
_CDATA = re.compile(r"<!\[CDATA\[(.*?)\]\]>", re.DOTALL)
_CDATA_END = "]]>"
_ENTITY = re.compile(r"&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[0-9A-Fa-f]{1,6});")
_STATEMENTS = frozenset({"STMTRS", "CCSTMTRS", "INVSTMTRS", "LOANSTMTRS"})
_ROWS = frozenset({"STMTTRN", "STMTTRNP"})
_BALANCES = frozenset({"LEDGERBAL", "AVAILBAL"})
_FROM = frozenset({"BANKACCTFROM", "CCACCTFROM", "INVACCTFROM", "LOANACCTFROM"})
_OTHER_SIDE = frozenset({"BANKACCTTO", "CCACCTTO"})
_LIST_ENDS = frozenset({"BANKTRANLIST", "BANKTRANLISTP"})


@dataclass(slots=True)
class Row:
    """One STMTTRN as it stands: its line, its text and its values by tag."""

    line: int
    text: str = ""
    values: dict[str, str] = field(default_factory=dict)
    pending: bool = False


@dataclass(slots=True)
class Statement:
    """One account's answer: values of the account and the statement, balances by block, rows."""

    tag: str
    values: dict[str, str] = field(default_factory=dict)
    balances: dict[str, dict[str, str]] = field(default_factory=dict)
    rows: list[Row] = field(default_factory=list)


def is_ofx(data: bytes) -> bool:
    """Whether `data` is OFX by its content."""
    head = data[:_HEAD]
    return bool(
        _START.search(head) or _WIDE_START.search(head) or head.lstrip().startswith(b"OFXHEADER")
    )


def read_ofx(data: bytes, name: str) -> ParsedFile:
    """Return the accounts and rows of an OFX file; a cut file yields what is whole."""
    declared = _CHARSET.search(data[:_HEAD])
    decoded = decode(data, declared.group(1).decode("ascii") if declared else None)
    statements = _Walk(decoded.text).statements()
    return build(statements, name, decoded.encoding)


class _Walk:
    """One pass over the tags; where a value goes depends on the last block that was opened."""

    def __init__(self, text: str) -> None:
        end = (
            text.rfind(_CDATA_END) + 1
        )  # after the last end no start can match: do not look for it
        plain = _CDATA.sub(lambda m: m.group(1).replace("<", "&lt;"), text[: end + len(_CDATA_END)])
        self.text = plain + text[end + len(_CDATA_END) :]
        self.found: list[Statement] = []
        self.row: Row | None = None
        self.row_start = 0
        self.block = ""

    def statements(self) -> list[Statement]:
        line, at = 1, 0
        for closing, tag, empty, value, start, end in self._tags():
            line += self.text.count("\n", at, start)
            at = start
            if closing:
                self._close(tag, start, end)
            elif not empty:
                self._open(tag, value, line, start)
        self._finish(len(self.text))
        return self.found

    def _tags(self) -> Iterator[tuple[str, str, str, str, int, int]]:
        for match in _TAG.finditer(self.text):
            closing, tag, empty, value = match.groups()
            yield (
                closing,
                tag.rpartition(":")[2].upper(),
                empty,
                value,
                match.start(),
                match.end() - len(value),
            )

    def _open(self, tag: str, value: str, line: int, start: int) -> None:
        if tag in _STATEMENTS:
            self._finish(start)
            self.found.append(Statement(tag))
            self.block = ""
        elif tag in _ROWS:
            self._finish(start)
            self.row, self.row_start = Row(line, pending=tag == "STMTTRNP"), start
            self._current().rows.append(self.row)
        elif tag in _BALANCES:
            self._finish(start)
            self.block = tag
            self._current().balances.setdefault(tag, {})
        elif tag in _OTHER_SIDE or tag in _FROM:
            self.block = tag
        else:
            self._put(tag, value)

    def _put(self, tag: str, value: str) -> None:
        text = _ENTITY.sub(lambda m: unescape(m.group()), value).strip()
        if not text or self.block in _OTHER_SIDE:
            return
        if self.row is not None:
            self.row.values.setdefault(tag, text)
        elif self.block in _BALANCES:
            self._current().balances[self.block].setdefault(tag, text)
        elif self.found:
            self.found[-1].values.setdefault(tag, text)

    def _close(self, tag: str, start: int, end: int) -> None:
        if tag in _ROWS:
            self._finish(end)
        elif tag in _LIST_ENDS or tag in _STATEMENTS:
            self._finish(start)
            self.block = ""
        elif tag == self.block:
            self.block = ""

    def _finish(self, end: int) -> None:
        if self.row is not None:
            self.row.text = self.text[self.row_start : end].strip()
            self.row = None
        self.block = ""

    def _current(self) -> Statement:
        if not self.found:
            self.found.append(Statement("STMTRS"))
        return self.found[-1]

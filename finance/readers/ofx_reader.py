"""OFX 1 (SGML), OFX 2 (XML) and QFX, read with tolerance for what banks get wrong.

Tags may be unclosed, closed by another name, on one line, or empty. Nothing is expanded: no DTD, no entity but
the five of XML and numbers.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import unescape
from typing import TYPE_CHECKING

from finance.readers.numbers import votes
from finance.readers.ofx_build import Builder
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
_LONGEST = 4_000  # characters of a value
_NAME = re.compile(r"(/?)\s*([A-Za-z][\w.:-]*)").match
_AMOUNTS = re.compile(r"(?:TRNAMT|BALAMT)\s*>\s*([^<\s]{1,40})", re.IGNORECASE)
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
    """One STMTTRN as it stands: its line, where it is in `source`, and its values by tag."""

    line: int
    source: str
    start: int
    end: int = 0
    values: dict[str, str] = field(default_factory=dict)
    pending: bool = False

    @property
    def text(self) -> str:
        """The row as it stands in the file."""
        return self.source[self.start : self.end].strip()


@dataclass(slots=True)
class Statement:
    """One account's answer: values of the account and the statement, balances by block."""

    tag: str
    values: dict[str, str] = field(default_factory=dict)
    balances: dict[str, dict[str, str]] = field(default_factory=dict)


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
    text = _plain(decoded.text)
    builder = Builder(votes(set(_AMOUNTS.findall(text))))
    _Walk(text, builder).walk()
    return builder.file(name, decoded.encoding)


def _plain(text: str) -> str:
    """The text without CDATA marks; what stood in them is no tag."""
    end = text.rfind(_CDATA_END) + 1  # after the last end no start can match: do not look for it
    plain = _CDATA.sub(lambda m: m.group(1).replace("<", "&lt;"), text[: end + len(_CDATA_END)])
    return plain + text[end + len(_CDATA_END) :]


class _Walk:
    """One pass over the tags; where a value goes depends on the last block that was opened."""

    def __init__(self, text: str, builder: Builder) -> None:
        self.text = text
        self.builder = builder
        self.statement: Statement | None = None
        self.row: Row | None = None
        self.block = ""
        self._lines, self._counted = 1, 0

    def walk(self) -> None:
        """Give the builder each statement when it begins, and each row when it ends."""
        for closing, tag, value, start, end in self._tags():
            if closing:
                self._close(tag, start, end)
            else:
                self._open(tag, value, start)
        self._finish(len(self.text))

    def _tags(self) -> Iterator[tuple[bool, str, str, int, int]]:
        """Yield each tag but empty ones: closing or not, name, the text after it, where it begins and ends."""
        text = self.text
        start = text.find("<")
        while start >= 0:
            after = text.find("<", start + 1)
            end = text.find(">", start, after if after >= 0 else None) + 1
            if end:
                inner = text[start + 1 : end - 1].strip()
                named = _NAME(inner)
                if named and not inner.endswith("/"):
                    value = text[end : after if after >= 0 else None]
                    name = named[2].rpartition(":")[2].upper()
                    yield bool(named[1]), name, value, start, end
            start = after

    def _line(self, start: int) -> int:
        """The line on which `start` stands, counted on from where it was asked last."""
        self._lines += self.text.count("\n", self._counted, start)
        self._counted = start
        return self._lines

    def _open(self, tag: str, value: str, start: int) -> None:
        if tag in _STATEMENTS:
            self._finish(start)
            self._begin(tag)
        elif tag in _ROWS:
            self._finish(start)
            self._current()
            self.row = Row(self._line(start), self.text, start, pending=tag == "STMTTRNP")
        elif tag in _BALANCES:
            self._finish(start)
            self.block = tag
            self._current().balances.setdefault(tag, {})
        elif tag in _OTHER_SIDE or tag in _FROM:
            self.block = tag
        else:
            self._put(tag, value)

    def _put(self, tag: str, value: str) -> None:
        text = _ENTITY.sub(lambda m: unescape(m.group()), value[:_LONGEST]).strip()
        if not text or self.block in _OTHER_SIDE:
            return
        if self.row is not None:
            self.row.values.setdefault(tag, text)
        elif self.block in _BALANCES:
            self._current().balances[self.block].setdefault(tag, text)
        elif self.statement:
            self.statement.values.setdefault(tag, text)

    def _close(self, tag: str, start: int, end: int) -> None:
        if tag in _ROWS:
            self._finish(end)
        elif tag in _LIST_ENDS or tag in _STATEMENTS:
            self._finish(start)
            self.block = ""
        elif tag == self.block:
            self.block = ""

    def _finish(self, end: int) -> None:
        row, self.row = self.row, None
        if row is not None and row.values:
            row.end = end
            self.builder.take(row)
        self.block = ""

    def _begin(self, tag: str) -> Statement:
        self.statement = Statement(tag)
        self.builder.begin(self.statement)
        self.block = ""
        return self.statement

    def _current(self) -> Statement:
        return self.statement or self._begin("STMTRS")

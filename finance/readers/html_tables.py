"""A web page with tables in it, which some banks serve as `.xls`: each table's rows as records."""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING

from finance.readers.csv_reader import read_records
from finance.readers.csv_table import Record
from finance.readers.joined import join
from finance.readers.model import ParsedFile

if TYPE_CHECKING:
    from collections.abc import Mapping

_TAG = re.compile(r"<(/?)([a-z][a-z0-9]*)\b([^<>]*)>", re.IGNORECASE)
_SPAN = re.compile(r"\bcolspan\s*=\s*[\"']?(\d{1,3})", re.IGNORECASE)
_SPACES = re.compile(r"\s+")
_HIDDEN = (
    (re.compile("<!--"), "-->"),
    (re.compile("<(?:style|script)", re.IGNORECASE), "</s"),
)
_BEGINS = re.compile(
    r"\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html|table|head|meta)\b", re.IGNORECASE
)
_HEAD = 4_000
_MOST_SPAN = 50


def is_web_page(text: str) -> bool:
    """Whether `text` is a web page by how it begins."""
    return bool(_BEGINS.match(_without(text[:_HEAD], *_HIDDEN[0])))


def read_html(text: str, name: str, encoding: str, answers: Mapping[str, str]) -> ParsedFile | None:
    """Return the statements in the tables of a page; None where there is none."""
    file = ParsedFile(name, "xlsx", encoding)
    parts = [read_records(table, file, answers) for table in _Tables().read(text) if table]
    whole = [part for part in parts if part.error is None and part.rows]
    return join(whole) if whole else None


class _Tables:
    """Collects the rows of all tables; a table within a cell is a table of its own."""

    def __init__(self) -> None:
        self.found: list[list[Record]] = [[]]
        self._cells: list[str] = []
        self._text: list[str] | None = None
        self._span = 1

    def read(self, page: str) -> list[list[Record]]:
        """Return the tables of `page`."""
        for start, end in _HIDDEN:
            page = _without(page, start, end)
        at = line = 0
        for match in _TAG.finditer(page):
            self._take(page[at : match.start()])
            line += page.count("\n", at, match.end())
            at = match.end()
            self._tag(match[2].lower(), match[3], line + 1, closing=bool(match[1]))
        self._end_row(line + 1)
        return self.found

    def _tag(self, tag: str, attributes: str, line: int, *, closing: bool) -> None:
        if tag == "table":
            self._end_row(line)
            self.found.append([])
        elif tag == "tr":
            self._end_row(line)
        elif tag in {"td", "th"}:
            self._end_cell()
            if not closing:
                self._text = []
                span = _SPAN.search(attributes)
                self._span = min(int(span[1]), _MOST_SPAN) if span else 1
        elif tag in {"br", "p", "div"}:
            self._take(" ")

    def _take(self, text: str) -> None:
        if self._text is not None:
            self._text.append(text)

    def _end_cell(self) -> None:
        if self._text is not None:
            text = _SPACES.sub(" ", unescape("".join(self._text))).strip()
            self._cells += [text, *[""] * (self._span - 1)]
            self._text = None

    def _end_row(self, line: int) -> None:
        self._end_cell()
        if any(self._cells):
            self.found[-1].append(Record(line, self._cells, "\t".join(self._cells)))
        self._cells = []


def _without(page: str, start: re.Pattern[str], end: str) -> str:
    """The page without what stands between `start` and `end`; nothing is looked at twice."""
    kept, at = [], 0
    while match := start.search(page, at):
        kept.append(page[at : match.start()])
        stop = page.find(end, match.end())
        at = len(page) if stop < 0 else stop + len(end)
    return "".join([*kept, page[at:]])

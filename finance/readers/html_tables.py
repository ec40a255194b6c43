"""A web page with tables in it, which some banks serve as `.xls`: each table's rows as records."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING

from finance.readers.csv_reader import read_records
from finance.readers.csv_table import Record
from finance.readers.joined import join
from finance.readers.model import ParsedFile

if TYPE_CHECKING:
    from collections.abc import Mapping

_SPACES = re.compile(r"\s+")
_MOST_SPAN = 50


def read_html(text: str, name: str, encoding: str, answers: Mapping[str, str]) -> ParsedFile | None:
    """Return the statements in the tables of a page; None where there is none."""
    tables = _Tables()
    tables.feed(text)
    tables.close()
    file = ParsedFile(name, "xlsx", encoding)
    parts = [read_records(records, file, answers) for records in tables.found if records]
    whole = [part for part in parts if part.error is None and part.rows]
    return join(whole) if whole else None


class _Tables(HTMLParser):
    """Collects the rows of all tables; a table within a cell is a table of its own."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[list[Record]] = []
        self._cells: list[str] = []
        self._text: list[str] | None = None
        self._span = 1

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a table, a row or a cell."""
        if tag == "table":
            self._end_row()
            self.found.append([])
        elif tag == "tr":
            self._end_row()
        elif tag in {"td", "th"}:
            self._end_cell()
            self._text = []
            span = dict(attrs).get("colspan") or "1"
            self._span = min(int(span), _MOST_SPAN) if span.isdecimal() else 1
        elif tag == "br" and self._text is not None:
            self._text.append(" ")

    def handle_endtag(self, tag: str) -> None:
        """End a cell, a row or a table."""
        if tag in {"td", "th"}:
            self._end_cell()
        elif tag in {"tr", "table"}:
            self._end_row()

    def handle_data(self, data: str) -> None:
        """Take the text of a cell."""
        if self._text is not None:
            self._text.append(data)

    def _end_cell(self) -> None:
        if self._text is not None:
            text = _SPACES.sub(" ", "".join(self._text)).strip()
            self._cells += [text, *[""] * (self._span - 1)]
            self._text = None

    def _end_row(self) -> None:
        self._end_cell()
        if any(self._cells):
            if not self.found:
                self.found.append([])
            line = self.getpos()[0]
            self.found[-1].append(Record(line, self._cells, "\t".join(self._cells)))
        self._cells = []

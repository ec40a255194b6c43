"""Exports of other programs, known by their headers: accounts, categories, notes, tags, splits, transfers."""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from finance.readers.lexicon import FOLDER
from finance.readers.words import phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from finance.readers.csv_rows import Draft
    from finance.readers.csv_table import Record
    from finance.readers.model import ParsedFile, ParsedRow

FILE = "sources.toml"
_SPACES = re.compile(r"\s+")


@dataclass(frozen=True)
class Source:
    """One program's export; fields as resources/imports/sources.toml explains them."""

    key: str
    name: str
    headers: frozenset[str]
    without: frozenset[str]
    columns: Mapping[str, str]
    kind: str = "table"
    fields: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    words: Mapping[str, frozenset[str]] = field(default_factory=dict)
    texts: Mapping[str, str] = field(default_factory=dict)
    order: tuple[str, ...] = ()
    cells: tuple[re.Pattern[str], ...] = ()

    def fits(self, cells: Sequence[str]) -> bool:
        """Whether a row of an export without a header has the cells of this one."""
        pairs = zip(self.cells, cells, strict=False)
        return len(cells) == len(self.cells) and all(shape.fullmatch(c) for shape, c in pairs)

    def places(self, header: Sequence[str]) -> dict[str, tuple[int, ...]]:
        """Return the columns of each further field in a table with `header`."""
        phrases = [phrase(cell) for cell in header]
        return {
            name: tuple(phrases.index(p) for p in wanted if p in phrases)
            for name, wanted in self.fields.items()
        }


_WORDS = frozenset({"out", "in", "both", "opening", "own", "equity"})
_TEXTS = frozenset({"tag_marks", "split_in", "heading_in", "transfer_in", "category_mark", "sign"})
_KNOWN = frozenset({"name", "headers", "without", "columns", "kind", "order", "cells"})


@lru_cache(maxsize=1)
def sources() -> tuple[Source, ...]:
    """Return all known exports, those with the most headers first."""
    data = tomllib.loads((FOLDER / FILE).read_text("utf-8"))
    made = [_source(key, entry) for key, entry in data.items()]
    return tuple(sorted(made, key=lambda source: -len(source.headers)))


def _source(key: str, entry: dict[str, object]) -> Source:
    def phrases(name: str) -> tuple[str, ...]:
        value = entry.get(name, ())
        return tuple(phrase(str(text)) for text in value) if isinstance(value, list) else ()

    columns, shapes = entry.get("columns"), entry.get("cells")
    lists = [name for name in entry if name not in _KNOWN | _WORDS | _TEXTS]
    return Source(
        key=key,
        name=str(entry["name"]),
        headers=frozenset(phrases("headers")),
        without=frozenset(phrases("without")),
        columns={str(k): phrase(str(v)) for k, v in columns.items()}
        if isinstance(columns, dict)
        else {},
        kind=str(entry.get("kind", "table")),
        fields={name: phrases(name) for name in lists},
        words={name: frozenset(phrases(name)) for name in _WORDS & entry.keys()},
        texts={name: str(entry[name]) for name in _TEXTS & entry.keys()},
        order=phrases("order"),
        cells=tuple(re.compile(shape) for shape in shapes) if isinstance(shapes, list) else (),
    )


def source_of(header: Sequence[str]) -> Source | None:
    """Return the program whose export has this header; None for a bank's own file."""
    found = {phrase(cell) for cell in header}
    named = (source for source in sources() if source.headers)
    return next((s for s in named if s.headers <= found and not s.without & found), None)


def source_in(header: Sequence[str], rows: Sequence[Record]) -> tuple[Source | None, Sequence[str]]:
    """Return the program whose export a table is, and the names of its columns; by its rows without a header."""
    if header:
        return source_of(header), header
    for source in sources():
        if source.order and rows and all(source.fits(row.cells) for row in rows):
            return source, source.order
    return None, header


def answers_of(source: Source, header: Sequence[str]) -> dict[str, str]:
    """Return where the statement reader finds its columns, as answers to it."""
    phrases = [phrase(cell) for cell in header]
    found = {
        f"{role}_column": str(phrases.index(text) + 1)
        for role, text in source.columns.items()
        if text in phrases
    }
    return found | ({"sign": source.texts["sign"]} if "sign" in source.texts else {})


def fill(
    parsed: ParsedFile, source: Source, header: Sequence[str], drafts: Sequence[Draft]
) -> ParsedFile:
    """Return `parsed` with what the program's further columns say; one row for each of `drafts`."""
    places = source.places(header)
    rows = [
        _filled(row, draft.cells, source, places)
        for row, draft in zip(parsed.rows, drafts, strict=True)
    ]
    rows = _paired(_split(rows, source), source)
    return replace(parsed, rows=tuple(rows), layout=parsed.layout | {"source": source.key})


def _filled(
    row: ParsedRow, cells: list[str], source: Source, places: Mapping[str, tuple[int, ...]]
) -> ParsedRow:
    def text(name: str) -> str:
        return next((cells[p] for p in places.get(name, ()) if cells[p]), "")

    return replace(
        row,
        account=text("account") or None,
        category=category_name(text("category"), source),
        note=text("note"),
        memo="" if row.memo == text("note") else row.memo,
        tags=tags_in(text("tags"), source),
        pending=False,  # `uncleared` says what the user has checked, not what the bank has booked
    )


def category_name(text: str, source: Source) -> str | None:
    """Return the category's own name, without those above it."""
    mark = source.texts.get("category_mark")
    name = text.rpartition(mark)[2].strip() if mark else text.strip()
    return name or None


def tags_in(text: str, source: Source) -> tuple[str, ...]:
    """Return the tags in one cell."""
    marks = source.texts.get("tag_marks")
    parts = re.split(f"[{re.escape(marks)}]", text) if marks else [text]
    return tuple(dict.fromkeys(part.strip() for part in parts if part.strip()))


def _split(rows: Sequence[ParsedRow], source: Source) -> list[ParsedRow]:
    """Rows that say `part 1 of 2` and `part 2 of 2` are the lines of one transaction."""
    if "split_in" not in source.texts:
        return list(rows)
    pattern = re.compile(source.texts["split_in"], re.IGNORECASE)
    made: list[ParsedRow] = []
    current: tuple[str, str | None] | None = None
    for number, row in enumerate(rows):
        match = pattern.search(row.note) or pattern.search(row.memo)
        if match is None:
            made.append(row)
            continue
        begun = current is None or match[1] == "1" or current[1] != row.account
        current = (f"{source.key}-{number}", row.account) if begun or current is None else current
        made.append(
            replace(
                row,
                split=current[0],
                note=_bare(pattern, row.note) or _bare(pattern, row.memo),
                memo=_bare(pattern, row.memo),
            )
        )
    return made


def _bare(pattern: re.Pattern[str], text: str) -> str:
    return _SPACES.sub(" ", pattern.sub("", text)).strip()


def _paired(rows: Sequence[ParsedRow], source: Source) -> list[ParsedRow]:
    """Rows whose payee names the other account are the sides of a transfer."""
    if "transfer_in" not in source.texts:
        return list(rows)
    pattern = re.compile(source.texts["transfer_in"], re.IGNORECASE)
    others = [match[1].strip() if (match := pattern.match(row.payee)) else None for row in rows]
    return pair(rows, others)


def pair(rows: Sequence[ParsedRow], others: Iterable[str | None]) -> list[ParsedRow]:
    """Return `rows` with both sides of a transfer marked; `others` names each row's other account."""
    made = list(rows)
    open_sides: dict[tuple[object, ...], list[int]] = defaultdict(list)
    for place, other in enumerate(others):
        row = made[place]
        if not other or row.account is None:
            continue
        own, far = phrase(row.account), phrase(other)
        waiting = open_sides[far, own, row.date, -row.amount]
        if waiting:
            first = waiting.pop(0)
            mark = f"{row.date.isoformat()}-{first}"
            made[first] = replace(made[first], transfer=mark, category=None)
            made[place] = replace(row, transfer=mark, category=None)
        else:
            open_sides[own, far, row.date, row.amount].append(place)
    return made

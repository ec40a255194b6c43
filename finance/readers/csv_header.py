"""The header of a table: where it stands, and what each of its cells may mean."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from finance.readers.csv_answers import NONE, told_header
from finance.readers.dates import looks_like_date
from finance.readers.lexicon import lexicon, money_words
from finance.readers.numbers import looks_like_number
from finance.readers.words import phrase, runs

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from finance.readers.csv_table import Record

HEAD = 2_000
_LOOK_AHEAD = 60
_TABLE = 5
_EXACT, _PARTLY = 3, 1
_MONEY_ROLES = frozenset({"amount", "debit", "credit", "net", "gross", "balance"})
_DATE_ROLES = frozenset({"date", "post_date", "value_date"})
_TELLING = _MONEY_ROLES | _DATE_ROLES
_JOINERS = frozenset({"in", "en", "w", "v", "i"})
_BRACKETED = re.compile(r"[(\[]([^)\]]*)[)\]]")
_FEWEST_COLUMNS = 2
_SHORTEST_PART = 4  # letters of a known phrase inside a longer header


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a header cell may be: roles from the likeliest on, and whether the whole cell says so."""

    roles: tuple[str, ...] = ()
    exact: bool = False


@dataclass(frozen=True, slots=True)
class Header:
    """Where the header ends in the records (None: there is none), its meanings, language and height."""

    index: int | None
    cells: tuple[str, ...]
    meanings: tuple[Meaning, ...]
    languages: tuple[str, ...] = ()
    lines: int = 1

    @property
    def first_row(self) -> int:
        """The index of the first record after it."""
        return 0 if self.index is None else self.index + 1

    @property
    def start(self) -> int:
        """The index of its first record."""
        return max(self.first_row - self.lines, 0)


NO_HEADER = Header(None, (), ())


def find_header(records: Sequence[Record], answers: Mapping[str, str] | None = None) -> Header:
    """Return the best header among the first records; `NO_HEADER` where rows begin at once.

    Two lines that only together name the columns (`Paid` over `Out`) are one header. `answers` may
    say where it stands; of a long file the first `HEAD` records are enough.
    """
    told = told_header(answers) if answers else None
    if told == NONE:
        return NO_HEADER
    for index, record in enumerate(records[:HEAD] if told else ()):
        if record.line + record.text.count("\n") >= int(told or 0):
            return _header(index, record.cells, [meaning_of(cell) for cell in record.cells])
    best, most = NO_HEADER, 0
    above: list[str] = []
    rows = 0  # below the best so far: a better one after so many is that of another table
    for index, record in enumerate(records[:_LOOK_AHEAD]):
        rows += bool(most) and has_row_shape(record.cells)
        if rows >= _TABLE:
            break
        meanings = [meaning_of(cell) for cell in record.cells]
        score = _score(record.cells, meanings)
        if score > most:
            most, best, rows = score, _header(index, record.cells, meanings), 0
        cells = _stacked(above, record.cells)
        both = [meaning_of(cell) for cell in cells]
        more = (_roles_of(both) - _roles_of(meanings)) & _TELLING
        if more and _score(cells, both) > most:
            most, best = _score(cells, both), _header(index, cells, both, lines=2)
        above = record.cells
    return best if most else _by_shape(records)


def is_header(cells: Sequence[str]) -> bool:
    """Whether `cells` name a date and an amount, each by its whole text."""
    meanings = [meaning_of(cell) for cell in cells]
    exact = {role for meaning in meanings if meaning.exact for role in meaning.roles}
    return bool(_score(cells, meanings) and exact & _DATE_ROLES and exact & _MONEY_ROLES)


def _stacked(above: list[str], below: list[str]) -> list[str]:
    """The cells of two lines put together column by column; none where they cannot be one header."""
    if len(above) != len(below) or min(map(_filled, (above, below))) < _FEWEST_COLUMNS:
        return []
    if any(looks_like_date(cell) or looks_like_number(cell) for cell in (*above, *below)):
        return []
    return [f"{a} {b}".strip() for a, b in zip(above, below, strict=True)]


def _roles_of(meanings: Sequence[Meaning]) -> set[str]:
    return {role for meaning in meanings for role in meaning.roles}


def _filled(cells: Sequence[str]) -> int:
    return sum(map(bool, cells))


@lru_cache(maxsize=5_000)
def meaning_of(cell: str) -> Meaning:
    """Return what one header cell may mean."""
    meaning = _meaning(_bare(cell))
    if not meaning.exact and not cell.isascii():
        other = _meaning(_bare(_redecoded(cell)))
        if other.exact:
            return other
    return meaning


def _redecoded(cell: str) -> str:
    """A Central European header that some tool read as Western: `Èástka` for `Částka`."""
    try:
        return cell.encode("cp1252").decode("cp1250")
    except UnicodeError:
        return cell


def _meaning(text: str) -> Meaning:
    known = lexicon().headers
    if text in known:
        return Meaning(_roles(text), exact=True)
    for run in runs(text.split()):
        if run in known and len(run) >= _SHORTEST_PART:
            return Meaning(_roles(run))
    return Meaning()


def _roles(text: str) -> tuple[str, ...]:
    """The roles of a known phrase; where languages differ, a payee's text goes before a memo."""
    roles = dict.fromkeys(role for role, _ in lexicon().headers[text])
    return tuple(sorted(roles, key=lambda role: role == "memo"))


def _bare(cell: str) -> str:
    """The words of a header without its currency: `Betrag (€)`, `Amount CZK`, `bedrag in EUR`."""
    inside = " ".join(_BRACKETED.findall(cell))
    outside = _BRACKETED.sub(" ", cell)
    codes = money_words().codes
    words = [word for word in re.split(r"\s+", outside) if word.strip(".:") not in codes]
    if len(words) > 1 and phrase(words[-1]) in _JOINERS and len(words) < len(outside.split()):
        words.pop()
    bare = phrase(" ".join(words))
    note = " ".join(word for word in re.split(r"\s+", inside) if word not in codes)
    whole = phrase(f"{bare} {note}")
    return whole if whole in lexicon().headers or not bare else bare


def _score(cells: Sequence[str], meanings: list[Meaning]) -> int:
    """Return how much a record looks like a header; 0 when it cannot be one."""
    if _filled(cells) < _FEWEST_COLUMNS:
        return 0
    if any(looks_like_date(cell) or looks_like_number(cell) for cell in cells):
        return 0
    roles = _roles_of(meanings)
    if not roles & _DATE_ROLES or not roles & _MONEY_ROLES:
        return 0
    return sum(_EXACT if m.exact else _PARTLY for m in meanings if m.roles)


def _header(index: int, cells: Sequence[str], meanings: list[Meaning], lines: int = 1) -> Header:
    counts: Counter[str] = Counter()
    for cell, meaning in zip(cells, meanings, strict=True):
        if meaning.exact:
            counts.update({language for _, language in lexicon().headers.get(_bare(cell), ())})
    most = max(counts.values(), default=0)
    languages = tuple(language for language, count in counts.items() if count == most)
    return Header(index, tuple(cells), tuple(meanings), languages, lines)


def _by_shape(records: Sequence[Record]) -> Header:
    """A header in words that no lexicon knows: names only, over a first row with a date and an amount."""
    for index in range(min(_LOOK_AHEAD, len(records) - 1)):
        names, row = records[index].cells, records[index + 1].cells
        if has_row_shape(names):
            return NO_HEADER
        if not has_row_shape(row) or len(names) < len(row) or not all(names[: len(row)]):
            continue
        over = [
            name
            for name, cell in zip(names, row, strict=False)
            if looks_like_date(cell) or looks_like_number(cell)
        ]
        if not any(looks_like_date(name) or looks_like_number(name) for name in over):
            meanings = [meaning_of(name) for name in names]
            return _header(index, names, meanings)
    return NO_HEADER


def has_row_shape(cells: Sequence[str]) -> bool:
    """Whether some cell is a date and some other an amount."""
    dates = [cell for cell in cells if looks_like_date(cell)]
    return bool(dates) and any(looks_like_number(cell) for cell in cells if cell not in dates)

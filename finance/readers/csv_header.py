"""The header of a table: where it stands, and what each of its cells may mean."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from finance.readers.dates import looks_like_date
from finance.readers.lexicon import lexicon, money_words
from finance.readers.numbers import looks_like_number
from finance.readers.words import phrase, runs

if TYPE_CHECKING:
    from finance.readers.csv_table import Record

_LOOK_AHEAD = 60
_EXACT, _PARTLY = 3, 1
_MONEY_ROLES = frozenset({"amount", "debit", "credit", "net", "gross", "balance"})
_DATE_ROLES = frozenset({"date", "post_date", "value_date"})
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
    """Where the header stands in the records (None: there is none), its meanings and its language."""

    index: int | None
    cells: tuple[str, ...]
    meanings: tuple[Meaning, ...]
    languages: tuple[str, ...] = ()

    @property
    def first_row(self) -> int:
        """The index of the first record after it."""
        return 0 if self.index is None else self.index + 1


NO_HEADER = Header(None, (), ())


def find_header(records: list[Record]) -> Header:
    """Return the best header among the first records; `NO_HEADER` where rows begin at once."""
    best, most = NO_HEADER, 0
    for index, record in enumerate(records[:_LOOK_AHEAD]):
        meanings = [meaning_of(cell) for cell in record.cells]
        score = _score(record, meanings)
        if score > most:
            most = score
            best = _header(index, record, meanings)
    return best if most else _by_shape(records)


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


def _score(record: Record, meanings: list[Meaning]) -> int:
    """Return how much a record looks like a header; 0 when it cannot be one."""
    cells = record.cells
    if sum(map(bool, cells)) < _FEWEST_COLUMNS:
        return 0
    if any(looks_like_date(cell) or looks_like_number(cell) for cell in cells):
        return 0
    roles = {role for meaning in meanings for role in meaning.roles}
    if not roles & _DATE_ROLES or not roles & _MONEY_ROLES:
        return 0
    return sum(_EXACT if m.exact else _PARTLY for m in meanings if m.roles)


def _header(index: int, record: Record, meanings: list[Meaning]) -> Header:
    counts: Counter[str] = Counter()
    for cell, meaning in zip(record.cells, meanings, strict=True):
        if meaning.exact:
            counts.update({language for _, language in lexicon().headers.get(_bare(cell), ())})
    most = max(counts.values(), default=0)
    languages = tuple(language for language, count in counts.items() if count == most)
    return Header(index, tuple(record.cells), tuple(meanings), languages)


def _by_shape(records: list[Record]) -> Header:
    """A header in words that no lexicon knows: names only, over a first row with a date and an amount."""
    for index in range(min(_LOOK_AHEAD, len(records) - 1)):
        names, row = records[index].cells, records[index + 1].cells
        if _has_row_shape(names):
            return NO_HEADER
        if not _has_row_shape(row) or len(names) < len(row) or not all(names[: len(row)]):
            continue
        over = [
            name
            for name, cell in zip(names, row, strict=False)
            if looks_like_date(cell) or looks_like_number(cell)
        ]
        if not any(looks_like_date(name) or looks_like_number(name) for name in over):
            meanings = [meaning_of(name) for name in names]
            return _header(index, records[index], meanings)
    return NO_HEADER


def _has_row_shape(cells: list[str]) -> bool:
    dates = [cell for cell in cells if looks_like_date(cell)]
    return bool(dates) and any(looks_like_number(cell) for cell in cells if cell not in dates)

"""Amounts as files write them: the decimal mark of a whole column, signs, brackets, currency signs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache
from typing import TYPE_CHECKING

from finance.readers.lexicon import money_words

if TYPE_CHECKING:
    from collections.abc import Iterable

POINT = "point"
COMMA = "comma"
MARKS = {POINT: ".", COMMA: ","}

_PLAIN = {
    mark: re.compile(rf"[-+]?\d{{1,15}}(?:[{mark}]\d{{1,6}})?").fullmatch for mark in MARKS.values()
}
_SPACES = " \t\u00a0\u202f\u2007\u2009\u200b\u200e\u200f\ufeff\u3000"
_TABLE = str.maketrans(
    dict.fromkeys(f"{_SPACES}'’‘`´_\"*")
    | {"−": "-", "–": "-", "—": "-", "‐": "-", "‑": "-", "٫": ",", "٬": ""}
)
_PARTS = re.compile(
    r"(?P<sign>[-+]?)(?P<before>(?:[^\W\d_]{1,5}\.?)?)(?P<inner>[-+]?)"
    r"(?P<digits>\d[\d.,]*|[.,]\d+)"
    r"(?P<after>[-+]?)(?P<unit>(?:[^\W\d_]{1,5}\.?)?)(?P<last>[-+]?)(?P<way>[A-Za-z]{0,2})"
).fullmatch
_ONE_MARK = re.compile(r"(\d*)([.,])(\d*)").fullmatch
_GROUPED = re.compile(r"\d{1,3}(?:\D\d{2,3})*\D\d{3}|\d+").fullmatch
_LETTERS = re.compile(r"[^\W\d_]+")
_CENTS = re.compile(r"[-+]?\d{1,15}([.,])\d\d").fullmatch
_ENOUGH = 10_000  # cells that plainly show a mark; more of them tell nothing new
_MOST_SEEN = 20_000
_GROUP = 3
_LONGEST = 40
_MOST_DIGITS = 20  # with their marks: more is a number of something else


@dataclass(slots=True)
class Votes:
    """How many cells prove a decimal point or comma, or show a mark that could be either; `plain` show none."""

    point: int = 0
    comma: int = 0
    maybe_point: int = 0
    maybe_comma: int = 0
    plain: int = 0

    def add(self, other: Votes) -> None:
        """Count the cells of another column too."""
        self.point += other.point
        self.comma += other.comma
        self.maybe_point += other.maybe_point
        self.maybe_comma += other.maybe_comma
        self.plain += other.plain

    @property
    def ambiguous(self) -> bool:
        """Whether some cell can be read in two ways."""
        return bool(self.maybe_point or self.maybe_comma)

    def settle(self) -> str | None:
        """Return POINT, COMMA, or None when the cells allow both."""
        if self.point != self.comma:
            return POINT if self.point > self.comma else COMMA
        if not self.ambiguous:
            return POINT
        # Cells of both kinds: each mark groups in some cell, so the other one is its decimal mark.
        if self.plain:
            # Whole numbers beside 1,234: a mark that is often absent groups thousands.
            return POINT if self.maybe_comma >= self.maybe_point else COMMA
        return None


@lru_cache(maxsize=20_000)
def looks_like_number(text: str) -> bool:
    """Whether `text` is an amount under some decimal mark."""
    return parse_number(text, ".") is not None or parse_number(text, ",") is not None


class Ballot:
    """The votes of a whole column about its decimal mark, each different cell counted once."""

    def __init__(self) -> None:
        self.votes = Votes()
        self.unclear: str | None = None  # the first, by the alphabet, that can be read in two ways
        self._seen: set[str] = set()

    def add(self, cell: str) -> None:
        """Count a cell."""
        if cell in self._seen:
            return
        plain = _CENTS(cell)
        if plain and (self.votes.point if plain[1] == "." else self.votes.comma) >= _ENOUGH:
            return
        if len(self._seen) >= _MOST_SEEN:
            self._seen.clear()
        self._seen.add(cell)
        parts = _parts(cell)
        if parts and _vote(parts[1], self.votes):
            self.unclear = min(self.unclear or cell, cell)


def votes(cells: Iterable[str]) -> Votes:
    """Count what the cells of one column, best given once each, say about its decimal mark."""
    result = Votes()
    for cell in cells:
        parts = _parts(cell)
        if parts:
            _vote(parts[1], result)
    return result


def _vote(digits: str, result: Votes) -> bool:
    """Count one cell; return whether it can be read in two ways."""
    points, commas = digits.count("."), digits.count(",")
    if points and commas:
        last = "." if digits.rfind(".") > digits.rfind(",") else ","
    elif points > 1 or commas > 1:
        last = "," if points else "."
    elif not points and not commas:
        result.plain += 1
        return False
    else:
        match = _ONE_MARK(digits)
        before, last, after = match.groups() if match else ("", ".", "")
        if len(after) == _GROUP and 0 < len(before) <= _GROUP and before.lstrip("0"):
            result.maybe_point += last == "."
            result.maybe_comma += last == ","
            return True
    result.point += last == "."
    result.comma += last == ","
    return False


def parse_number(text: str, mark: str) -> Decimal | None:
    """Return the signed amount in `text` with decimal `mark` ("." or ","), or None if it is none.

    Brackets and a trailing minus make it negative, DR negative, CR positive.
    """
    if _PLAIN[mark](text):
        return Decimal(text.replace(",", "."))
    parts = _parts(text)
    if parts is None:
        return None
    sign, digits = parts
    other = "," if mark == "." else "."
    whole, _, fraction = digits.partition(mark)
    if other in fraction or mark in fraction or not _GROUPED(whole or "0"):
        return None
    if len(digits) > _MOST_DIGITS:
        return None
    value = Decimal(f"{whole.replace(other, '') or '0'}{'.' if fraction else ''}{fraction}")
    return -value if sign < 0 else value


@lru_cache(maxsize=10_000)
def currency_of(text: str) -> str | None:
    """Return the currency that stands in an amount's cell or a header, if it names just one."""
    money = money_words()
    words: list[str] = _LETTERS.findall(text)
    for word in words:
        if word in money.codes:
            return word
    for sign in sorted(money.signs, key=len, reverse=True):
        if sign in text:
            return money.signs[sign] or None
    return None


def _parts(text: str) -> tuple[int, str] | None:
    """Return sign (-1 or 1) and digits with their marks, or None when `text` is no amount."""
    if not text or len(text) > _LONGEST:
        return None
    bare = text.translate(_TABLE)
    for sign in _signs():
        if sign in bare:
            bare = bare.replace(sign, "", 1)
    negative = False
    if bare.endswith(")") and "(" in bare:
        negative, bare = True, bare[:-1].replace("(", "", 1)
    match = _PARTS(bare)
    if match is None:
        return None
    way = _way(match["way"] or match["unit"])
    if not all(_unit(match[name]) for name in ("before", "unit", "way")):
        return None
    signs = [match[name] for name in ("sign", "inner", "after", "last") if match[name]]
    if len(signs) > 1:
        return None
    if way:
        return (-1 if way == "out" else 1), match["digits"]
    return (-1 if negative or signs == ["-"] else 1), match["digits"]


@lru_cache(maxsize=1)
def _signs() -> tuple[str, ...]:
    return tuple(sorted(money_words().signs, key=len, reverse=True))


@lru_cache(maxsize=1000)
def _way(letters: str) -> str | None:
    return money_words().direction.get(letters.lower().rstrip("."))


@lru_cache(maxsize=1000)
def _unit(letters: str) -> bool:
    """Whether letters beside digits name money, so that `R1234` or `N26` stay words."""
    money = money_words()
    low = letters.lower().rstrip(".")
    bare = low.replace("ł", "l").replace("č", "c")
    return not low or low.upper() in money.codes or bare in money.units or low in money.direction

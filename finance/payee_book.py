"""The shipped book of common payees: which merchant and category a payee's words stand for."""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from finance.text import plain

FOLDER = Path(__file__).resolve().parents[1] / "resources" / "payees"

_APOSTROPHES = re.compile(r"['’`´]")
_NOT_WORD = re.compile(r"[\W_]+")
_STRONG, _MERCHANT, _WORD = 3, 2, 1
_STEM = 3


@dataclass(frozen=True, slots=True)
class PayeeMatch:
    """A merchant's display name, None where only the kind of payee is known, and its category key."""

    merchant: str | None
    category_key: str


@dataclass(frozen=True, slots=True)
class _Entry:
    words: tuple[str, ...]
    rank: int
    match: PayeeMatch


class PayeeBook:
    """Finds the entry with the surest, then the longest, then the earliest run of words in a payee."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._exact: dict[str, list[_Entry]] = defaultdict(list)
        self._stems: dict[str, list[_Entry]] = defaultdict(list)
        merchants = tomllib.loads((folder / "merchants.toml").read_text("utf-8"))
        words = tomllib.loads((folder / "words.toml").read_text("utf-8"))
        for category, names in merchants.items():
            for name, patterns in names.items():
                self._add(patterns, _MERCHANT, PayeeMatch(name, category))
        for section, rank in (("strong", _STRONG), ("words", _WORD)):
            for category, patterns in words[section].items():
                self._add(patterns, rank, PayeeMatch(None, category))
        self._cached = lru_cache(maxsize=50_000)(self._find)

    def match(self, payee: str) -> PayeeMatch | None:
        """Return what `payee`, raw or cleaned, stands for; None when no word of it is known."""
        return self._cached(payee)

    def merchants(self) -> dict[str, str]:
        """Return every merchant of the book with its category key."""
        entries = (
            e.match
            for index in (self._exact, self._stems)
            for found in index.values()
            for e in found
        )
        return {match.merchant: match.category_key for match in entries if match.merchant}

    def _add(self, patterns: list[str], rank: int, match: PayeeMatch) -> None:
        for pattern in patterns:
            words = tuple(_words(pattern.rstrip("*")))
            entry = _Entry(words, rank, match)
            if pattern.endswith("*"):
                self._stems[words[0][:_STEM]].append(entry)
            else:
                self._exact[words[0]].append(entry)

    def _find(self, payee: str) -> PayeeMatch | None:
        words = _words(payee)
        best: _Entry | None = None
        strength = (0, 0)
        for place, word in enumerate(words):
            for entry in self._exact.get(word, ()):
                size = len(entry.words)
                if (entry.rank, size) > strength and tuple(
                    words[place : place + size]
                ) == entry.words:
                    best, strength = entry, (entry.rank, size)
            for entry in self._stems.get(word[:_STEM], ()):
                if (entry.rank, 1) > strength and word.startswith(entry.words[0]):
                    best, strength = entry, (entry.rank, 1)
        return best.match if best else None


@lru_cache(maxsize=1)
def payee_book() -> PayeeBook:
    """Return the shipped book, read once."""
    return PayeeBook()


def _words(text: str) -> list[str]:
    bare = _NOT_WORD.sub(" ", _APOSTROPHES.sub("", plain(text)))
    return bare.split()

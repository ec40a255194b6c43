"""Words made comparable: no case, accents or punctuation."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

_LETTERS = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "æ": "ae", "œ": "oe", "ı": "i", "þ": "th"})
_CAMEL = re.compile(r"(?<=[a-zß-ÿ])(?=[A-Z])")
_NOT_WORD = re.compile(r"[\W_]+")


def fold(text: str) -> str:
    """Return `text` without case and accents; everything else stays."""
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFKD", text.casefold()).translate(_LETTERS)
    return "".join(c for c in decomposed if not unicodedata.combining(c))


@lru_cache(maxsize=20_000)
def phrase(text: str) -> str:
    """Return the words of `text`, folded and joined by single spaces: `RunningBalance` → `running balance`."""
    return _NOT_WORD.sub(" ", fold(_CAMEL.sub(" ", text))).strip()


def holds(text_phrase: str, phrases: frozenset[str]) -> bool:
    """Whether one of `phrases` stands in `text_phrase` as whole words."""
    words = text_phrase.split()
    if not words:
        return False
    return any(run in phrases for run in runs(words))


def runs(words: list[str], longest: int = 6) -> list[str]:
    """Return every run of up to `longest` neighbouring words, the longest first."""
    count = len(words)
    return [
        " ".join(words[start : start + size])
        for size in range(min(longest, count), 0, -1)
        for start in range(count - size + 1)
    ]

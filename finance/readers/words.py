"""Words made comparable: no case, accents or punctuation."""

from __future__ import annotations

import re
from functools import lru_cache

from finance.text import plain

_CAMEL = re.compile(r"(?<=[a-zß-ÿ])(?=[A-Z])")
_NOT_WORD = re.compile(r"[\W_]+")


@lru_cache(maxsize=20_000)
def phrase(text: str) -> str:
    """Return the words of `text`, folded and joined by single spaces: `RunningBalance` → `running balance`."""
    return _NOT_WORD.sub(" ", plain(_CAMEL.sub(" ", text))).strip()


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

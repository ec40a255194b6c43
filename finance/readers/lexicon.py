"""The words that statements are written with, read from resources/imports, one file per language."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from finance.readers.words import phrase
from finance.text import plain

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "imports"
_MONEY = "money.toml"
_NO_LANGUAGE = frozenset({_MONEY, "sources.toml"})
_SHORTEST_MONTH = 3

Sections = dict[str, dict[str, list[str]]]


@dataclass(frozen=True)
class Lexicon:
    """All languages together. Phrases are folded (see `words.phrase`); month names map to 1..12.

    `headers` maps a phrase to its possible (role, language) pairs; `groups` maps `section.key` to phrases,
    for example `lines.opening` or `signs.out`.
    """

    headers: dict[str, tuple[tuple[str, str], ...]]
    months: dict[str, int]
    groups: dict[str, frozenset[str]]

    def group(self, name: str) -> frozenset[str]:
        """Return the phrases of `section.key`; empty where no language has any."""
        return self.groups.get(name, frozenset())


@dataclass(frozen=True)
class MoneyWords:
    """Currency `codes`, and what signs, short names and letters beside a number mean."""

    codes: frozenset[str]
    signs: dict[str, str]
    units: dict[str, str]
    direction: dict[str, str]


@lru_cache(maxsize=1)
def lexicon() -> Lexicon:
    """Return the lexicon of all languages, read once."""
    headers: dict[str, list[tuple[str, str]]] = defaultdict(list)
    groups: dict[str, set[str]] = defaultdict(set)
    names: list[list[str]] = []
    for path in sorted(FOLDER.glob("*.toml")):
        if path.name in _NO_LANGUAGE:
            continue
        sections: Sections = tomllib.loads(path.read_text("utf-8"))
        names += sections.pop("months").values()
        for role, phrases in sections.pop("headers").items():
            for text in phrases:
                headers[phrase(text)].append((role, path.stem))
        for section, keys in sections.items():
            for key, phrases in keys.items():
                groups[f"{section}.{key}"].update(_sign_or_phrase(text) for text in phrases)
    return Lexicon(
        headers={text: tuple(pairs) for text, pairs in headers.items()},
        months=_months(names),
        groups={name: frozenset(phrases) for name, phrases in groups.items()},
    )


@lru_cache(maxsize=1)
def money_words() -> MoneyWords:
    """Return how currencies and directions are written beside numbers, read once."""
    data = tomllib.loads((FOLDER / _MONEY).read_text("utf-8"))
    return MoneyWords(
        codes=frozenset(data["codes"].split()),
        signs=data["signs"],
        units=data["units"],
        direction=data["direction"],
    )


def _sign_or_phrase(text: str) -> str:
    return phrase(text) or text


def _months(names: list[list[str]]) -> dict[str, int]:
    """Return full names, given short forms, and every prefix that means one month in all languages."""
    exact = {plain(name): i for twelve in names for i, name in enumerate(twelve, 1)}
    prefixes: dict[str, set[int]] = defaultdict(set)
    for name, number in exact.items():
        for end in range(_SHORTEST_MONTH, len(name)):
            prefixes[name[:end]].add(number)
    single = {text: numbers.pop() for text, numbers in prefixes.items() if len(numbers) == 1}
    return single | exact

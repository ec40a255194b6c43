"""Payees without what banks and card terminals add, so that the rows of one merchant read the same."""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from finance.readers.lexicon import lexicon
from finance.text import plain

FOLDER = Path(__file__).resolve().parents[1] / "resources" / "payees"

_SPACE = re.compile(r"[\s\u00a0\u202f]+")
_SPLITTERS = re.compile(
    r"[*#_~|\\,;:()\[\]<>\"]+|//+|(?<=\d)/(?=\D)|(?<=[A-Za-z])/(?=\d)|\s[-–]+\s|\s/\s|-(?=[^\s-]*@)"
)
_DATE = re.compile(
    r"(?<!\d)\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?(?!\d)|(?<!\d)\d{1,2}[:.h]\d{2}(?::\d{2})?(?!\d)"
)
_MONTH_DATE = re.compile(
    r"\b(?P<lead>pos|atm|atmd)?\d{1,2}(?P<month>[a-z]{3})(?:\d{2}|\d{4})?\b", re.IGNORECASE
)
_MASKED = re.compile(r"\b[Xx*]{2,}\d*\b|\b\d+[Xx*]{2,}\d*\b")
_DOMAIN = re.compile(
    r"(?:www\.)?[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|info|io|eu|co\.uk|[a-z]{2})(?:/\S*)?",
    re.IGNORECASE,
)
_JOINERS = frozenset({"of", "de", "di", "du", "the", "le", "la", "and", "&"})
_LONG_NUMBER = 3
_LETTERS = 2


@dataclass(frozen=True)
class _Noise:
    prefixes: dict[str, tuple[str, ...]]  # by their first two letters, the longest first
    thanks: tuple[str, ...]
    legal: frozenset[str]
    countries: frozenset[str]
    places: frozenset[str]
    tails: frozenset[str]


@lru_cache(maxsize=1)
def _noise() -> _Noise:
    data = tomllib.loads((FOLDER / "noise.toml").read_text("utf-8"))
    prefixes: dict[str, list[str]] = defaultdict(list)
    for prefix in sorted(map(plain, data["prefixes"]), key=len, reverse=True):
        prefixes[prefix[:2]].append(prefix)
    countries = frozenset(data["countries"])
    places = frozenset(data["cities"]) | frozenset(data["states"])
    return _Noise(
        prefixes={start: tuple(found) for start, found in prefixes.items()},
        thanks=tuple(data["thanks"]),
        legal=frozenset(data["legal"]),
        countries=countries,
        places=places,
        tails=countries | places,
    )


@lru_cache(maxsize=50_000)
def clean_payee(text: str) -> str:
    """Return the name in a payee text: `SQ *SUSHI ZEN 0042 PARIS FR` → `Sushi Zen`.

    The same for every row of one merchant as far as words can tell. Where nothing but noise is left, the text
    itself, with single spaces, comes back.
    """
    whole = _SPACE.sub(" ", text).strip()
    rest = _without_prefixes(whole)
    rest = _MONTH_DATE.sub(_drop_month_date, _MASKED.sub(" ", _DATE.sub(" ", rest)))
    words = _SPLITTERS.sub(" ", rest).split()
    words = _names(words)
    words = _without_tail(words)
    name = " ".join(words).strip(" .-/'&+")
    if sum(c.isalpha() for c in name) < _LETTERS:
        name = whole
    return _cased(name)


def _without_prefixes(text: str) -> str:
    """Cut what terminals put before the name, again and again, as long as a name is left."""
    noise = _noise()
    while True:
        folded = plain(text)
        known = noise.prefixes.get(folded[:2], ())
        prefix = next((p for p in known if _starts(folded, p)), None)
        if prefix is None or len(folded) != len(text):
            return text
        rest = text[len(prefix) :].lstrip(" .-:*/")
        if sum(c.isalpha() for c in rest) <= _LETTERS or _only_tail(rest):
            return text
        text = rest


def _starts(text: str, prefix: str) -> bool:
    """Whether `text` begins with `prefix` as whole words."""
    if not text.startswith(prefix):
        return False
    after = text[len(prefix) : len(prefix) + 1]
    return not prefix[-1].isalnum() or not after.isalnum()


def _only_tail(rest: str) -> bool:
    """Whether only a place or legal form would be left, as in `CARTE PARIS`."""
    noise = _noise()
    return all(word in noise.places or word in noise.legal for word in plain(rest).split())


def _drop_month_date(match: re.Match[str]) -> str:
    if plain(match["month"]) not in lexicon().months:
        return match.group()
    lead = match["lead"] or ""
    return "ATM " if lead.lower().startswith("atm") else " "


def _names(words: list[str]) -> list[str]:
    """Keep the words that name: no store numbers, references, addresses of web sites after a name."""
    kept: list[str] = []
    for word in words:
        digits = sum(c.isdigit() for c in word)
        if digits and (kept or digits > _LONG_NUMBER) and not word.isalpha():
            continue
        if kept and ("@" in word or _DOMAIN.fullmatch(word)):
            continue
        if any(c.isalnum() for c in word) or word == "&":
            kept.append(word)
    return kept or [word for word in words if any(c.isalpha() for c in word)]


def _without_tail(words: list[str]) -> list[str]:
    """Cut thanks, legal forms, countries and well-known places off the end."""
    noise = _noise()
    folded = [plain(word).replace(".", "") for word in words]
    for thanks in noise.thanks:
        parts = thanks.split()
        for start in range(1, len(folded) - len(parts) + 1):
            if folded[start : start + len(parts)] == parts:
                return _without_tail(words[:start])
    while len(words) > 1 and folded[-1] in noise.tails and folded[-2] not in _JOINERS:
        # `PIZZA NAPOLI` is a name; `CARREFOUR MARKET PARIS` a name and a place.
        if len(words) == _LETTERS and folded[-1] not in noise.countries:
            break
        words, folded = words[:-1], folded[:-1]
    while len(words) > 1 and folded[-1] in noise.legal:
        words, folded = words[:-1], folded[:-1]
    return words


def _cased(name: str) -> str:
    if name.isupper() or name.islower():
        return " ".join(word[:1].upper() + word[1:].lower() for word in name.split())
    return name

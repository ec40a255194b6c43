"""Which language a question is in, told by the words it uses."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING

from nlu.concepts import concepts
from nlu.lexicon import LANGUAGES, lexicon, read
from nlu.text import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nlu.vocabulary import Vocabulary

OTHER = "other"
_STRONG, _WEAK = 3, 1


@lru_cache(maxsize=1)
def _weights() -> dict[str, dict[str, int]]:
    """Word → language → weight; small words tell more than the names of things."""
    table: dict[str, dict[str, int]] = {}
    for language in LANGUAGES:
        for word, weight in _own(language).items():
            table.setdefault(word, {})[language] = weight
    ours = set(table)
    for language, text in read("other.toml")["words"].items():
        for word in words(text):  # a word that both share tells little: Dutch has "week" too
            table.setdefault(word, {})[language] = _WEAK + 1 if word in ours else _STRONG
    return table


def _own(language: str) -> dict[str, int]:
    """The words of one of our languages with their weights."""
    lex = lexicon(language)
    small, letters = (frozenset(lex.words["stop"][k].split()) for k in ("function", "letters"))
    things = (*concepts(language).phrases, *lex.periods["month"], *lex.periods["unit"])
    weights = dict.fromkeys((word for thing in things for word in thing.split()), _WEAK)
    # Shorthand tells as much as a small word.
    weights.update((w, _WEAK + 1) for w in lex.words["rewrite"] if len(w) > 1 and " " not in w)
    listed = lex.stop.union(lex.words["filler"]["words"].split())
    told = (word for word in listed if len(word) > 1 or word in letters)
    weights.update((word, _WEAK + (word in small)) for word in told)
    return weights


def detect(question: str, prefer: str = "en", vocabulary: Vocabulary | None = None) -> str:
    """Return "en", "fr" or OTHER; `prefer` decides where the words do not.

    Words of the longer shop names of `vocabulary` tell nothing.
    """
    letters = [c for c in question if c.isalpha()]
    latin = sum("LATIN" in unicodedata.name(c, "") for c in letters[:200])
    if letters and latin * 2 < len(letters[:200]):
        return OTHER
    table = _weights()
    scores: dict[str, int] = {}
    said = words(question)
    named = _in_shops(said, vocabulary) if vocabulary is not None else frozenset()
    for at, word in enumerate(said):
        for language, weight in table.get(word, {}).items() if at not in named else ():
            scores[language] = scores.get(language, 0) + weight
    marks = set(question.casefold())
    known = {
        language: scores.get(language, 0)
        + (not marks.isdisjoint(lexicon(language).words["accents"]))
        for language in LANGUAGES
    }
    best = max(known, key=lambda x: (known[x], x == prefer))
    foreign = max((s for x, s in scores.items() if x not in LANGUAGES), default=0)
    return OTHER if foreign > known[best] + 1 else best


def _in_shops(said: Sequence[str], vocabulary: Vocabulary) -> frozenset[int]:
    """The places of words that make up a shop's name of two words or three."""
    taken: set[int] = set()
    for length in (3, 2):
        for first in range(len(said) - length + 1):
            names = vocabulary.exact.get(" ".join(said[first : first + length]))
            if names and all(name.kind == "merchant" for name in names):
                taken.update(range(first, first + length))
    return frozenset(taken)

"""Which language a question is in, told by the words it uses."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from nlu.concepts import concepts
from nlu.lexicon import LANGUAGES, lexicon, read
from nlu.text import words

OTHER = "other"
_STRONG, _WEAK = 3, 1


@lru_cache(maxsize=1)
def _weights() -> dict[str, dict[str, int]]:
    """Word → language → weight; small words tell more than the names of things."""
    table: dict[str, dict[str, int]] = {}
    for language in LANGUAGES:
        lex = lexicon(language)
        letters = lex.words["stop"]["letters"].split()
        for word in lex.stop.union(lex.words["filler"]["words"].split()):
            if len(word) == 1 and word not in letters:
                continue
            table.setdefault(word, {})[language] = _WEAK + (word in _function(language))
        for word in lex.words["rewrite"]:  # shorthand tells as much as a small word
            if len(word) > 1 and " " not in word:
                table.setdefault(word, {}).setdefault(language, _WEAK + 1)
        for phrase in (*concepts(language).phrases, *lex.periods["month"], *lex.periods["unit"]):
            for word in phrase.split():
                table.setdefault(word, {}).setdefault(language, _WEAK)
    ours = set(table)
    for language, text in read("other.toml")["words"].items():
        for word in words(text):  # a word that both share tells little: Dutch has "week" too
            table.setdefault(word, {})[language] = _WEAK + 1 if word in ours else _STRONG
    return table


@lru_cache(maxsize=4)
def _function(language: str) -> frozenset[str]:
    return frozenset(lexicon(language).words["stop"]["function"].split())


def detect(question: str, prefer: str = "en") -> str:
    """Return "en", "fr" or OTHER; `prefer` decides where the words do not."""
    letters = [c for c in question if c.isalpha()]
    latin = sum("LATIN" in unicodedata.name(c, "") for c in letters[:200])
    if letters and latin * 2 < len(letters[:200]):
        return OTHER
    table = _weights()
    scores: dict[str, int] = {}
    for word in words(question):
        for language, weight in table.get(word, {}).items():
            scores[language] = scores.get(language, 0) + weight
    known = {language: scores.get(language, 0) for language in LANGUAGES}
    best = max(known, key=lambda x: (known[x], x == prefer))
    foreign = max((s for x, s in scores.items() if x not in LANGUAGES), default=0)
    return OTHER if foreign > known[best] + 1 else best

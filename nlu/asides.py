"""What people say around and inside a question that is none of it: fillers, false starts, reasons."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from nlu.lexicon import LANGUAGES, alternation, lexicon
from nlu.patterns import Pattern
from nlu.text import Text

if TYPE_CHECKING:
    from nlu.vocabulary import Vocabulary

_SHORTEST = 3  # words that a question keeps


def without_asides(text: Text, language: str, vocabulary: Vocabulary) -> Text:
    """Return `text` without fillers ("um"), false starts ("I mean …") and reasons ("for my claim").

    A filler that is part of a name of the ledger stays; so does all of a text that would be left
    with less than a question.
    """
    text = _fluent(text, language, vocabulary)
    for pattern in _around(language):
        match = pattern.search(text.line)
        if match is not None and match.end() > match.start():
            first, last = text.span(match.start(), match.end())
            kept = text.tokens[:first] + text.tokens[last:]
            if len(kept) >= _SHORTEST:
                text = Text(text.raw, kept)
    return text


def _fluent(text: Text, language: str, vocabulary: Vocabulary) -> Text:
    """Leave out fillers, and the first of two equal words ("in in October")."""
    fillers, twice, ahead = _fillers(language)
    words = [t.word for t in text.tokens]
    taken = {
        at
        for at, (word, after) in enumerate(pairwise(words))
        if word == after
        and word.isalpha()
        and word not in twice
        and not (at and words[at - 1] in ahead)
    }
    for pattern in fillers:
        for match in pattern.finditer(text.line):
            taken.update(range(*text.span(match.start(), match.end())))
    kept = tuple(
        token
        for at, token in enumerate(text.tokens)
        if at not in taken or token.word in vocabulary.exact or token.word in vocabulary.parts
    )
    return Text(text.raw, kept) if kept else text


@lru_cache(maxsize=len(LANGUAGES))
def _fillers(language: str) -> tuple[tuple[Pattern, ...], frozenset[str], frozenset[str]]:
    """Patterns of fillers, words that may stand twice in a row, and words behind which any may."""
    lex = lexicon(language)
    data = lex.words["asides"]
    fillers = tuple(Pattern(p, lex.pattern) for p in data["fillers"])
    twice = frozenset({*data["twice"].split(), *lex.numbers})
    return fillers, twice, frozenset(data["ahead"].split())


@lru_cache(maxsize=len(LANGUAGES))
def _around(language: str) -> tuple[Pattern, ...]:
    """What goes before a new start, and reasons at either end."""
    lex = lexicon(language)
    data = lex.words["asides"]
    asking = f"(?:{alternation(data['asks'].split())})"
    texts = (data["restart"], *data["reasons"])
    return tuple(Pattern(text.replace("<ask>", asking), lex.pattern) for text in texts)

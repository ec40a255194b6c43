"""What people say around and inside a question that is none of it: fillers, false starts, reasons."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from nlu.lexicon import LANGUAGES, alternation, lexicon
from nlu.names import Finder
from nlu.patterns import Pattern
from nlu.periods.parse import find as find_periods
from nlu.text import Text

if TYPE_CHECKING:
    from nlu.names import NameHint
    from nlu.vocabulary import Vocabulary

_SHORTEST = 3  # words that a question keeps
_THINGS = {"category", "merchant", "tag"}
_ENDS = set(",.;:!?-–—…")


def without_asides(text: Text, language: str, vocabulary: Vocabulary) -> Text:
    """Return `text` without fillers ("um"), false starts ("I mean …") and reasons ("for my claim").

    A filler that is part of a name of the ledger stays; so does all of a text that would be left
    with less than a question.
    """
    text = _without_statement(_fluent(text, language, vocabulary), language, vocabulary)
    for pattern in _around(language):
        match = pattern.search(text.line)
        if match is not None and match.end() > match.start():
            first, last = text.span(match.start(), match.end())
            kept = text.tokens[:first] + text.tokens[last:]
            if len(kept) >= _SHORTEST:
                text = Text(text.raw, kept)
    return text


def _without_statement(text: Text, language: str, vocabulary: Vocabulary) -> Text:
    """Leave out a statement before a question that names what it is about, or points at it.

    Of "we cancelled Netflix, so when did it last charge us" the question stays, with the name in
    the place of "it". A statement with a date of its own may be what the question is about.
    """
    start, asked = _question(text, language)
    if not start:
        return text
    names = [
        n for n in Finder(text, vocabulary, lexicon(language), set()).run() if n.kind in _THINGS
    ]
    rest = Text(text.raw, text.tokens[asked:])
    stated = _states(text, start, language, vocabulary)
    dated = stated and find_periods(Text(text.raw, text.tokens[:start]), language)
    if dated and not find_periods(rest, language):
        return text
    if any(n.first >= asked for n in names):
        return rest if stated else text
    before = [n for n in names if n.last <= start]
    match = _refers(language).search(rest.line) if before else None
    if match is None:
        return text
    first, last = rest.span(match.start(), match.end())
    told = _first_named(before, text, language) if stated else range(start)
    meant = tuple(text.tokens[i] for i in told)
    return Text(text.raw, rest.tokens[:first] + meant + rest.tokens[last:])


def _first_named(names: list[NameHint], text: Text, language: str) -> list[int]:
    """The tokens of the first name, and of those that "and" joins to it."""
    joins = lexicon(language).words["joins"]
    told: list[int] = []
    for before, name in zip([None, *names], names, strict=False):
        if before and not {t.word for t in text.tokens[before.last : name.first]} & {*joins}:
            break
        told += range(name.first, name.last)
    return told


def _question(text: Text, language: str) -> tuple[int, int]:
    """Where what leads up to a question ends and where that begins; (0, 0) if nothing does."""
    _, so, asks = _stated(language)
    words = [t.word for t in text.tokens]
    if not words or words[0] in asks:
        return 0, 0
    for start in range(1, len(words) - _SHORTEST):
        asked = start
        while words[asked] in so and asked < len(words) - _SHORTEST:
            asked += 1
        gap = text.raw[text.tokens[start - 1].end : text.tokens[start].start]
        if words[asked] in asks and (asked > start or not _ENDS.isdisjoint(gap)):
            return start, asked
    return 0, 0


def _states(text: Text, last: int, language: str, vocabulary: Vocabulary) -> bool:
    """Whether the words up to token `last` say something, rather than name what is asked about."""
    first, *others = (t.word for t in text.tokens[:last])
    states, _, asks = _stated(language)
    if first in lexicon(language).words["asides"]["part"].split():
        return False  # "of what we earn, how much …"
    links = lexicon(language).words["person"]["links"].split()
    member = any(n.kind == "member" for n in vocabulary.exact.get(first, ()))
    acts = any(len(word) > 1 and word in asks for word in others)
    return last >= _SHORTEST and (first in states or acts or (member and others[0] not in links))


@lru_cache(maxsize=len(LANGUAGES))
def _stated(language: str) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """What a statement begins with, what joins it to a question, what begins one."""
    data = lexicon(language).words["asides"]
    states, so = (frozenset(data[name].split()) for name in ("states", "so"))
    return states, so, frozenset(f"{data['asks']} {data['more_asks']}".split())


@lru_cache(maxsize=len(LANGUAGES))
def _refers(language: str) -> Pattern:
    lex = lexicon(language)
    return Pattern("|".join(lex.words["asides"]["refers"]), lex.pattern)


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

"""Slips in the language's own words put right and greetings left out; names are left alone."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from rapidfuzz import process
from rapidfuzz.distance import OSA

from nlu.concepts import concepts
from nlu.lexicon import Lexicon, alternation, lexicon
from nlu.names import near
from nlu.text import Text

if TYPE_CHECKING:
    from nlu.vocabulary import Vocabulary

_LONG = 6  # letters; shorter words have too many neighbours to be put right by themselves
_TWO_SLIPS_LETTERS = 9
_SHORT = 4
_VOWELS = "aeiouyh"


@dataclass(frozen=True, slots=True)
class _Words:
    """One language's words: those right as they are, and those that slips are put right to.

    `short` are everyday words of four or five letters, `units` those of the calendar, `beside` the
    words next to which a slip can only be a unit; `elided` are heads that lose their apostrophe
    with the words they may stand before.
    """

    known: frozenset[str]
    right: tuple[str, ...]
    short: tuple[str, ...]
    units: tuple[str, ...]
    beside: frozenset[str]
    elided: tuple[tuple[str, frozenset[str]], ...]


@lru_cache(maxsize=4)
def _words(language: str) -> _Words:
    lex = lexicon(language)
    data = lex.words["spelling"]
    single = frozenset(p for phrase in concepts(language).phrases for p in phrase.split())
    single |= {p for phrase in concepts(language).accounts for p in phrase.split()}
    numbers = {w for k in lex.numbers for w in k.split()}
    time = {
        w
        for name in ("month", "weekday", "unit", "season")
        for k in lex.periods[name]
        for w in k.split()
    }
    return _Words(
        lex.stop | lex.generic | lex.keep | single | numbers | time,
        tuple(data["words"].split()),
        tuple(data["short"].split()),
        tuple(data["units"].split()),
        frozenset(data["beside"].split()),
        _elided(lex, frozenset(single | time)),
    )


def _elided(lex: Lexicon, things: frozenset[str]) -> tuple[tuple[str, frozenset[str]], ...]:
    table = lex.words.get("elision", {})
    heads = {head: frozenset(tails.split()) for head, tails in table.items()}
    return tuple(
        (head, (tails - {"*"}) | things if "*" in tails else tails) for head, tails in heads.items()
    )


def spelt(text: Text, language: str, vocabulary: Vocabulary) -> Text:
    """Return `text` with lost apostrophes and slips in everyday words put right."""
    words = _words(language)
    tokens = [t.word for t in text.tokens]
    fixes: dict[str, str] = {}
    for at, word in enumerate(tokens):
        if len(word) < _SHORT - 1 or not word.isalpha():
            continue
        if word in words.known or word in words.right:
            continue
        if word in vocabulary.exact or word in vocabulary.parts:
            continue
        around = {*tokens[max(0, at - 1) : at], *tokens[at + 1 : at + 2]}
        right = _joined(word, words, vocabulary) or _fixed(word, words, around)
        if right is not None:
            fixes[word] = right
    return text.rewritten(fixes) if fixes else text


@lru_cache(maxsize=4)
def _courtesy(language: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    data = lexicon(language).words["courtesy"]
    before, after = (alternation(data[name]) for name in ("before", "after"))
    return re.compile(rf"(?:(?:{before}) )+(?=.)"), re.compile(rf"(?<=.)(?: (?:{after}))+$")


def plain(text: Text, language: str, vocabulary: Vocabulary) -> Text:
    """Return `text` without greetings and thanks around it, unless a name begins or ends so."""
    before, after = _courtesy(language)
    first, last = 0, len(text.tokens)
    if (match := before.match(text.line)) is not None:
        first = text.span(0, match.end() - 1)[1]
    if (match := after.search(text.line)) is not None:
        last = text.span(match.start() + 1, match.end())[0]
    outer = {t.word for t in (*text.tokens[:first], *text.tokens[last:])}
    if first >= last or any(w in vocabulary.exact or w in vocabulary.parts for w in outer):
        return text
    return Text(text.raw, text.tokens[first:last])


def _joined(word: str, words: _Words, vocabulary: Vocabulary) -> str | None:
    """Split "dhier" and "lannee" where what follows the head is a word or one of the names."""
    for head, tails in words.elided:
        tail = word.removeprefix(head)
        if tail != word and len(tail) > 1 and tail[0] in _VOWELS:
            named = len(tail) >= _SHORT and (tail in vocabulary.exact or tail in vocabulary.parts)
            if tail in tails or (named and len(head) == 1):
                return f"{head} {tail}"
    return None


def _fixed(word: str, words: _Words, around: set[str]) -> str | None:
    if len(word) >= _SHORT and around & words.beside:
        hit = _nearest(word, words.units, 1)
        if hit is not None:
            return hit
    if len(word) >= _LONG:
        return _nearest(word, words.right, 2 if len(word) >= _TWO_SLIPS_LETTERS else 1)
    if len(word) < _SHORT:
        return None
    hit = _nearest(word, words.short, 1)
    # Of short words only swapped or doubled letters are slips: "mulch" is no "much".
    return hit if hit is not None and set(hit) == set(word) else None


def _nearest(word: str, choices: tuple[str, ...], allowed: int) -> str | None:
    hit = process.extractOne(word, choices, scorer=OSA.distance, score_cutoff=allowed)
    return hit[0] if hit and near(word, *hit[:2]) else None

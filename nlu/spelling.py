"""Slips in the language's own words put right and greetings left out; names are left alone."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from nlu.closest import Closest
from nlu.concepts import concepts
from nlu.lexicon import Lexicon, alternation, lexicon
from nlu.names import near
from nlu.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nlu.vocabulary import Vocabulary

_LONG = 6  # letters; shorter words have too many neighbours to be put right by themselves
_TWO_SLIPS_LETTERS = 9
_SHORT = 4
_HEAD = 2  # letters of the longest head before a name ("qu")
_WRONG_LETTER = 6
_MOST_HITS = 5
_VOWELS = "aeiouyh"
_LETTERS = re.compile(r"[a-z]{4,}")


@dataclass(frozen=True, slots=True)
class _Words:
    """One language's words: those right as they are, and those that slips are put right to.

    `short` are everyday words of four or five letters, `units` those of the calendar, `beside` the
    words next to which a slip can only be a unit; `elided` are heads that lose their apostrophe
    with the words they may stand before; `clipped` maps
    endings that people cut short to the whole ones.
    """

    known: frozenset[str]
    all: Closest
    right: Closest
    short: Closest
    units: Closest
    time: Closest
    beside: frozenset[str]
    elided: tuple[tuple[str, frozenset[str]], ...]
    clipped: dict[str, str]


def _parts(phrases: Iterable[str]) -> frozenset[str]:
    return frozenset(word for phrase in phrases for word in phrase.split())


def _time(lex: Lexicon) -> frozenset[str]:
    tables = ("month", "weekday", "unit", "season")
    return _parts(word for name in tables for word in lex.periods[name])


@lru_cache(maxsize=4)
def _everyday(language: str) -> frozenset[str]:
    """The words that most questions are made of, told apart without reading all the rules."""
    lex, kinds = lexicon(language), concepts(language)
    named = _parts((*kinds.phrases, *kinds.accounts, *lex.numbers))
    return lex.stop | lex.generic | lex.keep | named | _time(lex)


@lru_cache(maxsize=4)
def _words(language: str) -> _Words:
    lex = lexicon(language)
    data = lex.words["spelling"]
    time = _time(lex)
    known = _everyday(language) | lex.filler
    return _Words(
        known | lex.refused | set(_LETTERS.findall(str(lex.periods))),
        Closest(sorted(w for w in known if len(w) >= _SHORT and w.isalpha())),
        Closest(data["words"].split()),
        Closest(data["short"].split()),
        Closest(data["units"].split()),
        Closest(sorted(w for w in time if len(w) > _SHORT)),
        frozenset(data["beside"].split()),
        _elided(lex, time | _parts((*concepts(language).phrases, *concepts(language).accounts))),
        data["clipped"],
    )


def _elided(lex: Lexicon, things: frozenset[str]) -> tuple[tuple[str, frozenset[str]], ...]:
    table = lex.words.get("elision", {})
    heads = {head: frozenset(tails.split()) for head, tails in table.items()}
    return tuple(
        (head, (tails - {"*"}) | things if "*" in tails else tails) for head, tails in heads.items()
    )


def spelt(text: Text, language: str, vocabulary: Vocabulary) -> Text:
    """Return `text` with lost apostrophes and slips in everyday words put right."""
    everyday = _everyday(language)
    tokens = [t.word for t in text.tokens]
    fixes: dict[str, str] = {}
    for at, word in enumerate(tokens):
        if len(word) < _SHORT - 1 or not word.isalpha():
            continue
        if word in everyday or word in vocabulary.exact or word in vocabulary.parts:
            continue
        words = _words(language)
        if word in words.known or word in words.right:
            continue
        around = {*tokens[max(0, at - 1) : at], *tokens[at + 1 : at + 2]}
        right = _joined(word, words, vocabulary) or _whole(word, words)
        right = right or _fixed(word, words, around)
        shop = bool(at) and tokens[at - 1] in lexicon(language).words["shop_words"]
        if right is not None and not (shop and right in lexicon(language).stop):
            fixes[word] = right  # behind "at" stands a shop, if an unknown one, and no small word
    return text.rewritten(fixes) if fixes else text


@lru_cache(maxsize=4)
def _courtesy(language: str) -> tuple[re.Pattern[str], ...]:
    """Greetings before, thanks after, and ways to begin that only long questions can lose."""
    data = lexicon(language).words["courtesy"]
    before, after = (alternation(data[name]) for name in ("before", "after"))
    lead = alternation([*data["before"], *data["opening"], *data["asking"]])
    kept = alternation(data["kept"])
    return (
        re.compile(rf"(?:(?:{before}) )+(?=.)"),
        re.compile(rf"(?:(?:{lead}) (?!(?:{kept})\b))*(?=\S+ \S+ \S+)"),
        re.compile(rf"(?<=.)(?: (?:{after}))+$"),
    )


def plain(text: Text, language: str, vocabulary: Vocabulary) -> Text:
    """Return `text` without what people say around a question, unless a name begins or ends so."""
    *before, after = _courtesy(language)
    first, last = 0, len(text.tokens)
    end = max(match.end() if (match := p.match(text.line)) else 0 for p in before)
    if end:
        first = text.span(0, end - 1)[1]
    if (match := after.search(text.line)) is not None:
        last = text.span(match.start() + 1, match.end())[0]
    outer = {t.word for t in (*text.tokens[:first], *text.tokens[last:])}
    if first >= last or any(
        len(w) > 1 and (w in vocabulary.exact or w in vocabulary.parts) for w in outer
    ):
        return text
    hollow, phrases = _hollow(language)
    kept = tuple(
        t
        for at, t in enumerate(text.tokens[first:last], first)
        if t.word not in hollow
        or (at and text.tokens[at - 1].word in phrases)
        or t.word in vocabulary.exact
        or t.word in vocabulary.parts
    )
    return Text(text.raw, kept or text.tokens[first:last])


@lru_cache(maxsize=4)
def _hollow(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """Words that leave a question what it is, and the words behind which they do not."""
    data = lexicon(language).words["hollow"]
    return frozenset(data["words"].split()), frozenset(data["after"].split())


def _joined(word: str, words: _Words, vocabulary: Vocabulary) -> str | None:
    """Split "dhier" and "lannee" where what follows the head is a word or one of the names."""
    for head, tails in words.elided:
        tail = word.removeprefix(head)
        if tail != word and len(tail) > 1 and tail[0] in _VOWELS:
            named = len(tail) >= _SHORT and (tail in vocabulary.exact or tail in vocabulary.parts)
            general = "**" in tails and len(tail) >= _SHORT and tail in words.known
            if tail in tails or general or (named and len(head) <= _HEAD):
                return f"{head} {tail}"
    return None


def _whole(word: str, words: _Words) -> str | None:
    """The word that one with a clipped ending stands for ("goin")."""
    for clipped, ending in words.clipped.items():
        whole = word.removesuffix(clipped) + ending
        if word.endswith(clipped) and whole in words.known:
            return whole
    return None


def _fixed(word: str, words: _Words, around: set[str]) -> str | None:
    """The word that `word` is a slip of, in a place where it can only be that one or by its look."""
    if len(word) >= _SHORT and around & words.beside:
        hit = _nearest(word, words.units, 1)
        if hit is not None:
            return hit
    if len(word) >= _LONG:
        hit = _nearest(word, words.right, 2 if len(word) >= _TWO_SLIPS_LETTERS else 1)
        if hit is not None:
            return hit
    if len(word) < _SHORT:
        return None
    hit = _nearest(word, words.time, 1)
    if hit is not None and (hit[-1] == word[-1] or len(hit) > len(word)):  # "sprint" is no spring
        return hit
    hit = _nearest(word, words.short, 1)
    # Of short words only swapped or doubled letters are slips: "mulch" is no "much".
    if hit is not None and (set(hit) == set(word) or _sounded(word, hit)):
        return hit
    return _slipped(word, words.all)


def _sounded(slip: str, word: str) -> bool:
    """Whether one letter inside an everyday word was written as it sounds ("sinse")."""
    return len(slip) == len(word) > _SHORT and slip[-1] == word[-1]


def _slipped(word: str, known: Closest) -> str | None:
    """The one known word that differs by what fingers do, not by what words do.

    Swapped and doubled letters are slips anywhere; a lost or a wrong letter only inside a long
    word, since "beer" is no "been" and "printer" no "printed".
    """
    if len(word) < _SHORT:
        return None
    hits = known.all(word, 1)[:_MOST_HITS]
    for hit in sorted(hits, key=lambda h: set(h) != set(word)):
        if hit[0] == word[0] and _by_hand(word, hit):
            return hit
    return None


def _by_hand(slip: str, word: str) -> bool:
    """Whether fingers turn `word` into `slip`."""
    if len(slip) == len(word):
        swapped = sorted(slip) == sorted(word)
        return swapped or (len(word) >= _WRONG_LETTER and slip[-2:] == word[-2:])
    longer, shorter = (slip, word) if len(slip) > len(word) else (word, slip)
    at = next(
        (i for i, (a, b) in enumerate(zip(longer, shorter, strict=False)) if a != b), len(shorter)
    )
    if at and longer[at] == longer[at - 1]:
        return at < len(shorter) or longer is slip  # a plain plural is no slip: "tax", "taxx"
    lost = longer is word and longer[at] in _VOWELS
    return len(longer) > (_SHORT if lost else _LONG - 1) and slip[-2:] == word[-2:]


def _nearest(word: str, known: Closest, allowed: int) -> str | None:
    hit = known.best(word, allowed)
    return hit[0] if hit and near(word, *hit) else None

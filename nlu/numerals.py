"""Numbers said in words put into digits: "two hundred and fifty", "quatre-vingt-dix"."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING

from nlu.lexicon import lexicon
from nlu.text import Text, Token

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nlu.vocabulary import Vocabulary

_PLAIN = 12  # up to here a word alone stays a word: "one", "two" mean more than a number
_HUNDRED = 100
_YEAR_HEADS = {19, 20}
_HALF = Fraction(1, 2)
_TEENS_AFTER = {60, 80}  # soixante-dix, quatre-vingt-dix
_AFTER_AND = {1, 11}  # vingt et un, soixante et onze


@dataclass(frozen=True, slots=True)
class _Words:
    values: dict[str, int]
    scales: dict[str, int]
    scores: frozenset[str]  # words that multiply a four before them: "quatre-vingts"
    one: frozenset[str]  # words that may stand for one before a scale: "a hundred"
    links: frozenset[str]
    halves: frozenset[str]
    apart: frozenset[str]  # "between five hundred and a thousand" holds two numbers
    ordinals: frozenset[str]
    bounds: frozenset[str]  # behind one of these "one fifty" is a hundred and fifty


@lru_cache(maxsize=4)
def _words(language: str) -> _Words:
    lex = lexicon(language)
    data = lex.amounts["spoken"]
    sets = {
        name: frozenset(data[name].split())
        for name in ("scores", "one", "links", "halves", "apart", "bounds")
    }
    return _Words(
        data["values"], data["scales"], ordinals=frozenset(lex.periods["ordinal"]), **sets
    )


def in_digits(text: Text, language: str, vocabulary: Vocabulary) -> Text:
    """Return `text` with numbers in words as digits; names that hold such words stay."""
    words = _words(language)
    tokens = [t.word for t in text.tokens]
    known = {*words.values, *words.scales}
    if known.isdisjoint(tokens):
        return text
    done: list[Token] = []
    at = 0
    while at < len(tokens):
        value, last = _Spoken(tokens, at, words).read()
        if value is None or any(w in vocabulary.exact for w in _inner(tokens, at, last)):
            done.append(text.tokens[at])
            at += 1
            continue
        done.append(Token(str(value), text.tokens[at].start, text.tokens[last - 1].end))
        at = last
    return Text(text.raw, tuple(done))


def _inner(tokens: Sequence[str], first: int, last: int) -> list[str]:
    """Names that the words of a number belong to, alone or with a neighbour."""
    wider = range(max(0, first - 1), min(len(tokens), last + 1) + 1)
    return [" ".join(tokens[a:b]) for a in wider for b in wider if a < b and a < last and b > first]


class _Spoken:
    """One number in words, read from its first token on."""

    def __init__(self, tokens: Sequence[str], first: int, words: _Words) -> None:
        self._tokens = tokens
        self._first = first
        self._words = words
        self._total = Fraction(0)  # what thousands have closed
        self._part = Fraction(0)  # what the next scale multiplies
        self._values: list[int] = []
        self._scaled = False
        self._last = first

    def read(self) -> tuple[int | None, int]:
        """Return the number and the token after it; None where none begins here."""
        at = self._first + self._halved()
        while at < len(self._tokens):
            linked = self._linked(at)
            if not linked and not self._takes(at):
                break
            at += linked or 1
            self._last = self._last if linked else at
        return self._settled()

    def _at(self, at: int) -> str:
        return self._tokens[at] if 0 <= at < len(self._tokens) else ""

    def _halved(self) -> int:
        """How many tokens the half of a scale begins with: the "half a" of "half a thousand"."""
        words, first = self._words, self._first
        if self._at(first) not in words.halves or self._at(first + 1) not in words.one:
            return 0
        self._part = _HALF
        return 2 if self._at(first + 2) in words.scales else 0

    def _linked(self, at: int) -> int:
        """How many tokens join two parts here: "and", and the "a" of "and a half"."""
        words, after = self._words, self._at(at + 1)
        if at in {self._first, self._last + 1} or self._at(at) not in words.links or not after:
            return 0
        if self._at(self._first - 1) in words.apart:
            return 0
        half = after in words.one and self._at(at + 2) in words.halves
        whole = (self._total + self._part) % _HUNDRED == 0
        inside = whole or words.values.get(after) in _AFTER_AND or after in words.halves
        return 2 if half else int(inside)

    def _takes(self, at: int) -> bool:
        """Take one word in; False where it does not go on with the number."""
        words, word = self._words, self._tokens[at]
        if word in words.halves and self._part and self._at(at + 1) in words.scales:
            self._part += _HALF
        elif word in words.scales and (at > self._first or word in words.values):
            self._multiply(words.scales[word])
        elif word in words.scores and self._values[-1:] == [4]:
            self._part += 76  # four becomes four times twenty
            self._values[-1] = 80
        elif word in words.values and self._shortened(words.values[word]):
            self._part = self._part * _HUNDRED + words.values[word]
            self._values.append(words.values[word])
        elif word in words.values and self._fits(words.values[word]):
            self._part += words.values[word]
            self._values.append(words.values[word])
        elif at == self._first and self._begins():
            self._part = Fraction(int(word) if word.isdigit() else 1)
        else:
            return False
        return True

    def _multiply(self, scale: int) -> None:
        self._part = (self._part or Fraction(1)) * scale
        self._scaled = True
        if scale > _HUNDRED:
            self._total, self._part = self._total + self._part, Fraction(0)

    def _fits(self, value: int) -> bool:
        """Whether a word goes on with the number: ones behind tens, tens behind hundreds."""
        under = self._part % _HUNDRED
        if not under:
            return value < _HUNDRED or not self._part
        tens = under % 10 == 0 or (len(self._values) > 1 and self._values[-1] % 10 == 0)
        teens = 10 <= value < 20 and under in _TEENS_AFTER  # noqa: PLR2004
        year = len(self._values) == 1 and self._values[0] in _YEAR_HEADS and value >= 10  # noqa: PLR2004
        return (tens and value < 10) or teens or year  # noqa: PLR2004

    def _shortened(self, value: int) -> bool:
        """Whether the hundred was left out: "over one fifty"."""
        bound = self._at(self._first - 1) in self._words.bounds
        ones = len(self._values) == 1 and not self._scaled
        return bound and ones and 0 < self._values[0] < 10 <= value < _HUNDRED  # noqa: PLR2004

    def _begins(self) -> bool:
        """Whether "a" or digits stand before a scale: "a hundred", "2 thousand"."""
        word = self._tokens[self._first]
        small = word.isdigit() and len(word) <= 3  # noqa: PLR2004
        after = self._at(self._first + 1)
        return after in self._words.scales and (word in self._words.one or small)

    def _settled(self) -> tuple[int | None, int]:
        value, last = self._total + self._part, self._last
        ordinal = self._at(last) in self._words.ordinals and value < _HUNDRED  # "twenty first"
        small = not self._scaled and value <= _PLAIN
        if last == self._first or value.denominator != 1 or ordinal or small:
            return None, self._first + 1
        heads = self._values[0] in _YEAR_HEADS if self._values else False
        if not self._scaled and heads and self._values[1:2] and self._values[1] >= 10:  # noqa: PLR2004
            return self._values[0] * _HUNDRED + sum(self._values[1:]), last
        return int(value), last

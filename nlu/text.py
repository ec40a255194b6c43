"""The words of a question: folded to plain lower-case letters, each still knowing where it stood."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property

from finance.text import plain

_TOKEN = re.compile(
    r"[€$£%]|[<>]=?|[≤≥]|\d+(?:[.,:/-]\d+)*[^\W\d_]*"
    r"|[^\W\d_]/[^\W\d_]{1,3}(?!\w)|[^\W\d_]\w*(?:&\w+)*"  # "w/o", "a/c"
)

LONGEST_REWRITE = 3  # words


def words(text: str) -> tuple[str, ...]:
    """Return the folded words of `text`, signs and apostrophes dropped."""
    return tuple(_TOKEN.findall(plain(text)))


@dataclass(frozen=True, slots=True)
class Token:
    """A folded word and the stretch of the question that it came from."""

    word: str
    start: int
    end: int


@dataclass(frozen=True)
class Text:
    """A question as tokens, and as one line of folded words for patterns to run over."""

    raw: str
    tokens: tuple[Token, ...]

    @classmethod
    def of(cls, raw: str) -> Text:
        """Split `raw` into tokens."""
        folded: list[str] = []
        origin: list[int] = []
        for index, char in enumerate(raw):
            piece = char.lower() if char.isascii() else plain(char)
            folded.append(piece)
            origin.extend([index] * len(piece))
        line = "".join(folded)
        return cls(
            raw,
            tuple(
                Token(m.group(), origin[m.start()], origin[m.end() - 1] + 1)
                for m in _TOKEN.finditer(line)
            ),
        )

    def rewritten(self, table: dict[str, str]) -> Text:
        """Return the text with what `table` holds, up to three words, put as it has them."""
        tokens: list[Token] = []
        at = 0
        while at < len(self.tokens):
            ends = range(min(at + LONGEST_REWRITE, len(self.tokens)), at, -1)
            end = next((end for end in ends if self.line_of(at, end) in table), at + 1)
            said = self.line_of(at, end)
            first, last = self.tokens[at], self.tokens[end - 1]
            tokens += [Token(w, first.start, last.end) for w in table.get(said, said).split()]
            at = end
        return Text(self.raw, tuple(tokens))

    def signed(self, signs: dict[str, str], behind: set[str], before: set[str]) -> Text:
        """Return the text with a sign that stands alone by certain words as a word itself.

        It stands `behind` the ones or `before` the others; elsewhere ("Netflix - October") it
        stays what it is, no word.
        """
        tokens: list[Token] = []
        for token in self.tokens:
            start = tokens[-1].end if tokens else 0
            gap = self.raw[start : token.start]
            sign = gap.strip()
            earlier = tokens[-1].word if tokens else ""
            if sign in signs and gap != sign and (earlier in behind or token.word in before):
                at = self.raw.index(sign, start)
                tokens.append(Token(signs[sign], at, at + len(sign)))
            tokens.append(token)
        return Text(self.raw, tuple(tokens))

    @cached_property
    def line(self) -> str:
        """The folded words joined by single spaces."""
        return " ".join(t.word for t in self.tokens)

    @cached_property
    def _starts(self) -> list[int]:
        starts, at = [], 0
        for token in self.tokens:
            starts.append(at)
            at += len(token.word) + 1
        return starts

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Turn a stretch of `line` (characters, end out) into one of tokens (end out)."""
        first = bisect_right(self._starts, start) - 1
        return first, max(first + 1, bisect_right(self._starts, end - 1))

    def line_of(self, first: int, last: int) -> str:
        """The folded words of tokens `first` to `last` (end out)."""
        return " ".join(t.word for t in self.tokens[first:last])

    def original(self, first: int, last: int) -> str:
        """The question's own words for tokens `first` to `last` (end out)."""
        if first >= last:
            return ""
        return self.raw[self.tokens[first].start : self.tokens[last - 1].end]


@dataclass(frozen=True)
class Tagged:
    """The line of a text in which stretches already understood stand as one word, a tag."""

    words: tuple[str, ...]
    spans: tuple[tuple[int, int], ...]  # the tokens behind each word, end out

    @classmethod
    def of(cls, text: Text) -> Tagged:
        """Every token as itself."""
        return cls(
            tuple(t.word for t in text.tokens), tuple((i, i + 1) for i in range(len(text.tokens)))
        )

    @cached_property
    def line(self) -> str:
        """The words joined by single spaces."""
        return " ".join(self.words)

    def tokens(self, start: int, end: int) -> tuple[int, int]:
        """Turn a stretch of `line` (characters, end out) into one of tokens (end out)."""
        first = self.line.count(" ", 0, start)
        last = self.line.count(" ", 0, max(start, end - 1))
        return self.spans[first][0], self.spans[last][1]

    def tag(self, places: list[tuple[int, int, str]]) -> Tagged:
        """Return the line with each (first token, last token out, tag) as one word."""
        if not places:
            return self
        starts = {first: (last, tag) for first, last, tag in places}
        words: list[str] = []
        spans: list[tuple[int, int]] = []
        until = -1
        for word, (first, last) in zip(self.words, self.spans, strict=True):
            if first < until:
                spans[-1] = (spans[-1][0], max(spans[-1][1], last))
            elif first in starts:
                until, tag = starts[first]
                words.append(tag)
                spans.append((first, until))
            else:
                words.append(word)
                spans.append((first, last))
        return Tagged(tuple(words), tuple(spans))

"""The words of a question: folded to plain lower-case letters, each still knowing where it stood."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property

from finance.text import plain

_TOKEN = re.compile(r"[€$£%]|\d+(?:[.,:/-]\d+)*[^\W\d_]*|[^\W\d_]\w*(?:&\w+)*")


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
        """Return the text with single words replaced by the words that `table` has for them."""
        if not any(t.word in table for t in self.tokens):
            return self
        return Text(
            self.raw,
            tuple(
                Token(word, t.start, t.end)
                for t in self.tokens
                for word in table.get(t.word, t.word).split()
            ),
        )

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

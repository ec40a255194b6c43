"""Expressions of a language, each compiled only when a line holds what it needs to match."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from nlu.literals import Literals, alternatives

if TYPE_CHECKING:
    import re
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from nlu.literals import Clause


@dataclass(frozen=True, slots=True)
class Compiler:
    """Compiles expressions with macros.

    `whole` where matches are whole words of a line of words with single blanks.
    """

    compiled: Callable[[str], re.Pattern[str]]
    literals: Literals
    whole: bool = True

    def __call__(self, text: str) -> re.Pattern[str]:
        """Compile an expression."""
        return self.compiled(text)

    def clauses(self, text: str) -> tuple[Clause, ...]:
        """Return what matches of an expression hold."""
        return self.literals.clauses(text, " " if self.whole else "")


class Pattern:
    """One expression. Compiling one takes longer than reading a whole question does.

    A line is first asked for the clauses that show at a glance, then for all of them.
    """

    __slots__ = ("_clauses", "_compiled", "compiler", "text")

    def __init__(
        self,
        text: str,
        compiler: Callable[[str], re.Pattern[str]],
        clauses: tuple[Clause, ...] | None = None,
    ) -> None:
        """Take `clauses` as those that show at a glance, if they are known."""
        self.text = text
        self.compiler = compiler
        self._clauses = _glance(text) if clauses is None else clauses
        self._compiled: re.Pattern[str] | None = None

    def likely(self, sought: str) -> re.Pattern[str] | None:
        """Return the expression unless a line, given as `padded` makes it, cannot match."""
        for clause in self._clauses:  # loops, since they run for each expression on each line
            for text in clause:
                if text in sought:
                    break
            else:
                return None
        return self._compiled or self._first(sought)

    def _first(self, sought: str) -> re.Pattern[str] | None:
        if isinstance(self.compiler, Compiler):
            self._clauses = self.compiler.clauses(self.text)
        if not all(any(text in sought for text in clause) for clause in self._clauses):
            return None
        self._compiled = self.compiler(self.text)
        return self._compiled

    def search(self, line: str, start: int = 0) -> re.Match[str] | None:
        """Return the first match in `line` that begins at `start` or later, or None."""
        pattern = self.likely(padded(line))
        return None if pattern is None else pattern.search(line, start)

    def finditer(self, line: str) -> Iterable[re.Match[str]]:
        """Return the matches in the order they stand."""
        pattern = self.likely(padded(line))
        return () if pattern is None else pattern.finditer(line)

    def whole(self, line: str) -> bool:
        """Whether the expression matches all of `line`."""
        pattern = self.likely(padded(line))
        return pattern is not None and pattern.fullmatch(line) is not None


def padded(line: str) -> str:
    """Return `line` as clauses are sought in it: a blank at either end, and plain digits."""
    if not line.isascii():  # \d matches the digits of any script
        line = "".join(str(int(c)) if c.isdecimal() else c for c in line)
    return f" {line} "


def _glance(text: str) -> tuple[Clause, ...]:
    first, *others = alternatives(text)
    return () if others else first[1]


class Patterns:
    """Alternatives, searched as one expression of them all would be: leftmost, then in order."""

    def __init__(self, texts: Sequence[str], compiler: Callable[[str], re.Pattern[str]]) -> None:
        self._texts = texts
        self._compiler = compiler

    @cached_property
    def _all(self) -> list[Pattern]:
        parts = (part for text in self._texts for part in alternatives(text))
        return [Pattern(part, self._compiler, clauses) for part, clauses in parts]

    def search(self, line: str, start: int = 0) -> re.Match[str] | None:
        """Return the first match in `line` that begins at `start` or later, or None."""
        best: re.Match[str] | None = None
        sought = padded(line)
        for part in self._all:
            pattern = part.likely(sought)
            found = None if pattern is None else pattern.search(line, start)
            if found is not None and (best is None or found.start() < best.start()):
                best = found
        return best

    def finditer(self, line: str) -> Iterator[re.Match[str]]:
        """Yield the matches in the order they stand; none of them is empty."""
        start = 0
        while found := self.search(line, start):
            yield found
            start = found.end()

    def matches(self, line: str) -> bool:
        """Whether an alternative matches somewhere in `line`."""
        sought = padded(line)
        for part in self._all:  # a loop, since this runs most of all
            pattern = part.likely(sought)
            if pattern is not None and pattern.search(line) is not None:
                return True
        return False

    def whole(self, line: str) -> bool:
        """Whether an alternative matches all of `line`."""
        return any(pattern.whole(line) for pattern in self._all)

"""Expressions of a language, each compiled only when a line holds what it needs to match."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

_ATOM = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\{[a-z_]+\}|<[a-z]+>")
_GROUP = re.compile(r"\([^()]*\)")
_ABSENT = re.compile(r".(?:[?*]|\{\d*,?\d*\})", re.DOTALL)
_RUN = re.compile(r"[a-z0-9@ ]+")


class Pattern:
    """One expression. Compiling one takes longer than reading a whole question does."""

    def __init__(self, text: str, compiler: Callable[[str], re.Pattern[str]]) -> None:
        self._text = text
        self._compiler = compiler

    @cached_property
    def _needs(self) -> tuple[str, ...]:
        return needed(self._text)

    def _may(self, line: str) -> bool:
        for need in self._needs:  # noqa: SIM110 - run for each line of each question
            if need not in line:
                return False
        return True

    @cached_property
    def _compiled(self) -> re.Pattern[str]:
        return self._compiler(self._text)

    def search(self, line: str) -> re.Match[str] | None:
        """Return the first match in `line`, or None."""
        return self._compiled.search(line) if self._may(line) else None

    def finditer(self, line: str) -> Iterable[re.Match[str]]:
        """Return the matches in the order they stand."""
        return self._compiled.finditer(line) if self._may(line) else ()

    def whole(self, line: str) -> bool:
        """Whether the expression matches all of `line`."""
        return self._may(line) and self._compiled.fullmatch(line) is not None


class Patterns:
    """Alternatives, searched as one expression of them all would be: leftmost, then in order."""

    def __init__(self, texts: Sequence[str], compiler: Callable[[str], re.Pattern[str]]) -> None:
        self._texts = texts
        self._compiler = compiler

    @cached_property
    def _all(self) -> list[Pattern]:
        parts = (part for text in self._texts for part in alternatives(text))
        return [Pattern(part, self._compiler) for part in parts]

    def search(self, line: str) -> re.Match[str] | None:
        """Return the first match in `line`, or None."""
        best: re.Match[str] | None = None
        for pattern in self._all:
            found = pattern.search(line)
            if found is not None and (best is None or found.start() < best.start()):
                best = found
        return best

    def whole(self, line: str) -> bool:
        """Whether an alternative matches all of `line`."""
        return any(pattern.whole(line) for pattern in self._all)


def alternatives(text: str) -> Iterator[str]:
    """Yield the alternatives that stand at the top of an expression."""
    at = 0
    for part in _masked(text).split("|"):
        yield text[at : at + len(part)]
        at += len(part) + 1


def needed(text: str) -> tuple[str, ...]:
    """Return the runs of letters that every match of an expression holds, the longest first.

    Groups, macros and what may be absent count for nothing.
    """
    masked = _masked(text)
    if "|" in masked:
        return ()
    return tuple(sorted(_RUN.findall(_ABSENT.sub("\0", masked)), key=len, reverse=True))


def _masked(text: str) -> str:
    """Return `text`, as long as it is, with blanks for all that is no plain letter by itself."""
    text = _ATOM.sub(_blank, text)
    while (outer := _GROUP.sub(_blank, text)) != text:
        text = outer
    return text


def _blank(match: re.Match[str]) -> str:
    return "\0" * len(match.group())

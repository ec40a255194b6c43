"""Getting the one JSON object out of what an unconstrained model wrote, without inventing any of it.

Only punctuation is mended: fences and prose around the object, commas too many, quotes and brackets
that are missing at the end. A value that was cut off is dropped and the object is no longer whole.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import cast

_FENCE = re.compile(r"```[a-zA-Z]*\s*(.*?)(?:```|\Z)", re.DOTALL)
_TRAILING_COMMA = re.compile(r",(\s*[}\]])")
MOST_LETTERS = 20_000  # past it the text is no answer any more
_CLOSER = {"{": "}", "[": "]"}


@dataclass(frozen=True, slots=True)
class Repaired:
    """The object that a text holds; `whole` is False where its end was cut off."""

    value: dict[str, object]
    whole: bool = True


def repaired(text: str) -> Repaired | None:
    """Return the object in `text`, or None where there is none; text that parses stays as it is."""
    as_is, parses = _parsed(text)
    if parses:
        return None if as_is is None else Repaired(as_is)
    if len(text) > MOST_LETTERS:
        return None
    for candidate in (*_FENCE.findall(text), text):
        start = candidate.find("{")
        if start < 0:
            continue
        found = _outermost(candidate[start:])
        if found is not None:
            return found
    return None


def _parsed(text: str) -> tuple[dict[str, object] | None, bool]:
    """Return the object that a text is, if it is one, and whether it parses at all."""
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError):
        return None, False
    return (cast("dict[str, object]", found) if isinstance(found, dict) else None), True


def _object(text: str) -> dict[str, object] | None:
    return _parsed(text)[0]


def _outermost(text: str) -> Repaired | None:
    """Read the object that `text` begins with, never one inside it."""
    scan = _Scan.of(text)
    if scan.end is not None:
        if "{" in text[scan.end :]:  # two answers are none
            return None
        whole = _object(_TRAILING_COMMA.sub(r"\1", text[: scan.end]))
        return None if whole is None else Repaired(whole)
    body = text.rstrip()
    if not scan.in_string and scan.stack == ["{"] and body[-1] not in ",:[{":
        closed = _object(_TRAILING_COMMA.sub(r"\1", body + "}"))
        if closed is not None:  # all but the last brace is there
            return Repaired(closed)
    return _without_end(text, scan)


def _without_end(text: str, scan: _Scan) -> Repaired | None:
    """Drop the value that was cut off and close what is open."""
    kept = text[: scan.complete]
    closers = "".join(_CLOSER[c] for c in reversed(scan.stack_complete))
    found = _object(kept + closers)
    return None if found is None else Repaired(found, whole=False)


@dataclass
class _Scan:
    """How far a text goes as JSON: its end, what is open, the last place where a value was over."""

    stack: list[str]
    in_string: bool = False
    end: int | None = None
    complete: int = 1
    stack_complete: tuple[str, ...] = ("{",)

    @classmethod
    def of(cls, text: str) -> _Scan:
        """Scan `text`, which begins with a brace."""
        scan = cls([])
        escaped = False
        for at, char in enumerate(text):
            if scan.in_string:
                if not escaped and char == '"':
                    scan.in_string = False
                escaped = char == "\\" and not escaped
            elif char == '"':
                scan.in_string = True
            else:
                scan._structure(char, at)
                if scan.end is not None:
                    break
        return scan

    def _structure(self, char: str, at: int) -> None:
        if char in _CLOSER:
            self.stack.append(char)
        elif char in "}]":
            if self.stack and _CLOSER[self.stack[-1]] == char:
                self.stack.pop()
            if not self.stack:
                self.end = at + 1
            self._done(at + 1)
        elif char == ",":
            self._done(at)

    def _done(self, at: int) -> None:
        self.complete = at
        self.stack_complete = tuple(self.stack)

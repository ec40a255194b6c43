"""A long JSON object gone through member by member and item by item, so that never more than one is held."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_WHITE = re.compile(r"[ \t\r\n]*").match
_WINDOWS = (1 << 11, 1 << 16, 1 << 20)  # characters of one item: few take more than the first
_BLANKS = " \t\r\n"
_DECODE = json.JSONDecoder().raw_decode


class BrokenJsonError(ValueError):
    """The text is no JSON object, or one of its items is longer than any of ours."""


class JsonWalk:
    """Goes through the object that `text` holds; raise BrokenJsonError where it cannot.

    After each name that `members` yields, the caller takes its value by `value` or `items`.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self.place = 0

    def members(self) -> Iterator[str]:
        """Yield the name of each member; nothing but blanks may follow the object."""
        self._expect("{")
        if self._next() == "}":
            self.place += 1
        else:
            mark = ","
            while mark == ",":
                name = self.value()
                if not isinstance(name, str):
                    raise BrokenJsonError
                self._expect(":")
                yield name
                mark = self._expect(",}")
        if self._next():
            raise BrokenJsonError

    def items(self) -> Iterator[object]:
        """Yield each item of the list that stands here; none where null stands.

        Raise TypeError where anything else stands.
        """
        if self._next() != "[":
            if self.value():
                raise TypeError
            return
        self.place += 1
        if self._next() == "]":
            self.place += 1
            return
        mark = ","
        while mark == ",":
            yield self.value()
            mark = self._expect(",]")

    def skip(self) -> None:
        """Pass over the value that stands here."""
        if self._next() != "[":
            self.value()
            return
        for _ in self.items():
            pass

    def value(self) -> object:
        """Return the value that stands here."""
        text = self._text
        start = self.place = self._blanks(self.place)
        for size in _WINDOWS:
            window = text[start : start + size]
            last = start + len(window) == len(text)
            try:
                found, end = _DECODE(window)
            except ValueError:
                if last:
                    break
                continue
            except RecursionError:
                break
            # A number that ends with the window may go on behind it.
            if last or end < len(window):
                self.place = start + end
                return found
        raise BrokenJsonError

    def _blanks(self, place: int) -> int:
        if self._text[place : place + 1] not in _BLANKS:
            return place
        match = _WHITE(self._text, place)
        return match.end() if match else place

    def _next(self) -> str:
        self.place = self._blanks(self.place)
        return self._text[self.place : self.place + 1]

    def _expect(self, marks: str) -> str:
        mark = self._next()
        if not mark or mark not in marks:
            raise BrokenJsonError
        self.place += 1
        return mark
